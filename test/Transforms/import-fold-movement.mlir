// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s

// A splat stays one in any shape.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: stablehlo.constant dense<2.000000e+00> : tensor<1048576xbf16>
// CHECK-DAG: stablehlo.constant dense<2.000000e+00> : tensor<512x1024xbf16>
// CHECK-DAG: stablehlo.constant dense<2.000000e+00> : tensor<1024x512xbf16>
// CHECK-DAG: stablehlo.constant dense<2.000000e+00> : tensor<1536x1024xbf16>
// CHECK-DAG: stablehlo.constant dense<2.000000e+00> : tensor<514x1024xbf16>
// CHECK-NOT: stablehlo.{{[b-z]}}
// CHECK: return
func.func public @main() -> (tensor<1048576xbf16>, tensor<1024x512xbf16>, tensor<1536x1024xbf16>, tensor<514x1024xbf16>, tensor<512x1024xbf16>) {
  %two = stablehlo.constant dense<2.0> : tensor<bf16>
  %0 = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<bf16>) -> tensor<1024x1024xbf16>
  %1 = stablehlo.reshape %0 : (tensor<1024x1024xbf16>) -> tensor<1048576xbf16>
  %2 = stablehlo.slice %0 [0:1024:2, 0:1024] : (tensor<1024x1024xbf16>) -> tensor<512x1024xbf16>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<512x1024xbf16>) -> tensor<1024x512xbf16>
  %4 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<1024x1024xbf16>, tensor<512x1024xbf16>) -> tensor<1536x1024xbf16>
  %5 = stablehlo.pad %2, %two, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<512x1024xbf16>, tensor<bf16>) -> tensor<514x1024xbf16>
  %6 = stablehlo.reverse %2, dims = [0] : tensor<512x1024xbf16>
  return %1, %3, %4, %5, %6 : tensor<1048576xbf16>, tensor<1024x512xbf16>, tensor<1536x1024xbf16>, tensor<514x1024xbf16>, tensor<512x1024xbf16>
}

// -----

// The elements of small constants.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
// CHECK-DAG: dense<{{\[\[}}1, 3], [4, 6]]> : tensor<2x2xi32>
// CHECK-DAG: dense<{{\[\[}}3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
// CHECK-DAG: dense<{{\[\[}}1, 2, 3, 1, 3], [4, 5, 6, 4, 6]]> : tensor<2x5xi32>
// CHECK-DAG: dense<{{\[\[}}1, 1], [2, 2]]> : tensor<2x2xi32>
// CHECK-DAG: dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
func.func public @main() -> (tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x2xi32>, tensor<6xi32>) {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = stablehlo.slice %a [0:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reverse %a, dims = [1] : tensor<2x3xi32>
  %3 = stablehlo.concatenate %a, %1, dim = 1 : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<2x5xi32>
  %4 = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.reshape %a : (tensor<2x3xi32>) -> tensor<6xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x2xi32>, tensor<6xi32>
}

// -----

// No large constants: 2 * 1024 elements are above the limit of 1024.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.broadcast_in_dim
// CHECK: stablehlo.pad
func.func public @main() -> (tensor<2x1024xi32>, tensor<4xi32>) {
  %b = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<2xi32>) -> tensor<2x1024xi32>
  %1 = stablehlo.pad %b, %zero, low = [1], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %1 : tensor<2x1024xi32>, tensor<4xi32>
}

// -----

// What has no elements is a constant without elements; others are folded without it.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: %[[ROWS:.*]] = stablehlo.constant dense<> : tensor<0x2xi32>
// CHECK-DAG: %[[JOINED:.*]] = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
// CHECK-DAG: %[[SUM:.*]] = stablehlo.constant dense<> : tensor<0xi32>
// CHECK: return %[[ROWS]], %[[JOINED]], %[[SUM]]
func.func public @main() -> (tensor<0x2xi32>, tensor<3xi32>, tensor<0xi32>) {
  %a = stablehlo.constant dense<7> : tensor<2x2xi32>
  %b = stablehlo.constant dense<> : tensor<0xi32>
  %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = stablehlo.slice %a [0:0, 0:2] : (tensor<2x2xi32>) -> tensor<0x2xi32>
  %1 = stablehlo.concatenate %b, %c, dim = 0 : (tensor<0xi32>, tensor<3xi32>) -> tensor<3xi32>
  %2 = stablehlo.add %b, %b : tensor<0xi32>
  return %0, %1, %2 : tensor<0x2xi32>, tensor<3xi32>, tensor<0xi32>
}

// -----

// Large constants are not repeated, but get dimensions of size one.
// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.constant dense<"0x{{.*}}"> : tensor<1032x1xi8>
// CHECK-NOT: stablehlo.broadcast_in_dim
// CHECK: return
func.func public @main() -> tensor<1032x1xi8> {
  %c = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001"> : tensor<1032xi8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<1032xi8>) -> tensor<1032x1xi8>
  return %0 : tensor<1032x1xi8>
}
