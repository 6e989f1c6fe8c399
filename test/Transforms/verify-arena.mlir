// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-verify=device=host

// The second call writes to bytes 32 to 96, which hold half of what the third
// one reads.
func.func public @clobbered(%c: !llvm.ptr, %arena: memref<128xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  %0 = arith.constant 0 : index
  %32 = arith.constant 32 : index
  %a = memref.view %arena[%0][] : memref<128xi8> to memref<64xi8>
  call @make(%c, %a) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  %b = memref.view %arena[%32][] : memref<128xi8> to memref<64xi8>
  // expected-note @+1 {{by this}}
  call @make(%c, %b) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  // expected-error @+1 {{reads memory that something else was written to}}
  call @make(%c, %a) {remat.step = {inputs = 1}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>)

// -----

func.func public @unwritten(%c: !llvm.ptr, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  %0 = arith.constant 0 : index
  %a = memref.view %arena[%0][] : memref<64xi8> to memref<64xi8>
  // expected-error @+1 {{reads memory that nothing was written to}}
  call @make(%c, %a) {remat.step = {inputs = 1}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>)

// -----

func.func public @partly(%c: !llvm.ptr, %x: memref<96xi8>, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  %0 = arith.constant 0 : index
  %32 = arith.constant 32 : index
  %a = memref.view %x[%0][] : memref<96xi8> to memref<64xi8>
  %b = memref.view %x[%32][] : memref<96xi8> to memref<64xi8>
  // expected-error @+1 {{writes to a part of what it reads}}
  call @move(%c, %a, %b) {remat.step = {inputs = 1}}
      : (!llvm.ptr, memref<64xi8>, memref<64xi8>) -> ()
  return
}
func.func private @move(!llvm.ptr, memref<64xi8>, memref<64xi8>)

// -----

func.func public @twice(%c: !llvm.ptr, %arena: memref<96xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  %0 = arith.constant 0 : index
  %32 = arith.constant 32 : index
  %a = memref.view %arena[%0][] : memref<96xi8> to memref<64xi8>
  %b = memref.view %arena[%32][] : memref<96xi8> to memref<64xi8>
  // expected-error @+1 {{writes two values to the same bytes}}
  call @make(%c, %a, %b) {remat.step = {inputs = 0}}
      : (!llvm.ptr, memref<64xi8>, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>, memref<64xi8>)

// -----

func.func public @beyond(%c: !llvm.ptr, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  %32 = arith.constant 32 : index
  // expected-error @+1 {{reaches beyond its memory of 64 bytes}}
  %a = memref.view %arena[%32][] : memref<64xi8> to memref<64xi8>
  call @make(%c, %a) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>)

// -----

// expected-error @+1 {{result 0 is not in its memory at the end}}
func.func public @lost(%c: !llvm.ptr, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results =
        [{bytes = 64, offset = 0, partner = -1}]}} {
  return
}

// -----

// 33 bytes are 64 with the alignment: 64 + 64.
// expected-error @+1 {{arguments, constants and arena take 128 B (128 bytes), above the budget of 127 B}}
func.func public @dear(%c: !llvm.ptr, %x: memref<33xi8>, %arena: memref<64xi8>)
    attributes {remat.budget = 127 : i64,
                remat.arena = {alignment = 32, results = []}} {
  return
}

// -----

func.func public @unaligned(%c: !llvm.ptr, %arena: memref<128xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  %48 = arith.constant 48 : index
  %a = memref.view %arena[%48][] : memref<128xi8> to memref<64xi8>
  // expected-error @+1 {{writes a buffer at byte 48 of the arena, which is no multiple of 32}}
  call @make(%c, %a) {remat.step = {inputs = 0}} : (!llvm.ptr, memref<64xi8>) -> ()
  return
}
func.func private @make(!llvm.ptr, memref<64xi8>)

// -----

// Two carries that end in each other's memory: the second one's first value is read when
// the first one's has taken its place.
func.func public @crossed(%c: !llvm.ptr, %x: memref<64xi8>, %y: memref<64xi8>,
                          %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  // expected-note @+1 {{in this call}}
  call @exchange(%c, %x, %y, %y, %x) {remat.step = {inputs = 2}}
      : (!llvm.ptr, memref<64xi8>, memref<64xi8>, memref<64xi8>, memref<64xi8>) -> ()
  return
}
func.func private @exchange(%c: !llvm.ptr, %a: memref<64xi8>, %b: memref<64xi8>,
                            %p: memref<64xi8>, %q: memref<64xi8>) {
  // expected-note @+1 {{by this}}
  memref.copy %a, %p : memref<64xi8> to memref<64xi8>
  // expected-error @+1 {{reads an operand whose memory the first value of a carry was copied to}}
  memref.copy %b, %q : memref<64xi8> to memref<64xi8>
  call @body(%c, %p, %q) : (!llvm.ptr, memref<64xi8>, memref<64xi8>) -> ()
  return
}
func.func private @body(!llvm.ptr, memref<64xi8>, memref<64xi8>)

// -----

// The same with one of them put aside, and what stays in its place read by the loop.
func.func public @aside(%c: !llvm.ptr, %x: memref<64xi8>, %y: memref<64xi8>,
                        %z: memref<64xi8>, %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  call @exchange(%c, %x, %y, %z, %y, %x, %arena) {remat.step = {inputs = 3}}
      : (!llvm.ptr, memref<64xi8>, memref<64xi8>, memref<64xi8>, memref<64xi8>, memref<64xi8>, memref<64xi8>) -> ()
  return
}
func.func private @exchange(%c: !llvm.ptr, %a: memref<64xi8>, %b: memref<64xi8>,
                            %kept: memref<64xi8>, %p: memref<64xi8>, %q: memref<64xi8>,
                            %workspace: memref<64xi8>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  memref.copy %b, %workspace : memref<64xi8> to memref<64xi8>
  memref.copy %a, %p : memref<64xi8> to memref<64xi8>
  memref.copy %workspace, %q : memref<64xi8> to memref<64xi8>
  scf.for %i = %0 to %3 step %1 {
    func.call @body(%c, %kept, %p, %q) : (!llvm.ptr, memref<64xi8>, memref<64xi8>, memref<64xi8>) -> ()
  }
  return
}
func.func private @body(!llvm.ptr, memref<64xi8>, memref<64xi8>, memref<64xi8>)

// -----

// A loop that reads from around it what one of its carries has taken the place of.
func.func public @taken(%c: !llvm.ptr, %x: memref<64xi8>, %y: memref<64xi8>,
                        %arena: memref<64xi8>)
    attributes {remat.arena = {alignment = 32, results = []}} {
  // expected-note @+1 {{in this call}}
  call @loop(%c, %x, %y, %y) {remat.step = {inputs = 2}}
      : (!llvm.ptr, memref<64xi8>, memref<64xi8>, memref<64xi8>) -> ()
  return
}
func.func private @loop(%c: !llvm.ptr, %a: memref<64xi8>, %around: memref<64xi8>,
                        %p: memref<64xi8>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  // expected-note @+1 {{by this}}
  memref.copy %a, %p : memref<64xi8> to memref<64xi8>
  scf.for %i = %0 to %3 step %1 {
    // expected-error @+1 {{reads an operand whose memory the first value of a carry was copied to}}
    func.call @body(%c, %around, %p) : (!llvm.ptr, memref<64xi8>, memref<64xi8>) -> ()
  }
  return
}
func.func private @body(!llvm.ptr, memref<64xi8>, memref<64xi8>)
