// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions and other algebra. Text, generic form and bytecode say the same.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -
// RUN: remat-opt --emit-bytecode %s | remat-opt | diff %t.pretty -

// CHECK-LABEL: @cholesky
// CHECK: stablehlo.cholesky %{{.*}}, lower = true : tensor<3x3xf32>
func.func @cholesky(%a: tensor<3x3xf32>) {
  %r = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
  return
}

// CHECK-LABEL: @convolution
// CHECK: stablehlo.convolution(%{{.*}}, %{{.*}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = {{\[\[}}1, 1], [1, 1{{\]\]}}} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x4x4x16xf32>
func.func @convolution(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x16xf32>) {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x4x4x16xf32>
  return
}

// CHECK-LABEL: @dot_general
// CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
func.func @dot_general(%a: tensor<8x2x4xf32>, %b: tensor<8x4x3xf32>) {
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return
}

// CHECK-LABEL: @dot
// CHECK: stablehlo.dot %{{.*}}, %{{.*}} : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
func.func @dot(%a: tensor<2x4xf32>, %b: tensor<4x8xf32>) {
  %r = stablehlo.dot %a, %b : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  return
}

// CHECK-LABEL: @dynamic_conv
// CHECK: "stablehlo.dynamic_conv"(%{{.*}}, %{{.*}}, %{{.*}}) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi32>) -> tensor<1x?x?x16xf32>
func.func @dynamic_conv(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x16xf32>, %p: tensor<2x2xi32>) {
  %r = "stablehlo.dynamic_conv"(%x, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi32>) -> tensor<1x?x?x16xf32>
  return
}

// CHECK-LABEL: @einsum
// CHECK: stablehlo.einsum %{{.*}}, %{{.*}}, config = "ij,jk->ik" : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
func.func @einsum(%a: tensor<2x4xf32>, %b: tensor<4x8xf32>) {
  %r = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  return
}

// CHECK-LABEL: @fft
// CHECK: stablehlo.fft %{{.*}}, type =  RFFT, length = [8] : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
func.func @fft(%x: tensor<2x8xf32>) {
  %r = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
  return
}

// CHECK-LABEL: @triangular_solve
// CHECK: "stablehlo.triangular_solve"(%{{.*}}, %{{.*}}) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
func.func @triangular_solve(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// CHECK-LABEL: @unary_einsum
// CHECK: stablehlo.unary_einsum %{{.*}}, config = "ij->i" : (tensor<2x4xf32>) -> tensor<2xf32>
func.func @unary_einsum(%a: tensor<2x4xf32>) {
  %r = stablehlo.unary_einsum %a, config = "ij->i" : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}
