// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel that took in another one may have a reader that it had not: the first sum makes the
// row that all three read, the second sum is the first to read it, and the product is the next.
// All are one kernel.
// RUN: remat-opt %s --remat-pipeline="policy=none device=h200 export=false" | FileCheck %s

// CHECK-LABEL: func.func @row
// CHECK: do {
// CHECK: remat.kernel
// CHECK: stablehlo.tanh
// CHECK: remat.yield %{{.*}}, %{{.*}}, %{{.*}} : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
// CHECK-NOT: remat.kernel
// CHECK: stablehlo.return
func.func @row(%row: tensor<64xf32>, %x: tensor<64x64xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %a = %x, %b = %x, %c = %x)
      : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  cond {
    %n = stablehlo.constant dense<16> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %s = stablehlo.add %row, %fs : tensor<64xf32>
    %t = stablehlo.tanh %s : tensor<64xf32>
    %ts = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
    %u = stablehlo.add %a, %ts : tensor<64x64xf32>
    %v = stablehlo.add %b, %ts : tensor<64x64xf32>
    %w = stablehlo.multiply %c, %ts : tensor<64x64xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %u, %v, %w : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
  return %r#1, %r#2, %r#3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
