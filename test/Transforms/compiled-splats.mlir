// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// A splat that a barrier holds for a scatter. A loop begins to fill a stack in the splat's own
// bytes, which are the result's (131072), since nobody reads it later. temp = the copy that the
// scatter changes (131072), the two products (16384 each) and little else. XLA CPU (JAX 0.10.2)
// allocates 295576 bytes, one product less; with a splat for the loop alone it were 426560.
// CHECK: @splat compiled for xla-cpu: 311936 bytes (argument 16896, output 131072, alias 0, temp 163968)
func.func @splat(%x: tensor<64x64xf32>, %places: tensor<64x2xi32>) -> tensor<8x64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64x64xf32>
  %d = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %b:2 = stablehlo.optimization_barrier %zeros, %d : tensor<8x64x64xf32>, tensor<64x64xf32>
  %s = "stablehlo.scatter"(%b#0, %places, %b#1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %t = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %t : tensor<f32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<8x64x64xf32>, tensor<64x2xi32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %flat = stablehlo.reshape %s : (tensor<8x64x64xf32>) -> tensor<512x64xf32>
  %e = stablehlo.dot_general %flat, %flat, contracting_dims = [0] x [0] : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<64x64xf32>
  %r:3 = stablehlo.while(%k = %zero, %h = %e, %a = %zeros) : tensor<i32>, tensor<64x64xf32>, tensor<8x64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %p = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.dot_general %h, %h, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %row = stablehlo.reshape %m : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %a2 = stablehlo.dynamic_update_slice %a, %row, %k, %c0, %c0 : (tensor<8x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x64xf32>
    %j = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %j, %m, %a2 : tensor<i32>, tensor<64x64xf32>, tensor<8x64x64xf32>
  }
  %y = stablehlo.add %r#2, %r#2 : tensor<8x64x64xf32>
  return %y : tensor<8x64x64xf32>
}
