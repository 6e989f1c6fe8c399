// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s
// RUN: remat-opt %s -split-input-file --remat-import=undo-checkpoint=true | FileCheck %s --check-prefix=UNDO

// What jax.checkpoint prints: the backward pass makes %1 again from a saved
// value behind a barrier. Kept, or merged with the forward pass.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.tanh
// CHECK: stablehlo.reduce_precision
// CHECK: %[[SAVED:.*]]:2 = stablehlo.optimization_barrier
// CHECK: stablehlo.tanh %[[SAVED]]#0
// UNDO-LABEL: func.func public @main
// UNDO-SAME: (%[[X:.*]]: tensor<4xf32>, %[[DY:.*]]: tensor<4xf32>)
// UNDO-NEXT: %[[TANH:.*]] = stablehlo.tanh %[[X]]
// UNDO-NEXT: %[[DX:.*]] = stablehlo.multiply %[[TANH]], %[[DY]]
// UNDO-NEXT: return %[[TANH]], %[[DX]]
func.func public @main(%x: tensor<4xf32>, %dy: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  %1 = stablehlo.reduce_precision %x, format = e8m23 : tensor<4xf32>
  %2:2 = stablehlo.optimization_barrier %1, %dy : tensor<4xf32>, tensor<4xf32>
  %3 = stablehlo.tanh %2#0 : tensor<4xf32>
  %4 = stablehlo.multiply %3, %2#1 : tensor<4xf32>
  return %0, %4 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Each type's own format is an identity; another format is arithmetic.

// UNDO-LABEL: func.func public @main
// UNDO-NEXT: %[[ROUNDED:.*]] = stablehlo.reduce_precision %[[F32:.*]], format = e5m10
// UNDO-NEXT: return %[[ROUNDED]], %{{.*}}, %{{.*}}, %{{.*}}
func.func public @main(%a: tensor<f32>, %b: tensor<bf16>, %c: tensor<f16>, %d: tensor<f64>) -> (tensor<f32>, tensor<bf16>, tensor<f16>, tensor<f64>) {
  %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<f32>
  %1 = stablehlo.reduce_precision %b, format = e8m7 : tensor<bf16>
  %2 = stablehlo.reduce_precision %c, format = e5m10 : tensor<f16>
  %3 = stablehlo.reduce_precision %d, format = e11m52 : tensor<f64>
  return %0, %1, %2, %3 : tensor<f32>, tensor<bf16>, tensor<f16>, tensor<f64>
}

// -----

// Equal barriers are never merged: two recomputations stay two.

// CHECK-LABEL: func.func public @main
// CHECK-COUNT-2: stablehlo.optimization_barrier
// UNDO-LABEL: func.func public @main
func.func public @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.optimization_barrier %x : tensor<4xf32>
  %1 = stablehlo.optimization_barrier %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A barrier whose readers repeat nothing orders what a user wanted ordered.

// UNDO-LABEL: func.func public @main
// UNDO: %[[TIED:.*]]:2 = stablehlo.optimization_barrier
// UNDO: stablehlo.tanh %[[TIED]]#0
func.func public @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1:2 = stablehlo.optimization_barrier %x, %0 : tensor<4xf32>, tensor<4xf32>
  %2 = stablehlo.tanh %1#0 : tensor<4xf32>
  return %2, %1#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The second op of a chain is repeated on the result of the first; constants are
// equal though they are written twice.

// UNDO-LABEL: func.func public @main
// UNDO-NOT: optimization_barrier
// UNDO: return
func.func public @main(%x: tensor<4xf32>, %dy: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %one : tensor<4xf32>
  %1 = stablehlo.tanh %0 : tensor<4xf32>
  %2:2 = stablehlo.optimization_barrier %x, %dy : tensor<4xf32>, tensor<4xf32>
  %again = stablehlo.constant dense<1.0> : tensor<4xf32>
  %3 = stablehlo.add %2#0, %again : tensor<4xf32>
  %4 = stablehlo.tanh %3 : tensor<4xf32>
  %5 = stablehlo.multiply %4, %2#1 : tensor<4xf32>
  return %1, %5 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The readers of this barrier repeat each other, and nothing that stands before it.

// UNDO-LABEL: func.func public @main
// UNDO: stablehlo.optimization_barrier
func.func public @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<4xf32>
  %2 = stablehlo.sine %1 : tensor<4xf32>
  %3 = stablehlo.sine %1 : tensor<4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<4xf32>
  return %4, %3 : tensor<4xf32>, tensor<4xf32>
}
