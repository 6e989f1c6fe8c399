// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product of bf16 becomes floats of 8 bits, and those bf16, with nothing in between.
// RUN: remat-compile %s --device=host --policy=none --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=arg0=1.125 --input=arg1=0.3 --print=0,1,2 --check-memory | FileCheck %s
// 8 * 1.125 * 1.125 is 10.125, which is 10 with three bits behind the first; .3 of 2^-2
// is next to .3125.
// CHECK: out0 10 out1 10 out2 0.3125
func.func @main(%a: tensor<8x8xbf16>, %n: tensor<bf16>) -> (tensor<bf16>, tensor<f8E4M3FN>, tensor<bf16>) {
  %product = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %narrow = stablehlo.convert %product : (tensor<8x8xbf16>) -> tensor<8x8xf8E4M3FN>
  %corner = stablehlo.slice %narrow [3:4, 5:6] : (tensor<8x8xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  %one = stablehlo.reshape %corner : (tensor<1x1xf8E4M3FN>) -> tensor<f8E4M3FN>
  %wide = stablehlo.convert %one : (tensor<f8E4M3FN>) -> tensor<bf16>
  %less = stablehlo.convert %n : (tensor<bf16>) -> tensor<f8E4M3FN>
  %more = stablehlo.convert %less : (tensor<f8E4M3FN>) -> tensor<bf16>
  return %wide, %one, %more : tensor<bf16>, tensor<f8E4M3FN>, tensor<bf16>
}
