// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --split-input-file --remat-arena --remat-verify=device=host \
// RUN:   | FileCheck %s

// %a and %b live at once: 64 + 64 bytes. %c takes the place of %a, which is dead,
// and %d, in the memory donated to it, needs none. The workspace of the last step
// lies where %a and %c were: arena = 128, peak = 64 + 128.
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[CONTEXT:.*]]: !llvm.ptr, %[[P:.*]]: memref<64xi8>, %[[ARENA:.*]]: memref<128xi8>)
// CHECK-SAME: name = "arg0", partner = 0 : i64
// CHECK-SAME: bytes = 128 : i64, peak = 192 : i64
// CHECK-SAME: name = "out0", offset = -1 : i64, partner = 0 : i64
func.func public @main(%p: tensor<16xf32> {tf.aliasing_output = 0 : i32})
    -> tensor<16xf32> {
  // CHECK: call @code(%[[CONTEXT]], {{.*}}) {remat.step = {again = false, inputs = 1 : i64, kind = "pointwise", label = "tanh"
  %a = remat.kernel pointwise forward group 0 (%i = %p)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  // CHECK: call @code
  %b = remat.kernel pointwise forward group 1 (%i = %a)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  // CHECK: call @code({{.*}}) {remat.step = {again = true
  %c = remat.recompute pointwise forward group 0 (%i = %b)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  // CHECK: %[[D:.*]] = memref.view %[[P]]
  // CHECK: memref.view %[[D]][{{.*}} : memref<64xi8> to memref<16xf32>
  // CHECK: call @code_with_workspace
  %d = remat.kernel pointwise optimizer group 2 (%i = %c)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel_1(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  return %d : tensor<16xf32>
}
// CHECK-NOT: @kernel
func.func private @kernel(tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.kernel = {label = "tanh", implementation = @code, workspace = 0}}
func.func private @kernel_1(tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.kernel = {label = "sort", implementation = @code_with_workspace,
                     workspace = 64}}
func.func private @code(!llvm.ptr, memref<16xf32>, memref<16xf32>)
func.func private @code_with_workspace(!llvm.ptr, memref<16xf32>,
                                       memref<16xf32>, memref<64xi8>)

// -----

// Results that nothing computes: the argument is copied to memory of its own.
// CHECK-LABEL: func.func @copies
// CHECK-SAME: (%{{[^:]*}}: !llvm.ptr, %[[X:[^:]*]]: memref<64xi8>, %[[ARENA:[^:]*]]: memref<64xi8>)
// CHECK: %[[COPY:.*]] = memref.view %[[ARENA]]
// CHECK: memref.copy %[[X]], %[[COPY]]
func.func public @copies(%x: tensor<16xf32>) -> tensor<16xf32> {
  return %x : tensor<16xf32>
}

// -----

// Two buffers of 64 bytes that live at once, and one of 128 that was not proposed, the
// workspace: the first two lie as proposed, the other one in the gap.
// CHECK-LABEL: func.func @proposed
// CHECK-SAME: offset = 128 : i64}, {{{.*}} offset = 64 : i64}, {{{.*}} name = "workspace", offset = 0 : i64}
// CHECK-SAME: peak = 256 : i64
func.func public @proposed(%p: tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.profile = {height = 192 : i64}} {
  %a = remat.kernel pointwise forward group 0 (%i = %p)
      : (tensor<16xf32>) -> tensor<16xf32> attributes
      {remat.profile = {places = array<i64: 128, -1>}} {
    %0 = func.call @with_workspace(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %b = remat.kernel pointwise forward group 1 (%i = %a)
      : (tensor<16xf32>) -> tensor<16xf32> attributes
      {remat.profile = {places = array<i64: 64, -1>}} {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  return %b : tensor<16xf32>
}
func.func private @kernel(tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.kernel = {label = "tanh", implementation = @code, workspace = 0}}
func.func private @with_workspace(tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.kernel = {label = "sort", implementation = @code_with_workspace,
                     workspace = 128}}
func.func private @code(!llvm.ptr, memref<16xf32>, memref<16xf32>)
func.func private @code_with_workspace(!llvm.ptr, memref<16xf32>,
                                       memref<16xf32>, memref<128xi8>)

// -----

// Both at one place, which they cannot share: laid out anew.
// CHECK-LABEL: func.func @impossible
// CHECK-SAME: peak = 192 : i64
func.func public @impossible(%p: tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.profile = {height = 128 : i64}} {
  %a = remat.kernel pointwise forward group 0 (%i = %p)
      : (tensor<16xf32>) -> tensor<16xf32> attributes
      {remat.profile = {places = array<i64: 0, -1>}} {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %b = remat.kernel pointwise forward group 1 (%i = %a)
      : (tensor<16xf32>) -> tensor<16xf32> attributes
      {remat.profile = {places = array<i64: 0, -1>}} {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  return %b : tensor<16xf32>
}
func.func private @kernel(tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.kernel = {label = "tanh", implementation = @code, workspace = 0}}
func.func private @code(!llvm.ptr, memref<16xf32>, memref<16xf32>)

// -----

// A constant that a kernel reads from memory has a number.
// CHECK-LABEL: func.func @constants
// CHECK: memref.get_global @constant : memref<16xi8> {remat.constant = 0 : i64}
func.func public @constants() -> tensor<4xf32> {
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a = remat.kernel pointwise forward group 0 (%i = %c)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = func.call @kernel(%i) : (tensor<4xf32>) -> tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %a : tensor<4xf32>
}
func.func private @kernel(tensor<4xf32>) -> tensor<4xf32> attributes
    {remat.kernel = {label = "tanh", implementation = @code, workspace = 0}}
func.func private @code(!llvm.ptr, memref<4xf32>, memref<4xf32>)
