// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Grids that do not fill the device take as long as if they did.
//
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=h200 -remarks-filter=remat 2>&1 \
// RUN:   | FileCheck %s

// 16 blocks of 64 queries leave 116 of 132 multiprocessors idle.
// CHECK: [Missed] Attention | Category:remat | Function=one_head | {{.*}}Reason="one kernel for it is not worth its time"
func.func @one_head(%q: tensor<1x1024x64xbf16>, %k: tensor<1x2048x64xbf16>, %v: tensor<1x2048x64xbf16>) -> tensor<1x1024x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<1x1024x64xbf16>, tensor<1x2048x64xbf16>) -> tensor<1x1024x2048xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<1x1024x2048xf32>, tensor<f32>) -> tensor<1x1024xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<1x1024x2048xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<1x1024x2048xf32>
  %e = stablehlo.exponential %d : tensor<1x1024x2048xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<1x1024x2048xf32>, tensor<f32>) -> tensor<1x1024xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<1x1024x2048xf32>
  %p = stablehlo.divide %e, %l2 : tensor<1x1024x2048xf32>
  %w = stablehlo.convert %p : (tensor<1x1024x2048xf32>) -> tensor<1x1024x2048xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<1x1024x2048xbf16>, tensor<1x2048x64xbf16>) -> tensor<1x1024x64xbf16>
  return %o : tensor<1x1024x64xbf16>
}

// -----

// 512 blocks are 4 turns, of which the last is as full as 116 of 132.
// CHECK: [Passed] Attention | Category:remat | Function=many_heads | {{.*}}"attention runs as one kernel, 1 of this shape"
func.func @many_heads(%q: tensor<16x2048x64xbf16>, %k: tensor<16x2048x64xbf16>, %v: tensor<16x2048x64xbf16>) -> tensor<16x2048x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<16x2048x64xbf16>, tensor<16x2048x64xbf16>) -> tensor<16x2048x2048xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<16x2048x2048xf32>, tensor<f32>) -> tensor<16x2048xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x2048xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<16x2048x2048xf32>
  %e = stablehlo.exponential %d : tensor<16x2048x2048xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<16x2048x2048xf32>, tensor<f32>) -> tensor<16x2048xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x2048xf32>
  %p = stablehlo.divide %e, %l2 : tensor<16x2048x2048xf32>
  %w = stablehlo.convert %p : (tensor<16x2048x2048xf32>) -> tensor<16x2048x2048xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<16x2048x2048xbf16>, tensor<16x2048x64xbf16>) -> tensor<16x2048x64xbf16>
  return %o : tensor<16x2048x64xbf16>
}
