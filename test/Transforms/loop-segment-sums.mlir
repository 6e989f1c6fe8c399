// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forward loop adds up its states in a carry that the backward loop does not need: segments
// do not save it, and replays do not add anything up.
// RUN: remat-opt --remat-loops="policy=every:2 device=host" %s | FileCheck %s

// CHECK-LABEL: func.func @sum
// Carried are the state, the sum, and the states that segments begin with.
// CHECK: stablehlo.while
// CHECK-SAME: : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<2x8x8xf32> attributes
// CHECK: stablehlo.while
// CHECK-SAME: : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32> attributes
// CHECK: stablehlo.tanh
// CHECK-NEXT: stablehlo.add
// CHECK-COUNT-1: stablehlo.dynamic_update_slice
// The replay: the state, and its stack of two.
// CHECK: stablehlo.while
// CHECK: stablehlo.while
// CHECK-SAME: : tensor<i32>, tensor<8x8xf32>, tensor<2x8x8xf32> attributes
// CHECK: stablehlo.tanh
// CHECK-NOT: stablehlo.add
// CHECK: stablehlo.while
// CHECK: return
func.func @sum(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %h = %x, %sum = %start, %s = %zeros) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %d = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %t = stablehlo.tanh %d : tensor<8x8xf32>
    %next = stablehlo.add %sum, %t : tensor<8x8xf32>
    %r = stablehlo.reshape %t : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u = stablehlo.dynamic_update_slice %s, %r, %k, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %i = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %i, %t, %next, %u : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  }
  %g:3 = stablehlo.while(%k = %zero, %e = %f#2, %s = %f#3) : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %last = stablehlo.constant dense<3> : tensor<i32>
    %back = stablehlo.subtract %last, %k : tensor<i32>
    %r = stablehlo.dynamic_slice %s, %back, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %t = stablehlo.reshape %r : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %m = stablehlo.multiply %t, %e : tensor<8x8xf32>
    %d = stablehlo.dot_general %m, %w, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %i = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %i, %d, %s : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  }
  return %f#2, %g#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
