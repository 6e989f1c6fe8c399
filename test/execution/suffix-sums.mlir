// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The gradient of a sum of prefix sums, as JAX prints it: each element is a sum over a
// window of a constant that is padded. Windows begin anywhere, so that the padding does
// not begin where the lanes of a vector do.
// RUN: remat-compile %s --device=host --policy=none --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=arg0=3 --print=0,1 --check-memory | FileCheck %s
// Elements are 3 * (32 - i): together 3 * 528, and none is off.
// CHECK: out0 1584 out1 0
func.func @main(%x: tensor<32xf32>) -> (tensor<f32>, tensor<f32>, tensor<32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ones = stablehlo.constant dense<1.0> : tensor<32xf32>
  %sums = "stablehlo.reduce_window"(%ones, %zero) <{
    padding = dense<[[0, 31]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 32>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
  %products = stablehlo.multiply %x, %sums : tensor<32xf32>
  %total = stablehlo.reduce(%products init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
  %place = stablehlo.iota dim = 0 : tensor<32xf32>
  %length = stablehlo.constant dense<32.0> : tensor<32xf32>
  %left = stablehlo.subtract %length, %place : tensor<32xf32>
  %expected = stablehlo.multiply %x, %left : tensor<32xf32>
  %difference = stablehlo.subtract %products, %expected : tensor<32xf32>
  %distance = stablehlo.abs %difference : tensor<32xf32>
  %most = stablehlo.reduce(%distance init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
  return %total, %most, %products : tensor<f32>, tensor<f32>, tensor<32xf32>
}
