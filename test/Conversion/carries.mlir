// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --convert-kernels-to-host | FileCheck %s

// A sort moves rows by way of scratch memory of one row of each tensor, and sorts
// where its results lie: 64 x 4 + 64 x 4 = 512 bytes, which nothing is copied to.
// CHECK: func.func private @sort_host({{.*}}, %[[VALUES:.*]]: memref<16x64xf32> {llvm.noalias}, %[[NUMBERS:.*]]: memref<16x64xi32> {llvm.noalias}, %{{.*}}: memref<512xi8>)
// CHECK: memref.copy %{{.*}}, %[[VALUES]]
// CHECK: memref.copy %{{.*}}, %[[NUMBERS]]
// CHECK-NOT: memref.copy
// CHECK: func.func private @sort(
// CHECK-SAME: workspace = 512
func.func private @sort(%x: tensor<16x64xf32>, %i: tensor<16x64xi32>)
    -> (tensor<16x64xf32>, tensor<16x64xi32>)
    attributes {remat.kernel = {label = "sort"}} {
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<16x64xf32>, tensor<16x64xi32>)
    -> (tensor<16x64xf32>, tensor<16x64xi32>)
  return %0#0, %0#1 : tensor<16x64xf32>, tensor<16x64xi32>
}
