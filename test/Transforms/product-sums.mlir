// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product that a loop adds to its carry is one kernel with that sum; on GPUs, too,
// where a transpose comes between.
// RUN: remat-compile --quiet --emit=remat --device=host --policy=none %s -o - | FileCheck %s
// RUN: remat-compile --quiet --emit=remat --device=h200 --policy=none %s -o - | FileCheck %s

// CHECK: stablehlo.while
// CHECK: do {
// CHECK: remat.kernel matmul {{.*}}(%[[X:[a-z0-9]+]] = %{{.*}}, %[[DY:[a-z0-9]+]] = %{{.*}}, %[[SUM:[a-z0-9]+]] = %iterArg_0)
// CHECK-NEXT: %[[DW:.*]] = stablehlo.dot_general %[[X]], %[[DY]], contracting_dims = [0] x [0]
// CHECK-NEXT: stablehlo.add %[[SUM]], %[[DW]]
// CHECK-NEXT: remat.yield

// A sum that something else reads, of 16 bits, or of a carry that is read elsewhere, is
// not.
// CHECK: remat.kernel matmul
// CHECK-NOT: stablehlo.add
// CHECK: remat.yield
// CHECK: remat.kernel matmul
// CHECK-NOT: stablehlo.add
// CHECK: remat.yield
// CHECK: stablehlo.return

func.func @main(%xs: tensor<6x8x16xf32>, %dy: tensor<8x4xf32>, %h: tensor<8x16xbf16>, %dh: tensor<8x4xbf16>)
    -> (tensor<16x4xf32>, tensor<16x4xbf16>, tensor<16x4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<16x4xf32>
  %short = stablehlo.constant dense<0.0> : tensor<16x4xbf16>
  %r:4 = stablehlo.while(%i = %zero, %sum = %none, %narrow = %short, %read = %none)
      : tensor<i32>, tensor<16x4xf32>, tensor<16x4xbf16>, tensor<16x4xf32>
  cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %slice = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 8, 16]
        : (tensor<6x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %x = stablehlo.reshape %slice : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %d = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0]
        : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %dw = stablehlo.transpose %d, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %sum2 = stablehlo.add %sum, %dw : tensor<16x4xf32>
    %ds = stablehlo.dot_general %h, %dh, contracting_dims = [0] x [0]
        : (tensor<8x16xbf16>, tensor<8x4xbf16>) -> tensor<16x4xbf16>
    %narrow2 = stablehlo.add %narrow, %ds : tensor<16x4xbf16>
    %y = stablehlo.tanh %x : tensor<8x16xf32>
    %de = stablehlo.dot_general %y, %dy, contracting_dims = [0] x [0]
        : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %half = stablehlo.multiply %read, %read : tensor<16x4xf32>
    %both = stablehlo.add %read, %de : tensor<16x4xf32>
    %read2 = stablehlo.subtract %both, %half : tensor<16x4xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %sum2, %narrow2, %read2
        : tensor<i32>, tensor<16x4xf32>, tensor<16x4xbf16>, tensor<16x4xf32>
  }
  return %r#1, %r#2, %r#3 : tensor<16x4xf32>, tensor<16x4xbf16>, tensor<16x4xf32>
}
