// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An elementwise kernel by itself, and one that a loop runs 12 times.
func.func @main(%a: tensor<512x256xf32>, %b: tensor<512x256xf32>) -> (tensor<512x256xf32>, tensor<64x256xf32>) {
  %0 = stablehlo.add %a, %b : tensor<512x256xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c12 = stablehlo.constant dense<12> : tensor<i32>
  %start = stablehlo.slice %b [0:64, 0:256] : (tensor<512x256xf32>) -> tensor<64x256xf32>
  %1:2 = stablehlo.while(%i = %c0, %x = %start) : tensor<i32>, tensor<64x256xf32>
  cond {
    %less = stablehlo.compare LT, %i, %c12 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %next = stablehlo.add %i, %c1 : tensor<i32>
    %y = stablehlo.tanh %x : tensor<64x256xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<64x256xf32>
  }
  return %0, %1#1 : tensor<512x256xf32>, tensor<64x256xf32>
}
