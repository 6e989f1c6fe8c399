// RUN: remat-opt --remat-legalize="device=xla-cpu" %s | FileCheck %s
// RUN: remat-opt --remat-legalize="device=h200" %s | FileCheck %s --check-prefix=NONE

// Copies are made explicit: wide operands, and the library's order of
// dimensions. Other devices change nothing.

// NONE-NOT: stablehlo.convert
// NONE-NOT: stablehlo.transpose

// CHECK-LABEL: func.func public @widen
// CHECK-DAG: %[[A:.+]] = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK-DAG: %[[B:.+]] = stablehlo.convert %arg1 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
// CHECK: %[[R:.+]] = stablehlo.dot_general %[[A]], %[[B]]
// CHECK-SAME: -> tensor<2x4xf32>
// CHECK: stablehlo.convert %[[R]] : (tensor<2x4xf32>) -> tensor<2x4xbf16>
func.func public @widen(%a: tensor<2x3xbf16>, %b: tensor<3x4xbf16>) -> tensor<2x4xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  return %0 : tensor<2x4xbf16>
}

// CHECK-LABEL: func.func public @attention
// CHECK: %[[Q:.+]] = stablehlo.transpose %arg0, dims = [0, 2, 1, 3]
// CHECK: %[[K:.+]] = stablehlo.transpose %arg1, dims = [0, 2, 3, 1]
// CHECK: stablehlo.dot_general %[[Q]], %[[K]], batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2]
func.func public @attention(%q: tensor<2x5x3x4xf32>, %k: tensor<2x5x3x4xf32>) -> tensor<2x3x5x5xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x5xf32>
  return %0 : tensor<2x3x5x5xf32>
}

// Exchanging the last two dimensions costs nothing.
// CHECK-LABEL: func.func public @exchanged
// CHECK-NOT: stablehlo.transpose
// CHECK: return
func.func public @exchanged(%a: tensor<3x2xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
