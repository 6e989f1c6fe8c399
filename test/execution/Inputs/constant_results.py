# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a step whose results are a large constant, once in donated memory, and checks
the results: constant_results.py [OUT.npz]."""

import struct
import sys

COUNT = 3000


def print_step() -> None:
    digits = struct.pack(f"<{COUNT}i", *range(COUNT)).hex().upper()
    print(f"""func.func @main(%x: tensor<{COUNT}xi32> {{tf.aliasing_output = 1 : i32}})
    -> (tensor<{COUNT}xi32>, tensor<{COUNT}xi32>, tensor<{COUNT}xi32>, tensor<{COUNT // 10}x10xi32>) {{
  %c = stablehlo.constant dense<"0x{digits}"> : tensor<{COUNT}xi32>
  %d = stablehlo.add %x, %c : tensor<{COUNT}xi32>
  %r = stablehlo.reshape %c : (tensor<{COUNT}xi32>) -> tensor<{COUNT // 10}x10xi32>
  return %d, %c, %c, %r : tensor<{COUNT}xi32>, tensor<{COUNT}xi32>, tensor<{COUNT}xi32>, tensor<{COUNT // 10}x10xi32>
}}""")


def check(path: str) -> None:
    import numpy

    with numpy.load(path) as results:
        expected = numpy.arange(COUNT, dtype=numpy.int32)
        assert (results["out0"] == expected + 7).all()
        for number in (1, 2, 3):
            assert (results[f"out{number}"].ravel() == expected).all(), number


if __name__ == "__main__":
    check(sys.argv[1]) if len(sys.argv) > 1 else print_step()
