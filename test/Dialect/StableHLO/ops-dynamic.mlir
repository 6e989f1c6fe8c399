// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of dynamic shape. Text, generic form and bytecode say the same.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -
// RUN: remat-opt --emit-bytecode %s | remat-opt | diff %t.pretty -

// CHECK-LABEL: @dynamic_broadcast_in_dim
// CHECK: stablehlo.dynamic_broadcast_in_dim %{{.*}}, %{{.*}}, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
func.func @dynamic_broadcast_in_dim(%x: tensor<4xf32>, %n: tensor<2xi64>) {
  %r = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  return
}

// CHECK-LABEL: @dynamic_gather
// CHECK: "stablehlo.dynamic_gather"(%{{.*}}, %{{.*}}, %{{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<4x?xf32>
func.func @dynamic_gather(%x: tensor<16x8xf32>, %i: tensor<4x1xi32>, %n: tensor<2xi32>) {
  %r = "stablehlo.dynamic_gather"(%x, %i, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<4x?xf32>
  return
}

// CHECK-LABEL: @dynamic_iota
// CHECK: stablehlo.dynamic_iota %{{.*}}, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
func.func @dynamic_iota(%n: tensor<1xi64>) {
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
  return
}

// CHECK-LABEL: @dynamic_pad
// CHECK: stablehlo.dynamic_pad %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
func.func @dynamic_pad(%x: tensor<?xf32>, %v: tensor<f32>, %l: tensor<1xi64>, %h: tensor<1xi64>, %i: tensor<1xi64>) {
  %r = stablehlo.dynamic_pad %x, %v, %l, %h, %i : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// CHECK-LABEL: @dynamic_reshape
// CHECK: stablehlo.dynamic_reshape %{{.*}}, %{{.*}} : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x4xf32>
func.func @dynamic_reshape(%x: tensor<?xf32>, %n: tensor<2xi64>) {
  %r = stablehlo.dynamic_reshape %x, %n : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  return
}

// CHECK-LABEL: @real_dynamic_slice
// CHECK: stablehlo.real_dynamic_slice %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
func.func @real_dynamic_slice(%x: tensor<?xf32>, %a: tensor<1xi64>, %b: tensor<1xi64>, %s: tensor<1xi64>) {
  %r = stablehlo.real_dynamic_slice %x, %a, %b, %s : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}
