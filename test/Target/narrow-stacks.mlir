// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo{types-without-slices=bf16}))' | FileCheck %s
// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo))' | FileCheck %s --check-prefix=AS-IS
// AS-IS-NOT: bitcast_convert

// What one loop writes and the next one reads is bits in both, and in the barrier between.
// Carries that are no stacks are not.
//
// CHECK-LABEL: func.func @residuals
// CHECK: %[[ZERO:.+]] = stablehlo.constant dense<0> : tensor<ui16>
// CHECK: %[[ZEROS:.+]] = stablehlo.broadcast_in_dim %[[ZERO]]{{.*}} -> tensor<8x4xui16>
// CHECK: stablehlo.while({{.*}} = %arg0, {{.*}} = %[[ZEROS]]) : tensor<i32>, tensor<4xbf16>, tensor<8x4xui16>
// CHECK: %[[BITS:.+]] = stablehlo.bitcast_convert {{.*}} : (tensor<1x4xbf16>) -> tensor<1x4xui16>
// CHECK: stablehlo.dynamic_update_slice {{.*}}, %[[BITS]],
// CHECK: stablehlo.optimization_barrier {{.*}} : tensor<4xbf16>, tensor<8x4xui16>
// CHECK: %[[SLICE:.+]] = stablehlo.dynamic_slice {{.*}} -> tensor<1x4xui16>
// CHECK: stablehlo.bitcast_convert %[[SLICE]] : (tensor<1x4xui16>) -> tensor<1x4xbf16>
// CHECK-NOT: bitcast_convert
func.func @residuals(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<bf16>) -> tensor<8x4xbf16>
  %f:3 = stablehlo.while(%i = %c0, %h = %x, %stack = %zeros) : tensor<i32>, tensor<4xbf16>, tensor<8x4xbf16>
  cond {
    %go = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t = stablehlo.tanh %h : tensor<4xbf16>
    %row = stablehlo.reshape %t : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %new = stablehlo.dynamic_update_slice %stack, %row, %i, %c0 : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x4xbf16>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %t, %new : tensor<i32>, tensor<4xbf16>, tensor<8x4xbf16>
  }
  %held:2 = stablehlo.optimization_barrier %f#1, %f#2 : tensor<4xbf16>, tensor<8x4xbf16>
  %b:2 = stablehlo.while(%i = %c0, %g = %held#0) : tensor<i32>, tensor<4xbf16>
  cond {
    %go = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %row = stablehlo.dynamic_slice %held#1, %i, %c0, sizes = [1, 4] : (tensor<8x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x4xbf16>
    %t = stablehlo.reshape %row : (tensor<1x4xbf16>) -> tensor<4xbf16>
    %s = stablehlo.multiply %g, %t : tensor<4xbf16>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %s : tensor<i32>, tensor<4xbf16>
  }
  return %b#1 : tensor<4xbf16>
}

// Parameters have their bits made before the loop, once for both of its slices, also where they
// come through loops and as several rows at a time. Who reads the whole has it as it was.
//
// CHECK-LABEL: func.func @parameters
// CHECK-DAG: %[[CARRIED:.+]] = stablehlo.bitcast_convert %arg0 : (tensor<8x4xbf16>) -> tensor<8x4xui16>
// CHECK-DAG: %[[TAKEN:.+]] = stablehlo.bitcast_convert %arg1 : (tensor<8x4xbf16>) -> tensor<8x4xui16>
// CHECK-NOT: bitcast_convert
// CHECK: stablehlo.while({{.*}} = %[[CARRIED]])
// CHECK: %[[ROWS:.+]] = stablehlo.dynamic_slice {{.*}} -> tensor<2x4xui16>
// CHECK-NOT: bitcast_convert
// CHECK: stablehlo.while({{.*}} = %[[ROWS]])
// CHECK: stablehlo.dynamic_slice {{.*}} -> tensor<1x4xui16>
// CHECK: stablehlo.dynamic_slice %[[TAKEN]],
// CHECK: stablehlo.dynamic_slice %[[TAKEN]],
// CHECK: stablehlo.add %arg0, %arg1
func.func @parameters(%w: tensor<8x4xbf16>, %v: tensor<8x4xbf16>, %x: tensor<1x4xbf16>) -> (tensor<1x4xbf16>, tensor<8x4xbf16>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %r:3 = stablehlo.while(%i = %c0, %h = %x, %ws = %w) : tensor<i32>, tensor<1x4xbf16>, tensor<8x4xbf16>
  cond {
    %go = stablehlo.compare LT, %i, %c4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %start = stablehlo.multiply %i, %c2 : tensor<i32>
    %rows = stablehlo.dynamic_slice %ws, %start, %c0, sizes = [2, 4] : (tensor<8x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x4xbf16>
    %inner:3 = stablehlo.while(%j = %c0, %k = %h, %own = %rows) : tensor<i32>, tensor<1x4xbf16>, tensor<2x4xbf16>
    cond {
      %go = stablehlo.compare LT, %j, %c2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %a = stablehlo.dynamic_slice %own, %j, %c0, sizes = [1, 4] : (tensor<2x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x4xbf16>
      %b = stablehlo.dynamic_slice %v, %j, %c0, sizes = [1, 4] : (tensor<8x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x4xbf16>
      %c = stablehlo.dynamic_slice %v, %i, %c0, sizes = [1, 4] : (tensor<8x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x4xbf16>
      %p = stablehlo.multiply %a, %b : tensor<1x4xbf16>
      %q = stablehlo.multiply %p, %c : tensor<1x4xbf16>
      %s = stablehlo.add %k, %q : tensor<1x4xbf16>
      %n = stablehlo.add %j, %c1 : tensor<i32>
      stablehlo.return %n, %s, %own : tensor<i32>, tensor<1x4xbf16>, tensor<2x4xbf16>
    }
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %inner#1, %ws : tensor<i32>, tensor<1x4xbf16>, tensor<8x4xbf16>
  }
  %new = stablehlo.add %w, %v : tensor<8x4xbf16>
  return %r#1, %new : tensor<1x4xbf16>, tensor<8x4xbf16>
}

// Whoever reads the stack as a whole behind the loop converts it there.
//
// CHECK-LABEL: func.func @summed
// CHECK: %[[LOOP:.+]]:2 = stablehlo.while
// CHECK: %[[STACK:.+]] = stablehlo.bitcast_convert %[[LOOP]]#1 : (tensor<8x4xui16>) -> tensor<8x4xbf16>
// CHECK: stablehlo.add %[[STACK]], %arg0
func.func @summed(%x: tensor<8x4xbf16>, %row: tensor<1x4xbf16>) -> tensor<8x4xbf16> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %ones = stablehlo.constant dense<1.0> : tensor<8x4xbf16>
  %r:2 = stablehlo.while(%i = %c0, %stack = %ones) : tensor<i32>, tensor<8x4xbf16>
  cond {
    %go = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %new = stablehlo.dynamic_update_slice %stack, %row, %i, %c0 : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x4xbf16>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %new : tensor<i32>, tensor<8x4xbf16>
  }
  %s = stablehlo.add %r#1, %x : tensor<8x4xbf16>
  return %s : tensor<8x4xbf16>
}

// A result would be copied, an iteration that reads the whole would convert it each time,
// and what an argument begins would be copied to be written; of f16 there are slices.
//
// CHECK-LABEL: func.func @as_they_are
// CHECK-NOT: bitcast_convert
// CHECK: return
func.func @as_they_are(%row: tensor<1x4xbf16>, %given: tensor<8x4xbf16>, %half: tensor<8x4xf16>) -> (tensor<8x4xbf16>, tensor<8x4xbf16>, tensor<1x4xf16>, tensor<8x4xbf16>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x4xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<1x4xf16>
  %r:5 = stablehlo.while(%i = %c0, %ys = %zeros, %sum = %zeros, %last = %zero, %state = %given) : tensor<i32>, tensor<8x4xbf16>, tensor<8x4xbf16>, tensor<1x4xf16>, tensor<8x4xbf16>
  cond {
    %go = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %new = stablehlo.dynamic_update_slice %ys, %row, %i, %c0 : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x4xbf16>
    %part = stablehlo.dynamic_update_slice %sum, %row, %i, %c0 : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x4xbf16>
    %whole = stablehlo.add %part, %part : tensor<8x4xbf16>
    %slice = stablehlo.dynamic_slice %half, %i, %c0, sizes = [1, 4] : (tensor<8x4xf16>, tensor<i32>, tensor<i32>) -> tensor<1x4xf16>
    %written = stablehlo.dynamic_update_slice %state, %row, %i, %c0 : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x4xbf16>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %new, %whole, %slice, %written : tensor<i32>, tensor<8x4xbf16>, tensor<8x4xbf16>, tensor<1x4xf16>, tensor<8x4xbf16>
  }
  %twice = stablehlo.add %r#4, %r#4 : tensor<8x4xbf16>
  return %r#1, %r#2, %r#3, %twice : tensor<8x4xbf16>, tensor<8x4xbf16>, tensor<1x4xf16>, tensor<8x4xbf16>
}

// What an argument begins, or a reduction reads, and what the loop changes, is not wide in front
// of the loop: bits would be copies.
//
// CHECK-LABEL: func.func @in_place
// CHECK-NOT: bitcast_convert
// CHECK: return
func.func @in_place(%row: tensor<1x4xbf16>, %cache: tensor<8x4xbf16>) -> (tensor<8x4xbf16>, tensor<4xbf16>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x4xbf16>
  %r:3 = stablehlo.while(%i = %c0, %state = %cache, %sums = %zeros) : tensor<i32>, tensor<8x4xbf16>, tensor<8x4xbf16>
  cond {
    %go = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %a = stablehlo.dynamic_slice %state, %i, %c0, sizes = [1, 4] : (tensor<8x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x4xbf16>
    %b = stablehlo.dynamic_slice %sums, %i, %c0, sizes = [1, 4] : (tensor<8x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x4xbf16>
    %p = stablehlo.multiply %a, %row : tensor<1x4xbf16>
    %q = stablehlo.add %b, %p : tensor<1x4xbf16>
    %new = stablehlo.dynamic_update_slice %state, %p, %i, %c0 : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x4xbf16>
    %sum = stablehlo.dynamic_update_slice %sums, %q, %i, %c0 : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x4xbf16>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %new, %sum : tensor<i32>, tensor<8x4xbf16>, tensor<8x4xbf16>
  }
  %twice = stablehlo.add %r#1, %r#1 : tensor<8x4xbf16>
  %total = stablehlo.reduce(%r#2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %twice, %total : tensor<8x4xbf16>, tensor<4xbf16>
}
