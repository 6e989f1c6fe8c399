# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A loop that slices constants of 8 KiB and more.

Without arguments the module, with `expected` what FileCheck is to find in its results.
"""

import struct
import sys

ROWS, WIDTH = 8, 512


def entry(row: int, column: int) -> int:
    return (5 * row + 3 * column) % 17


numbers = [entry(row, column) for row in range(ROWS) for column in range(WIDTH)]
wide = struct.pack(f"<{len(numbers)}f", *numbers).hex()
# A bf16 is the upper half of an f32.
narrow = b"".join(struct.pack("<f", number)[2:] for number in numbers).hex()
booleans = ", ".join("[" + ", ".join(str(entry(row, column) > 8).lower()
                                     for column in range(WIDTH)) + "]" for row in range(ROWS))

MODULE = f"""
func.func @main() -> (tensor<f32>, tensor<f32>, tensor<f32>) {{
  %wide = stablehlo.constant dense<"0x{wide}"> : tensor<{ROWS}x{WIDTH}xf32>
  %narrow = stablehlo.constant dense<"0x{narrow}"> : tensor<{ROWS}x{WIDTH}xbf16>
  %flags = stablehlo.constant dense<[{booleans}]> : tensor<{ROWS}x{WIDTH}xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %row = stablehlo.constant dense<0.0> : tensor<1x{WIDTH}xf32>
  %sum:4 = stablehlo.while(%i = %zero, %a = %row, %b = %row, %c = %row)
      : tensor<i32>, tensor<1x{WIDTH}xf32>, tensor<1x{WIDTH}xf32>, tensor<1x{WIDTH}xf32>
    cond {{
      %count = stablehlo.constant dense<{ROWS}> : tensor<i32>
      %more = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }} do {{
      %x = stablehlo.dynamic_slice %wide, %i, %zero, sizes = [1, {WIDTH}] : (tensor<{ROWS}x{WIDTH}xf32>, tensor<i32>, tensor<i32>) -> tensor<1x{WIDTH}xf32>
      %y = stablehlo.dynamic_slice %narrow, %i, %zero, sizes = [1, {WIDTH}] : (tensor<{ROWS}x{WIDTH}xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x{WIDTH}xbf16>
      %z = stablehlo.dynamic_slice %flags, %i, %zero, sizes = [1, {WIDTH}] : (tensor<{ROWS}x{WIDTH}xi1>, tensor<i32>, tensor<i32>) -> tensor<1x{WIDTH}xi1>
      %y32 = stablehlo.convert %y : (tensor<1x{WIDTH}xbf16>) -> tensor<1x{WIDTH}xf32>
      %z32 = stablehlo.convert %z : (tensor<1x{WIDTH}xi1>) -> tensor<1x{WIDTH}xf32>
      %i32 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
      %scale = stablehlo.broadcast_in_dim %i32, dims = [] : (tensor<f32>) -> tensor<1x{WIDTH}xf32>
      %xs = stablehlo.multiply %x, %scale : tensor<1x{WIDTH}xf32>
      %ys = stablehlo.multiply %y32, %scale : tensor<1x{WIDTH}xf32>
      %zs = stablehlo.multiply %z32, %scale : tensor<1x{WIDTH}xf32>
      %na = stablehlo.add %a, %xs : tensor<1x{WIDTH}xf32>
      %nb = stablehlo.add %b, %ys : tensor<1x{WIDTH}xf32>
      %nc = stablehlo.add %c, %zs : tensor<1x{WIDTH}xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %na, %nb, %nc : tensor<i32>, tensor<1x{WIDTH}xf32>, tensor<1x{WIDTH}xf32>, tensor<1x{WIDTH}xf32>
    }}
  %0 = stablehlo.reduce(%sum#1 init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x{WIDTH}xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%sum#2 init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x{WIDTH}xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%sum#3 init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x{WIDTH}xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}}
"""

if sys.argv[1:] == ["expected"]:
    total = sum(row * entry(row, column) for row in range(ROWS) for column in range(WIDTH))
    count = sum(row * (entry(row, column) > 8) for row in range(ROWS)
                for column in range(WIDTH))
    print(f"CHECK: out0 {total} out1 {total} out2 {count}")
else:
    print(MODULE)
