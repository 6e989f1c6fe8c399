// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-outline-kernels | FileCheck %s

// Kernels that compute the same are one function, a rerun too; what tells them
// apart for people does not matter. A kernel without results vanishes.
// CHECK-LABEL: func.func public @equal
func.func public @equal(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[A:.*]] = remat.kernel {{.*}}(%[[IN:.*]] = %arg0)
  // CHECK: func.call @kernel_0(%[[IN]])
  %a = remat.kernel pointwise forward group 0 layer "one" (%i = %x)
      : (tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.tanh %i {remat.name = "first"} : tensor<8xf32>
    remat.yield %0 : tensor<8xf32>
  }
  // CHECK-NOT: remat.kernel
  remat.kernel pointwise forward group 1 (%i = %x) : (tensor<8xf32>) -> () {
    %0 = stablehlo.cosine %i : tensor<8xf32>
    remat.yield leaving_out(%0 : tensor<8xf32>)
  }
  // CHECK: remat.recompute
  // CHECK: func.call @kernel_0
  %b = remat.recompute pointwise backward group 0 (%j = %x)
      : (tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.tanh %j : tensor<8xf32>
    remat.yield %0 : tensor<8xf32>
  }
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// The same body in memory shared otherwise is another function: %b lies where %a
// was.
// CHECK-LABEL: func.func public @shared
func.func public @shared(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: func.call @kernel_0
  %a = remat.kernel pointwise forward group 0 (%i = %x)
      : (tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.tanh %i : tensor<8xf32>
    remat.yield %0 : tensor<8xf32>
  }
  // CHECK: func.call @[[SHARED:kernel_1]]
  %b = remat.kernel pointwise forward group 1 reuses [0 -> 0] (%i = %a)
      : (tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.tanh %i : tensor<8xf32>
    remat.yield %0 : tensor<8xf32>
  }
  return %b : tensor<8xf32>
}

// A donated argument that nobody reads later gives its memory to its result.
// What is inlined becomes part of the function.
// CHECK-LABEL: func.func public @donated
func.func public @donated(%p: tensor<8xf32> {tf.aliasing_output = 0 : i32},
                          %g: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: func.call @[[DONATED:kernel_2]]
  %q = remat.kernel pointwise optimizer group 3 (%a = %p, %b = %g)
      : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
    %t = remat.inline group 2 (%c = %b) : (tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.tanh %c : tensor<8xf32>
      remat.yield %0 : tensor<8xf32>
    }
    %0 = stablehlo.subtract %a, %t : tensor<8xf32>
    remat.yield %0 : tensor<8xf32>
  }
  return %q : tensor<8xf32>
}

// CHECK: func.func private @kernel_0
// CHECK-SAME: remat.kernel = {aliases = array<i64>, label = "tanh"}
// CHECK-NEXT: stablehlo.tanh %{{.*}} : tensor<8xf32>
// CHECK: func.func private @[[SHARED]]
// CHECK-SAME: aliases = array<i64: 0, 0>
// CHECK: func.func private @[[DONATED]]
// CHECK-SAME: aliases = array<i64: 0, 0>, label = "tanh+subtract"
// CHECK-NEXT: stablehlo.tanh
// CHECK-NEXT: stablehlo.subtract
