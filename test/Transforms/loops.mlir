// The residuals of a forward loop, in the backward loop that reads them.
// RUN: remat-opt --remat-loops="policy=full device=host" %s \
// RUN:   | FileCheck %s --check-prefixes=CHECK,FULL
// RUN: remat-opt --remat-loops="policy=dots device=host" %s \
// RUN:   | FileCheck %s --check-prefixes=CHECK,DOTS
// RUN: remat-opt --remat-loops="policy=none device=host" %s \
// RUN:   | FileCheck %s --check-prefix=NONE
// RUN: not remat-opt --remat-loops="policy=ful device=host" %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: unknown policy 'ful'

// Two residuals of each of four iterations: the carry, and tanh(carry . w). The
// backward loop reads them in the opposite order.

// CHECK-LABEL: func.func @mirrored
// NONE-LABEL: func.func @mirrored
// FULL-SAME: remat.loops = {pairs = 1 : i64, peakBytes = {{[0-9]+}} : i64, policy = "full"
// NONE: stablehlo.while
// NONE-SAME: tensor<4x8x8xf32>, tensor<4x8x8xf32>
// `full` keeps the stack of carries and makes tanh again from it.
// FULL: stablehlo.while
// FULL: do {
// FULL: stablehlo.dynamic_update_slice
// FULL-NOT: stablehlo.dynamic_update_slice
// FULL: stablehlo.while
// FULL: do {
// FULL: [[LAST:%.*]] = stablehlo.constant dense<3> : tensor<i32>
// FULL: [[PLACE:%.*]] = stablehlo.subtract [[LAST]], %{{.*}} : tensor<i32>
// FULL: [[SLICE:%.*]] = stablehlo.dynamic_slice %{{.*}}, [[PLACE]],
// FULL: [[CARRY:%.*]] = stablehlo.reshape [[SLICE]]
// FULL: [[DOT:%.*]] = stablehlo.dot_general [[CARRY]],
// FULL: stablehlo.tanh [[DOT]]
// `dots` keeps what the matmul makes instead of what follows from it.
// DOTS: stablehlo.while
// DOTS-COUNT-2: stablehlo.dynamic_update_slice
// DOTS: stablehlo.while
// DOTS: stablehlo.dynamic_slice
// DOTS: stablehlo.tanh
func.func @mirrored(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8x8xf32>
  %f:5 = stablehlo.while(%a0 = %w, %a1 = %zero, %a2 = %x, %a3 = %zeros, %a4 = %zeros) : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %a1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %d = stablehlo.dot_general %a2, %a0, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %t = stablehlo.tanh %d : tensor<8x8xf32>
    %h = stablehlo.add %a2, %t : tensor<8x8xf32>
    %s = stablehlo.reshape %a2 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u = stablehlo.dynamic_update_slice %a3, %s, %a1, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %s2 = stablehlo.reshape %t : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u2 = stablehlo.dynamic_update_slice %a4, %s2, %a1, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %i = stablehlo.add %a1, %c1 : tensor<i32>
    stablehlo.return %a0, %i, %h, %u, %u2 : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  }
  %g:5 = stablehlo.while(%b0 = %w, %b1 = %zero, %b2 = %f#2, %b3 = %f#3, %b4 = %f#4) : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %b1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c4 = stablehlo.constant dense<4> : tensor<i32>
    %r0 = stablehlo.subtract %c4, %b1 : tensor<i32>
    %r = stablehlo.subtract %r0, %c1 : tensor<i32>
    %s = stablehlo.dynamic_slice %b3, %r, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %h = stablehlo.reshape %s : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %s2 = stablehlo.dynamic_slice %b4, %r, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %t = stablehlo.reshape %s2 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %m = stablehlo.multiply %t, %b2 : tensor<8x8xf32>
    %e = stablehlo.dot_general %m, %h, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %i = stablehlo.add %b1, %c1 : tensor<i32>
    stablehlo.return %b0, %i, %e, %b3, %b4 : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  }
  return %g#2 : tensor<8x8xf32>
}

// A stack that something else reads stays what it is, and so does a loop of an
// unknown number of iterations.

// CHECK-LABEL: func.func @kept
// CHECK-NOT: remat.loops
// CHECK: stablehlo.dynamic_update_slice
// CHECK: stablehlo.while
// CHECK-NOT: stablehlo.tanh
// CHECK: return
func.func @kept(%x: tensor<8xf32>, %n: tensor<i32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:3 = stablehlo.while(%a1 = %zero, %a2 = %x, %a3 = %zeros) : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
  cond {
    %l = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %a1, %l, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %t = stablehlo.tanh %a2 : tensor<8xf32>
    %s = stablehlo.reshape %t : (tensor<8xf32>) -> tensor<1x8xf32>
    %u = stablehlo.dynamic_update_slice %a3, %s, %a1, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %i = stablehlo.add %a1, %c1 : tensor<i32>
    stablehlo.return %i, %t, %u : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
  }
  %g:3 = stablehlo.while(%b1 = %zero, %b2 = %f#1, %b3 = %f#2) : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
  cond {
    %p = stablehlo.compare LT, %b1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %s = stablehlo.dynamic_slice %b3, %b1, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %t = stablehlo.reshape %s : (tensor<1x8xf32>) -> tensor<8xf32>
    %m = stablehlo.multiply %t, %b2 : tensor<8xf32>
    %i = stablehlo.add %b1, %c1 : tensor<i32>
    stablehlo.return %i, %m, %b3 : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
  }
  return %g#1, %f#2 : tensor<8xf32>, tensor<4x8xf32>
}

// A stack of slices that are all the same value from around: the backward loop reads that,
// by a view that it repeats.

// CHECK-LABEL: func.func @invariant_residual
// FULL: stablehlo.while
// FULL-NOT: stablehlo.dynamic_update_slice
// FULL: stablehlo.while
// FULL-SAME: = %arg0
// FULL-NOT: stablehlo.dynamic_slice
// FULL: stablehlo.dot_general
func.func @invariant_residual(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8x8xf32>
  %f:4 = stablehlo.while(%a0 = %w, %a1 = %zero, %a2 = %x, %a3 = %zeros) : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %a1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %d = stablehlo.dot_general %a2, %a0, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %s = stablehlo.reshape %a0 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u = stablehlo.dynamic_update_slice %a3, %s, %a1, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %i = stablehlo.add %a1, %c1 : tensor<i32>
    stablehlo.return %a0, %i, %d, %u : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  }
  %g:3 = stablehlo.while(%b1 = %zero, %b2 = %f#2, %b3 = %f#3) : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %b1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %r = stablehlo.subtract %c3, %b1 : tensor<i32>
    %s = stablehlo.dynamic_slice %b3, %r, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %v = stablehlo.reshape %s : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %e = stablehlo.dot_general %b2, %v, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %i = stablehlo.add %b1, %c1 : tensor<i32>
    stablehlo.return %i, %e, %b3 : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  }
  return %g#1 : tensor<8x8xf32>
}
