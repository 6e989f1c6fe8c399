// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One element of a stack needs no alignment but its own: the body gets its address, a flag's
// that it reads and a loss's that it writes, and nothing counts on the device. What a product
// reads may go to a library, and has to be aligned: a kernel takes it.
// RUN: remat-opt %s --remat-pipeline="policy=none device=host export=false" \
// RUN:   --remat-outline-kernels | FileCheck %s
// RUN: remat-compile %s --emit=shared --device=host --policy=none --quiet -o %t.so
// RUN: remat-run %t.so --print=0,1,2 | FileCheck %s --check-prefix=RESULTS

// CHECK: func.func private @loop_0({{.*}}, %{{[^,]*}}: tensor<1xi1>, %{{[^,]*}}: tensor<1xf32> {tf.aliasing_output = 1 : i32})
// CHECK-NOT: label = "counter"
// CHECK: slices = array<i64: 4, 1, 0, 0, 1, 0, -1, 5, 4, 0, 0, 1, 0, -1>
// CHECK: func.call @loop_0
// CHECK: func.func private @loop_1({{.*}}: tensor<6x1xf32>, %{{[^,]*}}: tensor<1x4xf32>)
// CHECK: label = "counter"
// CHECK-NOT: slices =
// CHECK: func.call @loop_1

// Ones, doubled where the flag is set: losses of 16 + 32 + 32 + 64 + 64 = 208 in sum, the
// last one and the sum of what is left 64; 4 * (0 + 1 + 2 + 3 + 4 + 5) = 60.
// RESULTS: 64
// RESULTS-SAME: 208
// RESULTS-SAME: 60
func.func @main() -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<16xf32>
  %flags = stablehlo.constant dense<[false, true, false, true, false]> : tensor<5xi1>
  %losses = stablehlo.broadcast_in_dim %f0, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %r:4 = stablehlo.while(%i = %zero, %h = %one, %fs = %flags, %ls = %losses)
      : tensor<i32>, tensor<16xf32>, tensor<5xi1>, tensor<5xf32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %begin = stablehlo.constant dense<0.0> : tensor<f32>
    %slice = stablehlo.dynamic_slice %fs, %i, sizes = [1] : (tensor<5xi1>, tensor<i32>) -> tensor<1xi1>
    %flag = stablehlo.reshape %slice : (tensor<1xi1>) -> tensor<i1>
    %double = stablehlo.add %h, %h : tensor<16xf32>
    %next = stablehlo.select %flag, %double, %h : tensor<i1>, tensor<16xf32>
    %sum = stablehlo.reduce(%next init: %begin) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %loss = stablehlo.reshape %sum : (tensor<f32>) -> tensor<1xf32>
    %ls2 = stablehlo.dynamic_update_slice %ls, %loss, %i : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %next, %fs, %ls2 : tensor<i32>, tensor<16xf32>, tensor<5xi1>, tensor<5xf32>
  }
  %rows = stablehlo.iota dim = 0 : tensor<6x1xf32>
  %w = stablehlo.constant dense<1.0> : tensor<1x4xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<1x4xf32>
  %s:3 = stablehlo.while(%i = %zero, %h = %nothing, %xs = %rows)
      : tensor<i32>, tensor<1x4xf32>, tensor<6x1xf32>
  cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %x = stablehlo.dynamic_slice %xs, %i, %c0, sizes = [1, 1] : (tensor<6x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x1xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %next = stablehlo.add %h, %d : tensor<1x4xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %next, %xs : tensor<i32>, tensor<1x4xf32>, tensor<6x1xf32>
  }
  %left = stablehlo.reduce(%r#1 init: %f0) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.reduce(%r#3 init: %f0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %products = stablehlo.reduce(%s#1 init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<f32>
  return %left, %all, %products : tensor<f32>, tensor<f32>, tensor<f32>
}
