// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-fold-transposes | FileCheck %s

// The gradient of a weight: a transposed product is the product with its sides
// exchanged.
// CHECK-LABEL: func.func @result
// CHECK-SAME: (%[[X:.*]]: tensor<16x8xf32>, %[[DY:.*]]: tensor<16x4xf32>)
// CHECK-NEXT: %[[R:.*]] = stablehlo.dot_general %[[X]], %[[DY]], contracting_dims = [0] x [0]
// CHECK-SAME: -> tensor<8x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @result(%x: tensor<16x8xf32>, %dy: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0]
      : (tensor<16x4xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// Somebody else reads the product as it is.
// CHECK-LABEL: func.func @shared
// CHECK: stablehlo.transpose
func.func @shared(%x: tensor<16x8xf32>, %dy: tensor<16x4xf32>)
    -> (tensor<8x4xf32>, tensor<4x8xf32>) {
  %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0]
      : (tensor<16x4xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %1, %0 : tensor<8x4xf32>, tensor<4x8xf32>
}

// Keys that are transposed for the product: [2, 3, 5, 7] has heads in dimension 2,
// features in 3. Both sides' free dimensions keep their order.
// CHECK-LABEL: func.func @operand
// CHECK-SAME: (%[[Q:.*]]: tensor<2x5x3x7xf32>, %[[K:.*]]: tensor<2x3x5x7xf32>)
// CHECK-NEXT: stablehlo.dot_general %[[Q]], %[[K]], batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [3]
func.func @operand(%q: tensor<2x5x3x7xf32>, %k: tensor<2x3x5x7xf32>) -> tensor<2x5x3x3xf32> {
  %0 = stablehlo.transpose %k, dims = [0, 2, 3, 1]
      : (tensor<2x3x5x7xf32>) -> tensor<2x5x7x3xf32>
  %1 = stablehlo.dot_general %q, %0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2]
      : (tensor<2x5x3x7xf32>, tensor<2x5x7x3xf32>) -> tensor<2x5x3x3xf32>
  return %1 : tensor<2x5x3x3xf32>
}

// Two free dimensions that change places are places of the result.
// CHECK-LABEL: func.func @free_dimensions
// CHECK: stablehlo.transpose
func.func @free_dimensions(%x: tensor<2x3x4xf32>, %w: tensor<4x5xf32>) -> tensor<3x2x5xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [2] x [0]
      : (tensor<3x2x4xf32>, tensor<4x5xf32>) -> tensor<3x2x5xf32>
  return %1 : tensor<3x2x5xf32>
}

// In loops, too.
// CHECK-LABEL: func.func @loop
// CHECK-NOT: stablehlo.transpose
func.func @loop(%i: tensor<i32>, %a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0:2 = stablehlo.while(%j = %i, %x = %a) : tensor<i32>, tensor<4x4xf32>
  cond {
    %c = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %y = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0]
        : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %z = stablehlo.transpose %y, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %j, %z : tensor<i32>, tensor<4x4xf32>
  }
  return %0#1 : tensor<4x4xf32>
}

// Libraries sum in one loop: what would make two of it stays, and what has two becomes one.
// CHECK-LABEL: func.func @two_sums
// CHECK: %[[T:.+]] = stablehlo.transpose %arg0, dims = [0, 2, 1]
// CHECK: stablehlo.dot_general %[[T]], %arg1, contracting_dims = [0, 1] x [0, 1]
// CHECK: %[[L:.+]] = stablehlo.transpose %arg0, dims = [1, 0, 2]
// CHECK: stablehlo.dot_general %[[L]], %arg1, contracting_dims = [1, 2] x [0, 1]
// CHECK: %[[R:.+]] = stablehlo.transpose %arg2, dims = [2, 1, 0]
// CHECK: stablehlo.dot_general %[[L]], %[[R]], contracting_dims = [1, 2] x [1, 2]
func.func @two_sums(%a: tensor<2x3x8xf32>, %b: tensor<2x8x5xf32>, %c: tensor<8x2x2xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x2xf32>) {
  %t = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<2x3x8xf32>) -> tensor<2x8x3xf32>
  %0 = stablehlo.dot_general %t, %b, contracting_dims = [0, 1] x [0, 1] : (tensor<2x8x3xf32>, tensor<2x8x5xf32>) -> tensor<3x5xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x8xf32>, tensor<2x8x5xf32>) -> tensor<3x5xf32>
  %2 = stablehlo.dot_general %a, %c, contracting_dims = [0, 2] x [1, 0] : (tensor<2x3x8xf32>, tensor<8x2x2xf32>) -> tensor<3x2xf32>
  return %0, %1, %2 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x2xf32>
}
