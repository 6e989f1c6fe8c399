// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions and other algebra that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @dot_rank(%a: tensor<2x3x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected operands of rank 1 or 2, got rank 3}}
  %r = stablehlo.dot %a, %b : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dot_contracting(%a: tensor<2x4xf32>, %b: tensor<3xf32>) {
  // expected-error@+1 {{expected contracting dimension 0 of rhs to have size 4, got 3}}
  %r = stablehlo.dot %a, %b : (tensor<2x4xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_result(%a: tensor<2x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [2], got 'tensor<3xf32>'}}
  %r = stablehlo.dot %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @dot_general_range(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected dimensions of lhs within rank 3, got 3}}
  %r = stablehlo.dot_general %a, %b, contracting_dims = [3] x [1] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @dot_general_twice(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected different dimensions of rhs, got 1 twice}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [1], contracting_dims = [2] x [1] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @dot_general_pairs(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected as many batching dimensions of rhs as of lhs (1), got 0}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [], contracting_dims = [2] x [1] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @dot_general_batching(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected batching dimension 1 of rhs to have size 8, got 4}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [1], contracting_dims = [] x [] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @dot_general_result(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected result of shape [8, 2, 3], got 'tensor<8x2x4xf32>'}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

func.func @dot_general_kind(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected result of numbers like those of lhs ('f32'), got 'i32'}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xi32>
  return
}

// -----

func.func @dot_general_precision(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected at most 2 precisions, got 3}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT, HIGH] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @dot_general_precision_name(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected DEFAULT, HIGH or HIGHEST, got LOW}}
  %r = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1], precision = [LOW] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @dot_algorithm_count(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected positive counts in an algorithm, got 0}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @dot_algorithm_type(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  // expected-error@+1 {{expected float or integer types in an algorithm, got 'index'}}
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], algorithm = <lhs_precision_type = index, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// -----

func.func @conv_letters(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected b and f once each, got b}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, b]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_letter_missing(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected b and f once each}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, 2]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_ordinals(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected each spatial dimension from 0 to 1 once}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_window_twice(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected stride once}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_padding_pair(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected a low and a high padding, got 3 numbers}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_rank(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected 4 entries in dimensions of lhs, got 3}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_groups(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected groups of features or of batches, got 2 and 2}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_batch(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected the batch size to be a multiple of 2, got 1}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_features(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected the input features to be a multiple of 3, got 4}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_kernel(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected 2 input features of the kernel, got 4}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_stride_count(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected 2 entries in window strides, got 1}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_stride(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected positive window strides, got 0}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [0, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_dilation(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected positive base dilations, got 0}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [0, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_padding_shape(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected padding of shape [2, 2], got 'tensor<1x2xi64>'}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_padding_overflow(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected a window whose extent fits into 64 bits}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[9223372036854775807, 9223372036854775807], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_reversal(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected 2 entries in window_reversal, got 1}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_empty_window(%x: tensor<1x8x8x4xf32>, %w: tensor<0x3x4x16xf32>) {
  // expected-error@+1 {{expected positive window dimensions, got 0}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<0x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_result(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{expected result of shape [1, 4, 4, 16], got 'tensor<1x8x8x16xf32>'}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @conv_element(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf16>) {
  // expected-error@+1 {{expected rhs of element type 'f32', got 'f16'}}
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf16>) -> tensor<1x8x8x16xf32>
  return
}

// -----

func.func @dynamic_conv_padding(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x16xf32>, %p: tensor<1x2xi32>) {
  // expected-error@+1 {{expected padding of shape [2, 2], got 'tensor<1x2xi32>'}}
  %r = "stablehlo.dynamic_conv"(%x, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>, tensor<1x2xi32>) -> tensor<1x?x?x16xf32>
  return
}

// -----

func.func @einsum_inputs(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{expected 2 entries in inputs of the config, got 1}}
  %r = stablehlo.einsum %a, %a, config = "ij->i" : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @einsum_labels(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{expected 2 entries in labels, got 1}}
  %r = stablehlo.unary_einsum %a, config = "i->i" : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @einsum_sizes(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{expected size 4 of label j, got 2}}
  %r = stablehlo.einsum %a, %a, config = "ij,jk->ik" : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @einsum_result_label(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{expected labels of the operands in the result, got k}}
  %r = stablehlo.unary_einsum %a, config = "ij->k" : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @einsum_result(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{expected result of shape [4], got 'tensor<2xf32>'}}
  %r = stablehlo.unary_einsum %a, config = "ij->j" : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @fft_lengths(%a: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected 1 to 1 lengths, got 0}}
  %r = stablehlo.fft %a, type = FFT, length = [] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @fft_negative(%a: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected lengths of at least 0, got -1}}
  %r = stablehlo.fft %a, type = FFT, length = [-1] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @fft_kind(%a: tensor<4xf32>) {
  // expected-error@+1 {{expected complex numbers for FFT, got 'f32'}}
  %r = stablehlo.fft %a, type = FFT, length = [4] : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @rfft_kind(%a: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected real numbers for RFFT, got 'complex<f32>'}}
  %r = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @fft_operand(%a: tensor<4xf32>) {
  // expected-error@+1 {{expected operand of shape [5], got 'tensor<4xf32>'}}
  %r = stablehlo.fft %a, type = RFFT, length = [5] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @fft_result(%a: tensor<3xcomplex<f32>>) {
  // expected-error@+1 {{expected result of shape [4], got 'tensor<3xf32>'}}
  %r = stablehlo.fft %a, type = IRFFT, length = [4] : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  return
}

// -----

func.func @fft_element(%a: tensor<4xf32>) {
  // expected-error@+1 {{expected result of element type 'complex<f32>', got 'complex<f64>'}}
  %r = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f64>>
  return
}

// -----

func.func @cholesky_rank(%a: tensor<4xf32>) {
  // expected-error@+1 {{expected a of rank 2 or more, got 'tensor<4xf32>'}}
  %r = stablehlo.cholesky %a : tensor<4xf32>
  return
}

// -----

func.func @cholesky_square(%a: tensor<4x3xf32>) {
  // expected-error@+1 {{expected square matrices in a, got 'tensor<4x3xf32>'}}
  %r = stablehlo.cholesky %a : tensor<4x3xf32>
  return
}

// -----

func.func @triangular_solve_rank(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected b of rank 2, got 'tensor<4xf32>'}}
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @triangular_solve_transpose(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  // expected-error@+1 {{expected NO_TRANSPOSE, TRANSPOSE or ADJOINT, got TRANSPOSE_INVALID}}
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @triangular_solve_side(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  // expected-error@+1 {{expected b of shape [4, 4], got 'tensor<4x3xf32>'}}
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @triangular_solve_result(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  // expected-error@+1 {{expected result of shape [4, 3], got 'tensor<4x4xf32>'}}
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}
