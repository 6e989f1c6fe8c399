// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scatters of many updates to few places that are not taken apart: maxima, the same rounded
// at each update, and what does not depend on updates before.
func.func @uneven(%at: tensor<131072xi32>, %u: tensor<131072x32xf32>, %v: tensor<131072x32xbf16>,
                  %a: tensor<256x32xf32>, %b: tensor<256x32xbf16>)
    -> (tensor<256x32xf32>, tensor<256x32xbf16>, tensor<256x32xf32>) {
  %0 = "stablehlo.scatter"(%a, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<256x32xf32>, tensor<131072xi32>, tensor<131072x32xf32>) -> tensor<256x32xf32>
  %1 = "stablehlo.scatter"(%b, %at, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<256x32xbf16>, tensor<131072xi32>, tensor<131072x32xbf16>) -> tensor<256x32xbf16>
  %2 = "stablehlo.scatter"(%a, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<256x32xf32>, tensor<131072xi32>, tensor<131072x32xf32>) -> tensor<256x32xf32>
  return %0, %1, %2 : tensor<256x32xf32>, tensor<256x32xbf16>, tensor<256x32xf32>
}
