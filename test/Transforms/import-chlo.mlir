// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s

// CHECK-LABEL: func.func public @square
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[C:.*]]: tensor<4xcomplex<f32>>)
// CHECK-NEXT: stablehlo.multiply %[[X]], %[[X]] : tensor<4xf32>
// A complex square is more than a product for XLA.
// CHECK-NEXT: chlo.square %[[C]]
func.func public @square(%x: tensor<4xf32>, %c: tensor<4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4xcomplex<f32>>) {
  %0 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.square %c : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return %0, %1 : tensor<4xf32>, tensor<4xcomplex<f32>>
}

// -----

// Functions with lowerings of XLA's own stay.
// CHECK-LABEL: func.func public @functions
// CHECK-NEXT: chlo.erf
// CHECK-NEXT: chlo.erfc
// CHECK-NEXT: chlo.top_k
func.func public @functions(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.erfc %0 : tensor<4xf32> -> tensor<4xf32>
  %2, %3 = chlo.top_k(%1, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return %2, %3 : tensor<2xf32>, tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func public @constants
// CHECK-NEXT: stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT: stablehlo.constant dense<1> : tensor<i32>
func.func public @constants(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>) {
  %0 = "chlo.constant_like"(%x) <{value = 2.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = chlo.constant dense<1> : tensor<i32>
  return %0, %1 : tensor<4xf32>, tensor<i32>
}

// -----

// CHECK-LABEL: func.func public @broadcasts
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<2x4xf32>, %[[Z:.*]]: tensor<2xf32>)
// CHECK-NEXT: stablehlo.multiply %[[X]], %[[X]] : tensor<4xf32>
// CHECK-NEXT: %[[XB:.*]] = stablehlo.broadcast_in_dim %[[X]], dims = [1]
// CHECK-NEXT: stablehlo.add %[[XB]], %[[Y]] : tensor<2x4xf32>
// CHECK-NEXT: %[[ZB:.*]] = stablehlo.broadcast_in_dim %[[Z]], dims = [0]
// CHECK-NEXT: stablehlo.compare LT, %[[Y]], %[[ZB]], FLOAT
// CHECK-NEXT: chlo.next_after %[[X]], %[[X]]
func.func public @broadcasts(%x: tensor<4xf32>, %y: tensor<2x4xf32>, %z: tensor<2xf32>) -> (tensor<4xf32>, tensor<2x4xf32>, tensor<2x4xi1>, tensor<4xf32>) {
  %0 = chlo.broadcast_multiply %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = chlo.broadcast_add %x, %y : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = chlo.broadcast_compare %y, %z {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<2x4xf32>, tensor<2xf32>) -> tensor<2x4xi1>
  %3 = chlo.broadcast_next_after %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<2x4xf32>, tensor<2x4xi1>, tensor<4xf32>
}
