// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gathers and scatters that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @gather_sizes(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected slice sizes from 0 to 8, got 9}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 9>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_length(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected 2 entries in slice sizes, got 1}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_collapsed_size(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected slice size 0 or 1 of dimension 0, got 2}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_collapsed_range(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected collapsed and batching dimensions within rank 2, got 2}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_map_twice(%x: tensor<16x8xf32>, %i: tensor<4x2xi32>) {
  // expected-error@+1 {{expected different indexed and batching dimensions, got 0 twice}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x2xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_order(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected dimensions in ascending order}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_cover(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected window, collapsed and batching dimensions to be 2 together, got 1}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_vector_dim(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected index_vector_dim from 0 to 2, got 3}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_vector_size(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected index vectors of size 1, got 4}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_offset(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected offset dimensions within rank 2, got 2}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_result(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected result of shape [4, 8], got 'tensor<4x7xf32>'}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @gather_batching_count(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected 1 entries in batching dimensions of the indices, got 0}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_batching_vector(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected batching dimensions of the indices other than index_vector_dim, got 1}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_batching_size(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected batching dimension of size 16, got 4}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_field(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected one of: offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map, index_vector_dim; got offset}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset = [1]>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @gather_field_twice(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected offset_dims once}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], offset_dims = [1]>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @dynamic_gather_sizes(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{expected slice sizes of shape [2], got 'tensor<3xi32>'}}
  %r = "stablehlo.dynamic_gather"(%x, %i, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @scatter_nothing(%i: tensor<4x1xi32>) {
  // expected-error@+1 {{expected inputs, got none}}
  "stablehlo.scatter"(%i) <{scatter_dimension_numbers = #stablehlo.scatter<>}> ({ stablehlo.return }) : (tensor<4x1xi32>) -> ()
  return
}

// -----

func.func @scatter_rank(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %u: tensor<4xf32>) {
  // expected-error@+1 {{expected updates of rank 2, got rank 1}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<16x8xf32>
  return
}

// -----

func.func @scatter_window(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %u: tensor<4x9xf32>) {
  // expected-error@+1 {{expected size up to 8 of update dimension 1, got 9}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x9xf32>) -> tensor<16x8xf32>
  return
}

// -----

func.func @scatter_batch(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error@+1 {{expected size 4 of update dimension 0, got 5}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<5x8xf32>) -> tensor<16x8xf32>
  return
}

// -----

func.func @scatter_window_range(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %u: tensor<4x8xf32>) {
  // expected-error@+1 {{expected update window dimensions within rank 2, got 2}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
  return
}

// -----

func.func @scatter_result(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %u: tensor<4x8xf32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<16x8xf32>', got 'tensor<16x7xf32>'}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x7xf32>
  return
}

// -----

func.func @scatter_body(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %u: tensor<4x8xf32>) {
  // expected-error@+1 {{expected 2 region arguments, got 1}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
  return
}
