// Elementwise ops on what a loop stacks, done in the loop.
// RUN: remat-opt --remat-sink-updates %s | FileCheck %s

// The parameter and its momentum are updated slice by slice where they are; a rate that is
// computed behind the loop is there before it.

// CHECK-LABEL: func.func @momentum
// CHECK: [[RATE:%.*]] = stablehlo.multiply %{{.*}}, %arg2 : tensor<f32>
// CHECK: [[LOOP:%.*]]:3 = stablehlo.while(%{{.*}} = %{{.*}}, [[M:%.*]] = %arg1, [[P:%.*]] = %arg0)
// CHECK: do {
// CHECK: [[PLACE:%.*]] = stablehlo.subtract
// CHECK: [[READ:%.*]] = stablehlo.dynamic_slice [[P]], [[PLACE]]
// CHECK: [[G:%.*]] = stablehlo.tanh [[READ]]
// CHECK: [[OLD:%.*]] = stablehlo.dynamic_slice [[M]], [[PLACE]]
// CHECK: [[SCALED:%.*]] = stablehlo.multiply %{{.*}}, [[OLD]] : tensor<1x8xf32>
// CHECK: [[MOMENT:%.*]] = stablehlo.add [[SCALED]], [[G]]
// CHECK: stablehlo.broadcast_in_dim [[RATE]], dims = [] : (tensor<f32>) -> tensor<1x8xf32>
// CHECK: [[NEW:%.*]] = stablehlo.subtract %{{.*}} : tensor<1x8xf32>
// CHECK-DAG: stablehlo.dynamic_update_slice [[M]], [[MOMENT]], [[PLACE]]
// CHECK-DAG: stablehlo.dynamic_update_slice [[P]], [[NEW]], [[PLACE]]
// CHECK: stablehlo.return
// CHECK-NEXT: }
// CHECK-NEXT: return [[LOOP]]#2, [[LOOP]]#1
func.func @momentum(%p: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<4x8xf32> {tf.aliasing_output = 1 : i32}, %rate: tensor<f32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:3 = stablehlo.while(%i = %zero, %w = %p, %g = %zeros) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %r = stablehlo.subtract %c3, %i : tensor<i32>
    %s = stablehlo.dynamic_slice %w, %r, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %t = stablehlo.tanh %s : tensor<1x8xf32>
    %u = stablehlo.dynamic_update_slice %g, %t, %r, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %w, %u : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %decay = stablehlo.constant dense<0.9> : tensor<4x8xf32>
  %scaled = stablehlo.multiply %decay, %m : tensor<4x8xf32>
  %moment = stablehlo.add %scaled, %f#2 : tensor<4x8xf32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %less = stablehlo.multiply %half, %rate : tensor<f32>
  %rates = stablehlo.broadcast_in_dim %less, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %step = stablehlo.multiply %rates, %moment : tensor<4x8xf32>
  %q = stablehlo.subtract %p, %step : tensor<4x8xf32>
  return %q, %moment : tensor<4x8xf32>, tensor<4x8xf32>
}

// The iteration reads a slice that another one would have updated.

// CHECK-LABEL: func.func @other_slices
// CHECK: stablehlo.while
// CHECK: dynamic_update_slice
// CHECK: stablehlo.return
// CHECK: stablehlo.subtract %{{.*}} : tensor<4x8xf32>
func.func @other_slices(%p: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:3 = stablehlo.while(%i = %zero, %w = %p, %g = %zeros) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %r = stablehlo.subtract %c3, %i : tensor<i32>
    %s = stablehlo.dynamic_slice %w, %i, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %t = stablehlo.tanh %s : tensor<1x8xf32>
    %u = stablehlo.dynamic_update_slice %g, %t, %r, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %w, %u : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %q = stablehlo.subtract %p, %f#2 : tensor<4x8xf32>
  return %q : tensor<4x8xf32>
}

// A stack of results instead of one of gradients takes as much.

// CHECK-LABEL: func.func @not_donated
// CHECK: stablehlo.while
// CHECK: dynamic_update_slice
// CHECK: stablehlo.return
// CHECK: stablehlo.subtract %{{.*}} : tensor<4x8xf32>
func.func @not_donated(%p: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:3 = stablehlo.while(%i = %zero, %w = %p, %g = %zeros) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %r = stablehlo.subtract %c3, %i : tensor<i32>
    %s = stablehlo.dynamic_slice %w, %r, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %t = stablehlo.tanh %s : tensor<1x8xf32>
    %u = stablehlo.dynamic_update_slice %g, %t, %r, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %w, %u : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %q = stablehlo.subtract %p, %f#2 : tensor<4x8xf32>
  return %q : tensor<4x8xf32>
}

// All gradients come before the first update.

// CHECK-LABEL: func.func @clipped
// CHECK: stablehlo.while
// CHECK: dynamic_update_slice
// CHECK: stablehlo.return
// CHECK: stablehlo.subtract %{{.*}} : tensor<4x8xf32>
func.func @clipped(%p: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:3 = stablehlo.while(%i = %zero, %w = %p, %g = %zeros) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %r = stablehlo.subtract %c3, %i : tensor<i32>
    %s = stablehlo.dynamic_slice %w, %r, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %t = stablehlo.tanh %s : tensor<1x8xf32>
    %u = stablehlo.dynamic_update_slice %g, %t, %r, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %w, %u : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %norm = stablehlo.reduce(%f#2 init: %init) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %norms = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %d = stablehlo.divide %f#2, %norms : tensor<4x8xf32>
  %q = stablehlo.subtract %p, %d : tensor<4x8xf32>
  return %q : tensor<4x8xf32>
}

// What is updated is read behind the loop.

// CHECK-LABEL: func.func @read_later
// CHECK: stablehlo.while
// CHECK: dynamic_update_slice
// CHECK: stablehlo.return
// CHECK: stablehlo.subtract %{{.*}} : tensor<4x8xf32>
func.func @read_later(%p: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:3 = stablehlo.while(%i = %zero, %w = %p, %g = %zeros) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %r = stablehlo.subtract %c3, %i : tensor<i32>
    %s = stablehlo.dynamic_slice %w, %r, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %t = stablehlo.tanh %s : tensor<1x8xf32>
    %u = stablehlo.dynamic_update_slice %g, %t, %r, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %w, %u : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %q = stablehlo.subtract %p, %f#2 : tensor<4x8xf32>
  %e = stablehlo.exponential %p : tensor<4x8xf32>
  return %q, %e : tensor<4x8xf32>, tensor<4x8xf32>
}
