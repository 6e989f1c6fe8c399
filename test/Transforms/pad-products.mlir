// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-pad-products | FileCheck %s

// From the logits to the gradient of the table: the padded dimension goes on, and is
// masked where it counts.
// CHECK-LABEL: func.func @loss
// CHECK-SAME: (%[[X:.*]]: tensor<1024x768xbf16>, %[[TABLE:.*]]: tensor<1001x768xbf16>
// CHECK: %[[T:.*]] = stablehlo.pad %[[TABLE]], %{{.*}}, low = [0, 0], high = [7, 0], interior = [0, 0]
// CHECK-SAME: -> tensor<1008x768xbf16>
// CHECK: %[[L:.*]] = stablehlo.dot_general %[[X]], %[[T]], contracting_dims = [1] x [1]
// CHECK-SAME: -> tensor<1024x1008xbf16>
// CHECK: %[[F:.*]] = stablehlo.convert %[[L]] : (tensor<1024x1008xbf16>) -> tensor<1024x1008xf32>
// CHECK: stablehlo.compare LT
// CHECK: %[[MASKED:.*]] = stablehlo.select %{{.*}}, %[[F]], %{{.*}} : tensor<1024x1008xi1>, tensor<1024x1008xf32>
// CHECK: stablehlo.reduce(%[[MASKED]] init: %{{.*}}) applies stablehlo.maximum
// CHECK: %[[E:.*]] = stablehlo.exponential %{{.*}} : tensor<1024x1008xf32>
// CHECK: %[[G:.*]] = stablehlo.convert %[[E]] : (tensor<1024x1008xf32>) -> tensor<1024x1008xbf16>
// CHECK: stablehlo.compare LT
// CHECK: %[[Z:.*]] = stablehlo.select %{{.*}}, %[[G]], %{{.*}} : tensor<1024x1008xi1>, tensor<1024x1008xbf16>
// CHECK: %[[DT:.*]] = stablehlo.dot_general %[[Z]], %[[X]], contracting_dims = [0] x [0]
// CHECK-SAME: -> tensor<1008x768xbf16>
// CHECK: %[[S:.*]] = stablehlo.slice %[[DT]] [0:1001, 0:768]
// CHECK: %[[DX:.*]] = stablehlo.dot_general %[[Z]], %[[T]], contracting_dims = [1] x [0]
// CHECK-SAME: -> tensor<1024x768xbf16>
// CHECK: return %{{.*}}, %[[S]], %[[DX]]
func.func @loss(%x: tensor<1024x768xbf16>, %table: tensor<1001x768xbf16>) -> (tensor<1024xf32>, tensor<1001x768xbf16>, tensor<1024x768xbf16>) {
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1] : (tensor<1024x768xbf16>, tensor<1001x768xbf16>) -> tensor<1024x1001xbf16>
  %1 = stablehlo.convert %0 : (tensor<1024x1001xbf16>) -> tensor<1024x1001xf32>
  %2 = stablehlo.reduce(%1 init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x1001xf32>, tensor<f32>) -> tensor<1024xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1001xf32>
  %4 = stablehlo.subtract %1, %3 : tensor<1024x1001xf32>
  %5 = stablehlo.exponential %4 : tensor<1024x1001xf32>
  %6 = stablehlo.convert %5 : (tensor<1024x1001xf32>) -> tensor<1024x1001xbf16>
  %7 = stablehlo.dot_general %6, %x, contracting_dims = [0] x [0] : (tensor<1024x1001xbf16>, tensor<1024x768xbf16>) -> tensor<1001x768xbf16>
  %8 = stablehlo.dot_general %6, %table, contracting_dims = [1] x [0] : (tensor<1024x1001xbf16>, tensor<1001x768xbf16>) -> tensor<1024x768xbf16>
  return %2, %7, %8 : tensor<1024xf32>, tensor<1001x768xbf16>, tensor<1024x768xbf16>
}

// Indices out of bounds mean the last element, not what is behind it.
// CHECK-LABEL: func.func @gather
// CHECK: %[[L:.*]] = stablehlo.dot_general {{.*}} -> tensor<1024x1008xbf16>
// CHECK: %[[LAST:.*]] = stablehlo.constant dense<1000> : tensor<1024x1xi32>
// CHECK: %[[I:.*]] = stablehlo.clamp %{{.*}}, %arg2, %[[LAST]]
// CHECK: "stablehlo.gather"(%[[L]], %[[I]])
func.func @gather(%x: tensor<1024x768xbf16>, %table: tensor<1001x768xbf16>, %label: tensor<1024x1xi32>) -> tensor<1024xbf16> {
  %0 = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1] : (tensor<1024x768xbf16>, tensor<1001x768xbf16>) -> tensor<1024x1001xbf16>
  %1 = "stablehlo.gather"(%0, %label) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1024x1001xbf16>, tensor<1024x1xi32>) -> tensor<1024xbf16>
  return %1 : tensor<1024xbf16>
}

// A vector for all rows is padded, a tensor of that size is not: the sum reads a slice.
// CHECK-LABEL: func.func @bias
// CHECK: %[[B:.*]] = stablehlo.pad %arg2
// CHECK: stablehlo.broadcast_in_dim %[[B]], dims = [1] : (tensor<1008xbf16>) -> tensor<1024x1008xbf16>
// CHECK: %[[SUM:.*]] = stablehlo.add %{{.*}} : tensor<1024x1008xbf16>
// CHECK: %[[S:.*]] = stablehlo.slice %[[SUM]] [0:1024, 0:1001]
// CHECK: stablehlo.multiply %[[S]], %arg3 : tensor<1024x1001xbf16>
func.func @bias(%x: tensor<1024x768xbf16>, %table: tensor<1001x768xbf16>, %bias: tensor<1001xbf16>, %y: tensor<1024x1001xbf16>) -> tensor<1024x1001xbf16> {
  %0 = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1] : (tensor<1024x768xbf16>, tensor<1001x768xbf16>) -> tensor<1024x1001xbf16>
  %1 = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<1001xbf16>) -> tensor<1024x1001xbf16>
  %2 = stablehlo.add %0, %1 : tensor<1024x1001xbf16>
  %3 = stablehlo.multiply %2, %y : tensor<1024x1001xbf16>
  return %3 : tensor<1024x1001xbf16>
}

// Small products, f32, and rows that begin well stay as they are.
// CHECK-LABEL: func.func @untouched
// CHECK-NOT: stablehlo.pad
func.func @untouched(%a: tensor<64x65xbf16>, %b: tensor<65x64xbf16>, %c: tensor<1024x1001xf32>, %d: tensor<1001x1024xf32>, %e: tensor<1024x1000xbf16>, %f: tensor<1000x1024xbf16>) -> (tensor<64x64xbf16>, tensor<1024x1024xf32>, tensor<1024x1024xbf16>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x65xbf16>, tensor<65x64xbf16>) -> tensor<64x64xbf16>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<1024x1001xf32>, tensor<1001x1024xf32>) -> tensor<1024x1024xf32>
  %2 = stablehlo.dot_general %e, %f, contracting_dims = [1] x [0] : (tensor<1024x1000xbf16>, tensor<1000x1024xbf16>) -> tensor<1024x1024xbf16>
  return %0, %1, %2 : tensor<64x64xbf16>, tensor<1024x1024xf32>, tensor<1024x1024xbf16>
}

// Zeros of the table's end times infinities of the other operand are no zeros: the next
// product reads what is masked.
// CHECK-LABEL: func.func @chain
// CHECK: %[[L:.*]] = stablehlo.dot_general {{.*}} -> tensor<1024x1008xbf16>
// CHECK: %[[Z:.*]] = stablehlo.select %{{.*}}, %[[L]], %{{.*}} : tensor<1024x1008xi1>, tensor<1024x1008xbf16>
// CHECK: stablehlo.dot_general %[[Z]], %{{.*}} -> tensor<1024x768xbf16>
func.func @chain(%x: tensor<1024x768xbf16>, %table: tensor<1001x768xbf16>) -> tensor<1024x768xbf16> {
  %0 = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1] : (tensor<1024x768xbf16>, tensor<1001x768xbf16>) -> tensor<1024x1001xbf16>
  %1 = stablehlo.dot_general %0, %table, contracting_dims = [1] x [0] : (tensor<1024x1001xbf16>, tensor<1001x768xbf16>) -> tensor<1024x768xbf16>
  return %1 : tensor<1024x768xbf16>
}

// A type without infinities has no number below all others: its maximum reads a slice.
// CHECK-LABEL: func.func @maximum_of_eight_bits
// CHECK: %[[S:.*]] = stablehlo.slice %{{.*}} : (tensor<1024x1008xf8E4M3FN>) -> tensor<1024x1001xf8E4M3FN>
// CHECK: stablehlo.reduce(%[[S]] init
func.func @maximum_of_eight_bits(%x: tensor<1024x768xbf16>, %table: tensor<1001x768xbf16>) -> tensor<1024xf8E4M3FN> {
  %least = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>
  %0 = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1] : (tensor<1024x768xbf16>, tensor<1001x768xbf16>) -> tensor<1024x1001xbf16>
  %1 = stablehlo.convert %0 : (tensor<1024x1001xbf16>) -> tensor<1024x1001xf8E4M3FN>
  %2 = stablehlo.reduce(%1 init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x1001xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1024xf8E4M3FN>
  return %2 : tensor<1024xf8E4M3FN>
}

// Complex vectors are not padded.
// CHECK-LABEL: func.func @complex_vector
// CHECK: stablehlo.slice
// CHECK: stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1001xcomplex<f32>>) -> tensor<1024x1001xcomplex<f32>>
func.func @complex_vector(%x: tensor<1024x768xbf16>, %table: tensor<1001x768xbf16>, %y: tensor<1001xcomplex<f32>>) -> tensor<1024x1001xcomplex<f32>> {
  %0 = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1] : (tensor<1024x768xbf16>, tensor<1001x768xbf16>) -> tensor<1024x1001xbf16>
  %1 = stablehlo.convert %0 : (tensor<1024x1001xbf16>) -> tensor<1024x1001xf32>
  %2 = stablehlo.complex %1, %1 : tensor<1024x1001xcomplex<f32>>
  %3 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<1001xcomplex<f32>>) -> tensor<1024x1001xcomplex<f32>>
  %4 = stablehlo.multiply %2, %3 : tensor<1024x1001xcomplex<f32>>
  return %4 : tensor<1024x1001xcomplex<f32>>
}
