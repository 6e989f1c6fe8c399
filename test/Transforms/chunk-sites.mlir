// The first of two places with scores runs in pieces, the second at once.
// RUN: remat-opt --remat-chunk="pieces=2 sites=1" %s | FileCheck %s
// RUN: remat-opt --remat-chunk="pieces=2 sites=2" %s | FileCheck %s --check-prefix=BOTH
// RUN: remat-opt --remat-chunk=pieces=2 %s | FileCheck %s --check-prefix=BOTH

// CHECK-LABEL: func.func @two_layers
// CHECK: [[FIRST:%.*]]:4 = stablehlo.while
// CHECK-SAME: remat.pieces = 2
// CHECK: tensor<1x8x8xf32>
// CHECK: stablehlo.dot_general [[FIRST]]#3, {{.*}} -> tensor<2x8x8xf32>
// CHECK-NOT: stablehlo.while
// CHECK: return

// BOTH-LABEL: func.func @two_layers
// BOTH-COUNT-2: remat.pieces = 2
// BOTH-NOT: tensor<2x8x8xf32>
func.func @two_layers(%q: tensor<2x8x4xf32>, %k: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %s0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %p0 = stablehlo.tanh %s0 : tensor<2x8x8xf32>
  %o0 = stablehlo.dot_general %p0, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  %s1 = stablehlo.dot_general %o0, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %p1 = stablehlo.tanh %s1 : tensor<2x8x8xf32>
  %o1 = stablehlo.dot_general %p1, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %o1 : tensor<2x8x4xf32>
}

// A loop that nobody reads goes, after its body was looked at.
// BOTH-LABEL: func.func @unread_loop
// BOTH: remat.pieces = 2
// BOTH-NOT: stablehlo.while
func.func @unread_loop(%q: tensor<2x8x4xf32>, %k: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %x = %q) : tensor<i32>, tensor<2x8x4xf32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %s1 = stablehlo.dot_general %x, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
      %p1 = stablehlo.tanh %s1 : tensor<2x8x8xf32>
      %o1 = stablehlo.dot_general %p1, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
      stablehlo.return %next, %o1 : tensor<i32>, tensor<2x8x4xf32>
    }
  %s0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %p0 = stablehlo.tanh %s0 : tensor<2x8x8xf32>
  %o0 = stablehlo.dot_general %p0, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %o0 : tensor<2x8x4xf32>
}
