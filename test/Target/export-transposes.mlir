// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo))' | FileCheck %s

// What only barriers read goes through them in the order that it was made in, and is
// transposed behind each, or behind the last of several.
// CHECK-LABEL: func.func @sunk
// CHECK: %[[KEYS:.+]] = stablehlo.negate %arg0
// CHECK-NEXT: %[[FIRST:.+]]:2 = stablehlo.optimization_barrier %[[KEYS]], %arg1 : tensor<8x4xf32>, tensor<8x8xf32>
// CHECK-NEXT: %[[SUNK:.+]] = stablehlo.transpose %[[FIRST]]#0, dims = [1, 0]
// CHECK-NEXT: %[[PRODUCT:.+]] = stablehlo.dot_general %[[SUNK]], %[[FIRST]]#1
// CHECK-NEXT: %[[SECOND:.+]]:2 = stablehlo.optimization_barrier %[[KEYS]], %[[PRODUCT]] : tensor<8x4xf32>, tensor<4x8xf32>
// CHECK-NEXT: %[[THIRD:.+]]:2 = stablehlo.optimization_barrier %[[SECOND]]#0, %[[SECOND]]#1 : tensor<8x4xf32>, tensor<4x8xf32>
// CHECK-NEXT: %[[LAST:.+]] = stablehlo.transpose %[[THIRD]]#0, dims = [1, 0]
// CHECK-NEXT: stablehlo.add %[[LAST]], %[[THIRD]]#1
func.func @sunk(%x: tensor<8x4xf32>, %g: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.negate %x : tensor<8x4xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %2:2 = stablehlo.optimization_barrier %1, %g : tensor<4x8xf32>, tensor<8x8xf32>
  %3 = stablehlo.dot_general %2#0, %2#1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %4:2 = stablehlo.optimization_barrier %1, %3 : tensor<4x8xf32>, tensor<4x8xf32>
  %5:2 = stablehlo.optimization_barrier %4#0, %4#1 : tensor<4x8xf32>, tensor<4x8xf32>
  %6 = stablehlo.add %5#0, %5#1 : tensor<4x8xf32>
  return %6 : tensor<4x8xf32>
}

// Somebody reads it in front of the barrier: there it is made, and stays.
// CHECK-LABEL: func.func @read
// CHECK: %[[MADE:.+]] = stablehlo.transpose %arg0
// CHECK: stablehlo.optimization_barrier %[[MADE]], %{{.+}} : tensor<4x8xf32>, tensor<4x8xf32>
func.func @read(%x: tensor<8x4xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.negate %0 : tensor<4x8xf32>
  %2:2 = stablehlo.optimization_barrier %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
  return %2#0, %2#1 : tensor<4x8xf32>, tensor<4x8xf32>
}
