// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A long vector that is no multiple of the lanes is shared by threads, and what is left of it is
// made behind: in the memory of the donated argument, without a workspace. So there are three
// vectors of 400,012 bytes.
// RUN: sed 's/{tf.aliasing_output = 0 : i32}//' %s > %t.apart.mlir
// RUN: remat-compile %t.apart.mlir --device=host --policy=none --emit=shared --quiet -o %t.apart.so
// RUN: remat-run %t.apart.so --input=random:1 --output=%t.npz
// RUN: remat-compile %s --device=host --policy=none --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=random:1 --check-memory --expected-output=%t.npz --exact | FileCheck %s
// CHECK: peak {{.*}} (1200192 of 1200192 bytes)
func.func @main(%p: tensor<100003xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<100003xf32>) -> tensor<100003xf32> {
  %rate = stablehlo.constant dense<0.1> : tensor<100003xf32>
  %0 = stablehlo.multiply %rate, %g : tensor<100003xf32>
  %1 = stablehlo.subtract %p, %0 : tensor<100003xf32>
  return %1 : tensor<100003xf32>
}
