// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo{tied-splat-elements=4}))' | FileCheck %s
// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo{tied-splat-elements=5}))' | FileCheck %s --check-prefix=SMALL

// Where something is run again, every kernel makes its splats from scalars of its own, which
// no other kernel's are equal to: XLA cannot have them at the start. Those of the forward
// phase are in barriers that differ, those of a rerun in the barrier that holds it back.
// Divisors, zeros that are added and what updates read stay constants.

// CHECK-LABEL: func.func @main
// CHECK: %[[FIRST:.+]]:2 = stablehlo.optimization_barrier %{{.+}}, %{{.+}} : tensor<f32>, tensor<f32>
// CHECK-DAG: %[[ZEROS:.+]] = stablehlo.broadcast_in_dim %[[FIRST]]#0, dims = []
// CHECK-DAG: %[[FACTOR:.+]] = stablehlo.broadcast_in_dim %[[FIRST]]#1, dims = []
// CHECK: %[[PRODUCT:.+]] = stablehlo.multiply %arg0, %[[FACTOR]]
// CHECK: stablehlo.maximum %[[PRODUCT]], %[[ZEROS]]
// CHECK: stablehlo.optimization_barrier %{{.+}}, %[[FIRST]]#0 : tensor<f32>, tensor<f32>
// CHECK-DAG: %[[DIVISOR:.+]] = stablehlo.constant dense<7.000000e+00> : tensor<4xf32>
// CHECK-DAG: %[[ADDED:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: stablehlo.divide %{{.+}}, %[[DIVISOR]]
// CHECK: stablehlo.add %{{.+}}, %[[ADDED]]
// CHECK: %[[TIED:.+]]:4 = stablehlo.optimization_barrier %arg0, %{{.+}}, %{{.+}}, %{{.+}} : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
// CHECK-DAG: %[[AGAIN:.+]] = stablehlo.broadcast_in_dim %[[TIED]]#2, dims = []
// CHECK-DAG: %[[FACTOR2:.+]] = stablehlo.broadcast_in_dim %[[TIED]]#3, dims = []
// CHECK: %[[PRODUCT2:.+]] = stablehlo.multiply %[[TIED]]#0, %[[FACTOR2]]
// CHECK: stablehlo.maximum %[[PRODUCT2]], %[[AGAIN]]
// CHECK: %[[RATE:.+]] = stablehlo.constant dense<1.000000e-01> : tensor<4xf32>
// CHECK: stablehlo.multiply %{{.+}}, %[[RATE]]

// SMALL-LABEL: func.func @main
// SMALL-NOT: broadcast_in_dim
// SMALL: return

// CHECK-LABEL: func.func @keep_all
// CHECK-NOT: optimization_barrier
// CHECK: return
func.func @main(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %zeros = stablehlo.constant dense<0.0> : tensor<4xf32>
    %factor = stablehlo.constant dense<3.0> : tensor<4xf32>
    %0 = stablehlo.multiply %a, %factor : tensor<4xf32>
    %1 = stablehlo.maximum %0, %zeros : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %factor = stablehlo.constant dense<3.0> : tensor<4xf32>
    %divisor = stablehlo.constant dense<7.0> : tensor<4xf32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4xf32>
    %0 = stablehlo.multiply %a, %factor : tensor<4xf32>
    %1 = stablehlo.divide %0, %divisor : tensor<4xf32>
    %2 = stablehlo.add %1, %zeros : tensor<4xf32>
    remat.yield %2 : tensor<4xf32>
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
  %u = remat.kernel pointwise optimizer group 4 (%a = %w, %b = %s) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %rate = stablehlo.constant dense<0.1> : tensor<4xf32>
    %0 = stablehlo.multiply %b, %rate : tensor<4xf32>
    %1 = stablehlo.subtract %a, %0 : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  return %u : tensor<4xf32>
}

// Nothing is run again: the step is left alone.
func.func @keep_all(%x: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %factor = stablehlo.constant dense<3.0> : tensor<4xf32>
    %0 = stablehlo.multiply %a, %factor : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %f : tensor<4xf32>
}
