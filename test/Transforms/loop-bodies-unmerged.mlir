// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bodies may have kernels that are not merged where bytes count: one kernel for both sums
// waits for both products, two kernels take one after the other.
// RUN: remat-opt %s --remat-pipeline="budget=100% device=h200 export=false" \
// RUN:   | FileCheck %s --check-prefixes=CHECK,MERGED
// RUN: remat-opt %s --remat-pipeline="budget=min device=h200 export=false" --remat-verify=device=h200 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,APART

// CHECK-LABEL: func.func @sums
// CHECK: do {
// MERGED-COUNT-2: remat.kernel matmul
// MERGED: remat.kernel pointwise
// APART: remat.kernel matmul
// APART: remat.kernel pointwise
// APART: remat.kernel matmul
// APART: remat.kernel pointwise
// CHECK-NOT: remat.kernel
// CHECK: stablehlo.return
func.func @sums(%flags: tensor<16xi1>, %x: tensor<256x16xf32>, %y: tensor<256x16xf32>)
    -> (tensor<256x256xf32>, tensor<256x256xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<256x256xf32>
  %r:3 = stablehlo.while(%i = %zero, %a = %zeros, %b = %zeros)
      : tensor<i32>, tensor<256x256xf32>, tensor<256x256xf32>
  cond {
    %n = stablehlo.constant dense<16> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %none = stablehlo.constant dense<0.0> : tensor<256x256xf32>
    %slice = stablehlo.dynamic_slice %flags, %i, sizes = [1] : (tensor<16xi1>, tensor<i32>) -> tensor<1xi1>
    %flag = stablehlo.reshape %slice : (tensor<1xi1>) -> tensor<i1>
    %is = stablehlo.not %flag : tensor<i1>
    %d = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<256x256xf32>
    %e = stablehlo.dot_general %y, %y, contracting_dims = [1] x [1] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<256x256xf32>
    %u = stablehlo.select %is, %d, %none : tensor<i1>, tensor<256x256xf32>
    %v = stablehlo.select %is, %e, %none : tensor<i1>, tensor<256x256xf32>
    %a2 = stablehlo.add %a, %u : tensor<256x256xf32>
    %b2 = stablehlo.add %b, %v : tensor<256x256xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %a2, %b2 : tensor<i32>, tensor<256x256xf32>, tensor<256x256xf32>
  }
  return %r#1, %r#2 : tensor<256x256xf32>, tensor<256x256xf32>
}
