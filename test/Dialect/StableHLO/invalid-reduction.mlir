// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions, sorts and normalizations that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @reduce_nothing() {
  // expected-error@+1 {{expected inputs, got none}}
  "stablehlo.reduce"() <{dimensions = array<i64>}> ({ stablehlo.return }) : () -> ()
  return
}

// -----

func.func @reduce_range(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected reduced dimensions within rank 2, got 2}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @reduce_twice(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected different reduced dimensions, got 0 twice}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_result(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<2xf32>', got 'tensor<4xf32>'}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_init(%x: tensor<4x2xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected init value 0 of rank 0, got 'tensor<1xf32>'}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_promotion(%x: tensor<4x2xi32>, %z: tensor<i32>) {
  // expected-error@+1 {{expected accumulator 0 that can hold 'i32', got 'f32'}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xi32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_arguments(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected 2 region arguments, got 1}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_argument_type(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected region argument 1 of type 'tensor<f32>', got 'tensor<i32>'}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_scalars(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected a region that gives scalars, got 'tensor<2xf32>'}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_region_results(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected 1 region results, got 2}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_terminator(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected region 0 to end with stablehlo.return}}
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    ub.unreachable
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected inputs of the same shape, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %r:2 = "stablehlo.reduce"(%x, %y, %z, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @reduce_applied(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected a commutative operation of two operands, got stablehlo.subtract}}
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.subtract across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_applied_pairs(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected one tensor to reduce}}
  %r:2 = stablehlo.reduce(%x init: %z), (%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @reduce_window_nothing() {
  // expected-error@+1 {{expected inputs, got none}}
  "stablehlo.reduce_window"() <{window_dimensions = array<i64>}> ({ stablehlo.return }) : () -> ()
  return
}

// -----

func.func @reduce_window_rank(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected 2 entries in window dimensions, got 1}}
  %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reduce_window_size(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected positive window dimensions, got 0}}
  %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reduce_window_unknown(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected known window dimensions, got -9223372036854775808}}
  %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: -9223372036854775808, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @slice_unknown(%x: tensor<8x8xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{expected known sizes, got -9223372036854775808}}
  %r = "stablehlo.dynamic_slice"(%x, %i, %i) <{slice_sizes = array<i64: 2, -9223372036854775808>}> : (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @reduce_window_dilations(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected 2 entries in window dilations, got 1}}
  %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2, 1>, window_dilations = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reduce_window_overflow(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected a window whose extent fits into 64 bits}}
  %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 9223372036854775807, 1>, window_dilations = array<i64: 9223372036854775807, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reduce_window_result(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<3x2xf32>', got 'tensor<2x2xf32>'}}
  %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @select_and_scatter_rank(%x: tensor<4xf32>, %y: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected 1 entries in window dimensions, got 2}}
  %r = "stablehlo.select_and_scatter"(%x, %y, %z) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_and_scatter_source(%x: tensor<4xf32>, %y: tensor<3xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected source of shape [2], got 'tensor<3xf32>'}}
  %r = "stablehlo.select_and_scatter"(%x, %y, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_and_scatter_element(%x: tensor<4xf32>, %y: tensor<2xf16>, %z: tensor<f32>) {
  // expected-error@+1 {{expected source of element type 'f32', got 'f16'}}
  %r = "stablehlo.select_and_scatter"(%x, %y, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf16>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_and_scatter_select(%x: tensor<4xf32>, %y: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected region result 0 of type 'tensor<i1>', got 'tensor<f32>'}}
  %r = "stablehlo.select_and_scatter"(%x, %y, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_and_scatter_result(%x: tensor<4xf32>, %y: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = "stablehlo.select_and_scatter"(%x, %y, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @sort_nothing() {
  // expected-error@+1 {{expected inputs, got none}}
  "stablehlo.sort"() <{dimension = 0 : i64}> ({ stablehlo.return }) : () -> ()
  return
}

// -----

func.func @sort_dimension(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a dimension from -1 to 0, got 1}}
  %r = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error@+1 {{expected inputs of the same shape, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %r = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_comparator(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected region result 0 of type 'tensor<i1>', got 'tensor<f32>'}}
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_results(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @batch_norm_feature(%x: tensor<2x4xf32>, %s: tensor<4xf32>) {
  // expected-error@+1 {{expected feature_index within rank 2, got 2}}
  %r = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @batch_norm_statistics(%x: tensor<2x4xf32>, %s: tensor<4xf32>) {
  // expected-error@+1 {{expected statistics and parameters of shape [2], got 'tensor<4xf32>'}}
  %r = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @batch_norm_inference(%x: tensor<2x4xf32>, %s: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [2, 4], got 'tensor<3x4xf32>'}}
  %r = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @batch_norm_training(%x: tensor<2x4xf32>, %s: tensor<4xf32>) {
  // expected-error@+1 {{expected output of shape [2, 4], got 'tensor<3x4xf32>'}}
  %r:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_grad(%x: tensor<2x4xf32>, %g: tensor<3x4xf32>, %s: tensor<4xf32>) {
  // expected-error@+1 {{expected operand and gradients of the same shape, got 'tensor<2x4xf32>' and 'tensor<3x4xf32>'}}
  %r:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}
