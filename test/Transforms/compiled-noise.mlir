// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// Of the inverse of erf that others make more of, XLA makes a logarithm and a root first, each in
// a kernel of its own. "XLA" are the bytes that jaxlib 0.10.2 says.
// XLA: 917504.
// CHECK: @noise compiled for xla-cpu: 917504 bytes (argument 393216, output 262144, alias 0, temp 262144)
func.func @noise(%u: tensor<512x64xf32>, %x: tensor<512x64x2xf32>) -> tensor<512x64x2xf32> {
  %e = chlo.erf_inv %u : tensor<512x64xf32> -> tensor<512x64xf32>
  %b = stablehlo.broadcast_in_dim %e, dims = [0, 1] : (tensor<512x64xf32>) -> tensor<512x64x2xf32>
  %r = stablehlo.multiply %b, %x : tensor<512x64x2xf32>
  return %r : tensor<512x64x2xf32>
}
