// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where kernels are merged, slices are saved behind all else of the iteration, so that no view
// stands between kernels that could be one; elsewhere as soon as they are made.
// RUN: remat-opt --remat-loops="policy=dots device=h200" %s | FileCheck %s --check-prefixes=CHECK,LAST
// RUN: remat-opt --remat-loops="policy=dots device=host" %s | FileCheck %s --check-prefixes=CHECK,FIRST

// CHECK-LABEL: func.func @products
// CHECK: stablehlo.while
// CHECK: do {
// CHECK: stablehlo.dot_general
// FIRST: stablehlo.reshape
// CHECK: stablehlo.tanh
// LAST-NOT: stablehlo.reshape
// CHECK: stablehlo.dot_general
// LAST-NOT: stablehlo.reshape
// CHECK: stablehlo.sine
// LAST-COUNT-2: stablehlo.reshape
// CHECK: stablehlo.return
// CHECK: stablehlo.while
func.func @products(%w: tensor<64x64xf32>, %x: tensor<64x64xf32>) -> tensor<64x64xf32> {
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
    %d = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = stablehlo.tanh %d : tensor<64x64xf32>
    %e = stablehlo.dot_general %t, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = stablehlo.sine %e : tensor<64x64xf32>
    %dc = stablehlo.cosine %d : tensor<64x64xf32>
    %ec = stablehlo.cosine %e : tensor<64x64xf32>
    %dr = stablehlo.reshape %dc : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %er = stablehlo.reshape %ec : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %a1 = stablehlo.dynamic_update_slice %a, %dr, %k, %c0, %c0 : (tensor<8x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x64xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %er, %k, %c0, %c0 : (tensor<8x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x64xf32>
    %i = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %i, %s, %a1, %b1 : tensor<i32>, tensor<64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>
  }
  %g:4 = stablehlo.while(%k = %zero, %e = %f#1, %a = %f#2, %b = %f#3) : tensor<i32>, tensor<64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %last = stablehlo.constant dense<7> : tensor<i32>
    %back = stablehlo.subtract %last, %k : tensor<i32>
    %dr = stablehlo.dynamic_slice %a, %back, %c0, %c0, sizes = [1, 64, 64] : (tensor<8x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %er = stablehlo.dynamic_slice %b, %back, %c0, %c0, sizes = [1, 64, 64] : (tensor<8x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %dc = stablehlo.reshape %dr : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %ec = stablehlo.reshape %er : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %m = stablehlo.multiply %e, %ec : tensor<64x64xf32>
    %q = stablehlo.dot_general %m, %w, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %o = stablehlo.multiply %q, %dc : tensor<64x64xf32>
    %next = stablehlo.dot_general %o, %w, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %i = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %i, %next, %a, %b : tensor<i32>, tensor<64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>
  }
  return %g#1 : tensor<64x64xf32>
}
