// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of the states of a scan nothing is read but their sum, which the loop adds up.
// RUN: remat-opt --remat-sum-stacks %s | FileCheck %s

// A conversion between the stack and the sum is done to the slices. The init value, which
// stands behind the loop, begins the sum. Of the others each has a reason to stay a stack: two
// readers, slices in reverse order, an f16 that a reduction adds up in f32, and slices of one
// element, whose sum has partial results.
// CHECK-LABEL: func.func @sums
// CHECK: [[ONE:%.*]] = stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK: [[FIRST:%.*]] = stablehlo.broadcast_in_dim [[ONE]], dims = [] : (tensor<f32>) -> tensor<8xf32>
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}, %{{.*}} = %arg0, [[SUM:%.*]] = [[FIRST]], %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<8xf16>, tensor<8xf32>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x1xf32>
// CHECK: [[T:%.*]] = stablehlo.tanh
// CHECK: [[PART:%.*]] = stablehlo.reshape [[T]] : (tensor<8xf16>) -> tensor<1x8xf16>
// CHECK: [[ROW:%.*]] = stablehlo.reshape [[PART]] : (tensor<1x8xf16>) -> tensor<8xf16>
// CHECK: [[WIDE:%.*]] = stablehlo.convert [[ROW]] : (tensor<8xf16>) -> tensor<8xf32>
// CHECK: [[NEXT:%.*]] = stablehlo.add [[SUM]], [[WIDE]] : tensor<8xf32>
// CHECK-COUNT-4: stablehlo.dynamic_update_slice
// CHECK: stablehlo.return %{{.*}}, [[T]], [[NEXT]],
// CHECK-COUNT-4: stablehlo.reduce
// CHECK-NOT: stablehlo.reduce
func.func @sums(%x: tensor<8xf16>) -> (tensor<8xf32>, tensor<8xf32>, tensor<4x8xf16>, tensor<8xf32>, tensor<8xf16>, tensor<1xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8xf16>
  %narrow = stablehlo.constant dense<0.0> : tensor<4x1xf32>
  %0:7 = stablehlo.while(%k = %zero, %h = %x, %a = %none, %b = %none, %c = %none, %d = %none, %e = %narrow)
      : tensor<i32>, tensor<8xf16>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x1xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %last = stablehlo.constant dense<3> : tensor<i32>
    %back = stablehlo.subtract %last, %k : tensor<i32>
    %number = stablehlo.constant dense<2.0> : tensor<1x1xf32>
    %t = stablehlo.tanh %h : tensor<8xf16>
    %row = stablehlo.reshape %t : (tensor<8xf16>) -> tensor<1x8xf16>
    %a1 = stablehlo.dynamic_update_slice %a, %row, %k, %first : (tensor<4x8xf16>, tensor<1x8xf16>, tensor<i32>, tensor<i32>) -> tensor<4x8xf16>
    %b1 = stablehlo.dynamic_update_slice %b, %row, %k, %first : (tensor<4x8xf16>, tensor<1x8xf16>, tensor<i32>, tensor<i32>) -> tensor<4x8xf16>
    %c1 = stablehlo.dynamic_update_slice %c, %row, %back, %first : (tensor<4x8xf16>, tensor<1x8xf16>, tensor<i32>, tensor<i32>) -> tensor<4x8xf16>
    %d1 = stablehlo.dynamic_update_slice %d, %row, %k, %first : (tensor<4x8xf16>, tensor<1x8xf16>, tensor<i32>, tensor<i32>) -> tensor<4x8xf16>
    %e1 = stablehlo.dynamic_update_slice %e, %number, %k, %first : (tensor<4x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %t, %a1, %b1, %c1, %d1, %e1 : tensor<i32>, tensor<8xf16>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x8xf16>, tensor<4x1xf32>
  }
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %half = stablehlo.constant dense<1.0> : tensor<f16>
  %wa = stablehlo.convert %0#2 : (tensor<4x8xf16>) -> tensor<4x8xf32>
  %sa = stablehlo.reduce(%wa init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %wb = stablehlo.convert %0#3 : (tensor<4x8xf16>) -> tensor<4x8xf32>
  %sb = stablehlo.reduce(%wb init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %wc = stablehlo.convert %0#4 : (tensor<4x8xf16>) -> tensor<4x8xf32>
  %sc = stablehlo.reduce(%wc init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %sd = stablehlo.reduce(%0#5 init: %half) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf16>, tensor<f16>) -> tensor<8xf16>
  %se = stablehlo.reduce(%0#6 init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<1xf32>
  return %sa, %sb, %0#3, %sc, %sd, %se : tensor<8xf32>, tensor<8xf32>, tensor<4x8xf16>, tensor<8xf32>, tensor<8xf16>, tensor<1xf32>
}
