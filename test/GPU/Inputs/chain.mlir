// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chain of 4 layers x = relu(x w), loss = sum(x), w -= dw: its activations of 32 x 16
// wait for the backward pass, the first the longest.
module @chain {
func.func public @main(%w0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32}, %w1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32}, %w2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %w3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32}, %x0: tensor<32x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<32x16xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<32x16xf32>
  %p0 = stablehlo.dot_general %x0, %w0, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %x1 = stablehlo.maximum %p0, %zeros : tensor<32x16xf32>
  %p1 = stablehlo.dot_general %x1, %w1, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %x2 = stablehlo.maximum %p1, %zeros : tensor<32x16xf32>
  %p2 = stablehlo.dot_general %x2, %w2, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %x3 = stablehlo.maximum %p2, %zeros : tensor<32x16xf32>
  %p3 = stablehlo.dot_general %x3, %w3, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %x4 = stablehlo.maximum %p3, %zeros : tensor<32x16xf32>
  %loss = stablehlo.reduce(%x4 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
  %m3 = stablehlo.compare GT, %x4, %zeros : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
  %s3 = stablehlo.select %m3, %ones, %zeros : tensor<32x16xi1>, tensor<32x16xf32>
  %dw3 = stablehlo.dot_general %x3, %s3, contracting_dims = [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %g3 = stablehlo.dot_general %s3, %w3, contracting_dims = [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %n3 = stablehlo.subtract %w3, %dw3 : tensor<16x16xf32>
  %m2 = stablehlo.compare GT, %x3, %zeros : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
  %s2 = stablehlo.select %m2, %g3, %zeros : tensor<32x16xi1>, tensor<32x16xf32>
  %dw2 = stablehlo.dot_general %x2, %s2, contracting_dims = [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %g2 = stablehlo.dot_general %s2, %w2, contracting_dims = [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %n2 = stablehlo.subtract %w2, %dw2 : tensor<16x16xf32>
  %m1 = stablehlo.compare GT, %x2, %zeros : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
  %s1 = stablehlo.select %m1, %g2, %zeros : tensor<32x16xi1>, tensor<32x16xf32>
  %dw1 = stablehlo.dot_general %x1, %s1, contracting_dims = [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %g1 = stablehlo.dot_general %s1, %w1, contracting_dims = [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %n1 = stablehlo.subtract %w1, %dw1 : tensor<16x16xf32>
  %m0 = stablehlo.compare GT, %x1, %zeros : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
  %s0 = stablehlo.select %m0, %g1, %zeros : tensor<32x16xi1>, tensor<32x16xf32>
  %dw0 = stablehlo.dot_general %x0, %s0, contracting_dims = [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %n0 = stablehlo.subtract %w0, %dw0 : tensor<16x16xf32>
  return %n0, %n1, %n2, %n3, %loss : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
}
}
