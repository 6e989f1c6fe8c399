// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A roll by a shift that is data, as JAX makes it of a flattened array: a window of the
// array beside itself. Both begin where the lanes of a vector do, but the window does not.
// RUN: remat-compile %s --device=host --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=arg0=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15] --input=arg1=5 --output=%t.npz
// RUN: %npz print %t.npz | FileCheck %s --check-prefix=BY-5
// RUN: remat-run %t.so --input=arg0=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15] --input=arg1=16 --output=%t.npz
// RUN: %npz print %t.npz | FileCheck %s --check-prefix=BY-16
// RUN: remat-run %t.so --input=arg0=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15] --input=arg1=100 --output=%t.npz
// RUN: %npz print %t.npz | FileCheck %s --check-prefix=BY-16
// BY-5: out0.npy <f4 (16,) 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4
// BY-16: out0.npy <f4 (16,) 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
func.func @main(%x: tensor<16xf32>, %shift: tensor<i32>) -> tensor<16xf32> {
  %twice = stablehlo.concatenate %x, %x, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %window = stablehlo.dynamic_slice %twice, %shift, sizes = [16] : (tensor<32xf32>, tensor<i32>) -> tensor<16xf32>
  return %window : tensor<16xf32>
}
