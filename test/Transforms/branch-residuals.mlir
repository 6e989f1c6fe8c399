// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-share-branch-residuals | FileCheck %s

// Of five residuals one is left: %x and %w are read where they are, and the tangent, its
// square and what follows from it are made again from the product. The other branch,
// which has no product, hands over its sum of a row in a result of another type.
// CHECK-LABEL: func.func @gradient
// CHECK-SAME: (%[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4x4xf32>, %[[W:.*]]: tensor<4x4xf32>, %[[G:.*]]: tensor<4x4xf32>)
// CHECK: %[[F:.*]]:3 = "stablehlo.if"(%[[P]])
// CHECK: %[[PRODUCT:.*]] = stablehlo.dot_general %[[X]], %[[W]]
// CHECK: %[[TANH:.*]] = stablehlo.tanh %[[PRODUCT]]
// CHECK: %[[NO_SUM:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %[[TANH]], %[[PRODUCT]], %[[NO_SUM]]
// CHECK: %[[SUM:.*]] = stablehlo.reduce
// CHECK: %[[NO_PRODUCT:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: stablehlo.return %[[X]], %[[NO_PRODUCT]], %[[SUM]]
// CHECK: %[[B:.*]]:2 = "stablehlo.if"(%[[P]])
// CHECK: %[[AGAIN:.*]] = stablehlo.tanh %[[F]]#1
// CHECK: %[[SQUARE:.*]] = stablehlo.multiply %[[AGAIN]], %[[AGAIN]]
// CHECK: %[[SCALED:.*]] = stablehlo.multiply %[[G]], %[[SQUARE]]
// CHECK: stablehlo.dot_general %[[X]], %[[SCALED]]
// CHECK: stablehlo.dot_general %[[SCALED]], %[[W]]
// CHECK: %[[SPREAD:.*]] = stablehlo.broadcast_in_dim %[[F]]#2
// CHECK: stablehlo.multiply %[[G]], %[[SPREAD]]
// CHECK: return %[[F]]#0, %[[B]]#0, %[[B]]#1
func.func @gradient(%p: tensor<i1>, %x: tensor<4x4xf32>, %w: tensor<4x4xf32>,
                    %g: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0:5 = "stablehlo.if"(%p) ({
    %2 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
        : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.tanh %2 : tensor<4x4xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<4x4xf32>
    stablehlo.return %3, %x, %w, %4, %2
        : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }, {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %none = stablehlo.constant dense<0.0> : tensor<4x4xf32>
    %2 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    stablehlo.return %x, %3, %none, %none, %none
        : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }) : (tensor<i1>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
  %1:2 = "stablehlo.if"(%p) ({
    %2 = stablehlo.multiply %g, %0#3 : tensor<4x4xf32>
    %3 = stablehlo.dot_general %0#1, %2, contracting_dims = [0] x [0]
        : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.dot_general %2, %0#2, contracting_dims = [1] x [1]
        : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.add %4, %0#4 : tensor<4x4xf32>
    stablehlo.return %3, %5 : tensor<4x4xf32>, tensor<4x4xf32>
  }, {
    %2 = stablehlo.multiply %g, %0#1 : tensor<4x4xf32>
    stablehlo.return %2, %g : tensor<4x4xf32>, tensor<4x4xf32>
  }) : (tensor<i1>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  return %0#0, %1#0, %1#1 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// What all branches return of the values around is read there; nobody asks branches of
// another index.
// CHECK-LABEL: func.func @other_index
// CHECK-SAME: (%[[I:.*]]: tensor<i32>, %[[J:.*]]: tensor<i32>, %[[X:.*]]: tensor<4xf32>)
// CHECK: %[[F:.*]] = "stablehlo.case"(%[[I]])
// CHECK: %[[T:.*]] = stablehlo.tanh %[[X]]
// CHECK-NEXT: stablehlo.return %[[T]]
// CHECK: "stablehlo.case"(%[[J]])
// CHECK-NEXT: stablehlo.add %[[X]], %[[F]]
func.func @other_index(%i: tensor<i32>, %j: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = "stablehlo.case"(%i) ({
    %2 = stablehlo.tanh %x : tensor<4xf32>
    stablehlo.return %2, %x : tensor<4xf32>, tensor<4xf32>
  }, {
    stablehlo.return %x, %x : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = "stablehlo.case"(%j) ({
    %2 = stablehlo.add %0#1, %0#0 : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }, {
    stablehlo.return %0#0 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A value of as many bytes as what it is made of stays what is handed over.
// CHECK-LABEL: func.func @kept
// CHECK: %[[T:.*]] = stablehlo.tanh
// CHECK: stablehlo.return %{{.*}}, %[[T]]
// CHECK: stablehlo.multiply %{{.*}}, %{{.*}}#1
func.func @kept(%p: tensor<i1>, %x: tensor<4x4xf32>, %g: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %2 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
        : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.tanh %2 : tensor<4x4xf32>
    stablehlo.return %3, %3 : tensor<4x4xf32>, tensor<4x4xf32>
  }, {
    stablehlo.return %x, %x : tensor<4x4xf32>, tensor<4x4xf32>
  }) : (tensor<i1>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  %1 = "stablehlo.if"(%p) ({
    %2 = stablehlo.multiply %g, %0#1 : tensor<4x4xf32>
    stablehlo.return %2 : tensor<4x4xf32>
  }, {
    stablehlo.return %g : tensor<4x4xf32>
  }) : (tensor<i1>) -> tensor<4x4xf32>
  return %0#0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}
