// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo))' | FileCheck %s

// The first product is the same in each iteration, and so are those of what follows from
// it: one value that all are made of waits for the counter, the weights do not.
// CHECK-LABEL: func.func @products
// CHECK: stablehlo.while(%[[K:.+]] = %{{.+}}, %[[A:.+]] = %arg0, %[[X:.+]] = %arg1, %[[W:.+]] = %arg2)
// CHECK: } do {
// CHECK-NEXT: %[[TIED:.+]]:2 = stablehlo.optimization_barrier %[[X]], %[[K]] : tensor<8x8xf32>, tensor<i32>
// CHECK-NEXT: %[[P:.+]] = stablehlo.dot_general %[[TIED]]#0, %[[W]],
// CHECK-NEXT: %[[Q:.+]] = stablehlo.dot_general %[[P]], %[[W]],
// CHECK-NEXT: %[[B:.+]] = stablehlo.add %[[A]], %[[Q]]
// CHECK: stablehlo.return %{{.+}}, %[[B]], %[[X]], %[[W]]
func.func @products(%first: tensor<8x8xf32>, %x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:4 = stablehlo.while(%k = %zero, %a = %first, %y = %x, %v = %w) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %p = remat.kernel matmul forward group 0 (%c = %y, %d = %v) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
      %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      remat.yield %1 : tensor<8x8xf32>
    }
    %q = remat.kernel matmul backward group 1 (%c = %p, %d = %v) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
      %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      remat.yield %1 : tensor<8x8xf32>
    }
    %b = remat.kernel pointwise backward group 2 (%c = %a, %d = %q) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
      %1 = stablehlo.add %c, %d : tensor<8x8xf32>
      remat.yield %1 : tensor<8x8xf32>
    }
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next, %b, %y, %v : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %0#1 : tensor<8x8xf32>
}

// Products of what changes, and transposes of what does not, need no barrier.
// CHECK-LABEL: func.func @weights
// CHECK-NOT: optimization_barrier
func.func @weights(%first: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%k = %zero, %a = %first, %v = %w) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %less = stablehlo.compare LT, %k, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %p = remat.kernel matmul forward group 0 (%c = %a, %d = %v) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
      %1 = stablehlo.transpose %d, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %2 = stablehlo.dot_general %c, %1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      remat.yield %2 : tensor<8x8xf32>
    }
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next, %p, %v : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %0#1 : tensor<8x8xf32>
}
