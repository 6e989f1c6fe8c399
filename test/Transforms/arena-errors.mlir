// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-arena

// 64 bytes of argument and 64 of arena, one byte too many.
// expected-error @+1 {{arguments of 64 B and an arena of 64 B exceed the budget of 127 B by 1 bytes}}
func.func public @main(%x: tensor<16xf32>) -> tensor<16xf32>
    attributes {remat.budget = 127 : i64} {
  %a = remat.kernel pointwise forward group 0 (%i = %x)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  return %a : tensor<16xf32>
}
func.func private @kernel(tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.kernel = {label = "tanh", implementation = @code, workspace = 0}}
func.func private @code(!llvm.ptr, memref<16xf32>, memref<16xf32>)

// -----

func.func public @main(%x: tensor<16xf32>) -> tensor<16xf32> {
  // expected-error @+1 {{has no implementation on buffers}}
  %a = remat.kernel pointwise forward group 0 (%i = %x)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.tanh %i : tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  return %a : tensor<16xf32>
}

// -----

func.func public @main(%x: tensor<16xf32>) -> tensor<16xf32> {
  // expected-error @+1 {{is no kernel and has no place in a step on buffers}}
  %a = stablehlo.tanh %x : tensor<16xf32>
  return %a : tensor<16xf32>
}

// -----

// Bodies of loops keep their values on the device.
func.func public @main(%x: tensor<16xf32>, %zero: tensor<i32>) -> tensor<16xf32> {
  %0 = remat.kernel control forward group 0 (%a = %x, %c = %zero)
      : (tensor<16xf32>, tensor<i32>) -> tensor<16xf32> {
    %1 = func.call @loop(%a, %c) : (tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    remat.yield %1 : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}
func.func private @loop(%x: tensor<16xf32>, %zero: tensor<i32>) -> tensor<16xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "while", loop}} {
  %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<16xf32>
  cond {
    %1 = func.call @condition(%i) : (tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1:2 = func.call @body(%i, %y)
        : (tensor<i32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>)
    stablehlo.return %1#0, %1#1 : tensor<i32>, tensor<16xf32>
  }
  return %0#1 : tensor<16xf32>
}
func.func private @body(%i: tensor<i32> {tf.aliasing_output = 0 : i32},
                        %y: tensor<16xf32> {tf.aliasing_output = 1 : i32})
    -> (tensor<i32>, tensor<16xf32>) {
  // expected-error @+1 {{stands in the body of a loop, whose values stay on the device}}
  %host = remat.offload %y : tensor<16xf32> -> !remat.host<tensor<16xf32>>
  %back = remat.fetch %host : !remat.host<tensor<16xf32>> -> tensor<16xf32>
  return %i, %back : tensor<i32>, tensor<16xf32>
}
func.func private @condition(tensor<i32>) -> tensor<i1> attributes
    {remat.kernel = {label = "condition", implementation = @code, workspace = 0}}
func.func private @code(!llvm.ptr, memref<i32>, memref<i8>)
