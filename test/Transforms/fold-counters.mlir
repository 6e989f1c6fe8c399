// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt --split-input-file --remat-fold-counters %s | FileCheck %s

// What `lax.fori_loop` leaves under differentiation: a counter of its own, the stack of its
// values, and a loop that reads them backwards.
// CHECK-LABEL: func.func @fori
// CHECK: %[[SIX:.*]] = stablehlo.constant dense<6> : tensor<i32>
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<1x8xf32>
// CHECK: stablehlo.while(%[[J:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<1x8xf32>
// CHECK: %[[BACK:.*]] = stablehlo.subtract %{{.*}}, %[[J]] : tensor<i32>
// CHECK: %[[NUMBER:.*]] = stablehlo.add %[[BACK]], %{{.*}} : tensor<i32>
// CHECK: %[[PLACE:.*]] = stablehlo.subtract %[[NUMBER]], %{{.*}} : tensor<i32>
// CHECK: stablehlo.dynamic_slice %arg0, %[[PLACE]]
// CHECK: return %{{.*}}, %[[SIX]] : tensor<1x8xf32>, tensor<i32>
func.func @fori(%w: tensor<4x8xf32>) -> (tensor<1x8xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<4xi32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %i = %two, %n = %none, %s = %sum)
      : tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<1x8xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %row = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %n1 = stablehlo.dynamic_update_slice %n, %row, %k : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %t = stablehlo.tanh %s : tensor<1x8xf32>
    %i2 = stablehlo.add %one, %i : tensor<i32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %i2, %n1, %t : tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<1x8xf32>
  }
  %b:3 = stablehlo.while(%j = %zero, %n = %f#2, %s = %f#3) : tensor<i32>, tensor<4xi32>, tensor<1x8xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %j, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %twice = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.subtract %three, %j : tensor<i32>
    %i = stablehlo.dynamic_slice %n, %p, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %at = stablehlo.reshape %i : (tensor<1xi32>) -> tensor<i32>
    %row = stablehlo.subtract %at, %twice : tensor<i32>
    %x = stablehlo.dynamic_slice %w, %row, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %t = stablehlo.add %s, %x : tensor<1x8xf32>
    %j1 = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %j1, %n, %t : tensor<i32>, tensor<4xi32>, tensor<1x8xf32>
  }
  return %b#2, %f#1 : tensor<1x8xf32>, tensor<i32>
}

// -----

// A scan over `arange`, of another type than the counter. What steps over what its type holds
// stays, and so do truth values, of which `add` makes no sums.
// CHECK-LABEL: func.func @arange
// CHECK: stablehlo.while(%[[K:.*]] = %{{.*}}, %[[NARROW:.*]] = %{{.*}}, %[[TRUTH:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<i8>, tensor<i1>, tensor<i64>
// CHECK-NOT: dynamic_slice
// CHECK: stablehlo.add %[[NARROW]]
// CHECK: stablehlo.add %[[TRUTH]]
// CHECK: stablehlo.convert %[[K]] : (tensor<i32>) -> tensor<i64>
func.func @arange() -> (tensor<i64>, tensor<i8>, tensor<i1>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %tall = stablehlo.constant dense<100> : tensor<i8>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %sum = stablehlo.constant dense<0> : tensor<i64>
  %numbers = stablehlo.iota dim = 0 : tensor<4xi64>
  %r:5 = stablehlo.while(%k = %zero, %n = %numbers, %i = %tall, %b = %false, %s = %sum)
      : tensor<i32>, tensor<4xi64>, tensor<i8>, tensor<i1>, tensor<i64>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %ten = stablehlo.constant dense<10> : tensor<i8>
    %true = stablehlo.constant dense<true> : tensor<i1>
    %i1 = stablehlo.add %i, %ten : tensor<i8>
    %b1 = stablehlo.add %b, %true : tensor<i1>
    %x = stablehlo.dynamic_slice %n, %k, sizes = [1] : (tensor<4xi64>, tensor<i32>) -> tensor<1xi64>
    %y = stablehlo.reshape %x : (tensor<1xi64>) -> tensor<i64>
    %t = stablehlo.add %s, %y : tensor<i64>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %n, %i1, %b1, %t : tensor<i32>, tensor<4xi64>, tensor<i8>, tensor<i1>, tensor<i64>
  }
  return %r#4, %r#2, %r#3 : tensor<i64>, tensor<i8>, tensor<i1>
}
