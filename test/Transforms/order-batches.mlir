// RUN: remat-opt --pass-pipeline='builtin.module(func.func(remat-order-batches))' --split-input-file %s | FileCheck %s

// Heads between positions: 8 calls. What two products read is transposed once.
// CHECK-LABEL: func.func @heads
// CHECK-SAME: %[[Q:arg0]]: tensor<8x20x12x16xf32>, %[[K:arg1]]: tensor<8x20x12x16xf32>, %[[P:arg2]]: tensor<8x12x20x20xf32>
func.func @heads(%q: tensor<8x20x12x16xf32>, %k: tensor<8x20x12x16xf32>, %p: tensor<8x12x20x20xf32>)
    -> (tensor<8x12x20x20xf32>, tensor<8x12x20x16xf32>) {
  // CHECK: %[[QT:.*]] = stablehlo.transpose %[[Q]], dims = [0, 2, 1, 3]
  // CHECK-SAME: -> tensor<8x12x20x16xf32>
  // CHECK: %[[KT:.*]] = stablehlo.transpose %[[K]], dims = [0, 2, 1, 3]
  // CHECK: stablehlo.dot_general %[[QT]], %[[KT]], batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3]
  // CHECK-SAME: precision = [HIGH, HIGH]
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [HIGH, HIGH]
      : (tensor<8x20x12x16xf32>, tensor<8x20x12x16xf32>) -> tensor<8x12x20x20xf32>
  // CHECK-NOT: transpose
  // CHECK: stablehlo.dot_general %[[P]], %[[KT]], batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2]
  %1 = stablehlo.dot_general %p, %k, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<8x12x20x20xf32>, tensor<8x20x12x16xf32>) -> tensor<8x12x20x16xf32>
  return %0, %1 : tensor<8x12x20x20xf32>, tensor<8x12x20x16xf32>
}

// -----

// Few calls, long ones, other types, and batches that lie behind each other stay.
// CHECK-LABEL: func.func @others
// CHECK-NOT: transpose
func.func @others(%few: tensor<4x20x12x16xf32>, %long: tensor<8x2048x12x128xf32>,
                  %short: tensor<8x20x12x16xbf16>, %good: tensor<20x8x12x16xf32>)
    -> (tensor<4x12x20x20xf32>, tensor<8x12x2048x2048xf32>, tensor<8x12x20x20xbf16>,
        tensor<8x12x20x20xf32>) {
  %0 = stablehlo.dot_general %few, %few, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<4x20x12x16xf32>, tensor<4x20x12x16xf32>) -> tensor<4x12x20x20xf32>
  %1 = stablehlo.dot_general %long, %long, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<8x2048x12x128xf32>, tensor<8x2048x12x128xf32>) -> tensor<8x12x2048x2048xf32>
  %2 = stablehlo.dot_general %short, %short, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<8x20x12x16xbf16>, tensor<8x20x12x16xbf16>) -> tensor<8x12x20x20xbf16>
  %3 = stablehlo.dot_general %good, %good, batching_dims = [1, 2] x [1, 2], contracting_dims = [3] x [3]
      : (tensor<20x8x12x16xf32>, tensor<20x8x12x16xf32>) -> tensor<8x12x20x20xf32>
  return %0, %1, %2, %3 : tensor<4x12x20x20xf32>, tensor<8x12x2048x2048xf32>, tensor<8x12x20x20xbf16>, tensor<8x12x20x20xf32>
}
