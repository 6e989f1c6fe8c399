// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Results that are donated arguments under other shapes are copied when the last op has
// run: no plan may make a result in memory that such a copy still reads.
// RUN: remat-compile %s --device=host --policy=none --emit=shared --quiet -o %t.kept.so
// RUN: remat-run %t.kept.so --input=random:1 --output=%t.npz --check-memory
// RUN: remat-compile %s --device=host --budget=min --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=random:1 --expected-output=%t.npz --exact --check-memory
func.func @main(%a: tensor<4x16xf32> {tf.aliasing_output = 2 : i32},
                %b: tensor<8x8xf32> {tf.aliasing_output = 1 : i32},
                %c: tensor<64xf32> {tf.aliasing_output = 0 : i32})
    -> (tensor<64xf32>, tensor<8x8xf32>, tensor<4x16xf32>, tensor<3xf32>, tensor<64xf32>) {
  %two = stablehlo.constant dense<2.0> : tensor<4x16xf32>
  %0 = stablehlo.reshape %a : (tensor<4x16xf32>) -> tensor<64xf32>
  %1 = stablehlo.reshape %c : (tensor<64xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.reshape %b : (tensor<8x8xf32>) -> tensor<4x16xf32>
  %4 = stablehlo.multiply %3, %two : tensor<4x16xf32>
  %5 = stablehlo.reshape %b : (tensor<8x8xf32>) -> tensor<64xf32>
  %6 = stablehlo.slice %5 [0:3] : (tensor<64xf32>) -> tensor<3xf32>
  %7 = stablehlo.reverse %c, dims = [0] : tensor<64xf32>
  return %0, %2, %4, %6, %7 : tensor<64xf32>, tensor<8x8xf32>, tensor<4x16xf32>, tensor<3xf32>, tensor<64xf32>
}
