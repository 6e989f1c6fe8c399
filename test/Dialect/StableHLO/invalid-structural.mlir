// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that create or move elements and must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @constant_shape() {
  // expected-error@+1 {{expected value of shape [5], got 'tensor<4xf32>'}}
  %r = stablehlo.constant() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<5xf32>
  return
}

// -----

func.func @constant_element() {
  // expected-error@+1 {{expected value of element type 'f16', got 'f32'}}
  %r = stablehlo.constant() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf16>
  return
}

// -----

func.func @constant_form() {
  // expected-error@+1 {{expected no operand and one result}}
  %r = stablehlo.constant() <{value = dense<0.0> : tensor<4xf32>}> : () -> ()
  return
}

// -----

func.func @iota_dimension() {
  // expected-error@+1 {{expected iota dimension within rank 1, got 1}}
  %r = stablehlo.iota dim = 1 : tensor<4xi32>
  return
}

// -----

func.func @broadcast_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [2, 4], got 'tensor<3x4xf32>'}}
  %r = stablehlo.broadcast %x, sizes = [2] : (tensor<4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_sizes(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected sizes of at least 0, got -1}}
  %r = stablehlo.broadcast %x, sizes = [-1] : (tensor<4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @broadcast_in_dim_count(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 entries in dims, got 0}}
  %r = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_in_dim_range(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected dims within rank 2, got 2}}
  %r = stablehlo.broadcast_in_dim %x, dims = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_in_dim_twice(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{expected different dims, got 1 twice}}
  %r = stablehlo.broadcast_in_dim %x, dims = [1, 1] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @broadcast_in_dim_size(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected size 1 or 2 of operand dimension 0, got 4}}
  %r = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_in_dim_element(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected element type 'f32', got 'f16'}}
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf16>
  return
}

// -----

func.func @reshape_count(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a result of 4 elements, got 6}}
  %r = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reshape_overflow(%x: tensor<4294967296x4294967296xf32>) {
  // expected-error@+1 {{expected numbers of elements that fit into 64 bits, got 'tensor<4294967296x4294967296xf32>'}}
  %r = stablehlo.reshape %x : (tensor<4294967296x4294967296xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @bitcast_kind(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected real or complex numbers on both sides, got 'complex<f32>' and 'f64'}}
  %r = stablehlo.bitcast_convert %x : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @bitcast_size(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a last dimension of size 4 beside the narrower element type}}
  %r = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4x3xi8>
  return
}

// -----

func.func @bitcast_width(%x: tensor<4xf6E2M3FN>) {
  // expected-error@+1 {{expected widths that divide each other, got 'f6E2M3FN' and 'i8'}}
  %r = stablehlo.bitcast_convert %x : (tensor<4xf6E2M3FN>) -> tensor<4xi8>
  return
}

// -----

func.func @bitcast_shape(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [4], got 'tensor<5xi32>'}}
  %r = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @transpose_length(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected 2 entries in permutation, got 1}}
  %r = stablehlo.transpose %x, dims = [0] : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @transpose_twice(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected different permuted dimensions, got 0 twice}}
  %r = stablehlo.transpose %x, dims = [0, 0] : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @transpose_result(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected result of shape [4, 2], got 'tensor<2x4xf32>'}}
  %r = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @reverse_dimension(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected dims within rank 1, got 1}}
  %r = stablehlo.reverse %x, dims = [1] : tensor<4xf32>
  return
}

// -----

func.func @reverse_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [4], got 'tensor<5xf32>'}}
  %r = stablehlo.reverse %x, dims = [0] : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @slice_rank(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 entries in starts, got 2}}
  %r = stablehlo.slice %x [0:1, 0:1] : (tensor<4xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_stride(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected positive strides, got 0}}
  %r = stablehlo.slice %x [0:4:0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_start(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected starts from 0 to the limit 2, got 3}}
  %r = stablehlo.slice %x [3:2] : (tensor<4xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @slice_limit(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected limits up to the size 4, got 5}}
  %r = stablehlo.slice %x [0:5] : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @slice_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [2], got 'tensor<1xf32>'}}
  %r = stablehlo.slice %x [0:4:3] : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @dynamic_slice_starts(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{expected 1 entries in start indices, got 2}}
  %r = stablehlo.dynamic_slice %x, %i, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @dynamic_slice_start_types(%x: tensor<4x4xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error@+1 {{expected start indices of element type 'i32', got 'i64'}}
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<4x4xf32>, tensor<i32>, tensor<i64>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dynamic_slice_sizes(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{expected sizes from 0 to 4, got 5}}
  %r = stablehlo.dynamic_slice %x, %i, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @dynamic_slice_result(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{expected result of shape [2], got 'tensor<3xf32>'}}
  %r = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
  return
}

// -----

func.func @dynamic_update_slice_update(%x: tensor<4xf32>, %u: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{expected sizes of update from 0 to 4, got 5}}
  %r = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @dynamic_update_slice_result(%x: tensor<4xf32>, %u: tensor<2xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{expected result of shape [4], got 'tensor<2xf32>'}}
  %r = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @concatenate_nothing() {
  // expected-error@+1 {{expected 1 or more operands, but found 0}}
  %r = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<4xf32>
  return
}

// -----

func.func @concatenate_dimension(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a dimension within rank 1, got 1}}
  %r = stablehlo.concatenate %x, dim = 1 : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @concatenate_rank(%x: tensor<4xf32>, %y: tensor<4x1xf32>) {
  // expected-error@+1 {{expected inputs of rank 1, got 'tensor<4x1xf32>'}}
  %r = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @concatenate_sizes(%x: tensor<4x2xf32>, %y: tensor<4x3xf32>) {
  // expected-error@+1 {{expected size 2 of dimension 1, got 'tensor<4x3xf32>'}}
  %r = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @concatenate_overflow(%x: tensor<9223372036854775807xf32>) {
  // expected-error@+1 {{expected a size that fits into 64 bits}}
  %r = stablehlo.concatenate %x, %x, dim = 0 : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @concatenate_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [8], got 'tensor<4xf32>'}}
  %r = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_length(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{expected 1 entries in low, got 0}}
  %r = stablehlo.pad %x, %v, low = [], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_interior(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{expected interior padding of at least 0, got -1}}
  %r = stablehlo.pad %x, %v, low = [0], high = [0], interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @pad_nothing_left(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{expected padding that leaves at least 0 elements in dimension 0, got -1}}
  %r = stablehlo.pad %x, %v, low = [-5], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<0xf32>
  return
}

// -----

func.func @pad_overflow(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{expected a size that fits into 64 bits}}
  %r = stablehlo.pad %x, %v, low = [9223372036854775807], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_result(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{expected result of shape [9], got 'tensor<6xf32>'}}
  %r = stablehlo.pad %x, %v, low = [1], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @get_dimension_size_dimension(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected dim within rank 1, got 1}}
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<4xf32>) -> tensor<i32>
  return
}

// -----

func.func @get_dimension_size_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of rank 0, got 'tensor<1xi32>'}}
  %r = stablehlo.get_dimension_size %x, dim = 0 : (tensor<4xf32>) -> tensor<1xi32>
  return
}

// -----

func.func @set_dimension_size_size(%x: tensor<4xf32>, %n: tensor<1xi32>) {
  // expected-error@+1 {{expected size of rank 0, got 'tensor<1xi32>'}}
  %r = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @set_dimension_size_result(%x: tensor<4x2xf32>, %n: tensor<i32>) {
  // expected-error@+1 {{expected result of shape [?, 2], got 'tensor<4x3xf32>'}}
  %r = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x2xf32>, tensor<i32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @torch_index_select_dimension(%x: tensor<4xf32>, %i: tensor<2xi32>) {
  // expected-error@+1 {{expected dim within rank 1, got 1}}
  %r = "stablehlo.torch_index_select"(%x, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @torch_index_select_batch(%x: tensor<4xf32>, %i: tensor<2xi32>) {
  // expected-error@+1 {{expected batch_dims from 0 to 0, got 1}}
  %r = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 1 : i64}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @torch_index_select_result(%x: tensor<4xf32>, %i: tensor<2xi32>) {
  // expected-error@+1 {{expected result of shape [2], got 'tensor<3xf32>'}}
  %r = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<3xf32>
  return
}
