// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo))' | FileCheck %s

// A plan leaves the copy of %a on the host and fetches it twice. XLA would merge two equal
// fetches: what the first one made goes to the host again behind its last reader.
// CHECK-LABEL: @main(
// CHECK: %[[A:.*]] = stablehlo.tanh
// CHECK: %[[OUT:.*]] = stablehlo.custom_call @annotate_device_placement(%[[A]]) {{.*}}"pinned_host"
// CHECK: %[[BACK:.*]] = stablehlo.custom_call @annotate_device_placement(%[[OUT]]) {{.*}}"device"
// CHECK-NEXT: stablehlo.sine %[[BACK]]
// CHECK-NEXT: %[[AGAIN:.*]] = stablehlo.custom_call @annotate_device_placement(%[[BACK]]) {{.*}}"pinned_host"
// CHECK-NEXT: stablehlo.cosine
// CHECK-NEXT: %[[LAST:.*]] = stablehlo.custom_call @annotate_device_placement(%[[AGAIN]]) {{.*}}"device"
// CHECK-NEXT: stablehlo.add %{{.*}}, %[[LAST]]
func.func @main(%p: tensor<16xf32>) -> tensor<16xf32> {
  %a = remat.kernel pointwise forward group 0 (%i = %p)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.tanh %i : tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %h = remat.offload %a : tensor<16xf32> -> !remat.host<tensor<16xf32>>
  %d = remat.fetch %h : !remat.host<tensor<16xf32>> -> tensor<16xf32>
  %b = remat.kernel pointwise forward group 1 (%i = %d)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.sine %i : tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %c = remat.kernel pointwise forward group 2 (%i = %b)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.cosine %i : tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %e = remat.fetch %h : !remat.host<tensor<16xf32>> -> tensor<16xf32>
  %f = remat.kernel pointwise backward group 3 (%i = %c, %j = %e)
      : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.add %i, %j : tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  return %f : tensor<16xf32>
}
