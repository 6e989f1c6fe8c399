// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// Of those that read what a kernel around a reduction makes of it, XLA runs the last one
// first: the larger product begins while the operand of the other one still lives.
// "XLA" are the bytes that jaxlib 0.10.2 says, without tuples.
// XLA: 901120. In the order of the text, 638976.
// CHECK: @behind_a_sum compiled for xla-cpu: 901120 bytes (argument 303104, output 40960, alias 0, temp 557056)
func.func @behind_a_sum(%x: tensor<512x16xf32>, %w: tensor<16x128xf32>, %a: tensor<512x128xf32>) -> (tensor<16x128xf32>, tensor<512x16xf32>) {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %t = stablehlo.tanh %a : tensor<512x128xf32>
  %e = stablehlo.sine %x : tensor<512x16xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x16xf32>, tensor<f32>) -> tensor<512xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<512xf32>) -> tensor<512x16xf32>
  %y = stablehlo.multiply %b, %e : tensor<512x16xf32>
  %p = stablehlo.dot_general %y, %t, contracting_dims = [0] x [0] : (tensor<512x16xf32>, tensor<512x128xf32>) -> tensor<16x128xf32>
  %q = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<512x16xf32>, tensor<16x128xf32>) -> tensor<512x128xf32>
  %r = stablehlo.tanh %q : tensor<512x128xf32>
  %d = stablehlo.dot_general %r, %w, contracting_dims = [1] x [1] : (tensor<512x128xf32>, tensor<16x128xf32>) -> tensor<512x16xf32>
  return %p, %d : tensor<16x128xf32>, tensor<512x16xf32>
}

// So it is of a scatter that has taken the place of the sum which read it.
// XLA: 872448. In the order of the text, 610304.
// CHECK: @behind_a_scatter compiled for xla-cpu: 872448 bytes (argument 307200, output 40960, alias 0, temp 524288)
func.func @behind_a_scatter(%x: tensor<512x16xf32>, %i: tensor<512x1xi32>, %u: tensor<512xf32>, %w: tensor<16x128xf32>, %a: tensor<512x128xf32>) -> (tensor<16x128xf32>, tensor<512x16xf32>) {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<512x16xf32>
  %t = stablehlo.tanh %a : tensor<512x128xf32>
  %e = stablehlo.sine %x : tensor<512x16xf32>
  %s = "stablehlo.scatter"(%zero, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %sum = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<512x16xf32>, tensor<512x1xi32>, tensor<512xf32>) -> tensor<512x16xf32>
  %y = stablehlo.add %s, %e : tensor<512x16xf32>
  %p = stablehlo.dot_general %y, %t, contracting_dims = [0] x [0] : (tensor<512x16xf32>, tensor<512x128xf32>) -> tensor<16x128xf32>
  %q = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<512x16xf32>, tensor<16x128xf32>) -> tensor<512x128xf32>
  %r = stablehlo.tanh %q : tensor<512x128xf32>
  %d = stablehlo.dot_general %r, %w, contracting_dims = [1] x [1] : (tensor<512x128xf32>, tensor<16x128xf32>) -> tensor<512x16xf32>
  return %p, %d : tensor<16x128xf32>, tensor<512x16xf32>
}
