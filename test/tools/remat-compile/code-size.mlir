// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-compile %s --device=host --policy=none --quiet --emit=remat | FileCheck %s
// RUN: remat-compile %s --device=host --quiet --emit=shared -o %t.so
// RUN: remat-run %t.so --input=random:1 --check-plan

// Each level reads the one before at two places, so that one kernel of all ten would
// make the first a thousand times for each element.
// CHECK: remat.kernel pointwise forward group 0 (%{{.*}}) : (tensor<4xf32>) -> tensor<64xf32>
// CHECK: remat.kernel pointwise forward group 1 (%{{.*}}) : (tensor<64xf32>)
module @upsample {
  func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<4xf32>, tensor<4096xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %t0 = stablehlo.tanh %x : tensor<4xf32>
    %a0 = stablehlo.pad %t0, %zero, low = [0], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
    %b0 = stablehlo.pad %t0, %zero, low = [1], high = [0], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
    %s0 = stablehlo.add %a0, %b0 : tensor<8xf32>
    %t1 = stablehlo.tanh %s0 : tensor<8xf32>
    %a1 = stablehlo.pad %t1, %zero, low = [0], high = [1], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    %b1 = stablehlo.pad %t1, %zero, low = [1], high = [0], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    %s1 = stablehlo.add %a1, %b1 : tensor<16xf32>
    %t2 = stablehlo.tanh %s1 : tensor<16xf32>
    %a2 = stablehlo.pad %t2, %zero, low = [0], high = [1], interior = [1] : (tensor<16xf32>, tensor<f32>) -> tensor<32xf32>
    %b2 = stablehlo.pad %t2, %zero, low = [1], high = [0], interior = [1] : (tensor<16xf32>, tensor<f32>) -> tensor<32xf32>
    %s2 = stablehlo.add %a2, %b2 : tensor<32xf32>
    %t3 = stablehlo.tanh %s2 : tensor<32xf32>
    %a3 = stablehlo.pad %t3, %zero, low = [0], high = [1], interior = [1] : (tensor<32xf32>, tensor<f32>) -> tensor<64xf32>
    %b3 = stablehlo.pad %t3, %zero, low = [1], high = [0], interior = [1] : (tensor<32xf32>, tensor<f32>) -> tensor<64xf32>
    %s3 = stablehlo.add %a3, %b3 : tensor<64xf32>
    %t4 = stablehlo.tanh %s3 : tensor<64xf32>
    %a4 = stablehlo.pad %t4, %zero, low = [0], high = [1], interior = [1] : (tensor<64xf32>, tensor<f32>) -> tensor<128xf32>
    %b4 = stablehlo.pad %t4, %zero, low = [1], high = [0], interior = [1] : (tensor<64xf32>, tensor<f32>) -> tensor<128xf32>
    %s4 = stablehlo.add %a4, %b4 : tensor<128xf32>
    %t5 = stablehlo.tanh %s4 : tensor<128xf32>
    %a5 = stablehlo.pad %t5, %zero, low = [0], high = [1], interior = [1] : (tensor<128xf32>, tensor<f32>) -> tensor<256xf32>
    %b5 = stablehlo.pad %t5, %zero, low = [1], high = [0], interior = [1] : (tensor<128xf32>, tensor<f32>) -> tensor<256xf32>
    %s5 = stablehlo.add %a5, %b5 : tensor<256xf32>
    %t6 = stablehlo.tanh %s5 : tensor<256xf32>
    %a6 = stablehlo.pad %t6, %zero, low = [0], high = [1], interior = [1] : (tensor<256xf32>, tensor<f32>) -> tensor<512xf32>
    %b6 = stablehlo.pad %t6, %zero, low = [1], high = [0], interior = [1] : (tensor<256xf32>, tensor<f32>) -> tensor<512xf32>
    %s6 = stablehlo.add %a6, %b6 : tensor<512xf32>
    %t7 = stablehlo.tanh %s6 : tensor<512xf32>
    %a7 = stablehlo.pad %t7, %zero, low = [0], high = [1], interior = [1] : (tensor<512xf32>, tensor<f32>) -> tensor<1024xf32>
    %b7 = stablehlo.pad %t7, %zero, low = [1], high = [0], interior = [1] : (tensor<512xf32>, tensor<f32>) -> tensor<1024xf32>
    %s7 = stablehlo.add %a7, %b7 : tensor<1024xf32>
    %t8 = stablehlo.tanh %s7 : tensor<1024xf32>
    %a8 = stablehlo.pad %t8, %zero, low = [0], high = [1], interior = [1] : (tensor<1024xf32>, tensor<f32>) -> tensor<2048xf32>
    %b8 = stablehlo.pad %t8, %zero, low = [1], high = [0], interior = [1] : (tensor<1024xf32>, tensor<f32>) -> tensor<2048xf32>
    %s8 = stablehlo.add %a8, %b8 : tensor<2048xf32>
    %t9 = stablehlo.tanh %s8 : tensor<2048xf32>
    %a9 = stablehlo.pad %t9, %zero, low = [0], high = [1], interior = [1] : (tensor<2048xf32>, tensor<f32>) -> tensor<4096xf32>
    %b9 = stablehlo.pad %t9, %zero, low = [1], high = [0], interior = [1] : (tensor<2048xf32>, tensor<f32>) -> tensor<4096xf32>
    %s9 = stablehlo.add %a9, %b9 : tensor<4096xf32>
    %new = stablehlo.negate %x : tensor<4xf32>
    return %new, %s9 : tensor<4xf32>, tensor<4096xf32>
  }
}
