// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// A carry is copied at the start of the body if somebody may read it when its next value
// is made; its own bytes are free in between: the smaller product lies there. "XLA" are
// the bytes that jaxlib 0.10.2 says, without tuples.
// XLA: 622660. With the next values in bytes of their own at the end, 540736.
// CHECK: @updated_before_read compiled for xla-cpu: 622656 bytes (argument 147456, output 81920, alias 16384, temp 409664)
func.func @updated_before_read(%x: tensor<256x64xf32>, %w: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<256x64xf32>) -> (tensor<64x64xf32>, tensor<256x64xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %v = %w, %y = %g) : tensor<i32>, tensor<64x64xf32>, tensor<256x64xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %none = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dot_general %y, %x, contracting_dims = [1] x [1] : (tensor<256x64xf32>, tensor<256x64xf32>) -> tensor<256x256xf32>
    %b = stablehlo.tanh %a : tensor<256x256xf32>
    %p = stablehlo.dot_general %b, %y, contracting_dims = [0] x [0] : (tensor<256x256xf32>, tensor<256x64xf32>) -> tensor<256x64xf32>
    %m = stablehlo.dot_general %p, %y, contracting_dims = [0] x [0] : (tensor<256x64xf32>, tensor<256x64xf32>) -> tensor<64x64xf32>
    %new = stablehlo.subtract %v, %m : tensor<64x64xf32>
    %q = stablehlo.dot_general %p, %v, contracting_dims = [1] x [1] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
    stablehlo.return %next, %new, %q : tensor<i32>, tensor<64x64xf32>, tensor<256x64xf32>
  }
  return %0#1, %0#2 : tensor<64x64xf32>, tensor<256x64xf32>
}
