# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Estimated times of a convolution and a product in binaries, over those in exports.

usage: compare_conv_times.py FOLDER [--device=h200]

Fails unless binaries' convolutions are taken for 1.15 times as long as products of their size
with bf16, which cuDNN makes, for 8 to 9 times as long where channels are no multiple of
eight, which it does not, for more with f32, and their products for as long.
"""

import json
import pathlib
import subprocess
import sys

CONVOLUTION = """
func.func @main(%x: tensor<64x56x56xCxTYPE>, %k: tensor<3x3xCxCxTYPE>)
    -> tensor<64x56x56xCxTYPE> {
  %y = stablehlo.convolution(%x, %k)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<64x56x56xCxTYPE>, tensor<3x3xCxCxTYPE>) -> tensor<64x56x56xCxTYPE>
  return %y : tensor<64x56x56xCxTYPE>
}
"""
PRODUCT = """
func.func @main(%x: tensor<4096x4096xTYPE>, %k: tensor<4096x4096xTYPE>)
    -> tensor<4096x4096xTYPE> {
  %y = stablehlo.dot_general %x, %k, contracting_dims = [1] x [0]
    : (tensor<4096x4096xTYPE>, tensor<4096x4096xTYPE>) -> tensor<4096x4096xTYPE>
  return %y : tensor<4096x4096xTYPE>
}
"""


def estimate(folder: pathlib.Path, text: str, emit: str, device: str) -> int:
    (folder / "step.mlir").write_text(text)
    summary = folder / "summary.json"
    subprocess.run(["remat-compile", "--quiet", f"--emit={emit}", f"--device={device}",
                    "--policy=none", folder / "step.mlir", "-o", folder / "step.out",
                    f"--summary-json={summary}"], check=True)
    return json.loads(summary.read_text())["timeNs"]


def main() -> int:
    folder = pathlib.Path(sys.argv[1])
    device = sys.argv[2].partition("=")[2] if len(sys.argv) > 2 else "h200"
    wrong = 0
    for name, text, element, least, most in (
            ("convolution", CONVOLUTION.replace("xC", "x256"), "bf16", 1.1, 1.2),
            ("convolution of 252 channels", CONVOLUTION.replace("xC", "x252"), "bf16", 8, 9),
            ("convolution", CONVOLUTION.replace("xC", "x256"), "f32", 6, 50),
            ("product", PRODUCT, "bf16", 1, 1.01)):
        step = text.replace("TYPE", element)
        ratio = (estimate(folder, step, "shared", device) /
                 estimate(folder, step, "stablehlo", device))
        print(f"{name} of {element}: {ratio:.2f} times a library's time")
        wrong += not least <= ratio <= most
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
