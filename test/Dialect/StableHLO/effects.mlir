// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What MLIR's own passes may merge, remove and inline.

// RUN: remat-opt --inline --cse --canonicalize %s | FileCheck %s

// CHECK-LABEL: @merge_pure
// CHECK: %[[SUM:.*]] = stablehlo.add
// CHECK-NOT: stablehlo.add
// CHECK: return %[[SUM]], %[[SUM]]
func.func @merge_pure(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.add %x, %x : tensor<4xf32>
  %b = stablehlo.add %x, %x : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @keep_barriers
// CHECK-COUNT-2: stablehlo.optimization_barrier
// CHECK-NOT: stablehlo.optimization_barrier
func.func @keep_barriers(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %unused = stablehlo.optimization_barrier %x : tensor<4xf32>
  %a = stablehlo.optimization_barrier %x : tensor<4xf32>
  %b = stablehlo.optimization_barrier %x : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @keep_collectives
// CHECK-COUNT-2: stablehlo.collective_permute
func.func @keep_collectives(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %b = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// CHECK-LABEL: @keep_random
// CHECK-COUNT-2: stablehlo.rng %
func.func @keep_random(%x: tensor<f32>, %n: tensor<1xi64>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.rng %x, %x, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %b = stablehlo.rng %x, %x, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// A call without side effects vanishes, one with them stays.
// CHECK-LABEL: @custom_calls
// CHECK-NOT: @pure
// CHECK: stablehlo.custom_call @effect
func.func @custom_calls(%x: tensor<4xf32>) {
  %a = stablehlo.custom_call @pure(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %b = stablehlo.custom_call @effect(%x) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// Equal reductions merge: their bodies are pure.
// CHECK-LABEL: @merge_reductions
// CHECK: stablehlo.reduce
// CHECK-NOT: stablehlo.reduce
func.func @merge_reductions(%x: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %a, %b : tensor<f32>, tensor<f32>
}

// CHECK-LABEL: @inline_call
// CHECK-NOT: call
// CHECK: stablehlo.maximum
// CHECK: return
func.func @inline_call(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @relu(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @relu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %r = stablehlo.maximum %x, %z : tensor<4xf32>
  return %r : tensor<4xf32>
}
