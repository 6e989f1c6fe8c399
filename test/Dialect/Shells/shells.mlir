// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of the shells pass through unchanged, in text and in bytecode.
//
// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s -mlir-print-op-generic | remat-opt | FileCheck %s
// RUN: remat-opt %s -emit-bytecode | remat-opt | FileCheck %s

// CHECK: module @jit_step attributes {jax.uses_shape_polymorphism = true, mhlo.frontend_attributes = {inlineable = "no"}, mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32}
module @jit_step attributes {
    jax.uses_shape_polymorphism = true,
    mhlo.frontend_attributes = {inlineable = "no"},
    mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  // CHECK: {mhlo.layout_mode = "default", mhlo.sharding = "{devices=[8,1]<=[8]}", tf.aliasing_output = 0 : i32}
  // CHECK-SAME: {jax.buffer_donor = true, mhlo.memory_kind = "pinned_host"}
  // CHECK-SAME: tensor<?x4xf32, #mhlo.type_extensions<bounds = [4, ?]>>
  // CHECK-SAME: {jax.result_info = "result[0]['w']"}
  func.func public @main(
      %w: tensor<8x4xf32> {mhlo.layout_mode = "default",
                           mhlo.sharding = "{devices=[8,1]<=[8]}",
                           tf.aliasing_output = 0 : i32},
      %x: tensor<4xf32> {jax.buffer_donor = true,
                         mhlo.memory_kind = "pinned_host"},
      %y: tensor<?x4xf32, #mhlo.type_extensions<bounds = [4, ?]>>)
      -> (tensor<8x4xf32> {jax.result_info = "result[0]['w']"}) {
    // CHECK: math.exp %{{.*}} {mhlo.a = #mhlo<precision DEFAULT>, mhlo.b = #mhlo.result_alias<tuple_indices = [1], result_index = [2, "]>"], must_alias>, mhlo.c = #mhlo.plain, mhlo.d = #mhlo<"a > b">}
    %0 = math.exp %w {
      mhlo.a = #mhlo<precision DEFAULT>,
      mhlo.b = #mhlo.result_alias<tuple_indices = [1], result_index = [2, "]>"], must_alias>,
      mhlo.c = #mhlo.plain, mhlo.d = #mhlo<"a > b">} : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}
