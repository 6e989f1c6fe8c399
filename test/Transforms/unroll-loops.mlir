// Loops of few iterations as straight-line ops.
// RUN: remat-opt --remat-unroll-loops --mlir-print-debuginfo %s | FileCheck %s
// RUN: remat-opt --remat-unroll-loops=max-iterations=3 %s | FileCheck %s --check-prefix=FEWER
// RUN: not remat-opt --remat-unroll-loops=max-iterations=300000 %s 2>&1 | FileCheck %s --check-prefix=MANY

// MANY: unroll-loops.mlir:[[#]]:{{[0-9]+}}: error: unrolled, the step has more than 1000000 ops; a limit below the 200000 iterations of this loop leaves it as it is

// The backward iterations read what the forward ones made, and no stack is left.
// CHECK-LABEL: func.func @mirrored
// CHECK-NOT: dynamic
// CHECK-NOT: stablehlo.while
// CHECK: [[D0:%.*]] = stablehlo.dot_general [[X:%.*]], [[W:%.*]], contracting
// CHECK: [[T0:%.*]] = stablehlo.tanh [[D0]]
// CHECK: [[H1:%.*]] = stablehlo.add [[X]], [[T0]]
// CHECK: stablehlo.tanh
// CHECK: stablehlo.tanh
// CHECK: [[D3:%.*]] = stablehlo.dot_general [[H3:%.*]], [[W]], contracting
// CHECK: [[T3:%.*]] = stablehlo.tanh [[D3]]
// CHECK: [[H4:%.*]] = stablehlo.add [[H3]], [[T3]]
// CHECK-NOT: tanh
// CHECK: [[M3:%.*]] = stablehlo.multiply [[T3]], [[H4]]
// CHECK: [[E3:%.*]] = stablehlo.dot_general [[M3]], [[H3]]
// CHECK: [[M2:%.*]] = stablehlo.multiply {{%.*}}, [[E3]]
// CHECK: [[E1:%.*]] = stablehlo.dot_general {{%.*}}, [[H1]]
// CHECK: [[M0:%.*]] = stablehlo.multiply [[T0]], [[E1]]
// CHECK: [[E0:%.*]] = stablehlo.dot_general [[M0]], [[X]]
// CHECK-NOT: stablehlo
// CHECK: return [[E0]]
// FEWER-LABEL: func.func @mirrored
// FEWER-COUNT-2: stablehlo.while
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

// A stack that is a result is still written; a loop in a loop is unrolled, too. Reads of
// a part of a slice are forwarded, those behind an update at an unknown place are not.
// CHECK-LABEL: func.func @results
// CHECK: stablehlo.tanh
// CHECK: [[FIRST:%.*]] = stablehlo.tanh
// CHECK: [[ONE:%.*]] = stablehlo.dynamic_update_slice {{%.*}}, [[FIRST]]
// CHECK: [[TWO:%.*]] = stablehlo.dynamic_update_slice [[ONE]],
// CHECK: [[LAST:%.*]] = stablehlo.dynamic_update_slice [[TWO]], {{.*}}arg0
// CHECK: [[PART:%.*]] = stablehlo.slice [[FIRST]] [0:1, 2:4]
// CHECK: [[ROWS:%.*]] = stablehlo.slice [[LAST]] [1:3, 0:8]
// CHECK: return [[LAST]], [[PART]], [[ROWS]]
// FEWER-LABEL: func.func @results
// FEWER-NOT: stablehlo.while
func.func @results(%x: tensor<1x8xf32>, %n: tensor<i32>) -> (tensor<3x8xf32>, tensor<1x2xf32>, tensor<2x8xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3x8xf32>
  %f:3 = stablehlo.while(%i = %c0, %h = %x, %s = %zeros) : tensor<i32>, tensor<1x8xf32>, tensor<3x8xf32>
  cond {
    %l = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %l, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %z = stablehlo.constant dense<0> : tensor<i32>
    %o = stablehlo.constant dense<1> : tensor<i32>
    %g:2 = stablehlo.while(%j = %z, %k = %h) : tensor<i32>, tensor<1x8xf32>
    cond {
      %l = stablehlo.constant dense<2> : tensor<i32>
      %p = stablehlo.compare LT, %j, %l, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %d = stablehlo.constant dense<1> : tensor<i32>
      %t = stablehlo.tanh %k : tensor<1x8xf32>
      %m = stablehlo.add %j, %d : tensor<i32>
      stablehlo.return %m, %t : tensor<i32>, tensor<1x8xf32>
    }
    %u = stablehlo.dynamic_update_slice %s, %g#1, %i, %z : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
    %m = stablehlo.add %i, %o : tensor<i32>
    stablehlo.return %m, %g#1, %u : tensor<i32>, tensor<1x8xf32>, tensor<3x8xf32>
  }
  %u = stablehlo.dynamic_update_slice %f#2, %x, %n, %c0 : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
  %part = stablehlo.slice %f#2 [0:1, 2:4] : (tensor<3x8xf32>) -> tensor<1x2xf32>
  %two = stablehlo.slice %u [1:3, 0:8] : (tensor<3x8xf32>) -> tensor<2x8xf32>
  return %u, %part, %two : tensor<3x8xf32>, tensor<1x2xf32>, tensor<2x8xf32>
}

// Names say which iteration an op belongs to.
// CHECK-LABEL: func.func @named
// CHECK: stablehlo.tanh {{.*}} loc([[FIRST:#.+]])
// CHECK: stablehlo.tanh {{.*}} loc([[SECOND:#.+]])
func.func @named(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %f:2 = stablehlo.while(%i = %c0, %h = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %l = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %l, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %o = stablehlo.constant dense<1> : tensor<i32>
    %t = stablehlo.tanh %h : tensor<8xf32> loc("jit(step)/while/body/mlp/tanh")
    %m = stablehlo.add %i, %o : tensor<i32>
    stablehlo.return %m, %t : tensor<i32>, tensor<8xf32>
  } loc("jit(step)/while")
  return %f#1 : tensor<8xf32>
}

// FEWER-LABEL: func.func @many
// FEWER: stablehlo.while
func.func @many(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %f:2 = stablehlo.while(%i = %c0, %h = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %l = stablehlo.constant dense<200000> : tensor<i32>
    %p = stablehlo.compare LT, %i, %l, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %o = stablehlo.constant dense<1> : tensor<i32>
    %t = stablehlo.tanh %h : tensor<8xf32>
    %m = stablehlo.add %i, %o : tensor<i32>
    stablehlo.return %m, %t : tensor<i32>, tensor<8xf32>
  }
  return %f#1 : tensor<8xf32>
}

// CHECK-DAG: [[FIRST]] = loc("jit(step)/while/iteration_0/body/mlp/tanh")
// CHECK-DAG: [[SECOND]] = loc("jit(step)/while/iteration_1/body/mlp/tanh")
