// RUN: remat-opt %s --remat-import | FileCheck %s

// Linalg on tensors goes through the same steps; float arithmetic is left alone.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x8xf32>)
// CHECK-COUNT-1: linalg.fill
// CHECK-COUNT-1: linalg.matmul
// CHECK: arith.mulf
// CHECK-NOT: tensor.cast
// CHECK-NOT: func.func
func.func public @main(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, f32) {
  %0 = call @dense(%x, %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = call @dense(%x, %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %2 = tensor.cast %1 : tensor<4x8xf32> to tensor<4x8xf32>
  %zero = arith.constant 0 : index
  %element = tensor.extract %1[%zero, %zero] : tensor<4x8xf32>
  %one = arith.constant 1.0 : f32
  %3 = arith.mulf %element, %one : f32
  return %0, %2, %3 : tensor<4x8xf32>, tensor<4x8xf32>, f32
}
func.func private @dense(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
