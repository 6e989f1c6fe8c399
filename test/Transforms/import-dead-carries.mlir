// Carries that decide on nothing that is read go away, in the loop that fills a stack, too;
// those that hang together in a circle, and those of loops inside of loops as well.

// RUN: remat-opt %s --remat-import --split-input-file | FileCheck %s
// RUN: remat-opt %s --remat-import --split-input-file | FileCheck %s --check-prefix=GONE

// The gradient of logaddexp(x, 0) in a scan: %r2 is a stack that the second loop hands on.
// CHECK-LABEL: func.func public @residual
// CHECK: %{{.*}}:3 = stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %arg0, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
// CHECK-NOT: multiply
// CHECK: %{{.*}}:3 = stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
func.func public @residual(%x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %empty = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %r:4 = stablehlo.while(%i = %zero, %h = %x, %s = %empty, %d = %empty) : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
   cond {
    %c = stablehlo.compare LT, %i, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %e = stablehlo.exponential %h : tensor<8xf32>
    %m = stablehlo.multiply %e, %h : tensor<8xf32>
    %er = stablehlo.reshape %e : (tensor<8xf32>) -> tensor<1x8xf32>
    %mr = stablehlo.reshape %m : (tensor<8xf32>) -> tensor<1x8xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %er, %i, %zero : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %d1 = stablehlo.dynamic_update_slice %d, %mr, %i, %zero : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %e, %s1, %d1 : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %b:4 = stablehlo.while(%i = %zero, %g = %r#1, %s = %r#2, %d = %r#3) : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
   cond {
    %c = stablehlo.compare LT, %i, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %slice = stablehlo.dynamic_slice %s, %i, %zero, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %v = stablehlo.reshape %slice : (tensor<1x8xf32>) -> tensor<8xf32>
    %g1 = stablehlo.add %g, %v : tensor<8xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %g1, %s, %d : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %b#1 : tensor<8xf32>
}

// -----

// %p and %q feed each other and nothing else; the inner loop's %p only through %q.
// CHECK-LABEL: func.func public @circle
// CHECK: stablehlo.while(%[[I:.*]] = %{{.*}}, %[[H:.*]] = %arg0) : tensor<i32>, tensor<8xf32>
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %[[H]]) : tensor<i32>, tensor<8xf32>
// GONE-LABEL: func.func public @circle
// GONE-NOT: subtract
// GONE-LABEL: func.func public @counted
func.func public @circle(%x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %h = %x, %p = %x, %q = %x) : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
   cond {
    %c = stablehlo.compare LT, %i, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in:3 = stablehlo.while(%j = %zero, %k = %h, %l = %p) : tensor<i32>, tensor<8xf32>, tensor<8xf32>
     cond {
      %c = stablehlo.compare LT, %j, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %k1 = stablehlo.sine %k : tensor<8xf32>
      %l1 = stablehlo.subtract %l, %k : tensor<8xf32>
      %n = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %n, %k1, %l1 : tensor<i32>, tensor<8xf32>, tensor<8xf32>
    }
    %q1 = stablehlo.subtract %in#2, %q : tensor<8xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %in#1, %q1, %p : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// -----

// What decides on the end stays, and what that is made of, though no result is read.
// CHECK-LABEL: func.func public @counted
// CHECK: stablehlo.while({{.*}}) : tensor<f32>, tensor<f32>, tensor<8xf32>
func.func public @counted(%x: tensor<8xf32>, %limit: tensor<f32>) -> tensor<8xf32> {
  %r:3 = stablehlo.while(%e = %limit, %step = %limit, %h = %x) : tensor<f32>, tensor<f32>, tensor<8xf32>
   cond {
    %c = stablehlo.compare GT, %e, %limit, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %h1 = stablehlo.sine %h : tensor<8xf32>
    %e1 = stablehlo.subtract %e, %step : tensor<f32>
    %s1 = stablehlo.sine %step : tensor<f32>
    stablehlo.return %e1, %s1, %h1 : tensor<f32>, tensor<f32>, tensor<8xf32>
  }
  return %r#2 : tensor<8xf32>
}
