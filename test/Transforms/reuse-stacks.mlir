// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stacks that a loop writes over what it reads for the last time.
// RUN: remat-opt --split-input-file --remat-reuse-stacks %s | FileCheck %s

// CHECK-LABEL: func.func @same
// CHECK: %[[MADE:.*]] = stablehlo.dot_general
// CHECK: %[[R:.*]]:3 = stablehlo.while(%[[K:.*]] = %{{.*}}, %[[S:.*]] = %[[MADE]], %{{.*}} = %{{.*}}) : tensor<i32>, tensor<4x8xf32>, tensor<1x8xf32>
// CHECK: stablehlo.dynamic_slice %[[S]], %[[K]]
// CHECK: stablehlo.dynamic_update_slice %[[S]], %{{.*}}, %[[K]]
// CHECK: return %[[R]]#1
func.func @same(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %made = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %r = %made, %s = %none, %d = %sum)
      : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %row = stablehlo.dynamic_slice %r, %k, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %e = stablehlo.add %d, %row : tensor<1x8xf32>
    %t = stablehlo.tanh %e : tensor<1x8xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %t, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    stablehlo.return %k1, %r, %s1, %e : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  return %f#2 : tensor<4x8xf32>
}

// -----

// A parameter of the function is not the loop's to write over.
// CHECK-LABEL: func.func @parameter
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
func.func @parameter(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %r = %x, %s = %none, %d = %sum)
      : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %row = stablehlo.dynamic_slice %r, %k, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %e = stablehlo.add %d, %row : tensor<1x8xf32>
    %t = stablehlo.tanh %e : tensor<1x8xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %t, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    stablehlo.return %k1, %r, %s1, %e : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  return %f#2 : tensor<4x8xf32>
}

// -----

// Nor what somebody reads behind the loop.
// CHECK-LABEL: func.func @later
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
func.func @later(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %made = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %r = %made, %s = %none, %d = %sum)
      : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %row = stablehlo.dynamic_slice %r, %k, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %e = stablehlo.add %d, %row : tensor<1x8xf32>
    %t = stablehlo.tanh %e : tensor<1x8xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %t, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    stablehlo.return %k1, %r, %s1, %e : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  %both = stablehlo.add %f#2, %made : tensor<4x8xf32>
  return %both : tensor<4x8xf32>
}

// -----

// Iteration k reads slice k + 1 of five: what it writes goes to slice k. Who reads that reads
// slices of all five.
// CHECK-LABEL: func.func @ahead
// CHECK: %[[MADE:.*]] = stablehlo.dot_general
// CHECK: %[[R:.*]]:3 = stablehlo.while(%[[K:.*]] = %{{.*}}, %[[S:.*]] = %[[MADE]], %{{.*}} = %{{.*}}) : tensor<i32>, tensor<5x8xf32>, tensor<1x8xf32>
// CHECK: %[[NEXT:.*]] = stablehlo.add %[[K]]
// CHECK: stablehlo.dynamic_slice %[[S]], %[[NEXT]]
// CHECK: stablehlo.dynamic_update_slice %[[S]], %{{.*}}, %[[K]]
// CHECK: %[[OWN:.*]] = stablehlo.slice %[[R]]#1 [0:4, 0:8]
// CHECK: stablehlo.tanh %[[OWN]]
func.func @ahead(%x: tensor<5x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %made = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %r = %made, %s = %none, %d = %sum)
      : tensor<i32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %row = stablehlo.dynamic_slice %r, %k1, %first, sizes = [1, 8] : (tensor<5x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %e = stablehlo.add %d, %row : tensor<1x8xf32>
    %t = stablehlo.tanh %e : tensor<1x8xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %t, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    stablehlo.return %k1, %r, %s1, %e : tensor<i32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  %y = stablehlo.tanh %f#2 : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// It reads slice k: slice k + 1 is read by the next one, so that k is written again.
// CHECK-LABEL: func.func @behind
// CHECK: %[[MADE:.*]] = stablehlo.dot_general
// CHECK: %[[R:.*]]:3 = stablehlo.while(%[[K:.*]] = %{{.*}}, %[[S:.*]] = %[[MADE]], %{{.*}} = %{{.*}}) : tensor<i32>, tensor<5x8xf32>, tensor<1x8xf32>
// CHECK: stablehlo.dynamic_slice %[[S]], %[[K]]
// CHECK: stablehlo.dynamic_update_slice %[[S]], %{{.*}}, %[[K]]
func.func @behind(%x: tensor<5x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %made = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %r = %made, %s = %none, %d = %sum)
      : tensor<i32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %row = stablehlo.dynamic_slice %r, %k, %first, sizes = [1, 8] : (tensor<5x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %e = stablehlo.add %d, %row : tensor<1x8xf32>
    %t = stablehlo.tanh %e : tensor<1x8xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %t, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    stablehlo.return %k1, %r, %s1, %e : tensor<i32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  %y = stablehlo.tanh %f#2 : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// Slices in the opposite order would be read when they have been written over.
// CHECK-LABEL: func.func @mirrored
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
func.func @mirrored(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %made = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %r = %made, %s = %none, %d = %sum)
      : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %back = stablehlo.subtract %three, %k : tensor<i32>
    %row = stablehlo.dynamic_slice %r, %back, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %e = stablehlo.add %d, %row : tensor<1x8xf32>
    %t = stablehlo.tanh %e : tensor<1x8xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %t, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    stablehlo.return %k1, %r, %s1, %e : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  return %f#2 : tensor<4x8xf32>
}
