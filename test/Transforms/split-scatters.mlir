// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-split-scatters --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// 8192 updates of 16 places: 512 for each, 16 of each of 32 parts. Indices stay as they are,
// and nothing is added to zeros. The parts of sorted indices are not said to be sorted.
// CHECK-LABEL: func.func @embedding
// CHECK-SAME: (%[[AT:.*]]: tensor<64x128x1xi32> {{.*}}, %[[U:.*]]: tensor<64x128x24xbf16>
// CHECK: %[[ZEROS:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [] : (tensor<bf16>) -> tensor<32x16x24xbf16> loc("gradient")
// CHECK: %[[ATS:.*]] = stablehlo.reshape %[[AT]] : (tensor<64x128x1xi32>) -> tensor<32x256x1xi32>
// CHECK: %[[US:.*]] = stablehlo.reshape %[[U]] : (tensor<64x128x24xbf16>) -> tensor<32x256x24xbf16>
// CHECK: %[[PARTS:.*]] = "stablehlo.scatter"(%[[ZEROS]], %[[ATS]], %[[US]])
// CHECK-SAME: indices_are_sorted = false
// CHECK-SAME: update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2
// CHECK-SAME: unique_indices = false
// CHECK: stablehlo.add
// CHECK: {remat.layer = "embedding"} : (tensor<32x16x24xbf16>, tensor<32x256x1xi32>, tensor<32x256x24xbf16>) -> tensor<32x16x24xbf16> loc("gradient")
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[PARTS]] init: %{{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<32x16x24xbf16>, tensor<bf16>) -> tensor<16x24xbf16>
// CHECK-SAME: loc("gradient")
// CHECK-NEXT: return %[[SUM]]
func.func @embedding(%at: tensor<64x128x1xi32>, %u: tensor<64x128x24xbf16>) -> tensor<16x24xbf16> {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<bf16>) -> tensor<16x24xbf16>
  %0 = "stablehlo.scatter"(%zeros, %at, %u) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) {remat.layer = "embedding"} : (tensor<16x24xbf16>, tensor<64x128x1xi32>, tensor<64x128x24xbf16>) -> tensor<16x24xbf16> loc("gradient")
  return %0 : tensor<16x24xbf16>
}

// The greatest divisor of 6000 up to 6000 / (16 * 15) is 25. Index vectors of two components,
// and what the sum is added to. In a branch.
// CHECK-LABEL: func.func @counts
// CHECK-SAME: (%[[P:.*]]: tensor<i1> {{.*}}, %[[X:.*]]: tensor<3x5xi32> {{.*}}, %{{.*}}: tensor<6000x2xi32>
// CHECK: "stablehlo.if"
// CHECK: %[[PARTS:.*]] = "stablehlo.scatter"
// CHECK-SAME: inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 2
// CHECK: (tensor<25x3x5xi32>, tensor<25x240x2xi32>, tensor<25x240xi32>) -> tensor<25x3x5xi32>
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[PARTS]]
// CHECK: %[[ALL:.*]] = stablehlo.add %[[X]], %[[SUM]]
// CHECK: stablehlo.return %[[ALL]]
func.func @counts(%p: tensor<i1>, %input: tensor<3x5xi32>, %at: tensor<6000x2xi32>, %u: tensor<6000xi32>) -> tensor<3x5xi32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.scatter"(%input, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.add %y, %x : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<3x5xi32>, tensor<6000x2xi32>, tensor<6000xi32>) -> tensor<3x5xi32>
    stablehlo.return %1 : tensor<3x5xi32>
  }, {
    stablehlo.return %input : tensor<3x5xi32>
  }) : (tensor<i1>) -> tensor<3x5xi32>
  return %0 : tensor<3x5xi32>
}

// A table of -0 is not one of zeros; its parts have a quarter of the updates' elements, since
// windows are smaller than rows: 8192 * 12 / (4 * 16 * 96) is 16.
// CHECK-LABEL: func.func @narrow_windows
// CHECK: (tensor<16x16x96xf32>, tensor<16x512x1xi32>, tensor<16x512x12xf32>) -> tensor<16x16x96xf32>
// CHECK: stablehlo.reduce
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<16x96xf32>
func.func @narrow_windows(%at: tensor<8192xi32>, %u: tensor<8192x12xf32>) -> tensor<16x96xf32> {
  %zeros = stablehlo.constant dense<-0.0> : tensor<16x96xf32>
  %0 = "stablehlo.scatter"(%zeros, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x96xf32>, tensor<8192xi32>, tensor<8192x12xf32>) -> tensor<16x96xf32>
  return %0 : tensor<16x96xf32>
}

// Of many updates there are no more than 128 parts.
// CHECK-LABEL: func.func @many
// CHECK: (tensor<128x2xf32>, tensor<128x8192x1xi32>, tensor<128x8192xf32>) -> tensor<128x2xf32>
func.func @many(%input: tensor<2xf32>, %at: tensor<1024x1024x1xi32>, %u: tensor<1024x1024xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.scatter"(%input, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<1024x1024x1xi32>, tensor<1024x1024xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// Nothing to gain: 32 updates of a place, few updates in all, or places that are unique.
// CHECK-LABEL: func.func @fast
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @fast(%input: tensor<256x12xf32>, %at: tensor<8192xi32>, %u: tensor<8192x12xf32>,
                %few: tensor<4x12xf32>, %at_few: tensor<512xi32>, %u_few: tensor<512x12xf32>) -> (tensor<256x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>) {
  %0 = "stablehlo.scatter"(%input, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<256x12xf32>, tensor<8192xi32>, tensor<8192x12xf32>) -> tensor<256x12xf32>
  %1 = "stablehlo.scatter"(%few, %at_few, %u_few) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x12xf32>, tensor<512xi32>, tensor<512x12xf32>) -> tensor<4x12xf32>
  %2 = "stablehlo.scatter"(%few, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x12xf32>, tensor<8192xi32>, tensor<8192x12xf32>) -> tensor<4x12xf32>
  return %0, %1, %2 : tensor<256x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>
}

// What is no sum, what counts the update twice, and 8191 updates, a prime number.
// CHECK-LABEL: func.func @others
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @others(%input: tensor<8x12xf32>, %at: tensor<8192xi32>, %u: tensor<8192x12xf32>,
                  %at_prime: tensor<8191xi32>, %u_prime: tensor<8191x12xf32>) -> (tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>) {
  %0 = "stablehlo.scatter"(%input, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<8192xi32>, tensor<8192x12xf32>) -> tensor<8x12xf32>
  %1 = "stablehlo.scatter"(%input, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %y, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<8192xi32>, tensor<8192x12xf32>) -> tensor<8x12xf32>
  %2 = "stablehlo.scatter"(%input, %at_prime, %u_prime) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<8191xi32>, tensor<8191x12xf32>) -> tensor<8x12xf32>
  return %0, %1, %2 : tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>
}

// Updates of a window that lie apart, windows that are moved, and batches.
// CHECK-LABEL: func.func @shapes
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @shapes(%input: tensor<8x12xf32>, %at: tensor<8192xi32>, %across: tensor<12x8192xf32>, %u: tensor<8192x2x12xf32>,
                  %batches: tensor<2x8x12xf32>, %ats: tensor<2x8192x1xi32>, %us: tensor<2x8192x12xf32>) -> (tensor<8x12xf32>, tensor<8x12xf32>, tensor<2x8x12xf32>) {
  %0 = "stablehlo.scatter"(%input, %at, %across) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<8192xi32>, tensor<12x8192xf32>) -> tensor<8x12xf32>
  %1 = "stablehlo.scatter"(%input, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<8192xi32>, tensor<8192x2x12xf32>) -> tensor<8x12xf32>
  %2 = "stablehlo.scatter"(%batches, %ats, %us) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x8x12xf32>, tensor<2x8192x1xi32>, tensor<2x8192x12xf32>) -> tensor<2x8x12xf32>
  return %0, %1, %2 : tensor<8x12xf32>, tensor<8x12xf32>, tensor<2x8x12xf32>
}
