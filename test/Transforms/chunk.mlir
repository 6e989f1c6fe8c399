// Wide regions in pieces: the same ops on slices of a batch dimension, in loops.
// RUN: remat-opt --remat-chunk=pieces=2 %s | FileCheck %s
// RUN: remat-opt --remat-chunk=pieces=3 %s | FileCheck %s --check-prefix=MOST

// Scores are 2 x 8 x 8, and 1 x 8 x 8 in a loop; the mask is there in each piece.
// CHECK-LABEL: func.func @forward
// CHECK-NOT: dot_general
// CHECK: [[ZEROS:%.*]] = stablehlo.broadcast_in_dim {{.*}} -> tensor<2x8x4xf32>
// CHECK: [[LOOP:%.*]]:5 = stablehlo.while([[I:%.*]] = {{%.*}}, [[Q:%.*]] = %arg0, [[K:%.*]] = %arg1, [[V:%.*]] = %arg2, [[O:%.*]] = [[ZEROS]])
// CHECK-SAME: remat.pieces = 2 : i64
// CHECK: cond
// CHECK: compare LT, [[I]]
// CHECK: do
// CHECK-DAG: [[Q1:%.*]] = stablehlo.dynamic_slice [[Q]], [[I]], {{%.*}}, {{%.*}}, sizes = [1, 8, 4]
// CHECK-DAG: [[K1:%.*]] = stablehlo.dynamic_slice [[K]], [[I]], {{%.*}}, {{%.*}}, sizes = [1, 8, 4]
// CHECK-DAG: [[V1:%.*]] = stablehlo.dynamic_slice [[V]], [[I]], {{%.*}}, {{%.*}}, sizes = [1, 8, 4]
// CHECK-DAG: [[S1:%.*]] = stablehlo.dot_general [[Q1]], [[K1]], {{.*}} -> tensor<1x8x8xf32>
// CHECK-DAG: stablehlo.iota dim = 0 : tensor<8x8xi32>
// CHECK: stablehlo.select
// CHECK: [[M1:%.*]] = stablehlo.reduce({{.*}}) {{.*}} -> tensor<1x8xf32>
// CHECK: [[P1:%.*]] = stablehlo.exponential {{%.*}} : tensor<1x8x8xf32>
// CHECK: [[O1:%.*]] = stablehlo.dot_general [[P1]], [[V1]]
// CHECK: [[NEXT:%.*]] = stablehlo.dynamic_update_slice [[O]], [[O1]], [[I]]
// CHECK: stablehlo.return {{%.*}}, [[Q]], [[K]], [[V]], [[NEXT]]
// CHECK: return [[LOOP]]#4
func.func @forward(%q: tensor<2x8x4xf32>, %k: tensor<2x8x4xf32>, %v: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %i = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %j = stablehlo.iota dim = 1 : tensor<8x8xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<8x8xi1>) -> tensor<2x8x8xi1>
  %low = stablehlo.constant dense<-1.0e9> : tensor<2x8x8xf32>
  %m = stablehlo.select %mask, %s, %low : tensor<2x8x8xi1>, tensor<2x8x8xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %max = stablehlo.reduce(%m init: %least) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
  %maxes = stablehlo.broadcast_in_dim %max, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
  %d = stablehlo.subtract %m, %maxes : tensor<2x8x8xf32>
  %p = stablehlo.exponential %d : tensor<2x8x8xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %o : tensor<2x8x4xf32>
}

// The gradient comes around the region: one other loop, which makes the scores again.
// CHECK-LABEL: func.func @backward
// CHECK: [[FIRST:%.*]]:4 = stablehlo.while
// CHECK: dot_general
// CHECK: stablehlo.tanh {{.*}} : tensor<1x8x8xf32>
// CHECK: dot_general
// CHECK: stablehlo.return
// CHECK: [[G:%.*]] = stablehlo.dot_general [[FIRST]]#3, %arg2
// CHECK: stablehlo.while({{.*}} = [[G]]
// CHECK-DAG: stablehlo.dot_general {{.*}} contracting_dims = [2] x [2]
// CHECK-DAG: stablehlo.tanh {{.*}} : tensor<1x8x8xf32>
// CHECK: stablehlo.multiply {{.*}} : tensor<1x8x8xf32>
// CHECK: stablehlo.dot_general {{.*}} contracting_dims = [2] x [1]
// CHECK: stablehlo.return
// CHECK-NOT: 2x8x8
// CHECK: return
func.func @backward(%q: tensor<2x8x4xf32>, %k: tensor<2x8x4xf32>, %w: tensor<4x4xf32>) -> (tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %t = stablehlo.tanh %s : tensor<2x8x8xf32>
  %o = stablehlo.dot_general %t, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  %g = stablehlo.dot_general %o, %w, contracting_dims = [2] x [0] : (tensor<2x8x4xf32>, tensor<4x4xf32>) -> tensor<2x8x4xf32>
  %dt = stablehlo.dot_general %g, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %ds = stablehlo.multiply %dt, %t : tensor<2x8x8xf32>
  %dv = stablehlo.dot_general %t, %g, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  %dq = stablehlo.dot_general %ds, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %o, %dq, %dv : tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>
}

// A bias that all of the first batch dimension shares has a gradient that sums over it:
// heads are cut, of which 3 pieces would be too many to keep scores of a batch.
// CHECK-LABEL: func.func @shared_bias
// CHECK: stablehlo.while
// CHECK: dynamic_slice {{.*}} sizes = [2, 8, 3, 4]
// CHECK: stablehlo.reduce({{.*}} across dimensions = [0] : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<3x8x8xf32>
// CHECK: dynamic_update_slice {{.*}} : (tensor<6x8x8xf32>, tensor<3x8x8xf32>
// MOST-LABEL: func.func @shared_bias
// MOST: stablehlo.while
// MOST: dynamic_slice {{.*}} sizes = [2, 8, 2, 4]
func.func @shared_bias(%q: tensor<2x8x6x4xf32>, %k: tensor<2x8x6x4xf32>) -> (tensor<2x6x8x4xf32>, tensor<6x8x8xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x8x6x4xf32>, tensor<2x8x6x4xf32>) -> tensor<2x6x8x8xf32>
  %t = stablehlo.tanh %s : tensor<2x6x8x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %bias = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x6x8x8xf32>, tensor<f32>) -> tensor<6x8x8xf32>
  %o = stablehlo.dot_general %t, %k, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<2x6x8x8xf32>, tensor<2x8x6x4xf32>) -> tensor<2x6x8x4xf32>
  return %o, %bias : tensor<2x6x8x4xf32>, tensor<6x8x8xf32>
}

// Numbers along the dimension go on from piece to piece.
// CHECK-LABEL: func.func @numbers
// CHECK: do
// CHECK: [[IOTA:%.*]] = stablehlo.iota dim = 0 : tensor<2x8x8xi32>
// CHECK: [[START:%.*]] = stablehlo.multiply
// CHECK: [[SHIFT:%.*]] = stablehlo.broadcast_in_dim [[START]], dims = []
// CHECK: stablehlo.add [[IOTA]], [[SHIFT]]
func.func @numbers(%q: tensor<4x8x4xi32>) -> tensor<4x8xi32> {
  %s = stablehlo.dot_general %q, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x8x4xi32>, tensor<4x8x4xi32>) -> tensor<4x8x8xi32>
  %n = stablehlo.iota dim = 0 : tensor<4x8x8xi32>
  %t = stablehlo.add %s, %n : tensor<4x8x8xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xi32>, tensor<i32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// What mixes places along the dimension is not cut, nor what is returned as wide as it
// is; a size that no number of pieces divides stays whole.
// CHECK-LABEL: func.func @mixed
// CHECK-NOT: stablehlo.while
// CHECK-LABEL: func.func @wide_result
// CHECK-NOT: stablehlo.while
// CHECK-LABEL: func.func @indivisible
// CHECK-NOT: stablehlo.while
// MOST-LABEL: func.func @mixed
// MOST-NOT: stablehlo.while
// MOST-LABEL: func.func @wide_result
func.func @mixed(%q: tensor<4x8x4xf32>) -> tensor<4x8xf32> {
  %s = stablehlo.dot_general %q, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x8x4xf32>, tensor<4x8x4xf32>) -> tensor<4x8x8xf32>
  %r = stablehlo.reverse %s, dims = [0] : tensor<4x8x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %t : tensor<4x8xf32>
}
func.func @wide_result(%q: tensor<4x8x4xf32>) -> tensor<4x8x8xf32> {
  %s = stablehlo.dot_general %q, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x8x4xf32>, tensor<4x8x4xf32>) -> tensor<4x8x8xf32>
  return %s : tensor<4x8x8xf32>
}
func.func @indivisible(%q: tensor<5x8x4xf32>) -> tensor<5x8xf32> {
  %s = stablehlo.dot_general %q, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x8x4xf32>, tensor<5x8x4xf32>) -> tensor<5x8x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<5x8x8xf32>, tensor<f32>) -> tensor<5x8xf32>
  return %t : tensor<5x8xf32>
}

// A mask that a scan carries is made in its body, piece by piece.
// CHECK-LABEL: func.func @scan
// CHECK-NOT: 4x16x16
// CHECK: stablehlo.while({{.*}} = %arg0, {{.*}} = {{%.*}}) : tensor<4x16x4xf32>, tensor<i32>
// CHECK: do
// CHECK-NOT: 4x16x16
// CHECK: stablehlo.while
// CHECK-SAME: remat.pieces = 2
// CHECK: stablehlo.iota dim = 2 : tensor<2x16x16xi32>
// CHECK-NOT: 4x16x16
// CHECK: return
func.func @scan(%q: tensor<4x16x4xf32>) -> tensor<4x16x4xf32> {
  %i = stablehlo.iota dim = 1 : tensor<4x16x16xi32>
  %j = stablehlo.iota dim = 2 : tensor<4x16x16xi32>
  %mask = stablehlo.compare GE, %i, %j : (tensor<4x16x16xi32>, tensor<4x16x16xi32>) -> tensor<4x16x16xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%x = %q, %m = %mask, %k = %zero) : tensor<4x16x4xf32>, tensor<4x16x16xi1>, tensor<i32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x16x4xf32>, tensor<4x16x4xf32>) -> tensor<4x16x16xf32>
    %none = stablehlo.constant dense<0.0> : tensor<4x16x16xf32>
    %t = stablehlo.select %m, %s, %none : tensor<4x16x16xi1>, tensor<4x16x16xf32>
    %o = stablehlo.dot_general %t, %x, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x16x16xf32>, tensor<4x16x4xf32>) -> tensor<4x16x4xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %o, %m, %next : tensor<4x16x4xf32>, tensor<4x16x16xi1>, tensor<i32>
  }
  return %r#0 : tensor<4x16x4xf32>
}
