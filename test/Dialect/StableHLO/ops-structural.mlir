// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that create or move elements. Text, generic form and bytecode say the same.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -
// RUN: remat-opt --emit-bytecode %s | remat-opt | diff %t.pretty -

// CHECK-LABEL: @bitcast_convert
// CHECK: stablehlo.bitcast_convert %{{.*}} : (tensor<4xf32>) -> tensor<4xi32>
func.func @bitcast_convert(%x: tensor<4xf32>) {
  %r = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// CHECK-LABEL: @broadcast_in_dim
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
func.func @broadcast_in_dim(%x: tensor<4xf32>) {
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast
// CHECK: stablehlo.broadcast %{{.*}}, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
func.func @broadcast(%x: tensor<4xf32>) {
  %r = stablehlo.broadcast %x, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @concatenate
// CHECK: stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
func.func @concatenate(%a: tensor<4xf32>, %b: tensor<2xf32>) {
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
  return
}

// CHECK-LABEL: @constant
// CHECK: stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
func.func @constant() {
  %r = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  return
}

// CHECK-LABEL: @dynamic_slice
// CHECK: stablehlo.dynamic_slice %{{.*}}, %{{.*}}, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
func.func @dynamic_slice(%x: tensor<4xf32>, %i: tensor<i32>) {
  %r = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: @dynamic_update_slice
// CHECK: stablehlo.dynamic_update_slice %{{.*}}, %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
func.func @dynamic_update_slice(%x: tensor<4xf32>, %u: tensor<2xf32>, %i: tensor<i32>) {
  %r = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @gather
// CHECK: "stablehlo.gather"(%{{.*}}, %{{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
func.func @gather(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>) {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: @get_dimension_size
// CHECK: stablehlo.get_dimension_size %{{.*}}, dim = 0 : (tensor<4xf32>) -> tensor<i32>
func.func @get_dimension_size(%x: tensor<4xf32>) {
  %r = stablehlo.get_dimension_size %x, dim = 0 : (tensor<4xf32>) -> tensor<i32>
  return
}

// CHECK-LABEL: @iota
// CHECK: stablehlo.iota dim = 0 : tensor<4xi32>
func.func @iota() {
  %r = stablehlo.iota dim = 0 : tensor<4xi32>
  return
}

// CHECK-LABEL: @pad
// CHECK: stablehlo.pad %{{.*}}, %{{.*}}, low = [1], high = [-1], interior = [2] : (tensor<4xf32>, tensor<f32>) -> tensor<10xf32>
func.func @pad(%x: tensor<4xf32>, %v: tensor<f32>) {
  %r = stablehlo.pad %x, %v, low = [1], high = [-1], interior = [2] : (tensor<4xf32>, tensor<f32>) -> tensor<10xf32>
  return
}

// CHECK-LABEL: @reshape
// CHECK: stablehlo.reshape %{{.*}} : (tensor<2x4xf32>) -> tensor<8xf32>
func.func @reshape(%x: tensor<2x4xf32>) {
  %r = stablehlo.reshape %x : (tensor<2x4xf32>) -> tensor<8xf32>
  return
}

// CHECK-LABEL: @reverse
// CHECK: stablehlo.reverse %{{.*}}, dims = [0] : tensor<4xf32>
func.func @reverse(%x: tensor<4xf32>) {
  %r = stablehlo.reverse %x, dims = [0] : tensor<4xf32>
  return
}

// CHECK-LABEL: @set_dimension_size
// CHECK: stablehlo.set_dimension_size %{{.*}}, %{{.*}}, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
func.func @set_dimension_size(%x: tensor<4xf32>, %n: tensor<i32>) {
  %r = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  return
}

// CHECK-LABEL: @slice
// CHECK: stablehlo.slice %{{.*}} [0:4, 1:8:2] : (tensor<8x9xf32>) -> tensor<4x4xf32>
func.func @slice(%x: tensor<8x9xf32>) {
  %r = stablehlo.slice %x [0:4, 1:8:2] : (tensor<8x9xf32>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: @torch_index_select
// CHECK: "stablehlo.torch_index_select"(%{{.*}}, %{{.*}}) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<8x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
func.func @torch_index_select(%x: tensor<8x4xf32>, %i: tensor<2xi32>) {
  %r = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<8x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @transpose
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
func.func @transpose(%x: tensor<2x4xf32>) {
  %r = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}
