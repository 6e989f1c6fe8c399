// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-flatten-branches | FileCheck %s
// RUN: remat-opt %s --remat-flatten-branches=with-products=true | FileCheck %s --check-prefix=ALL

// What both branches return is not selected.
// CHECK-LABEL: func.func @either
// CHECK-SAME: (%[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[T:.*]] = stablehlo.tanh %[[X]]
// CHECK-DAG: %[[E:.*]] = stablehlo.exponential %[[X]]
// CHECK: %[[R:.*]] = stablehlo.select %[[P]], %[[T]], %[[E]]
// CHECK-NEXT: return %[[R]], %[[Y]]
func.func @either(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %1 = stablehlo.tanh %x : tensor<4xf32>
    stablehlo.return %1, %y : tensor<4xf32>, tensor<4xf32>
  }, {
    %1 = stablehlo.exponential %x : tensor<4xf32>
    stablehlo.return %1, %y : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// An index out of range takes the last branch; inner branches come first.
// CHECK-LABEL: func.func @one_of_three
// CHECK-SAME: (%[[I:.*]]: tensor<i32>, %[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4xf32>)
// CHECK: %[[INNER:.*]] = stablehlo.select %[[P]], %{{.*}}, %[[X]]
// CHECK: %[[ONE:.*]] = stablehlo.constant dense<1>
// CHECK-NEXT: %[[IS_1:.*]] = stablehlo.compare EQ, %[[I]], %[[ONE]], SIGNED
// CHECK-NEXT: %[[LAST:.*]] = stablehlo.select %[[IS_1]], %[[INNER]], %[[X]]
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0>
// CHECK-NEXT: %[[IS_0:.*]] = stablehlo.compare EQ, %[[I]], %[[ZERO]], SIGNED
// CHECK-NEXT: %[[R:.*]] = stablehlo.select %[[IS_0]], %{{.*}}, %[[LAST]]
// CHECK-NEXT: return %[[R]]
func.func @one_of_three(%i: tensor<i32>, %p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    %1 = "stablehlo.if"(%p) ({
      %2 = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }, {
      stablehlo.return %x : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Products are not computed for nothing, but where a branch is one multiprocessor's.
// CHECK-LABEL: func.func @heavy
// CHECK: "stablehlo.if"
// ALL-LABEL: func.func @heavy
// ALL-SAME: (%[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4x4xf32>)
// ALL: %[[PRODUCT:.*]] = stablehlo.dot_general
// ALL: %[[R:.*]] = stablehlo.select %[[P]], %[[PRODUCT]], %[[X]]
// ALL-NEXT: return %[[R]]
func.func @heavy(%p: tensor<i1>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
        : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }, {
    stablehlo.return %x : tensor<4x4xf32>
  }) : (tensor<i1>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
