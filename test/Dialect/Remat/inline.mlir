// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Function inlining with the dialect's ops around: into functions and loops
// always, into a kernel only what may be there.
//
// RUN: remat-opt %s -inline | FileCheck %s

func.func private @pure(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = remat.kernel pointwise forward group 0 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %1 = math.exp %a : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

func.func private @condition() -> i1
func.func private @three_blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^again
^again:
  %0 = call @condition() : () -> i1
  cf.cond_br %0, ^again, ^done
^done:
  return %x : tensor<4xf32>
}

// CHECK-LABEL: func @pure_into_kernel
func.func @pure_into_kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: remat.kernel
  // CHECK-NEXT: %[[E:.*]] = math.exp
  // CHECK-NEXT: remat.yield %[[E]]
  %0 = remat.kernel pointwise forward group 1 (%a = %x)
      : (tensor<4xf32>) -> tensor<4xf32> {
    %1 = func.call @pure(%a) : (tensor<4xf32>) -> tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @kernel_into_loop
func.func @kernel_into_loop(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  // CHECK: scf.for
  // CHECK-NEXT: remat.kernel pointwise forward group 0
  %0 = scf.for %i = %zero to %n step %one iter_args(%a = %x)
      -> tensor<4xf32> {
    %1 = func.call @kernel(%a) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @not_kernel_into_kernel
func.func @not_kernel_into_kernel(%x: tensor<4xf32>, %c: i1) {
  // CHECK: remat.kernel
  // CHECK: call @kernel
  // CHECK: scf.if
  // CHECK: call @kernel
  remat.kernel pointwise forward group 1 (%a = %x, %d = %c)
      : (tensor<4xf32>, i1) -> () {
    %0 = func.call @kernel(%a) : (tensor<4xf32>) -> tensor<4xf32>
    scf.if %d {
      %1 = func.call @kernel(%a) : (tensor<4xf32>) -> tensor<4xf32>
    }
    remat.yield
  }
  return
}

// CHECK-LABEL: func @not_three_blocks_into_kernel
func.func @not_three_blocks_into_kernel(%x: tensor<4xf32>) {
  // CHECK: remat.kernel
  // CHECK: call @three_blocks
  remat.kernel pointwise forward group 1 (%a = %x) : (tensor<4xf32>) -> () {
    %0 = func.call @three_blocks(%a) : (tensor<4xf32>) -> tensor<4xf32>
    remat.yield
  }
  return
}
