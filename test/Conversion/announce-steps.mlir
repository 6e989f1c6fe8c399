// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-announce-steps | FileCheck %s

func.func private @kernel(!llvm.ptr, memref<64xi8>)

// A loop's body says what its arena holds: 192 bytes, two kernels and two buffers, by
// their offsets; behind the last kernel its dead bytes are looked at.
// CHECK: memref.global "private" constant @body_memory : memref<11xi64>
// CHECK-SAME: [192, 2, 2, 0, 64, 1, 2, 128, 64, 0, 1]
// CHECK-LABEL: func.func private @body(
// CHECK-SAME: %[[CONTEXT:.*]]: !llvm.ptr, %{{.*}}: memref<64xi8>, %[[ARENA:.*]]: memref<192xi8>)
// CHECK: %[[TABLE:.*]] = memref.get_global @body_memory
// CHECK: memref.extract_aligned_pointer_as_index %[[TABLE]]
// CHECK: memref.extract_aligned_pointer_as_index %[[ARENA]]
// CHECK: call @remat_rt_body_begin(%[[CONTEXT]], %[[T:.*]], %[[A:.*]], %c0_i64)
// CHECK: call @kernel
// CHECK: call @remat_rt_body_begin(%[[CONTEXT]], %[[T]], %[[A]], %c1_i64)
// CHECK: call @kernel
// CHECK: call @remat_rt_body_begin(%[[CONTEXT]], %[[T]], %[[A]], %c2_i64)
// CHECK-NEXT: memref.copy
func.func private @body(%context: !llvm.ptr, %x: memref<64xi8>,
                        %arena: memref<192xi8>) attributes {
    remat.arena = {bytes = 192 : i64, buffers = [
      {offset = 128 : i64, bytes = 64 : i64, first = 0 : i64, last = 1 : i64},
      {offset = 0 : i64, bytes = 64 : i64, first = 1 : i64, last = 2 : i64}]}} {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %a = memref.view %arena[%c128][] : memref<192xi8> to memref<64xi8>
  call @kernel(%context, %a) {remat.step = {label = "a"}} : (!llvm.ptr, memref<64xi8>) -> ()
  %b = memref.view %arena[%c0][] : memref<192xi8> to memref<64xi8>
  call @kernel(%context, %b) {remat.step = {label = "b"}} : (!llvm.ptr, memref<64xi8>) -> ()
  memref.copy %b, %x : memref<64xi8> to memref<64xi8>
  return
}

// The step itself numbers its kernels.
// CHECK-LABEL: func.func @main(
// CHECK: call @remat_rt_step_begin(%{{.*}}, %c0_i64)
// CHECK-NEXT: call @kernel
// CHECK-NOT: remat_rt_body_begin
// CHECK: return
func.func @main(%context: !llvm.ptr, %x: memref<64xi8>) {
  call @kernel(%context, %x) {remat.step = {label = "a"}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
