// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s

// Masks and numbers that a scan carries along, read by pointwise ops alone, are made
// where they are read.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: %[[M:[^:]+]]: tensor<16x32xi1>
// CHECK: stablehlo.while(%{{[^ ]+}} = %{{[^ ,]+}}, %{{[^ ]+}} = %{{[^ ,]+}}) : tensor<i32>, tensor<4x16x32xf32>
// CHECK: } do {
// CHECK-DAG: %[[B:.*]] = stablehlo.broadcast_in_dim %[[M]], dims = [1, 2]
// CHECK-DAG: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4x16x32xf32>
// CHECK: stablehlo.select %[[B]], %{{.*}}, %[[Z]]
// CHECK: }
func.func public @main(%m: tensor<16x32xi1>, %x0: tensor<4x16x32xf32>) -> tensor<4x16x32xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<6> : tensor<i32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %mask = stablehlo.broadcast_in_dim %m, dims = [1, 2] : (tensor<16x32xi1>) -> tensor<4x16x32xi1>
  %fill = stablehlo.broadcast_in_dim %nothing, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
  %r:4 = stablehlo.while(%i = %zero, %x = %x0, %a = %mask, %f = %fill) : tensor<i32>, tensor<4x16x32xf32>, tensor<4x16x32xi1>, tensor<4x16x32xf32>
  cond {
    %c = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %e = stablehlo.exponential %x : tensor<4x16x32xf32>
    %s = stablehlo.select %a, %e, %f : tensor<4x16x32xi1>, tensor<4x16x32xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %s, %a, %f : tensor<i32>, tensor<4x16x32xf32>, tensor<4x16x32xi1>, tensor<4x16x32xf32>
  }
  return %r#1 : tensor<4x16x32xf32>
}

// -----

// Through the loop around, which hands it on to the one inside.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: %[[V:[^:]+]]: tensor<32xf32>
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<16x32xf32>
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<16x32xf32>
// CHECK: } do {
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[V]], dims = [1]
// CHECK: stablehlo.multiply %{{.*}}, %[[B]]
func.func public @main(%v: tensor<32xf32>, %x0: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<6> : tensor<i32>
  %wide = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<32xf32>) -> tensor<16x32xf32>
  %r:3 = stablehlo.while(%i = %zero, %x = %x0, %a = %wide) : tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>
  cond {
    %c = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q:3 = stablehlo.while(%j = %zero, %y = %x, %b = %a) : tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>
    cond {
      %c = stablehlo.compare LT, %j, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %p = stablehlo.multiply %y, %b : tensor<16x32xf32>
      %t = stablehlo.tanh %p : tensor<16x32xf32>
      %m = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %m, %t, %b : tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>
    }
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %q#1, %a : tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>
  }
  return %r#1 : tensor<16x32xf32>
}

// -----

// What a product reads exists in memory: once is enough. So it does where slices of it
// are taken, or others read it behind the loop; and a view of as many elements is none.

// CHECK-LABEL: func.func public @main
// CHECK: %[[W:.*]] = stablehlo.broadcast_in_dim {{.*}} -> tensor<32x32xf32>
// CHECK: %[[S:.*]] = stablehlo.broadcast_in_dim {{.*}} -> tensor<6x16x32xf32>
// CHECK: %[[R:.*]] = stablehlo.broadcast_in_dim {{.*}} -> tensor<16x32xf32>
// CHECK: %[[U:.*]] = stablehlo.reshape {{.*}} -> tensor<16x32xf32>
// CHECK: stablehlo.while({{.*}} = %[[W]], {{.*}} = %[[S]], {{.*}} = %[[R]], {{.*}} = %[[U]])
// CHECK: } do {
// CHECK-NOT: broadcast_in_dim
// CHECK: stablehlo.return
func.func public @main(%v: tensor<32xf32>, %u: tensor<512xf32>, %x0: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<6> : tensor<i32>
  %square = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
  %stack = stablehlo.broadcast_in_dim %v, dims = [2] : (tensor<32xf32>) -> tensor<6x16x32xf32>
  %read = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<32xf32>) -> tensor<16x32xf32>
  %view = stablehlo.reshape %u : (tensor<512xf32>) -> tensor<16x32xf32>
  %r:6 = stablehlo.while(%i = %zero, %x = %x0, %w = %square, %s = %stack, %a = %read, %b = %view) : tensor<i32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<6x16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  cond {
    %c = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %sl = stablehlo.dynamic_slice %s, %i, %zero, %zero, sizes = [1, 16, 32] : (tensor<6x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %f = stablehlo.reshape %sl : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %p = stablehlo.multiply %d, %f : tensor<16x32xf32>
    %q = stablehlo.add %p, %a : tensor<16x32xf32>
    %t = stablehlo.subtract %q, %b : tensor<16x32xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %t, %w, %s, %a, %b : tensor<i32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<6x16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  }
  return %r#1, %r#4 : tensor<16x32xf32>, tensor<16x32xf32>
}

// -----

// Nor is it made anew where another carry becomes it.

// CHECK-LABEL: func.func public @main
// CHECK: %[[W:.*]] = stablehlo.broadcast_in_dim {{.*}} -> tensor<16x32xf32>
// CHECK: stablehlo.while({{.*}}, %[[A:[^ ]+]] = %[[W]])
// CHECK: stablehlo.return %{{[^ ]+}}, %{{[^ ]+}}, %[[A]], %[[A]] :
func.func public @main(%v: tensor<32xf32>, %x0: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<6> : tensor<i32>
  %wide = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<32xf32>) -> tensor<16x32xf32>
  %r:4 = stablehlo.while(%i = %zero, %x = %x0, %y = %x0, %a = %wide) : tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  cond {
    %c = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %p = stablehlo.multiply %x, %a : tensor<16x32xf32>
    %q = stablehlo.add %p, %y : tensor<16x32xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %q, %a, %a : tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  }
  return %r#1 : tensor<16x32xf32>
}
