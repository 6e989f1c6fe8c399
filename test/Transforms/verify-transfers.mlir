// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies to the host and back run beside kernels: whoever touches their bytes waits.
// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-verify=device=host

// As it should be: bytes 0 to 64 are free again when the copy has ended, and what comes
// back, to bytes 64 to 128, is awaited before it is read.
func.func public @awaited(%c: !llvm.ptr, %arena: memref<128xi8>)
    attributes {remat.arena = {alignment = 32, results = [], pool = 64 : i64, transfers = [
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64},
        {bytes = 64 : i64, host = 0 : i64, fetched = 0 : i64}]}} {
  %0 = arith.constant 0 : index
  %64 = arith.constant 64 : index
  %out = arith.constant 0 : i64
  %back = arith.constant 1 : i64
  %a = memref.view %arena[%0][] : memref<128xi8> to memref<64xi8>
  call @make(%c, %a) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  %i = memref.extract_aligned_pointer_as_index %a : memref<64xi8> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  call @remat_rt_offload(%c, %out, %p) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  call @remat_rt_await(%c, %out) : (!llvm.ptr, i64) -> ()
  %b = memref.view %arena[%0][] : memref<128xi8> to memref<64xi8>
  call @make(%c, %b) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  %d = memref.view %arena[%64][] : memref<128xi8> to memref<64xi8>
  %k = memref.extract_aligned_pointer_as_index %d : memref<64xi8> -> index
  %l = arith.index_cast %k : index to i64
  %q = llvm.inttoptr %l : i64 to !llvm.ptr
  call @remat_rt_fetch(%c, %back, %q) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  call @remat_rt_await(%c, %back) : (!llvm.ptr, i64) -> ()
  call @make(%c, %d) {remat.step = {inputs = 1}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>)
func.func private @remat_rt_offload(!llvm.ptr, i64, !llvm.ptr)
func.func private @remat_rt_fetch(!llvm.ptr, i64, !llvm.ptr)
func.func private @remat_rt_await(!llvm.ptr, i64)

// -----

func.func public @overwritten(%c: !llvm.ptr, %arena: memref<128xi8>)
    attributes {remat.arena = {alignment = 32, results = [], pool = 64 : i64, transfers = [
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64}]}} {
  %0 = arith.constant 0 : index
  %32 = arith.constant 32 : index
  %out = arith.constant 0 : i64
  %a = memref.view %arena[%0][] : memref<128xi8> to memref<64xi8>
  call @make(%c, %a) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  %i = memref.extract_aligned_pointer_as_index %a : memref<64xi8> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  // expected-note @+1 {{which begins here}}
  call @remat_rt_offload(%c, %out, %p) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  call @make(%c, %a) {remat.step = {inputs = 1}} : (!llvm.ptr, memref<64xi8>) -> ()
  %b = memref.view %arena[%32][] : memref<128xi8> to memref<64xi8>
  // expected-error @+1 {{writes bytes that transfer 0 still copies to the host}}
  call @make(%c, %b) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>)
func.func private @remat_rt_offload(!llvm.ptr, i64, !llvm.ptr)

// -----

func.func public @early(%c: !llvm.ptr, %x: memref<64xi8>, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = [], pool = 64 : i64, transfers = [
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64},
        {bytes = 64 : i64, host = 0 : i64, fetched = 0 : i64}]}} {
  %0 = arith.constant 0 : index
  %out = arith.constant 0 : i64
  %back = arith.constant 1 : i64
  %i = memref.extract_aligned_pointer_as_index %x : memref<64xi8> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  call @remat_rt_offload(%c, %out, %p) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  %d = memref.view %arena[%0][] : memref<64xi8> to memref<64xi8>
  %k = memref.extract_aligned_pointer_as_index %d : memref<64xi8> -> index
  %l = arith.index_cast %k : index to i64
  %q = llvm.inttoptr %l : i64 to !llvm.ptr
  // expected-note @+1 {{which begins here}}
  call @remat_rt_fetch(%c, %back, %q) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  // expected-error @+1 {{reads bytes that transfer 1 still brings back}}
  call @make(%c, %d) {remat.step = {inputs = 1}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>)
func.func private @remat_rt_offload(!llvm.ptr, i64, !llvm.ptr)
func.func private @remat_rt_fetch(!llvm.ptr, i64, !llvm.ptr)

// -----

// The second copy to the host takes the place of the first in the pool.
func.func public @lost(%c: !llvm.ptr, %x: memref<64xi8>, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = [], pool = 64 : i64, transfers = [
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64},
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64},
        {bytes = 64 : i64, host = 0 : i64, fetched = 0 : i64}]}} {
  %0 = arith.constant 0 : index
  %first = arith.constant 0 : i64
  %second = arith.constant 1 : i64
  %back = arith.constant 2 : i64
  %i = memref.extract_aligned_pointer_as_index %x : memref<64xi8> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  call @remat_rt_offload(%c, %first, %p) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  call @remat_rt_offload(%c, %second, %p) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  %d = memref.view %arena[%0][] : memref<64xi8> to memref<64xi8>
  %k = memref.extract_aligned_pointer_as_index %d : memref<64xi8> -> index
  %l = arith.index_cast %k : index to i64
  %q = llvm.inttoptr %l : i64 to !llvm.ptr
  // expected-error @+1 {{brings back what is not on the host}}
  call @remat_rt_fetch(%c, %back, %q) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  return
}
func.func private @remat_rt_offload(!llvm.ptr, i64, !llvm.ptr)
func.func private @remat_rt_fetch(!llvm.ptr, i64, !llvm.ptr)

// -----

func.func public @unknown(%c: !llvm.ptr, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  %number = arith.constant 0 : i64
  // expected-error @+1 {{names no transfer of the function}}
  call @remat_rt_await(%c, %number) : (!llvm.ptr, i64) -> ()
  return
}
func.func private @remat_rt_await(!llvm.ptr, i64)

// -----

func.func public @never(%c: !llvm.ptr, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = [], pool = 64 : i64, transfers = [
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64}]}} {
  %number = arith.constant 0 : i64
  // expected-error @+1 {{waits for a transfer that has not begun}}
  call @remat_rt_await(%c, %number) : (!llvm.ptr, i64) -> ()
  return
}
func.func private @remat_rt_await(!llvm.ptr, i64)

// -----

func.func public @outside(%c: !llvm.ptr, %x: memref<64xi8>, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = [], pool = 32 : i64, transfers = [
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64}]}} {
  %number = arith.constant 0 : i64
  %i = memref.extract_aligned_pointer_as_index %x : memref<64xi8> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  // expected-error @+1 {{transfer 0 is not in the pool on the host}}
  call @remat_rt_offload(%c, %number, %p) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  return
}
func.func private @remat_rt_offload(!llvm.ptr, i64, !llvm.ptr)

// -----

func.func public @other(%c: !llvm.ptr, %x: memref<32xi8>, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = [], pool = 64 : i64, transfers = [
        {bytes = 64 : i64, host = 0 : i64, fetched = -1 : i64}]}} {
  %number = arith.constant 0 : i64
  %i = memref.extract_aligned_pointer_as_index %x : memref<32xi8> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  // expected-error @+1 {{copies other bytes than transfer 0}}
  call @remat_rt_offload(%c, %number, %p) : (!llvm.ptr, i64, !llvm.ptr) -> ()
  return
}
func.func private @remat_rt_offload(!llvm.ptr, i64, !llvm.ptr)
