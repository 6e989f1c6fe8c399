// Slices among zeros that loops add to sums.
// RUN: remat-opt --remat-add-slices %s | FileCheck %s

// The place may be anything. A second slice is added to what the first one makes.

// CHECK-LABEL: func.func @twice
// CHECK: stablehlo.while([[I:%.*]] = %{{.*}}, [[SUM:%.*]] = %{{.*}})
// CHECK: do {
// CHECK: [[OLD:%.*]] = stablehlo.dynamic_slice [[SUM]], %arg1, %{{.*}}, sizes = [1, 8]
// CHECK: [[NEW:%.*]] = stablehlo.add [[OLD]], %arg0
// CHECK: [[ONCE:%.*]] = stablehlo.dynamic_update_slice [[SUM]], [[NEW]], %arg1
// CHECK: [[NEXT:%.*]] = stablehlo.dynamic_slice [[ONCE]], [[I]]
// CHECK: [[LAST:%.*]] = stablehlo.add [[NEXT]], %arg0
// CHECK: stablehlo.dynamic_update_slice [[ONCE]], [[LAST]], [[I]]
// CHECK-NOT: stablehlo.add %{{.*}} : tensor<4x8xf32>
// CHECK: stablehlo.return
func.func @twice(%x: tensor<1x8xf32>, %k: tensor<i32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:2 = stablehlo.while(%i = %zero, %g = %start) : tensor<i32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
    %u = stablehlo.dynamic_update_slice %zeros, %x, %k, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %h = stablehlo.add %g, %u : tensor<4x8xf32>
    %v = stablehlo.dynamic_update_slice %zeros, %x, %i, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %s = stablehlo.add %v, %h : tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<4x8xf32>
  }
  return %f#1 : tensor<4x8xf32>
}

// A sum that begins with -0, or with anything, may hold -0: adding +0 makes +0 of that.

// CHECK-LABEL: func.func @negative
// CHECK: stablehlo.add %{{.*}} : tensor<4x8xf32>
func.func @negative(%x: tensor<1x8xf32>, %k: tensor<i32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<-0.0> : tensor<4x8xf32>
  %f:2 = stablehlo.while(%i = %zero, %g = %start) : tensor<i32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
    %u = stablehlo.dynamic_update_slice %zeros, %x, %k, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %s = stablehlo.add %g, %u : tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<4x8xf32>
  }
  return %f#1 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @any
// CHECK: stablehlo.add %{{.*}} : tensor<4x8xf32>
func.func @any(%x: tensor<1x8xf32>, %k: tensor<i32>, %start: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f:2 = stablehlo.while(%i = %zero, %g = %start) : tensor<i32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
    %u = stablehlo.dynamic_update_slice %zeros, %x, %k, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %s = stablehlo.add %g, %u : tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<4x8xf32>
  }
  return %f#1 : tensor<4x8xf32>
}

// What is negated in between may be -0, too.

// CHECK-LABEL: func.func @negated
// CHECK: stablehlo.add %{{.*}} : tensor<4x8xf32>
func.func @negated(%x: tensor<1x8xf32>, %k: tensor<i32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:2 = stablehlo.while(%i = %zero, %g = %start) : tensor<i32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %l = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
    %u = stablehlo.dynamic_update_slice %zeros, %x, %k, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %m = stablehlo.negate %g : tensor<4x8xf32>
    %s = stablehlo.add %m, %u : tensor<4x8xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<4x8xf32>
  }
  return %f#1 : tensor<4x8xf32>
}
