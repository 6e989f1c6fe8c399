// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A reshape whose result is whole on every device, of a value that is split: the parts are
// gathered, and the result is no view of one of them but memory of its own.
// RUN: remat-compile %s --device=xla-cpu --budget=min --emit=remat --quiet -o - | FileCheck %s
// RUN: remat-compile %s --device=h200 --budget=min --quiet -o %t.mlir

// CHECK: [[PART:%.*]] = remat.{{.*}} -> tensor<8x64xf32> attributes {remat.device_shapes = [array<i64: 1, 64>]}
// CHECK: [[WHOLE:%.*]] = remat.kernel copy {{.*}}(%{{.*}} = [[PART]]) : (tensor<8x64xf32>) -> tensor<512xf32>
// CHECK-NEXT: stablehlo.reshape
// CHECK: remat.kernel {{.*}} = [[WHOLE]]
sdy.mesh @mesh = <["x"=8]>
func.func public @main(%x: tensor<8x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %w: tensor<512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> (tensor<f32>, tensor<512xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %x : tensor<8x64xf32>
  %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<8x64xf32>) -> tensor<512xf32>
  %2 = stablehlo.multiply %1, %w : tensor<512xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.multiply %1, %2 : tensor<512xf32>
  return %3, %4 : tensor<f32>, tensor<512xf32>
}
