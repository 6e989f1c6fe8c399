// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product of a slice of stacked weights: kernels of our own copy the slice first, XLA's
// read it where it is. Of both a launch takes 2500 ns; the copy moves 2 * 256 KiB.
// RUN: remat-compile %s --quiet --device=h200 --policy=none --emit=summary -o - | FileCheck %s --check-prefix=OWN
// RUN: remat-compile %s --quiet --device=h200 --policy=none --emit=stablehlo --summary-json=%t.json -o %t.mlir
// RUN: FileCheck %s --check-prefix=EXPORTED --input-file=%t.json
// 2500 + 131 + 2500 + 2 * 256 * 256 * 256 operations of f32 at .92 * 46.9 TFLOP/s, 8.25 times
// as long, since 16 tiles of 64 x 64 keep 16 of 132 multiprocessors busy
// OWN: "timeNs": 11545
// EXPORTED: "timeNs": 2693
func.func @main(%w: tensor<4x256x256xf32>, %x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.slice %w [1:2, 0:256, 0:256] : (tensor<4x256x256xf32>) -> tensor<1x256x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x256x256xf32>) -> tensor<256x256xf32>
  %2 = stablehlo.dot_general %x, %1, contracting_dims = [1] x [0]
      : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %2 : tensor<256x256xf32>
}
