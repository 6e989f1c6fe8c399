// RUN: remat-opt %s --remat-import | FileCheck %s

// What a scan by halving makes of its last slice vanishes, and so does the sum of it:
// padding alone is left where it was padded, and a join of it has one part.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: %[[X:.*]]: tensor<4x1x8xf32>, %[[Z:.*]]: tensor<f32>
// CHECK-NOT: tensor<4x0x8xf32>
// CHECK: %[[PADDED:.*]] = stablehlo.broadcast_in_dim %[[Z]], dims = []
// CHECK-NOT: stablehlo.{{[a-z]}}
// CHECK: return %[[PADDED]], %[[X]], %[[X]]
func.func public @main(%x: tensor<4x1x8xf32>, %z: tensor<f32>)
    -> (tensor<4x1x8xf32>, tensor<4x1x8xf32>, tensor<4x1x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [0:4, 1:1, 0:8] : (tensor<4x1x8xf32>) -> tensor<4x0x8xf32>
  %1 = stablehlo.add %0, %0 : tensor<4x0x8xf32>
  %2 = stablehlo.pad %1, %z, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 1, 0]
      : (tensor<4x0x8xf32>, tensor<f32>) -> tensor<4x1x8xf32>
  %3 = stablehlo.concatenate %1, %x, dim = 1
      : (tensor<4x0x8xf32>, tensor<4x1x8xf32>) -> tensor<4x1x8xf32>
  %4 = stablehlo.dynamic_update_slice %x, %1, %zero, %zero, %zero
      : (tensor<4x1x8xf32>, tensor<4x0x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>)
      -> tensor<4x1x8xf32>
  return %2, %3, %4 : tensor<4x1x8xf32>, tensor<4x1x8xf32>, tensor<4x1x8xf32>
}
