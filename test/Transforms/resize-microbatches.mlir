// A step that accumulates gradients, with the shapes of other microbatches of the
// same batch: 4 of 6 samples as given.
// RUN: remat-opt --split-input-file --remat-resize-microbatches=count=8 --verify-diagnostics %s \
// RUN:   | FileCheck %s

// The batch is what the caller has (24 samples), and an argument that is cut
// already changes its type. So do the iterations, what is read and written one
// microbatch at a time, samples beside other dimensions and merged with them,
// and filled tensors. The parameter has a dimension of 6, too, which stays; its
// zeros were the same value as others that have samples.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %arg0: tensor<6x8xf32>, %arg1: tensor<24x6xf32>, %arg2: tensor<8x3x8xf32>
// CHECK-SAME: -> (tensor<6x8xf32>, tensor<8xf32>)
// CHECK: stablehlo.reshape %arg1 : (tensor<24x6xf32>) -> tensor<8x3x6xf32>
// CHECK: stablehlo.while
// CHECK: dense<8> : tensor<i32>
// CHECK: sizes = [1, 3, 6] : (tensor<8x3x6xf32>, {{.*}}) -> tensor<1x3x6xf32>
// CHECK: stablehlo.tanh {{.*}} : tensor<3x8xf32>
// CHECK: stablehlo.reshape {{.*}} : (tensor<3x8xf32>) -> tensor<24xf32>
// CHECK: stablehlo.slice {{.*}} [0:3, 0:4] : (tensor<3x8xf32>) -> tensor<3x4xf32>
// CHECK: stablehlo.dot_general {{.*}} : (tensor<3x6xf32>, tensor<3x8xf32>) -> tensor<6x8xf32>
// CHECK: stablehlo.dynamic_update_slice {{.*}} : (tensor<8xf32>, tensor<1xf32>, tensor<i32>) -> tensor<8xf32>
func.func @main(%w: tensor<6x8xf32>, %batch: tensor<24x6xf32>, %ys: tensor<4x6x8xf32>) -> (tensor<6x8xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<6x8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<4xf32>
  %cut = stablehlo.reshape %batch : (tensor<24x6xf32>) -> tensor<4x6x6xf32>
  %r:6 = stablehlo.while(%i = %zero, %p = %w, %xs = %cut, %zs = %ys, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<6x8xf32>, tensor<4x6x6xf32>, tensor<4x6x8xf32>, tensor<6x8xf32>, tensor<4xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sx = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 6, 6] : (tensor<4x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x6xf32>
    %x = stablehlo.reshape %sx : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    %sy = stablehlo.dynamic_slice %zs, %i, %c0, %c0, sizes = [1, 6, 8] : (tensor<4x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x8xf32>
    %y = stablehlo.reshape %sy : (tensor<1x6x8xf32>) -> tensor<6x8xf32>
    %d = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<6x6xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %t = stablehlo.tanh %d : tensor<6x8xf32>
    %e = stablehlo.subtract %t, %y : tensor<6x8xf32>
    %q = stablehlo.multiply %e, %e : tensor<6x8xf32>
    %flat = stablehlo.reshape %q : (tensor<6x8xf32>) -> tensor<48xf32>
    %loss = stablehlo.reduce(%flat init: %f0) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %half = stablehlo.slice %e [0:6, 0:4] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %twice = stablehlo.concatenate %half, %half, dim = 1 : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x8xf32>
    %start = stablehlo.maximum %twice, %none : tensor<6x8xf32>
    %g = stablehlo.multiply %start, %t : tensor<6x8xf32>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<6x6xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %sum2 = stablehlo.add %sum, %dw : tensor<6x8xf32>
    %one = stablehlo.reshape %loss : (tensor<f32>) -> tensor<1xf32>
    %losses2 = stablehlo.dynamic_update_slice %losses, %one, %i : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %p, %xs, %zs, %sum2, %losses2 : tensor<i32>, tensor<6x8xf32>, tensor<4x6x6xf32>, tensor<4x6x8xf32>, tensor<6x8xf32>, tensor<4xf32>
  }
  return %r#4, %r#5 : tensor<6x8xf32>, tensor<4xf32>
}

// -----

// Each iteration goes on from the parameters that the one before it has made.
// expected-error @+1 {{cannot be given other microbatches: the loop over 4 microbatches does more than add up: with another number of them the step would learn something else}}
func.func @main(%w: tensor<5x8xf32>, %batch: tensor<4x6x5xf32>) -> (tensor<5x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:5 = stablehlo.while(%i = %zero, %p = %w, %xs = %batch, %sum = %w, %losses = %nothing) : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sx = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 6, 5] : (tensor<4x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x5xf32>
    %x = stablehlo.reshape %sx : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %d = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %t = stablehlo.tanh %d : tensor<6x8xf32>
    %loss = stablehlo.reduce(%t init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g = stablehlo.multiply %t, %t : tensor<6x8xf32>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<6x5xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %sum2 = stablehlo.subtract %sum, %dw : tensor<5x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %p, %xs, %sum2, %losses2 : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  }
  return %r#3, %r#4 : tensor<5x8xf32>, tensor<f32>
}

// -----

// An op that does not treat samples alike.
// expected-error @+1 {{cannot be given other microbatches: 'stablehlo.sort' does not treat all samples of a microbatch alike}}
func.func @main(%w: tensor<5x8xf32>, %batch: tensor<4x6x5xf32>) -> (tensor<5x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:5 = stablehlo.while(%i = %zero, %p = %w, %xs = %batch, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sx = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 6, 5] : (tensor<4x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x5xf32>
    %x = stablehlo.reshape %sx : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %d = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %t = stablehlo.tanh %d : tensor<6x8xf32>
    %s = "stablehlo.sort"(%t) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%l: tensor<f32>, %m: tensor<f32>):
      %less = stablehlo.compare LT, %l, %m : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %loss = stablehlo.reduce(%s init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g = stablehlo.multiply %s, %t : tensor<6x8xf32>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<6x5xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %sum2 = stablehlo.add %sum, %dw : tensor<5x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %p, %xs, %sum2, %losses2 : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  }
  return %r#3, %r#4 : tensor<5x8xf32>, tensor<f32>
}

// -----

// A parameter for each sample of a microbatch.
// expected-error @+1 {{cannot be given other microbatches: argument 2 has the size of one microbatch}}
func.func @main(%w: tensor<5x8xf32>, %batch: tensor<4x6x5xf32>, %v: tensor<6x8xf32>) -> (tensor<5x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:5 = stablehlo.while(%i = %zero, %p = %w, %xs = %batch, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sx = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 6, 5] : (tensor<4x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x5xf32>
    %x = stablehlo.reshape %sx : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %d = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %t = stablehlo.tanh %d : tensor<6x8xf32>
    %s = stablehlo.add %t, %v : tensor<6x8xf32>
    %loss = stablehlo.reduce(%s init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g = stablehlo.multiply %s, %t : tensor<6x8xf32>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<6x5xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %sum2 = stablehlo.add %sum, %dw : tensor<5x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %p, %xs, %sum2, %losses2 : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  }
  return %r#3, %r#4 : tensor<5x8xf32>, tensor<f32>
}

// -----

// Numbers for each sample of a microbatch.
// expected-error @+1 {{cannot be given other microbatches: a constant holds a number for each sample of a microbatch}}
func.func @main(%w: tensor<5x8xf32>, %batch: tensor<4x6x5xf32>) -> (tensor<5x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:5 = stablehlo.while(%i = %zero, %p = %w, %xs = %batch, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sx = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 6, 5] : (tensor<4x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x5xf32>
    %x = stablehlo.reshape %sx : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %d = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %t = stablehlo.tanh %d : tensor<6x8xf32>
    %k = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
    %kw = stablehlo.broadcast_in_dim %k, dims = [0] : (tensor<6xf32>) -> tensor<6x8xf32>
    %s = stablehlo.add %t, %kw : tensor<6x8xf32>
    %loss = stablehlo.reduce(%s init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g = stablehlo.multiply %s, %t : tensor<6x8xf32>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<6x5xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %sum2 = stablehlo.add %sum, %dw : tensor<5x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %p, %xs, %sum2, %losses2 : tensor<i32>, tensor<5x8xf32>, tensor<4x6x5xf32>, tensor<5x8xf32>, tensor<f32>
  }
  return %r#3, %r#4 : tensor<5x8xf32>, tensor<f32>
}

// -----

// Of one microbatch nothing is known.
// expected-error @+1 {{cannot be given other microbatches: 1 microbatches of 24: a dimension of one element does not tell what it runs over}}
func.func @main(%w: tensor<5x8xf32>, %batch: tensor<1x24x5xf32>) -> (tensor<5x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:5 = stablehlo.while(%i = %zero, %p = %w, %xs = %batch, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<5x8xf32>, tensor<1x24x5xf32>, tensor<5x8xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<1> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sx = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 24, 5] : (tensor<1x24x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x5xf32>
    %x = stablehlo.reshape %sx : (tensor<1x24x5xf32>) -> tensor<24x5xf32>
    %d = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<24x5xf32>, tensor<5x8xf32>) -> tensor<24x8xf32>
    %t = stablehlo.tanh %d : tensor<24x8xf32>
    %loss = stablehlo.reduce(%t init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x8xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g = stablehlo.multiply %t, %t : tensor<24x8xf32>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<24x5xf32>, tensor<24x8xf32>) -> tensor<5x8xf32>
    %sum2 = stablehlo.add %sum, %dw : tensor<5x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %p, %xs, %sum2, %losses2 : tensor<i32>, tensor<5x8xf32>, tensor<1x24x5xf32>, tensor<5x8xf32>, tensor<f32>
  }
  return %r#3, %r#4 : tensor<5x8xf32>, tensor<f32>
}

// -----

// 8 does not divide 20 samples.
// expected-error @+1 {{cannot be given other microbatches: 20 samples cannot be cut into 8 microbatches of the same size}}
func.func @main(%w: tensor<5x8xf32>, %batch: tensor<4x5x5xf32>) -> (tensor<5x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:5 = stablehlo.while(%i = %zero, %p = %w, %xs = %batch, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<5x8xf32>, tensor<4x5x5xf32>, tensor<5x8xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sx = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 5, 5] : (tensor<4x5x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x5xf32>
    %x = stablehlo.reshape %sx : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %d = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<5x5xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %t = stablehlo.tanh %d : tensor<5x8xf32>
    %loss = stablehlo.reduce(%t init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g = stablehlo.multiply %t, %t : tensor<5x8xf32>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<5x5xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %sum2 = stablehlo.add %sum, %dw : tensor<5x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %p, %xs, %sum2, %losses2 : tensor<i32>, tensor<5x8xf32>, tensor<4x5x5xf32>, tensor<5x8xf32>, tensor<f32>
  }
  return %r#3, %r#4 : tensor<5x8xf32>, tensor<f32>
}

// -----

// expected-error @+1 {{cannot be given other microbatches: the step has no loop over microbatches: none of its loops has a forward and a backward pass in its body, or adds up what it makes of slices}}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
