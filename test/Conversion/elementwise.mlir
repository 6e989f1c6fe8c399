// RUN: remat-opt %s --convert-stablehlo-to-linalg -split-input-file | FileCheck %s

// One loop an op; a narrow float is computed as f32 and rounded once.
// CHECK-LABEL: func.func @narrow
// CHECK: linalg.generic
// CHECK: %[[WIDE:.*]] = arith.extf %{{.*}} : bf16 to f32
// CHECK: %[[TANH:.*]] = math.tanh %[[WIDE]] : f32
// CHECK: arith.truncf %[[TANH]] : f32 to bf16
func.func @narrow(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = stablehlo.tanh %x : tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// -----

// Unsigned integers lose their sign, not their arithmetic.
// CHECK-LABEL: func.func @unsigned
// CHECK-SAME: (%{{.*}}: tensor<4xi8>, %{{.*}}: tensor<4xi8>) -> tensor<4xi8>
// CHECK: arith.maxui
func.func @unsigned(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %0 = stablehlo.maximum %x, %y : tensor<4xui8>
  return %0 : tensor<4xui8>
}

// -----

// A scalar bound is read by every iteration.
// CHECK: #[[$SCALAR:.*]] = affine_map<(d0) -> ()>
// CHECK-LABEL: func.func @clamp
// CHECK: linalg.generic
// CHECK-SAME: indexing_maps = [#[[$SCALAR]], #{{.*}}, #[[$SCALAR]], #{{.*}}]
func.func @clamp(%low: tensor<f32>, %x: tensor<4xf32>, %high: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.clamp %low, %x, %high : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Kernels stay where they are and are converted inside; barriers vanish.
// CHECK-LABEL: func.func @kernels
// CHECK-SAME: tensor<4xi32>
// CHECK: %[[K:.*]] = remat.kernel pointwise forward group 0
// CHECK-SAME: tensor<4xi32>
// CHECK: linalg.generic
// CHECK: remat.yield
// CHECK-NOT: stablehlo
// CHECK: %[[R:.*]] = remat.recompute pointwise backward group 0
// CHECK: linalg.generic
// CHECK: return %[[K]], %[[R]]
func.func @kernels(%x: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
  %0 = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xui32>) -> tensor<4xui32> {
    %k = stablehlo.add %a, %a : tensor<4xui32>
    remat.yield %k : tensor<4xui32>
  }
  %1 = stablehlo.optimization_barrier %x : tensor<4xui32>
  %2 = remat.recompute pointwise backward group 0 (%a = %1) : (tensor<4xui32>) -> tensor<4xui32> {
    %k = stablehlo.add %a, %a : tensor<4xui32>
    remat.yield %k : tensor<4xui32>
  }
  return %0, %2 : tensor<4xui32>, tensor<4xui32>
}

// -----

// One device has no places to move a value between.
// CHECK-LABEL: func.func @placed
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK-NEXT: return %[[X]]
sdy.mesh @mesh = <["x"=2]>
func.func @placed(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<8xf32>
  %1 = sdy.reshard %0 <@mesh, [{}]> : tensor<8xf32>
  return %1 : tensor<8xf32>
}
