// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// What a branch makes is no op from around it, though it is the same: nothing waits for the
// branch to read it. "XLA" are the bytes that jaxlib 0.10.2 says.
// XLA: 821472.
// CHECK: @branch compiled for xla-cpu: 821312 bytes (argument 147456, output 18432, alias 0, temp 655424)
func.func @branch(%x: tensor<8x64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ae0 = stablehlo.tanh %x : tensor<8x64x64xf32>
  %ap0 = stablehlo.dot_general %ae0, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %ae1 = stablehlo.tanh %ap0 : tensor<8x64x64xf32>
  %ap1 = stablehlo.dot_general %ae1, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %ae2 = stablehlo.tanh %ap1 : tensor<8x64x64xf32>
  %ap2 = stablehlo.dot_general %ae2, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %s = stablehlo.reduce(%ap2 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  %goes = stablehlo.compare GT, %sum, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r = "stablehlo.if"(%goes) ({
    %be0 = stablehlo.tanh %x : tensor<8x64x64xf32>
    %bp0 = stablehlo.dot_general %be0, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
    %be1 = stablehlo.tanh %bp0 : tensor<8x64x64xf32>
    %bp1 = stablehlo.dot_general %be1, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
    %be2 = stablehlo.tanh %bp1 : tensor<8x64x64xf32>
    %bp2 = stablehlo.dot_general %be2, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
    %g0 = stablehlo.dot_general %bp2, %be1, contracting_dims = [0, 1] x [0, 1] : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<64x64xf32>
    %g1 = stablehlo.dot_general %bp1, %be0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<64x64xf32>
    %g2 = stablehlo.dot_general %bp0, %x, contracting_dims = [0, 1] x [0, 1] : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<64x64xf32>
    %g3 = stablehlo.add %g0, %g1 : tensor<64x64xf32>
    %g4 = stablehlo.add %g3, %g2 : tensor<64x64xf32>
    stablehlo.return %g4 : tensor<64x64xf32>
  }, {
    stablehlo.return %w : tensor<64x64xf32>
  }) : (tensor<i1>) -> tensor<64x64xf32>
  return %r, %s : tensor<64x64xf32>, tensor<8x64xf32>
}

// A loop that runs at most once is a branch: its body is not made before it.
// CHECK: @once compiled for xla-cpu: 821312 bytes (argument 147456, output 18432, alias 0, temp 655424)
func.func @once(%x: tensor<8x64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ae0 = stablehlo.tanh %x : tensor<8x64x64xf32>
  %ap0 = stablehlo.dot_general %ae0, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %ae1 = stablehlo.tanh %ap0 : tensor<8x64x64xf32>
  %ap1 = stablehlo.dot_general %ae1, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %ae2 = stablehlo.tanh %ap1 : tensor<8x64x64xf32>
  %ap2 = stablehlo.dot_general %ae2, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %s = stablehlo.reduce(%ap2 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  %goes = stablehlo.compare GT, %sum, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r:2 = stablehlo.while(%g = %goes, %c = %w) : tensor<i1>, tensor<64x64xf32>
  cond {
    stablehlo.return %g : tensor<i1>
  } do {
    %be0 = stablehlo.tanh %x : tensor<8x64x64xf32>
    %bp0 = stablehlo.dot_general %be0, %c, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
    %be1 = stablehlo.tanh %bp0 : tensor<8x64x64xf32>
    %bp1 = stablehlo.dot_general %be1, %c, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
    %be2 = stablehlo.tanh %bp1 : tensor<8x64x64xf32>
    %bp2 = stablehlo.dot_general %be2, %c, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
    %g0 = stablehlo.dot_general %bp2, %be1, contracting_dims = [0, 1] x [0, 1] : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<64x64xf32>
    %g1 = stablehlo.dot_general %bp1, %be0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<64x64xf32>
    %g2 = stablehlo.dot_general %bp0, %x, contracting_dims = [0, 1] x [0, 1] : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<64x64xf32>
    %g3 = stablehlo.add %g0, %g1 : tensor<64x64xf32>
    %g4 = stablehlo.add %g3, %g2 : tensor<64x64xf32>
    %no = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %no, %g4 : tensor<i1>, tensor<64x64xf32>
  }
  return %r#1, %s : tensor<64x64xf32>, tensor<8x64xf32>
}

// What a branch updates element by element, or hands on, is written where the donated argument
// is: nothing is copied for it.
// XLA: 360680.
// CHECK: @update compiled for xla-cpu: 360448 bytes (argument 163840, output 131072, alias 131072, temp 196608)
func.func @update(%p: tensor<64x256xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<64x256xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<128x64xf32>) -> (tensor<64x256xf32>, tensor<64x256xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<128x64xf32>, tensor<64x256xf32>) -> tensor<128x256xf32>
  %t = stablehlo.tanh %y : tensor<128x256xf32>
  %g = stablehlo.dot_general %x, %t, contracting_dims = [0] x [0] : (tensor<128x64xf32>, tensor<128x256xf32>) -> tensor<64x256xf32>
  %s = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
  %ok = stablehlo.compare LT, %s, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r:2 = "stablehlo.if"(%ok) ({
    %n = stablehlo.add %m, %g : tensor<64x256xf32>
    %d = stablehlo.tanh %n : tensor<64x256xf32>
    %q = stablehlo.subtract %p, %d : tensor<64x256xf32>
    stablehlo.return %q, %n : tensor<64x256xf32>, tensor<64x256xf32>
  }, {
    stablehlo.return %p, %m : tensor<64x256xf32>, tensor<64x256xf32>
  }) : (tensor<i1>) -> (tensor<64x256xf32>, tensor<64x256xf32>)
  return %r#0, %r#1 : tensor<64x256xf32>, tensor<64x256xf32>
}
