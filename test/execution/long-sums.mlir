// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sums of 20,000,000 ones: an f32 that grows by one ends at 2^24 = 16777216.
// RUN: remat-compile %s --quiet --device=host --emit=shared -o %t.so
// RUN: remat-run %t.so --input=arg0=1 --print=0,1,2 | FileCheck %s
// CHECK: out0 20000000 {{ *}}out1 40000000 {{ *}}out2 20000000

// Of columns, of all, and of what is neither first nor last.
func.func public @main(%x: tensor<20000000x2xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %columns = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20000000x2xf32>, tensor<f32>) -> tensor<2xf32>
  %all = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<20000000x2xf32>, tensor<f32>) -> tensor<f32>
  %blocks = stablehlo.reshape %x : (tensor<20000000x2xf32>) -> tensor<2x20000x1000x1xf32>
  %rows = stablehlo.reduce(%blocks init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x20000x1000x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %first = stablehlo.slice %columns [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %0 = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
  %one = stablehlo.slice %rows [0:1, 0:1] : (tensor<2x1xf32>) -> tensor<1x1xf32>
  %2 = stablehlo.reshape %one : (tensor<1x1xf32>) -> tensor<f32>
  return %0, %all, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
