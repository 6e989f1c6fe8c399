// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-arena --remat-verify=device=host | FileCheck %s

// %b finds room beside %a, which is still copied to the host. %c takes the place of %a,
// and waits for the copy. %d, which is %a again, comes to where %b was when %c has been
// made, and %e waits for it: arena = 3 * 64 for %c, %d and %e.
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[CONTEXT:.*]]: !llvm.ptr, %{{.*}}: memref<64xi8>, %[[ARENA:.*]]: memref<192xi8>)
// CHECK-SAME: pool = 64 : i64
// CHECK-SAME: transfers = [{bytes = 64 : i64, class = 6 : i64, fetched = -1 : i64, first = 1 : i64, host = 0 : i64, last = 2 : i64
// CHECK-SAME: {bytes = 64 : i64, class = 6 : i64, fetched = 0 : i64, first = 3 : i64, host = 0 : i64, last = 3 : i64
// CHECK: %[[A:.*]] = memref.view %[[ARENA]][%{{.*}}][] : memref<192xi8> to memref<64xi8>
// CHECK: call @code
// CHECK: %[[OUT:.*]] = arith.constant 0 : i64
// CHECK: memref.extract_aligned_pointer_as_index %[[A]]
// CHECK: call @remat_rt_offload(%[[CONTEXT]], %[[OUT]], %{{.*}}) : (!llvm.ptr, i64, !llvm.ptr)
// CHECK-NOT: remat_rt_await
// CHECK: call @code
// CHECK: %[[AGAIN:.*]] = arith.constant 0 : i64
// CHECK: call @remat_rt_await(%[[CONTEXT]], %[[AGAIN]])
// CHECK-NEXT: call @code
// CHECK: %[[BACK:.*]] = arith.constant 1 : i64
// CHECK: call @remat_rt_fetch(%[[CONTEXT]], %[[BACK]], %{{.*}})
// CHECK: %[[AGAIN:.*]] = arith.constant 1 : i64
// CHECK-NEXT: call @remat_rt_await(%[[CONTEXT]], %[[AGAIN]])
// CHECK-NEXT: call @add
func.func public @main(%p: tensor<16xf32>) -> tensor<16xf32> {
  %a = remat.kernel pointwise forward group 0 (%i = %p)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %h = remat.offload %a : tensor<16xf32> -> !remat.host<tensor<16xf32>>
  %b = remat.kernel pointwise forward group 1 (%i = %p)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %c = remat.kernel pointwise forward group 2 (%i = %b)
      : (tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel(%i) : (tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  %d = remat.fetch %h : !remat.host<tensor<16xf32>> -> tensor<16xf32>
  %e = remat.kernel pointwise backward group 3 (%i = %c, %j = %d)
      : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> {
    %0 = func.call @kernel_1(%i, %j)
        : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    remat.yield %0 : tensor<16xf32>
  }
  return %e : tensor<16xf32>
}
func.func private @kernel(tensor<16xf32>) -> tensor<16xf32> attributes
    {remat.kernel = {label = "tanh", implementation = @code, workspace = 0}}
func.func private @kernel_1(tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    attributes {remat.kernel = {label = "add", implementation = @add, workspace = 0}}
func.func private @code(!llvm.ptr, memref<16xf32>, memref<16xf32>)
func.func private @add(!llvm.ptr, memref<16xf32>, memref<16xf32>, memref<16xf32>)
