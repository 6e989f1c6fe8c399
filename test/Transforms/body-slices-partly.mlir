// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-pipeline="policy=none device=host export=false" \
// RUN:   --remat-outline-kernels | FileCheck %s --check-prefix=OUTLINED

// Three iterations leave a slice as it was, so that all are copied before. The body's
// kernels read the counter, which is counted on the device by a kernel of the loop, and
// one takes a row at a place that is no multiple of 64 bytes, and adds it: where bodies
// have no loss, kernels do not end where most bytes are alive.
// OUTLINED: func.func private @loop_0(
// OUTLINED: func.call @[[TAKE:kernel_[0-9]+]]({{.*}}) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>)
// OUTLINED: func.func private @[[TAKE]](
// OUTLINED: func.func private @[[COUNT:kernel_[0-9]+]](%{{.*}}: tensor<i32>) -> tensor<i32>
// OUTLINED-SAME: aliases = array<i64: 0, 0>, label = "counter"
// OUTLINED: overwritten = array<i64>, slices = array<i64: 4, 64, 0, 0, 1, 0, -1>
// OUTLINED: func.call @loop_0(%[[I:[^,]*]],
// OUTLINED: stablehlo.dynamic_update_slice
// OUTLINED-NEXT: func.call @[[COUNT]](%[[I]])
func.func @partly(%odd: tensor<3x5xf32>, %s: tensor<4x16xf32>) -> (tensor<5xf32>, tensor<4x16xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5xf32>
  %r:3 = stablehlo.while(%i = %zero, %sum = %none, %stack = %s)
      : tensor<i32>, tensor<5xf32>, tensor<4x16xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %row = stablehlo.dynamic_slice %odd, %i, %c0, sizes = [1, 5] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %x = stablehlo.reshape %row : (tensor<1x5xf32>) -> tensor<5xf32>
    %sum2 = stablehlo.add %sum, %x : tensor<5xf32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %sine = stablehlo.sine %fs : tensor<1x16xf32>
    %t = stablehlo.dynamic_update_slice %stack, %sine, %i, %c0 : (tensor<4x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %sum2, %t : tensor<i32>, tensor<5xf32>, tensor<4x16xf32>
  }
  return %r#1, %r#2 : tensor<5xf32>, tensor<4x16xf32>
}
