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

// Loops do not carry stacks of nothing, which scans over scans by halving have.
// CHECK-LABEL: func.func @empty_carry
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<2xf32>
// CHECK-NOT: x0xf32
// CHECK: stablehlo.return %{{.*}}, %{{.*}} : tensor<i32>, tensor<2xf32>
// CHECK-NOT: x0xf32
func.func @empty_carry(%stack: tensor<4x0xf32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %first = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%k = %first, %s = %stack, %y = %x)
      : tensor<i32>, tensor<4x0xf32>, tensor<2xf32>
   cond {
    %limit = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.compare LT, %k, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %k, %one : tensor<i32>
    %2 = stablehlo.slice %y [2:2] : (tensor<2xf32>) -> tensor<0xf32>
    %3 = stablehlo.reshape %2 : (tensor<0xf32>) -> tensor<1x0xf32>
    %4 = stablehlo.dynamic_update_slice %s, %3, %k, %zero
        : (tensor<4x0xf32>, tensor<1x0xf32>, tensor<i32>, tensor<i32>) -> tensor<4x0xf32>
    %5 = stablehlo.tanh %y : tensor<2xf32>
    stablehlo.return %1, %4, %5 : tensor<i32>, tensor<4x0xf32>, tensor<2xf32>
  }
  return %0#2 : tensor<2xf32>
}
