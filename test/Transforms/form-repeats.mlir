// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-form-repeats | FileCheck %s

// The gradient of an average pooling of 2 x 3, as JAX writes it.
// CHECK-LABEL: func.func @pooling_gradient
// CHECK-SAME: (%[[X:.*]]: tensor<2x4x5x8xf32>)
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[X]], dims = [0, 1, 3, 5] : (tensor<2x4x5x8xf32>) -> tensor<2x4x2x5x3x8xf32>
// CHECK: %[[R:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4x2x5x3x8xf32>) -> tensor<2x8x15x8xf32>
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<2x8x15x8xf32>
// CHECK: %[[SUM:.*]] = stablehlo.add %[[ZERO]], %[[R]]
// CHECK-NEXT: return %[[SUM]]
func.func @pooling_gradient(%x: tensor<2x4x5x8xf32>) -> tensor<2x8x15x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %zero, low = [0, 1, 2, 0], high = [0, 1, 2, 0], interior = [0, 1, 2, 0] : (tensor<2x4x5x8xf32>, tensor<f32>) -> tensor<2x9x17x8xf32>
  %1 = "stablehlo.reduce_window"(%0, %zero) <{window_dimensions = array<i64: 1, 2, 3, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x9x17x8xf32>, tensor<f32>) -> tensor<2x8x15x8xf32>
  return %1 : tensor<2x8x15x8xf32>
}

// Zeros that the sum puts between elements itself.
// CHECK-LABEL: func.func @dilated
// CHECK-NOT: reduce_window
// CHECK: stablehlo.reshape %{{.*}} : (tensor<4x2x8xi32>) -> tensor<8x8xi32>
func.func @dilated(%x: tensor<4x8xi32>) -> tensor<8x8xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<4x8xi32>, tensor<i32>) -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}

// Windows that overlap, begin with -0, are shifted, or take maxima, stay.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-4: stablehlo.reduce_window
func.func @others(%x: tensor<4x8xf32>) -> (tensor<7x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %negative = stablehlo.constant dense<-0.0> : tensor<f32>
  %wide = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<7x8xf32>
  %signed = "stablehlo.reduce_window"(%x, %negative) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<8x8xf32>
  %shifted = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<8x8xf32>
  %largest = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<8x8xf32>
  return %wide, %signed, %shifted, %largest : tensor<7x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
