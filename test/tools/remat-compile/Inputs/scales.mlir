// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.convert %x : (tensor<8xf32>) -> tensor<8xf8E8M0FNU>
  %1 = stablehlo.convert %0 : (tensor<8xf8E8M0FNU>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
