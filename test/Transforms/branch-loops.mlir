// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-run-branches-as-loops | FileCheck %s
// RUN: remat-opt %s --remat-run-branches-as-loops --remat-export-stablehlo | FileCheck %s --check-prefix=EXPORT

// What the branch returns where it is not taken is where it writes; what it reads of that
// is there, too.
// CHECK-LABEL: func.func @one
// CHECK-SAME: (%[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4x4xf32>, %[[Y:.*]]: tensor<4x4xf32>)
// CHECK: %[[R:.*]]:2 = stablehlo.while(%[[GO:.*]] = %[[P]], %[[C:.*]] = %[[X]])
// CHECK-NEXT: cond {
// CHECK-NEXT: stablehlo.return %[[GO]]
// CHECK-NEXT: } do {
// CHECK-NEXT: %[[D:.*]] = stablehlo.dot_general %[[C]], %[[Y]]
// CHECK-NEXT: %[[NO:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT: stablehlo.return %[[NO]], %[[D]]
// CHECK: return %[[R]]#1
// EXPORT-LABEL: func.func @one
// EXPORT-SAME: (%[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4x4xf32>, %[[Y:.*]]: tensor<4x4xf32>)
// EXPORT-NEXT: %[[R:.*]] = "stablehlo.if"(%[[P]]) ({
// EXPORT-NEXT: %[[D:.*]] = stablehlo.dot_general %[[X]], %[[Y]]
// EXPORT: stablehlo.return %[[D]]
// EXPORT-NEXT: }, {
// EXPORT-NEXT: stablehlo.return %[[X]]
// EXPORT: return %[[R]]
func.func @one(%p: tensor<i1>, %x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }, {
    stablehlo.return %x : tensor<4x4xf32>
  }) : (tensor<i1>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// Two heavy branches run one after the other, of which one does nothing; the last is taken by
// all other indices. The first result begins as what one branch hands on, the second as zeros.
// CHECK-LABEL: func.func @both
// CHECK-SAME: (%[[I:.*]]: tensor<i32>, %[[X:.*]]: tensor<4x4xf32>)
// CHECK: %[[ZEROS:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4x4xf32>
// CHECK: %[[IS0:.*]] = stablehlo.compare EQ, %[[I]], %{{.*}}, SIGNED
// CHECK: %[[A:.*]]:3 = stablehlo.while(%{{.*}} = %[[IS0]], %[[C:.*]] = %[[X]], %{{.*}} = %[[ZEROS]])
// CHECK: %[[D:.*]] = stablehlo.dot_general %[[C]], %[[C]]
// CHECK: %[[T:.*]] = stablehlo.tanh %[[C]]
// CHECK: stablehlo.return %{{.*}}, %[[D]], %[[T]]
// CHECK: %[[BELOW:.*]] = stablehlo.compare LT, %[[I]]
// CHECK: %[[ABOVE:.*]] = stablehlo.compare GE, %[[I]]
// CHECK: %[[IS1:.*]] = stablehlo.or %{{.*}}, %{{.*}}
// CHECK: %[[B:.*]]:3 = stablehlo.while(%{{.*}} = %[[IS1]], %[[C1:.*]] = %[[A]]#1, %{{.*}} = %[[A]]#2)
// CHECK: %[[D1:.*]] = stablehlo.dot_general %[[C1]], %[[C1]], contracting_dims = [0] x [0]
// CHECK: stablehlo.return %{{.*}}, %[[C1]], %[[D1]]
// CHECK: return %[[B]]#1, %[[B]]#2
// EXPORT-LABEL: func.func @both
// EXPORT-COUNT-2: "stablehlo.if"
func.func @both(%i: tensor<i32>, %x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0:2 = "stablehlo.case"(%i) ({
    %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.tanh %x : tensor<4x4xf32>
    stablehlo.return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
  }, {
    %1 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %x, %1 : tensor<4x4xf32>, tensor<4x4xf32>
  }) : (tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  return %0#0, %0#1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// Of light branches one is chosen.
// CHECK-LABEL: func.func @three
// CHECK-SAME: (%[[I:.*]]: tensor<i32>, %[[X:.*]]: tensor<4x4xf32>)
// CHECK: %[[NEGATED:.*]] = stablehlo.negate %[[X]]
// CHECK: %[[TANH:.*]] = stablehlo.tanh %[[X]]
// CHECK: %[[FIRST:.*]] = stablehlo.select %{{.*}}, %[[TANH]], %[[NEGATED]]
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %[[FIRST]])
func.func @three(%i: tensor<i32>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.tanh %x : tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }, {
    %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }) : (tensor<i32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// Without products a branch stays one.
// CHECK-LABEL: func.func @light
// CHECK: "stablehlo.if"
func.func @light(%p: tensor<i1>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.tanh %x : tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }, {
    stablehlo.return %x : tensor<4x4xf32>
  }) : (tensor<i1>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// A loop that may run twice stays one.
// EXPORT-LABEL: func.func @twice
// EXPORT: stablehlo.while
func.func @twice(%p: tensor<i1>, %q: tensor<i1>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0:2 = stablehlo.while(%go = %p, %c = %x) : tensor<i1>, tensor<4x4xf32>
  cond {
    stablehlo.return %go : tensor<i1>
  } do {
    %1 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.compare EQ, %go, %q : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %2, %1 : tensor<i1>, tensor<4x4xf32>
  }
  return %0#1 : tensor<4x4xf32>
}
