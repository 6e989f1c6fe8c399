// A loop that runs forward and backward pass of a microbatch in each iteration is
// planned as a step of its own, in what the step around leaves at the loop.
// RUN: remat-opt --remat-pipeline="budget=84% device=host export=false" %s \
// RUN:   | FileCheck %s --check-prefix=PLANNED
// RUN: remat-opt --remat-pipeline="budget=84% device=host" %s \
// RUN:   | FileCheck %s --check-prefix=EXPORTED
// RUN: remat-opt --remat-pipeline="policy=none device=host" %s \
// RUN:   | FileCheck %s --check-prefix=NONE
// RUN: not remat-opt --remat-pipeline="budget=20% device=host" %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BELOW

// BELOW: cannot be met

// The body's kernels stand in the loop, which is a kernel of the step around; the
// plan makes an activation again behind the turn of the body.
// PLANNED-LABEL: func.func @main
// PLANNED: remat.kernel control
// PLANNED: stablehlo.while
// PLANNED: do {
// PLANNED: remat.kernel matmul forward
// PLANNED: remat.recompute {{[a-z]+}} forward
// PLANNED: remat.kernel matmul backward
// PLANNED: stablehlo.return

// What is made again reads a saved value and one of the backward pass through a
// barrier in the body.
// EXPORTED-LABEL: func.func @main
// EXPORTED-NOT: remat.
// EXPORTED: stablehlo.while
// EXPORTED: do {
// EXPORTED-COUNT-4: stablehlo.tanh
// EXPORTED: stablehlo.optimization_barrier
// EXPORTED: stablehlo.tanh
// EXPORTED-NOT: remat.

// NONE-LABEL: func.func @main
// NONE-COUNT-4: stablehlo.tanh
// NONE-NOT: stablehlo.tanh
// NONE-NOT: stablehlo.optimization_barrier
func.func @main(%w: tensor<16x16xf32>, %xs: tensor<4x64x16xf32>) -> (tensor<16x16xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<16x16xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %zero, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<16x16xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %slice = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 64, 16] : (tensor<4x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %x = stablehlo.reshape %slice : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    %d1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %t1 = stablehlo.tanh %d1 : tensor<64x16xf32>
    %d2 = stablehlo.dot_general %t1, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %t2 = stablehlo.tanh %d2 : tensor<64x16xf32>
    %d3 = stablehlo.dot_general %t2, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %t3 = stablehlo.tanh %d3 : tensor<64x16xf32>
    %d4 = stablehlo.dot_general %t3, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %t4 = stablehlo.tanh %d4 : tensor<64x16xf32>
    %loss = stablehlo.reduce(%t4 init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g4 = stablehlo.multiply %t4, %t4 : tensor<64x16xf32>
    %w4 = stablehlo.dot_general %t3, %g4, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %e3 = stablehlo.dot_general %g4, %w, contracting_dims = [1] x [1] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %g3 = stablehlo.multiply %e3, %t3 : tensor<64x16xf32>
    %w3 = stablehlo.dot_general %t2, %g3, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %e2 = stablehlo.dot_general %g3, %w, contracting_dims = [1] x [1] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %g2 = stablehlo.multiply %e2, %t2 : tensor<64x16xf32>
    %w2 = stablehlo.dot_general %t1, %g2, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %e1 = stablehlo.dot_general %g2, %w, contracting_dims = [1] x [1] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %g1 = stablehlo.multiply %e1, %t1 : tensor<64x16xf32>
    %w1 = stablehlo.dot_general %x, %g1, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %s1 = stablehlo.add %w4, %w3 : tensor<16x16xf32>
    %s2 = stablehlo.add %s1, %w2 : tensor<16x16xf32>
    %s3 = stablehlo.add %s2, %w1 : tensor<16x16xf32>
    %sum2 = stablehlo.add %sum, %s3 : tensor<16x16xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %sum2, %losses2 : tensor<i32>, tensor<16x16xf32>, tensor<f32>
  }
  return %r#1, %r#2 : tensor<16x16xf32>, tensor<f32>
}
