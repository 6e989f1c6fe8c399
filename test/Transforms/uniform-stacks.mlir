// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Gradients of a mean over time: one slice for all iterations.
// RUN: remat-opt --remat-read-uniform-stacks %s | FileCheck %s

// CHECK-LABEL: func.func @mean
// CHECK: %[[ROW:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK: %[[SCALE:.*]] = stablehlo.constant dense<2.500000e-01> : tensor<1x8xf32>
// CHECK: %[[MEAN:.*]] = stablehlo.multiply %[[ROW]], %[[SCALE]] : tensor<1x8xf32>
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}, %[[G:.*]] = %[[MEAN]], %[[X:.*]] = %arg1, %[[S:.*]] = %{{.*}}) : tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
// CHECK: %[[Y:.*]] = stablehlo.dynamic_slice %[[X]]
// CHECK-NEXT: %[[P:.*]] = stablehlo.multiply %[[G]], %[[Y]]
// CHECK-NOT: dynamic_slice
func.func @mean(%g: tensor<8xf32>, %xs: tensor<4x8xf32>) -> tensor<1x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %quarter = stablehlo.constant dense<2.500000e-01> : tensor<4x8xf32>
  %rows = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %mean = stablehlo.multiply %rows, %quarter : tensor<4x8xf32>
  %r:4 = stablehlo.while(%k = %zero, %w = %mean, %v = %xs, %s = %sum)
      : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %x = stablehlo.dynamic_slice %w, %k, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %y = stablehlo.dynamic_slice %v, %k, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %p = stablehlo.multiply %x, %y : tensor<1x8xf32>
    %t = stablehlo.add %s, %p : tensor<1x8xf32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %w, %v, %t : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  return %r#3 : tensor<1x8xf32>
}
