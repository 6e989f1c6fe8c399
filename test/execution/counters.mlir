// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counters without a sign, and counters that pass what their type holds and begin again
// from below: as many iterations as there are, unrolled or not.
// RUN: remat-compile %s --device=host --policy=none --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --print=0,1,2,3,4 | FileCheck %s
// RUN: remat-compile %s --device=host --policy=none --unroll-loops=100 --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --print=0,1,2,3,4 | FileCheck %s
// CHECK: out0 0 out1 23 out2 13 out3 3 out4 3
func.func public @main() -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ai = stablehlo.constant dense<250> : tensor<ui8>
  %a:2 = stablehlo.while(%i = %ai, %n = %zero) : tensor<ui8>, tensor<i32>
  cond {
    %l = stablehlo.constant dense<5> : tensor<ui8>
    %p = stablehlo.compare LT, %i, %l, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.constant dense<1> : tensor<ui8>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %s : tensor<ui8>
    %m = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %j, %m : tensor<ui8>, tensor<i32>
  }
  %bi = stablehlo.constant dense<3> : tensor<ui8>
  %b:2 = stablehlo.while(%i = %bi, %n = %zero) : tensor<ui8>, tensor<i32>
  cond {
    %l = stablehlo.constant dense<250> : tensor<ui8>
    %p = stablehlo.compare LT, %i, %l, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.constant dense<100> : tensor<ui8>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %s : tensor<ui8>
    %m = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %j, %m : tensor<ui8>, tensor<i32>
  }
  %di = stablehlo.constant dense<100> : tensor<i8>
  %d:2 = stablehlo.while(%i = %di, %n = %zero) : tensor<i8>, tensor<i32>
  cond {
    %l = stablehlo.constant dense<120> : tensor<i8>
    %p = stablehlo.compare LT, %i, %l, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.constant dense<100> : tensor<i8>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %s : tensor<i8>
    %m = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %j, %m : tensor<i8>, tensor<i32>
  }
  %ei = stablehlo.constant dense<1> : tensor<i32>
  %e:2 = stablehlo.while(%i = %ei, %n = %zero) : tensor<i32>, tensor<i32>
  cond {
    %l = stablehlo.constant dense<50> : tensor<i32>
    %p = stablehlo.compare LT, %i, %l, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.constant dense<2147483647> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %s : tensor<i32>
    %m = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %j, %m : tensor<i32>, tensor<i32>
  }
  %fi = stablehlo.constant dense<2> : tensor<i32>
  %f:2 = stablehlo.while(%i = %fi, %n = %zero) : tensor<i32>, tensor<i32>
  cond {
    %l = stablehlo.constant dense<9> : tensor<i32>
    %p = stablehlo.compare LT, %i, %l, UNSIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.constant dense<3> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %s : tensor<i32>
    %m = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %j, %m : tensor<i32>, tensor<i32>
  }
  return %a#1, %b#1, %d#1, %e#1, %f#1 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
