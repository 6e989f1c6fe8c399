// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A scatter to what the step itself has made, and one to the same before that is read again.
func.func @main(%x: tensor<4000x128xf32>, %at: tensor<100x1xi32>, %rows: tensor<100x128xf32>)
    -> (tensor<4000x128xf32>, tensor<4000x128xf32>) {
  %table = stablehlo.tanh %x : tensor<4000x128xf32>
  %0 = "stablehlo.scatter"(%table, %at, %rows) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4000x128xf32>, tensor<100x1xi32>, tensor<100x128xf32>) -> tensor<4000x128xf32>
  %1 = "stablehlo.scatter"(%table, %at, %rows) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4000x128xf32>, tensor<100x1xi32>, tensor<100x128xf32>) -> tensor<4000x128xf32>
  return %0, %1 : tensor<4000x128xf32>, tensor<4000x128xf32>
}
