// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-form-products | FileCheck %s

// CHECK-LABEL: func.func @kernel_of_one
// CHECK-SAME: (%[[X:.*]]: tensor<8x4x4x16xf32>, %[[W:.*]]: tensor<1x1x16x32xf32>)
// CHECK-NEXT: %[[V:.*]] = stablehlo.reshape %[[W]] : (tensor<1x1x16x32xf32>) -> tensor<16x32xf32>
// CHECK-NEXT: %[[R:.*]] = stablehlo.dot_general %[[X]], %[[V]], contracting_dims = [3] x [0], precision = [HIGHEST, DEFAULT]
// CHECK-SAME: -> tensor<8x4x4x32xf32>
// CHECK-NEXT: return %[[R]]
func.func @kernel_of_one(%x: tensor<8x4x4x16xf32>, %w: tensor<1x1x16x32xf32>) -> tensor<8x4x4x32xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<8x4x4x16xf32>, tensor<1x1x16x32xf32>) -> tensor<8x4x4x32xf32>
  return %0 : tensor<8x4x4x32xf32>
}

// The gradient of its weight, as JAX writes it: windows are the whole image.
// CHECK-LABEL: func.func @weight_gradient
// CHECK-SAME: (%[[X:.*]]: tensor<8x4x4x16xf32>, %[[DY:.*]]: tensor<8x4x4x32xf32>)
// CHECK-NEXT: %[[P:.*]] = stablehlo.dot_general %[[X]], %[[DY]], contracting_dims = [0, 1, 2] x [0, 1, 2]
// CHECK-NEXT: %[[R:.*]] = stablehlo.reshape %[[P]] : (tensor<16x32xf32>) -> tensor<1x1x16x32xf32>
// CHECK-NEXT: return %[[R]]
func.func @weight_gradient(%x: tensor<8x4x4x16xf32>, %dy: tensor<8x4x4x32xf32>) -> tensor<1x1x16x32xf32> {
  %0 = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x4x4x16xf32>, tensor<8x4x4x32xf32>) -> tensor<1x1x16x32xf32>
  return %0 : tensor<1x1x16x32xf32>
}

// Another order of the result: channels first.
// CHECK-LABEL: func.func @channels_first
// CHECK: %[[P:.*]] = stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [1] x [1]
// CHECK-SAME: -> tensor<8x4x5x32xf32>
// CHECK-NEXT: stablehlo.transpose %[[P]], dims = [0, 3, 1, 2] : (tensor<8x4x5x32xf32>) -> tensor<8x32x4x5xf32>
func.func @channels_first(%x: tensor<8x16x4x5xf32>, %w: tensor<32x16x1x1xf32>) -> tensor<8x32x4x5xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x4x5xf32>, tensor<32x16x1x1xf32>) -> tensor<8x32x4x5xf32>
  return %0 : tensor<8x32x4x5xf32>
}

// One dimension of each kind.
// CHECK-LABEL: func.func @mixed
// CHECK: stablehlo.reshape %{{.*}} : (tensor<1x5x16x32xf32>) -> tensor<5x16x32xf32>
// CHECK: stablehlo.dot_general %{{.*}}, contracting_dims = [2, 3] x [0, 1]
// CHECK-SAME: -> tensor<8x4x32xf32>
// CHECK: stablehlo.reshape %{{.*}} : (tensor<8x4x32xf32>) -> tensor<8x4x1x32xf32>
func.func @mixed(%x: tensor<8x4x5x16xf32>, %w: tensor<1x5x16x32xf32>) -> tensor<8x4x1x32xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x4x5x16xf32>, tensor<1x5x16x32xf32>) -> tensor<8x4x1x32xf32>
  return %0 : tensor<8x4x1x32xf32>
}

// Strides, padding, groups, windows read backwards and larger windows are none.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-6: stablehlo.convolution
// CHECK-NOT: stablehlo.dot_general
func.func @others(%x: tensor<8x4x4x16xf32>, %w: tensor<1x1x16x32xf32>, %g: tensor<1x1x8x32xf32>, %k: tensor<4x4x16x32xf32>, %h: tensor<3x3x16x32xf32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x4x4x16xf32>, tensor<1x1x16x32xf32>) -> tensor<8x2x2x32xf32>
  %1 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, -1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x4x4x16xf32>, tensor<1x1x16x32xf32>) -> tensor<8x4x4x32xf32>
  %2 = stablehlo.convolution(%x, %g) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<8x4x4x16xf32>, tensor<1x1x8x32xf32>) -> tensor<8x4x4x32xf32>
  %3 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x4x4x16xf32>, tensor<4x4x16x32xf32>) -> tensor<8x1x1x32xf32>
  %4 = stablehlo.convolution(%x, %h) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x4x4x16xf32>, tensor<3x3x16x32xf32>) -> tensor<8x2x2x32xf32>
  %5 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x4x4x16xf32>, tensor<1x1x16x32xf32>) -> tensor<8x7x4x32xf32>
  return
}
