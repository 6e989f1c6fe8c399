// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel of each kind whose traffic depends on where an element comes from, beside rows,
// columns and full reductions.
func.func @kinds(%a: tensor<40x100xf32>, %b: tensor<24x100xf32>, %i: tensor<50x1xi32>, %image: tensor<2x16x16x8xf32>,
                 %at: tensor<i32>, %key: tensor<2xui64>)
    -> (tensor<64x100xf32>, tensor<40x124xf32>, tensor<44x106xf32>, tensor<50x100xf32>, tensor<2x8x8x8xf32>,
        tensor<100x40xf32>, tensor<100xf32>, tensor<f32>, tensor<8x100xf32>, tensor<40x100xf32>, tensor<40x100xui32>,
        tensor<40x100xf32>, tensor<40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<40x100xf32>, tensor<24x100xf32>) -> tensor<64x100xf32>
  %bt = stablehlo.reshape %b : (tensor<24x100xf32>) -> tensor<100x24xf32>
  %bs = stablehlo.slice %bt [0:40, 0:24] : (tensor<100x24xf32>) -> tensor<40x24xf32>
  %1 = stablehlo.concatenate %a, %bs, dim = 1 : (tensor<40x100xf32>, tensor<40x24xf32>) -> tensor<40x124xf32>
  %2 = stablehlo.pad %a, %zero, low = [1, 2], high = [3, 4], interior = [0, 0] : (tensor<40x100xf32>, tensor<f32>) -> tensor<44x106xf32>
  %3 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 100>}> : (tensor<40x100xf32>, tensor<50x1xi32>) -> tensor<50x100xf32>
  %4 = "stablehlo.reduce_window"(%image, %zero) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<2x8x8x8xf32>
  %5 = stablehlo.transpose %a, dims = [1, 0] : (tensor<40x100xf32>) -> tensor<100x40xf32>
  %6 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40x100xf32>, tensor<f32>) -> tensor<100xf32>
  %7 = stablehlo.reduce(%image init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<f32>
  %8 = stablehlo.dynamic_slice %a, %at, %c0, sizes = [8, 100] : (tensor<40x100xf32>, tensor<i32>, tensor<i32>) -> tensor<8x100xf32>
  %9 = stablehlo.dynamic_update_slice %a, %b, %at, %c0 : (tensor<40x100xf32>, tensor<24x100xf32>, tensor<i32>, tensor<i32>) -> tensor<40x100xf32>
  %state, %10 = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<40x100xui32>)
  %e = stablehlo.exponential %a : tensor<40x100xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<40x100xf32>, tensor<f32>) -> tensor<40xf32>
  %all = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<40xf32>) -> tensor<40x100xf32>
  %11 = stablehlo.divide %e, %all : tensor<40x100xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %s
      : tensor<64x100xf32>, tensor<40x124xf32>, tensor<44x106xf32>, tensor<50x100xf32>, tensor<2x8x8x8xf32>,
        tensor<100x40xf32>, tensor<100xf32>, tensor<f32>, tensor<8x100xf32>, tensor<40x100xf32>, tensor<40x100xui32>,
        tensor<40x100xf32>, tensor<40xf32>
}
