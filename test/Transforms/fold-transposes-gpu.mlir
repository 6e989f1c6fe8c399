// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Transposes become dimension numbers of products where what is left is one batch of
// matrices with a stride of 1, which cuBLASLt takes: a gradient, and keys whose batch
// lies outside; not heads between rows and columns, which would be a call for each
// sample or head. The products of hosts take all of them.
// RUN: remat-compile %s --quiet --device=h200 --policy=none --emit=remat -o - | FileCheck %s
// RUN: remat-compile %s --quiet --device=host --policy=none --emit=remat -o - | FileCheck %s --check-prefix=HOST
// CHECK: dot_general %{{.*}}, contracting_dims = [0] x [0]{{.*}} -> tensor<8x4xf32>
// CHECK: dot_general %{{.*}}, batching_dims = [0] x [0], contracting_dims = [2] x [2]
// CHECK: stablehlo.transpose
// CHECK: dot_general %{{.*}}, batching_dims = [0, 1] x [0, 1]
// CHECK-NOT: stablehlo.transpose
// HOST-NOT: stablehlo.transpose
func.func @main(%x: tensor<16x8xf32>, %dy: tensor<16x4xf32>, %q: tensor<3x5x8xf32>,
                %k: tensor<3x7x8xf32>, %h: tensor<3x5x2x8xf32>, %v: tensor<3x2x5x8xf32>)
    -> (tensor<8x4xf32>, tensor<3x5x7xf32>, tensor<3x2x5x5xf32>) {
  %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0]
      : (tensor<16x4xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %2 = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<3x7x8xf32>) -> tensor<3x8x7xf32>
  %3 = stablehlo.dot_general %q, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<3x5x8xf32>, tensor<3x8x7xf32>) -> tensor<3x5x7xf32>
  %4 = stablehlo.transpose %h, dims = [0, 2, 1, 3] : (tensor<3x5x2x8xf32>) -> tensor<3x2x5x8xf32>
  %5 = stablehlo.dot_general %4, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3]
      : (tensor<3x2x5x8xf32>, tensor<3x2x5x8xf32>) -> tensor<3x2x5x5xf32>
  return %1, %3, %5 : tensor<8x4xf32>, tensor<3x5x7xf32>, tensor<3x2x5x5xf32>
}
