// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of chlo that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @broadcast_sizes(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error@+1 {{expected sizes that broadcast, got 4 and 5}}
  %r = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_result(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{expected result of shape [2, 4], got 'tensor<4xf32>'}}
  %r = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_elements(%a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error@+1 {{expected rhs of element type 'f32', got 'f16'}}
  %r = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_result_element(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f16'}}
  %r = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @broadcast_dimensions(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{expected broadcast_dimensions within rank 2, got 2}}
  %r = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_dimensions_count(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{expected 1 entries in broadcast_dimensions, got 0}}
  %r = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_complex(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected result of element type complex<'f32'>, got 'complex<f64>'}}
  %r = chlo.broadcast_complex %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @broadcast_compare(%a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error@+1 {{expected rhs of element type 'f32', got 'f16'}}
  %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf16>) -> tensor<4xi1>
  return
}

// -----

func.func @broadcast_select(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error@+1 {{expected on_false of element type 'f32', got 'f16'}}
  %r = chlo.broadcast_select %p, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

func.func @unary_types(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected operands and result of compatible types, got 'tensor<4xf32>' and 'tensor<4xf16>'}}
  %r = chlo.erf %x : tensor<4xf32> -> tensor<4xf16>
  return
}

// -----

func.func @constant_like(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of element type 'f16', got 'f32'}}
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f16}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @top_k_negative(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected k of at least 0, got -1}}
  %v, %i = chlo.top_k(%x, k = -1) : tensor<4xf32> -> (tensor<1xf32>, tensor<1xi32>)
  return
}

// -----

func.func @top_k_size(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected k up to the size 4 of the last dimension, got 5}}
  %v, %i = chlo.top_k(%x, k = 5) : tensor<4xf32> -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

func.func @top_k_rank(%x: tensor<f32>) {
  // expected-error@+1 {{expected an operand of rank 1 or more, got 'tensor<f32>'}}
  %v, %i = chlo.top_k(%x, k = 1) : tensor<f32> -> (tensor<f32>, tensor<i32>)
  return
}

// -----

func.func @top_k_values(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected values of element type 'f32', got 'tensor<2xf16>'}}
  %v, %i = chlo.top_k(%x, k = 2) : tensor<4xf32> -> (tensor<2xf16>, tensor<2xi32>)
  return
}

// -----

func.func @top_k_indices(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected indices of element type i32, got 'tensor<2xi64>'}}
  %v, %i = chlo.top_k(%x, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi64>)
  return
}

// -----

func.func @top_k_shape(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected indices of shape [2], got 'tensor<3xi32>'}}
  %v, %i = chlo.top_k(%x, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<3xi32>)
  return
}

// -----

func.func @ragged_none(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<3xi64>) {
  // expected-error@+1 {{expected 1 entries in lhs_ragged_dimensions, got 0}}
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<16x4xf32>
  return
}

// -----

func.func @ragged_range(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<3xi64>) {
  // expected-error@+1 {{expected lhs_ragged_dimensions within rank 2, got 2}}
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<16x4xf32>
  return
}

// -----

func.func @ragged_groups(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<3xi64>) {
  // expected-error@+1 {{expected 1 entries in rhs_group_dimensions, got 0}}
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<16x4xf32>
  return
}

// -----

func.func @ragged_group_twice(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<3xi64>) {
  // expected-error@+1 {{expected different dimensions of rhs, got 1 twice}}
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<16x4xf32>
  return
}

// -----

func.func @ragged_group_sizes(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<i64>) {
  // expected-error@+1 {{expected group_sizes of rank 1 or more, got 'tensor<i64>'}}
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<i64>) -> tensor<16x4xf32>
  return
}

// -----

func.func @ragged_group_count(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{expected 3 groups, got 2}}
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<2xi64>) -> tensor<16x4xf32>
  return
}

// -----

func.func @ragged_result(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<3xi64>) {
  // expected-error@+1 {{expected result of shape [16, 4], got 'tensor<3x16x4xf32>'}}
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<3x16x4xf32>
  return
}

// -----

func.func @scan_nothing() {
  // expected-error@+1 {{expected inputs or outputs, got neither}}
  "chlo.scan"() <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> ({ stablehlo.return }) : () -> ()
  return
}

// -----

func.func @scan_dimension(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected inputs of rank greater than 1, got 'tensor<4xf32>'}}
  %r:2 = "chlo.scan"(%x, %z) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %c: tensor<f32>):
    stablehlo.return %a, %c : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @scan_size(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected size 5 of dimension 0, got 4}}
  %r:2 = "chlo.scan"(%x, %z) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 5 : i64}> ({
  ^bb0(%a: tensor<f32>, %c: tensor<f32>):
    stablehlo.return %a, %c : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @scan_arguments(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected 2 entries in the body's arguments, got 1}}
  %r:2 = "chlo.scan"(%x, %z) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a, %a : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @scan_argument_type(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected argument 0 of type 'tensor<f32>', got 'tensor<4xf32>'}}
  %r:2 = "chlo.scan"(%x, %z) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<4xf32>, %c: tensor<f32>):
    stablehlo.return %c, %c : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @scan_body_results(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected 2 entries in the body's results, got 1}}
  %r:2 = "chlo.scan"(%x, %z) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %c: tensor<f32>):
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @scan_result(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r:2 = "chlo.scan"(%x, %z) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %c: tensor<f32>):
    stablehlo.return %a, %c : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<5xf32>, tensor<f32>)
  return
}

// -----

func.func @scan_output_rank(%x: tensor<2x4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected outputs of rank 1 or more, got 'tensor<f32>'}}
  %r:2 = "chlo.scan"(%x, %z) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<2xf32>, %c: tensor<f32>):
    stablehlo.return %c, %c : tensor<f32>, tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----

func.func @scan_form(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected at least 1 results, got 0}}
  %r = chlo.scan(%x) inits(%z) dimension=0 {
  ^bb0(%a: tensor<f32>, %c: tensor<f32>):
    stablehlo.return
  } : (tensor<4xf32>, tensor<f32>) -> ()
  return
}
