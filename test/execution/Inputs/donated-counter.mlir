// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Momentum whose steps are divided by how many there were: the counter is donated, and the
// new one is read by the update of the parameter.
module @counter {
  func.func public @main(%w: tensor<64x128xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<64x128xf32> {tf.aliasing_output = 1 : i32}, %n: tensor<f32> {tf.aliasing_output = 2 : i32}, %x: tensor<80x64xf32>, %t: tensor<80x128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>, tensor<f32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %one = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %ones = stablehlo.constant dense<1.000000e+00> : tensor<80x128xf32>
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<80x64xf32>, tensor<64x128xf32>) -> tensor<80x128xf32>
    %1 = stablehlo.tanh %0 : tensor<80x128xf32>
    %2 = stablehlo.subtract %1, %t : tensor<80x128xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<80x128xf32>
    %loss = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x128xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.multiply %1, %1 : tensor<80x128xf32>
    %5 = stablehlo.subtract %ones, %4 : tensor<80x128xf32>
    %6 = stablehlo.add %2, %2 : tensor<80x128xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<80x128xf32>
    %8 = stablehlo.dot_general %x, %7, contracting_dims = [0] x [0] : (tensor<80x64xf32>, tensor<80x128xf32>) -> tensor<64x128xf32>
    %count = stablehlo.add %n, %one : tensor<f32>
    %decay = stablehlo.constant dense<0.900000e+00> : tensor<64x128xf32>
    %9 = stablehlo.multiply %decay, %m : tensor<64x128xf32>
    %moment = stablehlo.add %9, %8 : tensor<64x128xf32>
    %10 = stablehlo.broadcast_in_dim %count, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %11 = stablehlo.divide %moment, %10 : tensor<64x128xf32>
    %12 = stablehlo.subtract %w, %11 : tensor<64x128xf32>
    return %12, %moment, %count, %loss : tensor<64x128xf32>, tensor<64x128xf32>, tensor<f32>, tensor<f32>
  }
}
