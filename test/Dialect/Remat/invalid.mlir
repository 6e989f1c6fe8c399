// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the verifiers of the ops reject.
//
// RUN: remat-opt %s -split-input-file -verify-diagnostics \
// RUN:   -allow-unregistered-dialect

func.func @operand_type_count(%x: tensor<4xf32>) {
  // expected-error @below {{expected 1 operand types, got 2}}
  remat.kernel other forward group 0 (%a = %x) : (tensor<4xf32>, i32) -> () {
    remat.yield
  }
  return
}

// -----

func.func @unknown_kind() {
  // expected-error @below {{expected one of [matmul, convolution, attention, reduction, pointwise, gather, scatter, random, collective, control, copy, other] for what dominates a kernel, got: matmult}}
  remat.kernel matmult forward group 0 () : () -> () { remat.yield }
  return
}

// -----

func.func @negative_group() {
  // expected-error @below {{attribute 'group' failed to satisfy constraint}}
  remat.kernel other forward group -1 () : () -> () { remat.yield }
  return
}

// -----

func.func @negative_workspace() {
  // expected-error @below {{attribute 'workspace' failed to satisfy constraint}}
  remat.kernel other forward group 0 workspace -1 () : () -> () { remat.yield }
  return
}

// -----

func.func @binding_count(%x: tensor<4xf32>) {
  // expected-error @below {{expected one block argument for each of 1 operands, got 0}}
  "remat.kernel"(%x) <{kind = #remat.kind<other>, phase = #remat.phase<forward>,
                       group = 0 : i64}> ({
    remat.yield
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @binding_type(%x: tensor<4xf32>) {
  // expected-error @below {{expected block argument 0 to have type 'tensor<4xf32>' like its operand, got 'tensor<5xf32>'}}
  "remat.recompute"(%x) <{kind = #remat.kind<other>,
                          phase = #remat.phase<forward>, group = 0 : i64}> ({
  ^bb0(%a: tensor<5xf32>):
    remat.yield
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @no_yield() {
  // expected-error @below {{expected the region to end with 'remat.yield'}}
  remat.kernel other forward group 0 () : () -> () {
    "test.terminator"() : () -> ()
  }
  return
}

// -----

func.func @two_blocks() {
  // expected-error @below {{expects region #0 to have 0 or 1 blocks}}
  "remat.kernel"() <{kind = #remat.kind<other>, phase = #remat.phase<forward>,
                     group = 0 : i64}> ({
    remat.yield
  ^bb1:
    remat.yield
  }) : () -> ()
  return
}

// -----

func.func @output_count(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = remat.kernel other forward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @below {{expected 1 outputs, one for each result, got 0}}
    remat.yield
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @output_type(%x: tensor<4xf32>) -> tensor<5xf32> {
  %0 = remat.recompute other forward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<5xf32> {
    // expected-error @below {{expected output 0 to have type 'tensor<5xf32>' like the result, got 'tensor<4xf32>'}}
    remat.yield %a : tensor<4xf32>
  }
  return %0 : tensor<5xf32>
}

// -----

func.func @sees_the_outside(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = remat.kernel other forward group 0 () : () -> tensor<4xf32> {
    // expected-error @below {{use of undeclared SSA value name}}
    remat.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @kernel_in_kernel() {
  // expected-note @below {{which is here}}
  remat.kernel other forward group 0 () : () -> () {
    // expected-error @below {{'remat.kernel' op cannot be inside of 'remat.kernel'}}
    remat.kernel other forward group 1 () : () -> () { remat.yield }
    remat.yield
  }
  return
}

// -----

func.func @recompute_in_kernel() {
  // expected-note @below {{which is here}}
  remat.kernel other forward group 0 () : () -> () {
    // expected-error @below {{'remat.recompute' op cannot be inside of 'remat.kernel'}}
    remat.recompute other forward group 1 () : () -> () { remat.yield }
    remat.yield
  }
  return
}

// -----

func.func @offload_in_kernel(%x: tensor<4xf32>) {
  // expected-note @below {{which is here}}
  remat.kernel other forward group 0 (%a = %x) : (tensor<4xf32>) -> () {
    // expected-error @below {{'remat.offload' op cannot be inside of 'remat.kernel'}}
    %0 = remat.offload %a : tensor<4xf32> -> !remat.host<tensor<4xf32>>
    remat.yield
  }
  return
}

// -----

func.func @fetch_in_kernel(%x: !remat.host<tensor<4xf32>>) {
  // expected-note @below {{which is here}}
  remat.kernel other forward group 0 (%a = %x)
      : (!remat.host<tensor<4xf32>>) -> () {
    // expected-error @below {{'remat.fetch' op cannot be inside of 'remat.kernel'}}
    %0 = remat.fetch %a : !remat.host<tensor<4xf32>> -> tensor<4xf32>
    remat.yield
  }
  return
}

// -----

func.func @effect_in_recompute(%m: memref<4xf32>) {
  // expected-note @below {{inside this 'remat.recompute' of group 5}}
  remat.recompute other backward group 5 (%a = %m) : (memref<4xf32>) -> () {
    %zero = arith.constant 0 : index
    // expected-error @below {{'memref.load' op may have side effects; only pure ops are recomputed}}
    %0 = memref.load %a[%zero] : memref<4xf32>
    remat.yield
  }
  return
}

// -----

func.func @unknown_op_in_loop_in_recompute(%x: tensor<4xf32>) {
  // expected-note @below {{inside this 'remat.recompute' of group 5}}
  remat.recompute other backward group 5 (%a = %x) : (tensor<4xf32>) -> () {
    %true = arith.constant true
    scf.if %true {
      // expected-error @below {{'test.unknown' op may have side effects}}
      "test.unknown"() : () -> ()
    }
    remat.yield
  }
  return
}

// -----

func.func private @callee()
func.func @call_in_inline() {
  remat.kernel other backward group 5 () : () -> () {
    // expected-note @below {{inside this 'remat.inline' of group 2}}
    remat.inline group 2 () : () -> () {
      // expected-error @below {{'func.call' op may have side effects}}
      func.call @callee() : () -> ()
      remat.yield
    }
    remat.yield
  }
  return
}

// -----

func.func @inline_outside() {
  // expected-error @below {{expected to be inside of 'remat.kernel' or 'remat.recompute'}}
  remat.inline group 2 () : () -> () { remat.yield }
  return
}

// -----

func.func @inline_leaves_out(%x: tensor<4xf32>) {
  remat.kernel other backward group 5 (%a = %x) : (tensor<4xf32>) -> () {
    remat.inline group 2 (%b = %a) : (tensor<4xf32>) -> () {
      %0 = math.exp %b : tensor<4xf32>
      // expected-error @below {{cannot leave out outputs of 'remat.inline', which writes none}}
      remat.yield leaving_out(%0 : tensor<4xf32>)
    }
    remat.yield
  }
  return
}

// -----

func.func @yield_outside() {
  // expected-error @below {{expects parent op to be one of 'remat.kernel, remat.recompute, remat.inline'}}
  remat.yield
}

// -----

func.func @left_out_and_yielded(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = remat.kernel other forward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %1 = math.exp %a : tensor<4xf32>
    // expected-error @below {{left-out value 0 is also an output}}
    remat.yield %1 : tensor<4xf32> leaving_out(%1 : tensor<4xf32>)
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @left_out_twice(%x: tensor<4xf32>) {
  remat.kernel other forward group 0 (%a = %x) : (tensor<4xf32>) -> () {
    %1 = math.exp %a : tensor<4xf32>
    // expected-error @below {{left-out value 1 is listed twice}}
    remat.yield leaving_out(%1, %1 : tensor<4xf32>, tensor<4xf32>)
  }
  return
}

// -----

func.func @left_out_argument(%x: tensor<4xf32>) {
  remat.kernel other forward group 0 (%a = %x) : (tensor<4xf32>) -> () {
    // expected-error @below {{left-out value 0 is not computed in this block}}
    remat.yield leaving_out(%a : tensor<4xf32>)
  }
  return
}

// -----

func.func @odd_reuses(%x: tensor<4xf32>) {
  // expected-error @below {{expected 'reuses' to hold pairs of operand and result, got 1 numbers}}
  "remat.kernel"(%x) <{kind = #remat.kind<other>, phase = #remat.phase<forward>,
                       group = 0 : i64, reuses = array<i64: 0>}> ({
  ^bb0(%a: tensor<4xf32>):
    remat.yield
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @reuses_unknown_operand(%x: tensor<4xf32>) {
  // expected-error @below {{reuses operand 1, but there are 1}}
  %0 = remat.kernel other forward group 0 reuses [1 -> 0] (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    remat.yield %a : tensor<4xf32>
  }
  return
}

// -----

func.func @reuses_for_unknown_result(%x: tensor<4xf32>) {
  // expected-error @below {{reuses a buffer for result -1, but there are 1}}
  %0 = remat.kernel other forward group 0 reuses [0 -> -1] (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    remat.yield %a : tensor<4xf32>
  }
  return
}

// -----

func.func @reuses_operand_twice(%x: tensor<4xf32>) {
  // expected-error @below {{reuses the buffer of operand 0 twice}}
  %0:2 = remat.kernel other forward group 0 reuses [0 -> 0, 0 -> 1] (%a = %x)
      : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    remat.yield %a, %a : tensor<4xf32>, tensor<4xf32>
  }
  return
}

// -----

func.func @reuses_two_buffers(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{reuses two buffers for result 0}}
  %0 = remat.kernel other forward group 0 reuses [0 -> 0, 1 -> 0]
      (%a = %x, %b = %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    remat.yield %a : tensor<4xf32>
  }
  return
}

// -----

// 4 * 16 bits < 4 * 32 bits
func.func @does_not_fit(%x: tensor<4xf16>) {
  // expected-error @below {{result 0 of type 'tensor<4xf32>' does not fit into the buffer of operand 0 of type 'tensor<4xf16>'}}
  %0 = remat.kernel other forward group 0 reuses [0 -> 0] (%a = %x)
      : (tensor<4xf16>) -> tensor<4xf32> {
    %1 = arith.extf %a : tensor<4xf16> to tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @size_unknown(%x: tensor<?xf32>) {
  // expected-error @below {{does not fit into the buffer of operand 0 of type 'tensor<?xf32>'}}
  %0 = remat.kernel other forward group 0 reuses [0 -> 0] (%a = %x)
      : (tensor<?xf32>) -> tensor<?xf32> {
    remat.yield %a : tensor<?xf32>
  }
  return
}

// -----

func.func @used_later(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{takes over the buffer of operand 0, which is used later}}
  %0 = remat.kernel other forward group 0 reuses [0 -> 0] (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    remat.yield %a : tensor<4xf32>
  }
  // expected-note @below {{used here}}
  return %x : tensor<4xf32>
}

// -----

func.func @dies_in_the_first_iteration(%x: tensor<4xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    // expected-error @below {{operand 0 is defined outside of this block}}
    %0 = remat.kernel other forward group 0 reuses [0 -> 0] (%a = %x)
        : (tensor<4xf32>) -> tensor<4xf32> {
      remat.yield %a : tensor<4xf32>
    }
  }
  return
}

// -----

func.func @offload_type(%x: tensor<4xf32>) {
  // expected-error @below {{the result is the operand's type on the host}}
  %0 = remat.offload %x : tensor<4xf32> -> !remat.host<tensor<5xf32>>
  return
}

// -----

func.func @fetch_type(%x: !remat.host<tensor<4xf32>>) {
  // expected-error @below {{the result is the tensor that the operand keeps}}
  %0 = remat.fetch %x : !remat.host<tensor<4xf32>> -> tensor<5xf32>
  return
}

// -----

func.func @local_part_divides(%x: tensor<8xf32>) {
  // expected-error @below {{expected a part of 'tensor<8xf32>', got 'tensor<3xf32>'}}
  %0 = remat.localize %x by("sharding") over("axes") : tensor<8xf32> -> tensor<3xf32>
  return
}

// -----

func.func @global_tensor_has_the_rank_of_its_parts(%x: tensor<4xf32>) {
  // expected-error @below {{expected a part of 'tensor<8x1xf32>', got 'tensor<4xf32>'}}
  %0 = remat.globalize %x by("sharding") over("axes") : tensor<4xf32> -> tensor<8x1xf32>
  return
}
