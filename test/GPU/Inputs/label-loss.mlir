// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The loss of a vocabulary of 1001, and its gradients, as JAX differentiates
// take_along_axis(log_softmax(x @ table.T), labels).
func.func @main(%x: tensor<512x1024xbf16>, %table: tensor<1001x1024xbf16>, %label: tensor<512x1xi32>) -> (tensor<f32>, tensor<512x1024xbf16>, tensor<1001x1024xbf16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %logits = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1] : (tensor<512x1024xbf16>, tensor<1001x1024xbf16>) -> tensor<512x1001xbf16>
  %0 = stablehlo.convert %logits : (tensor<512x1001xbf16>) -> tensor<512x1001xf32>
  %1 = stablehlo.reduce(%0 init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<512x1001xf32>, tensor<f32>) -> tensor<512xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<512xf32>) -> tensor<512x1001xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<512x1001xf32>
  %4 = stablehlo.exponential %3 : tensor<512x1001xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x1001xf32>, tensor<f32>) -> tensor<512xf32>
  %6 = stablehlo.log %5 : tensor<512xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<512xf32>) -> tensor<512x1001xf32>
  %8 = stablehlo.subtract %3, %7 : tensor<512x1001xf32>
  %9 = "stablehlo.gather"(%8, %label) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x1001xf32>, tensor<512x1xi32>) -> tensor<512xf32>
  %10 = stablehlo.reduce(%9 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
  %11 = stablehlo.negate %10 : tensor<f32>
  %12 = stablehlo.constant dense<0.0> : tensor<512x1001xf32>
  %13 = stablehlo.constant dense<-1.0> : tensor<512xf32>
  %14 = "stablehlo.scatter"(%12, %label, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %20 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<512x1001xf32>, tensor<512x1xi32>, tensor<512xf32>) -> tensor<512x1001xf32>
  %15 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<512xf32>) -> tensor<512x1001xf32>
  %16 = stablehlo.divide %4, %15 : tensor<512x1001xf32>
  %17 = stablehlo.add %14, %16 : tensor<512x1001xf32>
  %18 = stablehlo.convert %17 : (tensor<512x1001xf32>) -> tensor<512x1001xbf16>
  %dx = stablehlo.dot_general %18, %table, contracting_dims = [1] x [0] : (tensor<512x1001xbf16>, tensor<1001x1024xbf16>) -> tensor<512x1024xbf16>
  %dt = stablehlo.dot_general %18, %x, contracting_dims = [0] x [0] : (tensor<512x1001xbf16>, tensor<512x1024xbf16>) -> tensor<1001x1024xbf16>
  return %11, %dx, %dt : tensor<f32>, tensor<512x1024xbf16>, tensor<1001x1024xbf16>
}
