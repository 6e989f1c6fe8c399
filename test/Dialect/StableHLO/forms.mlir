// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Other spellings of operations and attributes, as JAX prints them by versions.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -

// Inherent attributes in the dictionary, as before properties.
// CHECK-LABEL: @old_dictionary
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
func.func @old_dictionary(%x: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %r = "stablehlo.transpose"(%x) {permutation = array<i64: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// The pairs of a reducer's text are not the order of the block's arguments.
// CHECK-LABEL: @reduce_pairs
// CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}), (%{{.*}} init: %{{.*}}) across dimensions = [0]
// CHECK: reducer(%[[A:.*]]: tensor<f32>, %[[C:.*]]: tensor<f32>) (%[[B:.*]]: tensor<i32>, %[[D:.*]]: tensor<i32>)
// CHECK: stablehlo.return %[[C]], %[[D]]
func.func @reduce_pairs(%x: tensor<4xf32>, %y: tensor<4xi32>, %i: tensor<f32>, %j: tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%x, %y, %i, %j) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    stablehlo.return %c, %d : tensor<f32>, tensor<i32>
  }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return
}

// Exchanged operands have no short form.
// CHECK-LABEL: @reduce_exchanged
// CHECK: across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
// CHECK: reducer
func.func @reduce_exchanged(%x: tensor<4xf32>, %z: tensor<f32>) {
  %r = stablehlo.reduce(%x init: %z) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }
  return
}

// CHECK-LABEL: @bounds(%{{.*}}: tensor<?x4xf32, #stablehlo.bounds<8, ?>>)
func.func @bounds(%x: tensor<?x4xf32, #stablehlo.type_extensions<bounds = [8, ?]>>) {
  return
}

// CHECK-LABEL: @precision_and_algorithm
// CHECK: precision = [DEFAULT, HIGHEST], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
func.func @precision_and_algorithm(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>) {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: @accuracy
// CHECK: result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>
// CHECK: stablehlo.exponential %{{.*}} : tensor<4xf32>
func.func @accuracy(%x: tensor<4xf32>) {
  %a = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %b = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// The window of a convolution: any order, reversal by numbers.
// CHECK-LABEL: @window
// CHECK: window = {stride = [2, 1], pad = {{\[\[}}0, 1], [-1, 0{{\]\]}}, reverse = [false, true]}
func.func @window(%x: tensor<1x8x8x3xf32>, %w: tensor<1x1x3x4xf32>) {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 1], [-1, 0]], reverse = [0, 1], stride = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<1x1x3x4xf32>) -> tensor<1x5x7x4xf32>
  return
}

// CHECK-LABEL: @while_without_values
// CHECK: stablehlo.while()
func.func @while_without_values(%p: tensor<i1>) {
  stablehlo.while() cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}

// CHECK-LABEL: @empty_barrier
// CHECK: stablehlo.optimization_barrier()
func.func @empty_barrier() {
  stablehlo.optimization_barrier()
  return
}

// CHECK-LABEL: @mesh_groups
// CHECK: #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = ["x"]>
func.func @mesh_groups(%x: tensor<4xf32>) {
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>, axes = ["x"]>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}
