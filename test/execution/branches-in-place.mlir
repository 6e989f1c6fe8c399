// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Branches that hand on operands as they are, with donated arguments: results that lie
// in an operand's memory must not be there before others have been read from it.
// RUN: remat-compile %s --device=host --policy=none --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=arg0=3 --input=arg1=5 --input=arg2=7 --input=arg3=0 --print=0,1,2 | FileCheck %s --check-prefix=FIRST
// RUN: remat-run %t.so --input=arg0=3 --input=arg1=5 --input=arg2=7 --input=arg3=1 --print=0,1,2 | FileCheck %s --check-prefix=SECOND
// RUN: remat-run %t.so --input=arg0=3 --input=arg1=5 --input=arg2=7 --input=arg3=2 --print=0,1,2 | FileCheck %s --check-prefix=THIRD
// FIRST: out0 6 out1 3 out2 5
// SECOND: out0 5 out1 7 out2 3
// The third runs twice: x, y, z = y, x + 1, z.
// THIRD: out0 4 out1 6 out2 7
func.func public @main(%x: tensor<f32> {tf.aliasing_output = 0 : i32}, %y: tensor<f32> {tf.aliasing_output = 1 : i32}, %z: tensor<f32> {tf.aliasing_output = 2 : i32}, %k: tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %r:3 = "stablehlo.case"(%k) ({
    %d = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %d, %x, %y : tensor<f32>, tensor<f32>, tensor<f32>
  }, {
    stablehlo.return %y, %z, %x : tensor<f32>, tensor<f32>, tensor<f32>
  }, {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %f:3 = stablehlo.while(%i = %c0, %a = %x, %b = %y) : tensor<i32>, tensor<f32>, tensor<f32>
    cond {
      %n = stablehlo.constant dense<2> : tensor<i32>
      %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %f1 = stablehlo.constant dense<1.0> : tensor<f32>
      %s = stablehlo.add %a, %f1 : tensor<f32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %b, %s : tensor<i32>, tensor<f32>, tensor<f32>
    }
    stablehlo.return %f#1, %f#2, %z : tensor<f32>, tensor<f32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  return %r#0, %r#1, %r#2 : tensor<f32>, tensor<f32>, tensor<f32>
}
