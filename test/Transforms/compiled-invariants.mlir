// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// What no iteration changes is made before the loop, reductions and what reads barriers of
// such values among it: two tensors of 64 KiB live as long as the loop, and none of their
// makers is in its body. "XLA" are the bytes that jaxlib 0.10.2 says.
// XLA: 327840.
// CHECK: @invariants compiled for xla-cpu: 327744 bytes (argument 98304, output 16384, alias 0, temp 213056)
func.func @invariants(%x: tensor<256x64xf32>, %w: tensor<64x64xf32>, %first: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:4 = stablehlo.while(%k = %zero, %a = %first, %y = %x, %v = %w) : tensor<i32>, tensor<64x64xf32>, tensor<256x64xf32>, tensor<64x64xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %scale = stablehlo.constant dense<0.5> : tensor<f32>
    %tied:2 = stablehlo.optimization_barrier %scale, %none : tensor<f32>, tensor<f32>
    %p = stablehlo.dot_general %y, %v, contracting_dims = [1] x [0] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
    %s = stablehlo.reduce(%p init: %none) applies stablehlo.add across dimensions = [1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<256xf32>
    %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<256xf32>) -> tensor<256x64xf32>
    %c = stablehlo.subtract %p, %sb : tensor<256x64xf32>
    %half = stablehlo.broadcast_in_dim %tied#0, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %h = stablehlo.multiply %c, %half : tensor<256x64xf32>
    %t = stablehlo.tanh %h : tensor<256x64xf32>
    %q = stablehlo.dot_general %t, %v, contracting_dims = [1] x [0] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
    %z = stablehlo.dot_general %q, %a, contracting_dims = [1] x [0] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
    %u = stablehlo.tanh %z : tensor<256x64xf32>
    %g = stablehlo.dot_general %u, %t, contracting_dims = [0] x [0] : (tensor<256x64xf32>, tensor<256x64xf32>) -> tensor<64x64xf32>
    %b = stablehlo.add %a, %g : tensor<64x64xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next, %b, %y, %v : tensor<i32>, tensor<64x64xf32>, tensor<256x64xf32>, tensor<64x64xf32>
  }
  return %0#1 : tensor<64x64xf32>
}
