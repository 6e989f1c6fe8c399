// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-pipeline="policy=none device=host export=false" | FileCheck %s

// The next carry belongs in two stacks, too, and something else is made of it: one kernel
// reads the product and writes all four.
// CHECK: } do {
// CHECK: remat.kernel matmul
// CHECK: %[[K:.*]]:4 = remat.kernel pointwise
// CHECK: stablehlo.tanh
// CHECK: stablehlo.convert
// CHECK: stablehlo.convert
// CHECK: stablehlo.subtract
// CHECK-NOT: remat.kernel
// CHECK: stablehlo.return %{{[^,]*}}, %[[K]]#
func.func @aside(%h: tensor<1x16xf32>, %w: tensor<16x16xf32>)
    -> (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.broadcast_in_dim %f0, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
  %r:5 = stablehlo.while(%i = %zero, %c = %h, %s0 = %z, %s1 = %z, %s2 = %z)
      : tensor<i32>, tensor<1x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %one = stablehlo.constant dense<1.0> : tensor<1x16xf32>
    %p = stablehlo.dot_general %c, %w, contracting_dims = [1] x [0] : (tensor<1x16xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %y = stablehlo.tanh %p : tensor<1x16xf32>
    %t0 = stablehlo.dynamic_update_slice %s0, %y, %i, %c0 : (tensor<4x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %t1 = stablehlo.dynamic_update_slice %s1, %y, %i, %c0 : (tensor<4x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %d = stablehlo.subtract %one, %y : tensor<1x16xf32>
    %t2 = stablehlo.dynamic_update_slice %s2, %d, %i, %c0 : (tensor<4x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %y, %t0, %t1, %t2 : tensor<i32>, tensor<1x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  }
  return %r#2, %r#3, %r#4 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
}
