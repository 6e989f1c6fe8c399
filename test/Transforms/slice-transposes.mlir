// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of transposes are taken of what these read.
// RUN: remat-opt --remat-slice-transposes %s | FileCheck %s

// One row is the slice in another shape, two rows are a transpose of it.
// CHECK-LABEL: func.func @rows
// CHECK-NOT: stablehlo.transpose
// CHECK: stablehlo.while(%[[K:.*]] = %{{.*}}, %{{.*}} = %{{.*}}, %[[X:.*]] = %arg0) : tensor<i32>, tensor<1x8xf32>, tensor<8x4xf32>
// CHECK: do {
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0>
// CHECK: %[[PART:.*]] = stablehlo.dynamic_slice %[[X]], %[[ZERO]], %[[K]], sizes = [8, 1]
// CHECK: stablehlo.reshape %[[PART]] : (tensor<8x1xf32>) -> tensor<1x8xf32>
// CHECK: %[[TWO:.*]] = stablehlo.dynamic_slice %[[X]], %[[ZERO]], %{{.*}}, sizes = [8, 2]
// CHECK: stablehlo.transpose %[[TWO]], dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>
func.func @rows(%x: tensor<8x4xf32>) -> tensor<1x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %r:3 = stablehlo.while(%k = %zero, %s = %none, %stack = %t) : tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %row = stablehlo.dynamic_slice %stack, %k, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %two = stablehlo.dynamic_slice %stack, %k, %c0, sizes = [2, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
    %last = stablehlo.slice %two [1:2, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
    %m = stablehlo.multiply %row, %last : tensor<1x8xf32>
    %sum = stablehlo.add %s, %m : tensor<1x8xf32>
    %j = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %j, %sum, %stack : tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<1x8xf32>
}

// Parts of rows are left alone, and so is a transpose that the loop reads otherwise.
// CHECK-LABEL: func.func @parts
// CHECK: stablehlo.transpose %arg0
// CHECK: stablehlo.transpose %arg1
func.func @parts(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>) -> tensor<1x4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<1x4xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %u = stablehlo.transpose %y, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %r:4 = stablehlo.while(%k = %zero, %s = %none, %a = %t, %b = %u) : tensor<i32>, tensor<1x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %part = stablehlo.dynamic_slice %a, %k, %c0, sizes = [1, 4] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %all = stablehlo.tanh %b : tensor<4x8xf32>
    %first = stablehlo.slice %all [0:1, 0:4] : (tensor<4x8xf32>) -> tensor<1x4xf32>
    %m = stablehlo.multiply %part, %first : tensor<1x4xf32>
    %sum = stablehlo.add %s, %m : tensor<1x4xf32>
    %j = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %j, %sum, %a, %b : tensor<i32>, tensor<1x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<1x4xf32>
}
