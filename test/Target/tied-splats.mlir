// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo{tied-splat-elements=4}))' | FileCheck %s
// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo{tied-splat-elements=5}))' | FileCheck %s --check-prefix=SMALL

// Zeros that a rerun takes the maximum with are made from a scalar behind its barrier,
// which XLA cannot have at the start. A factor stays a constant: XLA rounds by what it
// knows of it. The forward phase is left alone.

// CHECK-LABEL: func.func @main
// CHECK: %[[ZEROS:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: stablehlo.maximum %{{.+}}, %[[ZEROS]]
// CHECK: %[[ZERO:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[TIED:.+]]:3 = stablehlo.optimization_barrier %arg0, %{{.+}}, %[[ZERO]]
// CHECK: %[[AGAIN:.+]] = stablehlo.broadcast_in_dim %[[TIED]]#2, dims = []
// CHECK: %[[FACTOR:.+]] = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK: %[[PRODUCT:.+]] = stablehlo.multiply %[[TIED]]#0, %[[FACTOR]]
// CHECK: stablehlo.maximum %[[PRODUCT]], %[[AGAIN]]

// SMALL-NOT: broadcast_in_dim
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zeros = stablehlo.constant dense<0.0> : tensor<4xf32>
    %factor = stablehlo.constant dense<3.0> : tensor<4xf32>
    %0 = stablehlo.multiply %a, %factor : tensor<4xf32>
    %1 = stablehlo.maximum %0, %zeros : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zeros = stablehlo.constant dense<0.0> : tensor<4xf32>
    %factor = stablehlo.constant dense<3.0> : tensor<4xf32>
    %0 = stablehlo.multiply %a, %factor : tensor<4xf32>
    %1 = stablehlo.maximum %0, %zeros : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %s = remat.kernel pointwise backward group 3 (%a = %g, %b = %r) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %s : tensor<4xf32>
}
