// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops print as they were parsed, and survive the generic form and bytecode.
//
// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s -mlir-print-op-generic | remat-opt | FileCheck %s
// RUN: remat-opt %s -emit-bytecode | remat-opt | FileCheck %s

// CHECK-LABEL: func @kernel(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
func.func @kernel(%x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = remat.kernel pointwise forward group 7 layer "block 0" workspace 128 reuses [0 -> 1, 1 -> 0] (%[[A:.*]] = %[[X]], %[[B:.*]] = %[[Y]]) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {note = "kept"} {
  // CHECK-NEXT:   %[[SUM:.*]] = arith.addf %[[A]], %[[B]]
  // CHECK-NEXT:   %[[EXP:.*]] = math.exp %[[SUM]]
  // CHECK-NEXT:   remat.yield %[[SUM]], %[[EXP]] : tensor<4xf32>, tensor<4xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  %0:2 = remat.kernel pointwise forward group 7 layer "block 0" workspace 128
      reuses [0 -> 1, 1 -> 0] (%a = %x, %b = %y)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      attributes {note = "kept"} {
    %1 = arith.addf %a, %b : tensor<4xf32>
    %2 = math.exp %1 : tensor<4xf32>
    remat.yield %1, %2 : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// Inside, names of the outside may be used again.
// CHECK-LABEL: func @names_are_isolated
func.func @names_are_isolated(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: remat.recompute pointwise backward group 0 (%{{.*}} = %{{.*}}) : (tensor<4xf32>) -> tensor<4xf32> {
  %0 = remat.recompute pointwise backward group 0 (%x = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = math.exp %x : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @no_operands_no_results
func.func @no_operands_no_results() {
  // CHECK: remat.kernel control optimizer group 0 () : () -> () {
  // CHECK-NEXT: remat.yield
  // CHECK-NEXT: }
  remat.kernel control optimizer group 0 () : () -> () {
    remat.yield
  }
  return
}

// CHECK-LABEL: func @inline
func.func @inline(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: remat.kernel
  // CHECK-NEXT: %[[Y:.*]] = remat.inline group 3 (%{{.*}} = %{{.*}}) : (tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Z:.*]] = math.exp %[[Y]]
  // CHECK-NEXT: remat.yield %[[Z]] : tensor<4xf32> leaving_out(%[[Y]] : tensor<4xf32>)
  %0 = remat.kernel pointwise backward group 9 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %y = remat.inline group 3 (%b = %a) : (tensor<4xf32>) -> tensor<4xf32> {
      %1 = math.tanh %b : tensor<4xf32>
      remat.yield %1 : tensor<4xf32>
    }
    %z = math.exp %y : tensor<4xf32>
    remat.yield %z : tensor<4xf32> leaving_out(%y : tensor<4xf32>)
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @only_left_out
func.func @only_left_out(%x: tensor<4xf32>) {
  // CHECK: remat.yield leaving_out(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>)
  remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> () {
    %0 = math.exp %a : tensor<4xf32>
    %1 = math.tanh %a : tensor<4xf32>
    remat.yield leaving_out(%0, %1 : tensor<4xf32>, tensor<4xf32>)
  }
  return
}

// Ops that are pure by their regions are recomputed too.
// CHECK-LABEL: func @recompute_a_loop
func.func @recompute_a_loop(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: remat.recompute control backward group 2
  // CHECK: scf.for
  %0 = remat.recompute control backward group 2 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %four = arith.constant 4 : index
    %1 = scf.for %i = %zero to %four step %one iter_args(%y = %a)
        -> tensor<4xf32> {
      %2 = math.exp %y : tensor<4xf32>
      scf.yield %2 : tensor<4xf32>
    }
    remat.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @transfer
func.func @transfer(%x: tensor<4x8xbf16>) -> tensor<4x8xbf16> {
  // CHECK-NEXT: %[[H:.*]] = remat.offload %{{.*}} {channel = 0 : i64} : tensor<4x8xbf16> -> !remat.host<tensor<4x8xbf16>>
  // CHECK-NEXT: remat.fetch %[[H]] : !remat.host<tensor<4x8xbf16>> -> tensor<4x8xbf16>
  %h = remat.offload %x {channel = 0 : i64}
      : tensor<4x8xbf16> -> !remat.host<tensor<4x8xbf16>>
  %y = remat.fetch %h : !remat.host<tensor<4x8xbf16>> -> tensor<4x8xbf16>
  return %y : tensor<4x8xbf16>
}

// CHECK-LABEL: func @kinds
func.func @kinds() {
  // CHECK: matmul forward
  remat.kernel matmul forward group 0 () : () -> () { remat.yield }
  // CHECK: convolution forward
  remat.kernel convolution forward group 1 () : () -> () { remat.yield }
  // CHECK: attention forward
  remat.kernel attention forward group 2 () : () -> () { remat.yield }
  // CHECK: reduction forward
  remat.kernel reduction forward group 3 () : () -> () { remat.yield }
  // CHECK: gather forward
  remat.kernel gather forward group 4 () : () -> () { remat.yield }
  // CHECK: scatter backward
  remat.kernel scatter backward group 5 () : () -> () { remat.yield }
  // CHECK: random forward
  remat.kernel random forward group 6 () : () -> () { remat.yield }
  // CHECK: collective optimizer
  remat.kernel collective optimizer group 7 () : () -> () { remat.yield }
  // CHECK: copy optimizer
  remat.kernel copy optimizer group 8 () : () -> () { remat.yield }
  // CHECK: other optimizer
  remat.kernel other optimizer group 9 () : () -> () { remat.yield }
  return
}

// CHECK-LABEL: func @steered(
// CHECK-SAME: remat.layer = "in", remat.name = "x", remat.policy = #remat.policy<offload>
// CHECK-SAME: remat.loss
// CHECK-SAME: attributes {remat.budget = 1024 : i64, remat.loss = 0 : i64, remat.plan = "{}"}
func.func @steered(%x: tensor<f32> {remat.policy = #remat.policy<offload>,
                                    remat.name = "x", remat.layer = "in"})
    -> (tensor<f32> {remat.loss, remat.name = "loss"})
    attributes {remat.budget = 1024 : i64, remat.loss = 0 : i64,
                remat.plan = "{}"} {
  // CHECK: math.exp %{{.*}} {remat.layer = "l", remat.name = "e", remat.policy = #remat.policy<save>}
  %0 = math.exp %x {remat.policy = #remat.policy<save>, remat.name = "e",
                    remat.layer = "l"} : tensor<f32>
  // CHECK: math.exp %{{.*}} {remat.loss, remat.policy = #remat.policy<recompute>}
  %1 = math.exp %0 {remat.loss, remat.policy = #remat.policy<recompute>}
      : tensor<f32>
  return %1 : tensor<f32>
}
