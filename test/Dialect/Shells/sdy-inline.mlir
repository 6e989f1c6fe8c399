// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions with sdy ops are inlined, also into a manual computation.
//
// RUN: remat-opt %s -inline -symbol-dce | FileCheck %s

// CHECK: sdy.mesh @mesh
sdy.mesh @mesh = <["x"=2]>

func.func private @body(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.sharding_constraint %a <@mesh, [{}]> : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @main
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: sdy.manual_computation
  // CHECK-NEXT: sdy.sharding_constraint
  // CHECK-NEXT: math.exp
  // CHECK-NEXT: sdy.return
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>]
      out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<4xf32>) {
    %1 = func.call @body(%b) : (tensor<4xf32>) -> tensor<4xf32>
    sdy.return %1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
