// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where kernels are merged, 1 - t * t is made again from t, which is what the next iteration
// begins with. The carries alone are those that iterations begin with, all the same: one stack,
// and the backward body makes the product again. loops-with-next.mlir has the other form.
// RUN: remat-opt --remat-loops="policy=full device=h200" %s | FileCheck %s

// CHECK-LABEL: func.func @states
// CHECK: stablehlo.while
// CHECK: do {
// CHECK: stablehlo.tanh
// CHECK-COUNT-1: stablehlo.dynamic_update_slice
// CHECK-NOT: stablehlo.dynamic_update_slice
// CHECK: stablehlo.while
// CHECK: do {
// CHECK-COUNT-1: stablehlo.dynamic_slice
// CHECK: stablehlo.dot_general {{.*}} contracting_dims = [1] x [0]
// CHECK: stablehlo.tanh
// CHECK: return
func.func @states(%w: tensor<64x64xf32>, %x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64x64xf32>
  %f:4 = stablehlo.while(%k = %zero, %h = %x, %a = %zeros, %b = %zeros) : tensor<i32>, tensor<64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %ones = stablehlo.constant dense<1.0> : tensor<64x64xf32>
    %d = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = stablehlo.tanh %d : tensor<64x64xf32>
    %tt = stablehlo.multiply %t, %t : tensor<64x64xf32>
    %s = stablehlo.subtract %ones, %tt : tensor<64x64xf32>
    %hr = stablehlo.reshape %h : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %sr = stablehlo.reshape %s : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %a1 = stablehlo.dynamic_update_slice %a, %hr, %k, %c0, %c0 : (tensor<8x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x64xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %sr, %k, %c0, %c0 : (tensor<8x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x64xf32>
    %i = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %i, %t, %a1, %b1 : tensor<i32>, tensor<64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>
  }
  %g:5 = stablehlo.while(%k = %zero, %e = %f#1, %dw = %w, %a = %f#2, %b = %f#3) : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %last = stablehlo.constant dense<7> : tensor<i32>
    %back = stablehlo.subtract %last, %k : tensor<i32>
    %hr = stablehlo.dynamic_slice %a, %back, %c0, %c0, sizes = [1, 64, 64] : (tensor<8x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %sr = stablehlo.dynamic_slice %b, %back, %c0, %c0, sizes = [1, 64, 64] : (tensor<8x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %h = stablehlo.reshape %hr : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %s = stablehlo.reshape %sr : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %m = stablehlo.multiply %e, %s : tensor<64x64xf32>
    %gw = stablehlo.dot_general %h, %m, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = stablehlo.add %dw, %gw : tensor<64x64xf32>
    %next = stablehlo.dot_general %m, %w, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %i = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %i, %next, %sum, %a, %b : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>
  }
  return %g#2 : tensor<64x64xf32>
}
