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
