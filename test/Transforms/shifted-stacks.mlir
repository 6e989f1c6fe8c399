// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// States before iterations and behind them, in one stack of a slice more.
// RUN: remat-opt --split-input-file --remat-merge-shifted-stacks %s | FileCheck %s

// CHECK-LABEL: func.func @forwards
// CHECK: %[[F:.*]]:3 = stablehlo.while(%[[K:.*]] = %{{.*}}, %[[H:.*]] = %arg0, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<8xf32>, tensor<5x8xf32>
// CHECK: stablehlo.dynamic_update_slice
// CHECK-NOT: stablehlo.dynamic_update_slice
// CHECK: %[[FOUR:.*]] = stablehlo.constant dense<4>
// CHECK: %[[LAST:.*]] = stablehlo.reshape %[[F]]#1 : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK: %[[ALL:.*]] = stablehlo.dynamic_update_slice %[[F]]#2, %[[LAST]], %[[FOUR]]
// CHECK: stablehlo.while(%[[J:.*]] = %{{.*}}, %[[A:.*]] = %[[ALL]], %[[B:.*]] = %[[ALL]], %{{.*}} = %{{.*}}) : tensor<i32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<1x8xf32>
// CHECK: stablehlo.dynamic_slice %[[A]], %[[J]]
// CHECK: %[[NEXT:.*]] = stablehlo.add %[[J]]
// CHECK: stablehlo.dynamic_slice %[[B]], %[[NEXT]]
// CHECK: stablehlo.slice %[[ALL]] [1:5, 0:8]
func.func @forwards(%x: tensor<8xf32>) -> (tensor<1x8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %h = %x, %a = %none, %b = %none)
      : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %begin = stablehlo.reshape %h : (tensor<8xf32>) -> tensor<1x8xf32>
    %a1 = stablehlo.dynamic_update_slice %a, %begin, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %h1 = stablehlo.tanh %h : tensor<8xf32>
    %end = stablehlo.reshape %h1 : (tensor<8xf32>) -> tensor<1x8xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %end, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %h1, %a1, %b1 : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %g:4 = stablehlo.while(%j = %zero, %a = %f#2, %b = %f#3, %s = %sum)
      : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %y = stablehlo.dynamic_slice %a, %j, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %z = stablehlo.dynamic_slice %b, %j, %first, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %p = stablehlo.multiply %y, %z : tensor<1x8xf32>
    %t = stablehlo.add %s, %p : tensor<1x8xf32>
    %j1 = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %j1, %a, %b, %t : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>
  }
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%f#3 init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %g#3, %total : tensor<1x8xf32>, tensor<8xf32>
}

// -----

// A scan backwards in time fills its stacks from the end: the last state is in front.
// CHECK-LABEL: func.func @backwards
// CHECK: %[[F:.*]]:3 = stablehlo.while(%[[K:.*]] = %{{.*}}, %[[H:.*]] = %arg0, %[[M:.*]] = %{{.*}}) : tensor<i32>, tensor<8xf32>, tensor<5x8xf32>
// CHECK: %[[BACK:.*]] = stablehlo.subtract %{{.*}}, %[[K]]
// CHECK: %[[UP:.*]] = stablehlo.add %[[BACK]], %{{.*}}
// CHECK: stablehlo.dynamic_update_slice %[[M]], %{{.*}}, %[[UP]]
// CHECK: %[[ALL:.*]] = stablehlo.dynamic_update_slice %[[F]]#2
// CHECK-DAG: %[[BEFORE:.*]] = stablehlo.slice %[[ALL]] [1:5, 0:8]
// CHECK-DAG: %[[BEHIND:.*]] = stablehlo.slice %[[ALL]] [0:4, 0:8]
// CHECK: stablehlo.multiply %[[BEFORE]], %[[BEHIND]]
func.func @backwards(%x: tensor<8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %h = %x, %a = %none, %b = %none)
      : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %place = stablehlo.subtract %three, %k : tensor<i32>
    %begin = stablehlo.reshape %h : (tensor<8xf32>) -> tensor<1x8xf32>
    %a1 = stablehlo.dynamic_update_slice %a, %begin, %place, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %h1 = stablehlo.tanh %h : tensor<8xf32>
    %end = stablehlo.reshape %h1 : (tensor<8xf32>) -> tensor<1x8xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %end, %place, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %h1, %a1, %b1 : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %p = stablehlo.multiply %f#2, %f#3 : tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}

// -----

// A result of the function has its own bytes, and stays a stack of its own.
// CHECK-LABEL: func.func @returned
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
func.func @returned(%x: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %f:4 = stablehlo.while(%k = %zero, %h = %x, %a = %none, %b = %none)
      : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %begin = stablehlo.reshape %h : (tensor<8xf32>) -> tensor<1x8xf32>
    %a1 = stablehlo.dynamic_update_slice %a, %begin, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %h1 = stablehlo.tanh %h : tensor<8xf32>
    %end = stablehlo.reshape %h1 : (tensor<8xf32>) -> tensor<1x8xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %end, %k, %first : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %h1, %a1, %b1 : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %f#2, %f#3 : tensor<4x8xf32>, tensor<4x8xf32>
}
