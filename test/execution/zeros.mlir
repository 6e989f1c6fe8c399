// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that hand a zero on hand on its sign, in lanes and alone: bits of -0.0.
// RUN: remat-compile %s --device=host --policy=none --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=arg0=-0.0 --input=arg1=-0.0 --print=0,1,2,3 | FileCheck %s
// CHECK: out0 -2147483648 out1 -2147483648 out2 -2147483648 out3 -2147483648
func.func @main(%x: tensor<f32>, %v: tensor<40xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %erf = chlo.erf %x : tensor<f32> -> tensor<f32>
  %0 = stablehlo.bitcast_convert %erf : (tensor<f32>) -> tensor<i32>
  %erfs = chlo.erf %v : tensor<40xf32> -> tensor<40xf32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %1 = stablehlo.bitcast_convert %erfs : (tensor<40xf32>) -> tensor<40xi32>
  %2 = stablehlo.reduce(%1 init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
  %tanh = stablehlo.tanh %x : tensor<f32>
  %3 = stablehlo.bitcast_convert %tanh : (tensor<f32>) -> tensor<i32>
  %less = stablehlo.exponential_minus_one %x : tensor<f32>
  %4 = stablehlo.bitcast_convert %less : (tensor<f32>) -> tensor<i32>
  return %0, %2, %3, %4 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
