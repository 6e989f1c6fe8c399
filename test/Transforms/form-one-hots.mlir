// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-form-one-hots | FileCheck %s

// The gradient of take_along_axis, as JAX writes it.
// CHECK-LABEL: func.func @label_gradient
// CHECK-SAME: (%[[LABEL:.*]]: tensor<4x8x1x1xi32>, %[[U:.*]]: tensor<4x8x1xf32>)
// CHECK: %[[ZERO:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = []
// CHECK: %[[PLACE:.*]] = stablehlo.iota dim = 2 : tensor<4x8x512xi32>
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %[[LABEL]] : (tensor<4x8x1x1xi32>) -> tensor<4x8xi32>
// CHECK: %[[LABELS:.*]] = stablehlo.broadcast_in_dim %[[ROWS]], dims = [0, 1]
// CHECK: %[[IS:.*]] = stablehlo.compare EQ, %[[PLACE]], %[[LABELS]]
// CHECK: %[[US:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [0, 1]
// CHECK: %[[SUM:.*]] = stablehlo.add %[[ZERO]], %[[US]] : tensor<4x8x512xf32>
// CHECK: %[[R:.*]] = stablehlo.select %[[IS]], %[[SUM]], %[[ZERO]]
// CHECK: return %[[R]]
func.func @label_gradient(%label: tensor<4x8x1x1xi32>, %u: tensor<4x8x1xf32>) -> tensor<4x8x512xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4x8x512xf32>
  %1 = "stablehlo.scatter"(%0, %label, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x8x512xf32>, tensor<4x8x1x1xi32>, tensor<4x8x1xf32>) -> tensor<4x8x512xf32>
  return %1 : tensor<4x8x512xf32>
}

// Others than a filled tensor are changed in place, and rows with several updates, or
// with indices that could wrap around, stay scatters.
// CHECK-LABEL: func.func @of_argument
// CHECK: stablehlo.scatter
func.func @of_argument(%x: tensor<8x512xf32>, %label: tensor<8x1xi32>, %u: tensor<8xf32>) -> tensor<8x512xf32> {
  %1 = "stablehlo.scatter"(%x, %label, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8x512xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x512xf32>
  return %1 : tensor<8x512xf32>
}

// CHECK-LABEL: func.func @two_updates
// CHECK: stablehlo.scatter
func.func @two_updates(%label: tensor<8x2x1xi32>, %u: tensor<8x2xf32>) -> tensor<8x512xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<8x512xf32>
  %1 = "stablehlo.scatter"(%0, %label, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x512xf32>, tensor<8x2x1xi32>, tensor<8x2xf32>) -> tensor<8x512xf32>
  return %1 : tensor<8x512xf32>
}

// CHECK-LABEL: func.func @narrow_indices
// CHECK: stablehlo.scatter
func.func @narrow_indices(%label: tensor<8x1xi8>, %u: tensor<8xf32>) -> tensor<8x512xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<8x512xf32>
  %1 = "stablehlo.scatter"(%0, %label, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8x512xf32>, tensor<8x1xi8>, tensor<8xf32>) -> tensor<8x512xf32>
  return %1 : tensor<8x512xf32>
}

// A log probability needs one element of its row.
// CHECK-LABEL: func.func @log_probability
// CHECK-SAME: (%[[X:.*]]: tensor<8x512xbf16>, %[[M:.*]]: tensor<8x1xf32>, %[[LABEL:.*]]: tensor<8x1xi32>)
// CHECK: %[[G:.*]] = "stablehlo.gather"(%[[X]], %[[LABEL]])
// CHECK-SAME: -> tensor<8xbf16>
// CHECK: %[[C:.*]] = stablehlo.convert %[[G]] : (tensor<8xbf16>) -> tensor<8xf32>
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %[[M]] : (tensor<8x1xf32>) -> tensor<8xf32>
// CHECK: %[[MS:.*]] = stablehlo.broadcast_in_dim %[[ROWS]], dims = [0]
// CHECK: %[[R:.*]] = stablehlo.subtract %[[C]], %[[MS]] : tensor<8xf32>
// CHECK-NEXT: return %[[R]]
func.func @log_probability(%x: tensor<8x512xbf16>, %m: tensor<8x1xf32>, %label: tensor<8x1xi32>) -> tensor<8xf32> {
  %0 = stablehlo.convert %x : (tensor<8x512xbf16>) -> tensor<8x512xf32>
  %1 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x512xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<8x512xf32>
  %3 = "stablehlo.gather"(%2, %label) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// Two tensors would be gathered from instead of one.
// CHECK-LABEL: func.func @of_two
// CHECK: stablehlo.add %{{.*}} : tensor<8x512xf32>
// CHECK: "stablehlo.gather"
func.func @of_two(%x: tensor<8x512xf32>, %y: tensor<8x512xf32>, %label: tensor<8x1xi32>) -> tensor<8xf32> {
  %2 = stablehlo.add %x, %y : tensor<8x512xf32>
  %3 = "stablehlo.gather"(%2, %label) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// A chain of which each op reads the one before three times is followed once.
// CHECK-LABEL: func.func @read_three_times
// CHECK: %[[X:.*]] = "stablehlo.gather"(%arg0, %arg1)
// CHECK: stablehlo.tanh %[[X]] : tensor<8xf32>
// CHECK-COUNT-15: stablehlo.clamp {{.*}} : tensor<8xf32>
// CHECK-NOT: stablehlo.clamp
// CHECK: return
func.func @read_three_times(%x: tensor<8x512xf32>, %label: tensor<8x1xi32>) -> tensor<8xf32> {
  %0 = stablehlo.tanh %x : tensor<8x512xf32>
  %1 = stablehlo.clamp %0, %0, %0 : tensor<8x512xf32>
  %2 = stablehlo.clamp %1, %1, %1 : tensor<8x512xf32>
  %3 = stablehlo.clamp %2, %2, %2 : tensor<8x512xf32>
  %4 = stablehlo.clamp %3, %3, %3 : tensor<8x512xf32>
  %5 = stablehlo.clamp %4, %4, %4 : tensor<8x512xf32>
  %6 = stablehlo.clamp %5, %5, %5 : tensor<8x512xf32>
  %7 = stablehlo.clamp %6, %6, %6 : tensor<8x512xf32>
  %8 = stablehlo.clamp %7, %7, %7 : tensor<8x512xf32>
  %9 = stablehlo.clamp %8, %8, %8 : tensor<8x512xf32>
  %10 = stablehlo.clamp %9, %9, %9 : tensor<8x512xf32>
  %11 = stablehlo.clamp %10, %10, %10 : tensor<8x512xf32>
  %12 = stablehlo.clamp %11, %11, %11 : tensor<8x512xf32>
  %13 = stablehlo.clamp %12, %12, %12 : tensor<8x512xf32>
  %14 = stablehlo.clamp %13, %13, %13 : tensor<8x512xf32>
  %15 = stablehlo.clamp %14, %14, %14 : tensor<8x512xf32>
  %16 = "stablehlo.gather"(%15, %label) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %16 : tensor<8xf32>
}

// Sums in another type than the tensor's stay scatters.
// CHECK-LABEL: func.func @wider_sum
// CHECK: stablehlo.scatter
func.func @wider_sum(%label: tensor<8x1xi32>, %u: tensor<8xbf16>) -> tensor<8x512xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<8x512xbf16>
  %1 = "stablehlo.scatter"(%0, %label, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x512xbf16>, tensor<8x1xi32>, tensor<8xbf16>) -> tensor<8x512xf32>
  return %1 : tensor<8x512xf32>
}

// `x[arange(n), label]` and its gradient, as JAX writes them: rows are batches.
// CHECK-LABEL: func.func @counted_rows
// CHECK-SAME: (%[[X:.*]]: tensor<8x512xf32>, %[[LABEL:.*]]: tensor<8xi32>,
// CHECK: %[[AT:.*]] = stablehlo.broadcast_in_dim %[[LABEL]], dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
// CHECK-NOT: concatenate
// CHECK: %[[OF:.*]] = "stablehlo.gather"(%[[X]], %[[AT]])
// CHECK-SAME: collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]
// CHECK-SAME: indices_are_sorted = false
// CHECK: stablehlo.exponential %[[OF]] : tensor<8xf32>
// CHECK-NOT: stablehlo.scatter
// CHECK: stablehlo.select
func.func @counted_rows(%x: tensor<8x512xf32>, %label: tensor<8xi32>, %u: tensor<8xf32>) -> (tensor<8xf32>, tensor<8x512xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %size = stablehlo.constant dense<8> : tensor<8xi32>
  %3 = stablehlo.add %0, %size : tensor<8xi32>
  %4 = stablehlo.select %2, %3, %0 : tensor<8xi1>, tensor<8xi32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %6 = stablehlo.broadcast_in_dim %label, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %e = stablehlo.exponential %x : tensor<8x512xf32>
  %8 = "stablehlo.gather"(%e, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<8x512xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %9 = stablehlo.constant dense<0.0> : tensor<8x512xf32>
  %10 = "stablehlo.scatter"(%9, %7, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %11 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %11 : tensor<f32>
  }) : (tensor<8x512xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x512xf32>
  return %8, %10 : tensor<8xf32>, tensor<8x512xf32>
}

// Counters of two dimensions, and windows of one element as `vmap` leaves them.
// CHECK-LABEL: func.func @counted_twice
// CHECK: "stablehlo.gather"
// CHECK-SAME: collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 1], start_index_map = [1]
// CHECK-SAME: -> tensor<4x8xf32>
// CHECK: stablehlo.reshape %{{.*}} : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
func.func @counted_twice(%x: tensor<4x512x8xf32>, %label: tensor<4x8x1xi32>) -> tensor<4x8x1xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xi32>) -> tensor<4x8x1xi32>
  %2 = stablehlo.constant dense<[[[0], [1], [2], [3], [4], [5], [6], [7]]]> : tensor<1x8x1xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x8x1xi32>) -> tensor<4x8x1xi32>
  %4 = stablehlo.concatenate %1, %label, %3, dim = 2 : (tensor<4x8x1xi32>, tensor<4x8x1xi32>, tensor<4x8x1xi32>) -> tensor<4x8x3xi32>
  %5 = "stablehlo.gather"(%x, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x512x8xf32>, tensor<4x8x3xi32>) -> tensor<4x8x1xf32>
  return %5 : tensor<4x8x1xf32>
}

// Numbers of 8 bits count 128 rows, and then from -128 on.
// CHECK-LABEL: func.func @narrow_counter
// CHECK: collapsed_slice_dims = [0, 1], start_index_map = [0, 1]
func.func @narrow_counter(%x: tensor<200x16xf32>, %label: tensor<200x1xi8>) -> tensor<200xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<200x1xi8>
  %1 = stablehlo.concatenate %0, %label, dim = 1 : (tensor<200x1xi8>, tensor<200x1xi8>) -> tensor<200x2xi8>
  %2 = "stablehlo.gather"(%x, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<200x16xf32>, tensor<200x2xi8>) -> tensor<200xf32>
  return %2 : tensor<200xf32>
}

// Fewer rows than the operand has, or numbers that do not count them, are no batches.
// CHECK-LABEL: func.func @other_rows
// CHECK-COUNT-2: collapsed_slice_dims = [0, 1], start_index_map = [0, 1]
func.func @other_rows(%x: tensor<9x512xf32>, %y: tensor<8x512xf32>, %label: tensor<8x1xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %1 = stablehlo.concatenate %0, %label, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %2 = "stablehlo.gather"(%x, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<9x512xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %3 = stablehlo.constant dense<[[0], [1], [2], [3], [4], [5], [7], [6]]> : tensor<8x1xi32>
  %4 = stablehlo.concatenate %3, %label, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %5 = "stablehlo.gather"(%y, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x512xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  return %2, %5 : tensor<8xf32>, tensor<8xf32>
}
