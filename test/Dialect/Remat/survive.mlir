// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// No upstream pass undoes a plan: reruns are not merged with what they repeat,
// unused kernels are not deleted, and nothing leaves or enters a loop, a branch
// or a kernel. The passes run in several orders, some twice.
//
// DEFINE: %{passes} =
// DEFINE: %{run} = remat-opt %s -pass-pipeline="builtin.module(%{passes})" | FileCheck %s
//
// REDEFINE: %{passes} = cse,canonicalize,inline,loop-invariant-code-motion,control-flow-sink,sccp,symbol-dce
// RUN: %{run}
// REDEFINE: %{passes} = symbol-dce,sccp,control-flow-sink,loop-invariant-code-motion,inline,canonicalize,cse
// RUN: %{run}
// REDEFINE: %{passes} = inline,cse,sccp,canonicalize,control-flow-sink,cse,loop-invariant-code-motion,cse,canonicalize
// RUN: %{run}
// REDEFINE: %{passes} = loop-invariant-code-motion,cse,inline,symbol-dce,canonicalize,sccp,cse,control-flow-sink
// RUN: %{run}
// REDEFINE: %{passes} = control-flow-sink,canonicalize,cse,loop-invariant-code-motion,inline,cse,sccp,symbol-dce
// RUN: %{run}
// REDEFINE: %{passes} = sccp,canonicalize{region-simplify=aggressive},inline,func.func(cse),canonicalize{top-down=false},loop-invariant-subset-hoisting,control-flow-sink
// RUN: %{run}

// The same group runs three times; the second result has no use.
// CHECK-LABEL: func @straight(
// CHECK-NEXT: remat.kernel pointwise forward group 0
// CHECK-NEXT: math.exp
// CHECK-NEXT: remat.yield
// CHECK-NEXT: }
// CHECK-NEXT: remat.recompute pointwise backward group 0
// CHECK-NEXT: math.exp
// CHECK-NEXT: remat.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[LAST:.*]] = remat.recompute pointwise backward group 0
// CHECK-NEXT: math.exp
// CHECK-NEXT: remat.yield
// CHECK-NEXT: }
// CHECK-NEXT: return %{{.*}}, %[[LAST]]
func.func @straight(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = remat.kernel pointwise forward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %3 = math.exp %a : tensor<4xf32>
    remat.yield %3 : tensor<4xf32>
  }
  %1 = remat.recompute pointwise backward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %3 = math.exp %a : tensor<4xf32>
    remat.yield %3 : tensor<4xf32>
  }
  %2 = remat.recompute pointwise backward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %3 = math.exp %a : tensor<4xf32>
    remat.yield %3 : tensor<4xf32>
  }
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}

// An op outside of all kernels is not merged with one inside, either way.
// CHECK-LABEL: func @across_the_border(
// CHECK-NEXT: math.exp
// CHECK-NEXT: remat.recompute
// CHECK-NEXT: math.exp
// CHECK-NEXT: remat.yield
func.func @across_the_border(%x: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = math.exp %x : tensor<4xf32>
  %1 = remat.recompute pointwise backward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %2 = math.exp %a : tensor<4xf32>
    remat.yield %2 : tensor<4xf32>
  }
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// A loop's invariant kernels stay in the loop, and in their order.
// CHECK-LABEL: func @loop(
// CHECK: scf.for
// CHECK-NEXT: remat.kernel pointwise forward group 0
// CHECK: remat.recompute pointwise backward group 0
// CHECK: remat.offload
// CHECK-NEXT: remat.fetch
// CHECK-NEXT: remat.kernel pointwise backward group 1
// CHECK: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @loop(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %x)
      -> tensor<4xf32> {
    %0 = remat.kernel pointwise forward group 0 (%a = %x)
        : (tensor<4xf32>) -> tensor<4xf32> {
      %3 = math.exp %a : tensor<4xf32>
      remat.yield %3 : tensor<4xf32>
    }
    %1 = remat.recompute pointwise backward group 0 (%a = %x)
        : (tensor<4xf32>) -> tensor<4xf32> {
      %3 = math.exp %a : tensor<4xf32>
      remat.yield %3 : tensor<4xf32>
    }
    %h = remat.offload %x : tensor<4xf32> -> !remat.host<tensor<4xf32>>
    %f = remat.fetch %h : !remat.host<tensor<4xf32>> -> tensor<4xf32>
    %2 = remat.kernel pointwise backward group 1
        (%a = %0, %b = %1, %c = %s, %d = %f)
        : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
        -> tensor<4xf32> {
      %3 = arith.addf %a, %b : tensor<4xf32>
      %4 = arith.addf %3, %c : tensor<4xf32>
      %5 = arith.addf %4, %d : tensor<4xf32>
      remat.yield %5 : tensor<4xf32>
    }
    scf.yield %2 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// What only one branch uses does not sink into it.
// CHECK-LABEL: func @branch(
// CHECK-NEXT: remat.recompute
// CHECK: scf.if
func.func @branch(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = remat.recompute pointwise backward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %2 = math.exp %a : tensor<4xf32>
    remat.yield %2 : tensor<4xf32>
  }
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = math.tanh %0 : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// A recompute of constants is not replaced by constants.
// CHECK-LABEL: func @constant(
// CHECK-NEXT: %[[R:.*]] = remat.recompute
// CHECK: return %[[R]]
func.func @constant() -> tensor<4xf32> {
  %0 = remat.recompute pointwise backward group 0 () : () -> tensor<4xf32> {
    %1 = arith.constant dense<1.0> : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// Two offloads of one value are two copies; an unused fetch stays.
// CHECK-LABEL: func @transfers(
// CHECK-NEXT: remat.offload
// CHECK-NEXT: remat.offload
// CHECK-NEXT: remat.fetch
// CHECK-NEXT: remat.fetch
// CHECK-NEXT: return
func.func @transfers(%x: tensor<4xf32>) {
  %0 = remat.offload %x : tensor<4xf32> -> !remat.host<tensor<4xf32>>
  %1 = remat.offload %x : tensor<4xf32> -> !remat.host<tensor<4xf32>>
  %2 = remat.fetch %0 : !remat.host<tensor<4xf32>> -> tensor<4xf32>
  %3 = remat.fetch %0 : !remat.host<tensor<4xf32>> -> tensor<4xf32>
  return
}

// An inlined rerun is not merged with the same computation in its kernel.
// CHECK-LABEL: func @inlined(
// CHECK: remat.kernel
// CHECK-NEXT: math.exp
// CHECK-NEXT: remat.inline group 0
// CHECK-NEXT: math.exp
func.func @inlined(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = remat.kernel pointwise backward group 1 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %1 = math.exp %a : tensor<4xf32>
    %2 = remat.inline group 0 (%b = %a) : (tensor<4xf32>) -> tensor<4xf32> {
      %4 = math.exp %b : tensor<4xf32>
      remat.yield %4 : tensor<4xf32>
    }
    %3 = arith.addf %1, %2 : tensor<4xf32>
    remat.yield %3 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A called layer is inlined with its kernels, once for each call.
// CHECK-LABEL: func @calls(
// CHECK-NOT: call
// CHECK: remat.kernel pointwise forward group 2
// CHECK: remat.recompute pointwise backward group 2
// CHECK: remat.kernel pointwise forward group 2
// CHECK: remat.recompute pointwise backward group 2
// CHECK: return
func.func @calls(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @layer(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = remat.kernel pointwise forward group 2 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %2 = math.exp %a : tensor<4xf32>
    remat.yield %2 : tensor<4xf32>
  }
  %1 = remat.recompute pointwise backward group 2 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %2 = math.exp %a : tensor<4xf32>
    remat.yield %2 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}
