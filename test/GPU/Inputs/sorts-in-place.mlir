// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sorts whose results lie in what is sorted.
func.func @sorts(%a: tensor<40x30xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<4x3000xf32> {tf.aliasing_output = 1 : i32},
                 %c: tensor<50x40xf32> {jax.buffer_donor = true}, %d: tensor<4x1100x2xf32> {tf.aliasing_output = 4 : i32},
                 %e: tensor<4x5x2xf32> {tf.aliasing_output = 5 : i32})
    -> (tensor<40x30xf32>, tensor<4x3000xf32>, tensor<50x3xf32>, tensor<50x3xi32>, tensor<4x1100x2xf32>, tensor<2x4x5xf32>) {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<40x30xf32>) -> tensor<40x30xf32>
  %2 = "stablehlo.sort"(%b) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x3000xf32>) -> tensor<4x3000xf32>
  %v, %i = chlo.top_k(%c, k = 3) : tensor<50x40xf32> -> (tensor<50x3xf32>, tensor<50x3xi32>)
  %4 = "stablehlo.sort"(%d) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x1100x2xf32>) -> tensor<4x1100x2xf32>
  %turned = stablehlo.transpose %e, dims = [2, 0, 1] : (tensor<4x5x2xf32>) -> tensor<2x4x5xf32>
  %5 = "stablehlo.sort"(%turned) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0, %2, %v, %i, %4, %5
      : tensor<40x30xf32>, tensor<4x3000xf32>, tensor<50x3xf32>, tensor<50x3xi32>, tensor<4x1100x2xf32>, tensor<2x4x5xf32>
}
