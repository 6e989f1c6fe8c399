// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A loop that puts the same slices into two stacks keeps one of them, also where they begin
// otherwise if it writes every slice: of seven carries five. Others lie in reverse, or keep
// what they begin with in a slice that the loop does not write.
// RUN: remat-compile --quiet --emit=remat --device=host --policy=none %s -o - | FileCheck %s
// RUN: remat-compile --quiet --emit=stablehlo --device=h200 --policy=none %s -o - | FileCheck %s --check-prefix=GIVEN
// RUN: remat-compile --quiet --emit=shared --device=host --policy=none %s -o %t.so
// RUN: remat-run %t.so --check-memory --input=random:1 --output=%t.npz
// RUN: remat-compile --quiet --emit=shared --device=host --policy=none --unroll-loops=4 %s -o %t.unrolled.so
// RUN: remat-run %t.unrolled.so --input=random:1 --expected-output=%t.npz --exact

// CHECK: %{{[0-9]+}}:5 = stablehlo.while
// CHECK-COUNT-3: stablehlo.dynamic_update_slice
// CHECK-NOT: stablehlo.dynamic_update_slice
// GIVEN: %{{[0-9]+}}:7 = stablehlo.while
func.func @main(%x: tensor<8x64xf32>, %first: tensor<4x8x64xf32>, %longer: tensor<5x8x64xf32>)
    -> (tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<5x8x64xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8x64xf32>
  %r:7 = stablehlo.while(%i = %zero, %h = %x, %a = %none, %b = %none, %c = %none, %d = %first, %l = %longer)
      : tensor<i32>, tensor<8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<5x8x64xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %h2 = stablehlo.tanh %h : tensor<8x64xf32>
    %s = stablehlo.reshape %h2 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %t = stablehlo.broadcast_in_dim %h2, dims = [1, 2] : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %k = stablehlo.subtract %c3, %i : tensor<i32>
    %a2 = stablehlo.dynamic_update_slice %a, %s, %i, %c0, %c0
        : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %b2 = stablehlo.dynamic_update_slice %b, %t, %i, %c0, %c0
        : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %e2 = stablehlo.dynamic_update_slice %c, %s, %k, %c0, %c0
        : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %d2 = stablehlo.dynamic_update_slice %d, %s, %i, %c0, %c0
        : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %l2 = stablehlo.dynamic_update_slice %l, %s, %i, %c0, %c0
        : (tensor<5x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x8x64xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %h2, %a2, %b2, %e2, %d2, %l2
        : tensor<i32>, tensor<8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<5x8x64xf32>
  }
  %sum = stablehlo.add %r#2, %r#3 : tensor<4x8x64xf32>
  return %sum, %r#3, %r#4, %r#5, %r#6 : tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<5x8x64xf32>
}
