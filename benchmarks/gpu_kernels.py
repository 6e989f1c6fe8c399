#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ptxas makes of the device functions of the examples.

Each training step without rematerialization is compiled by --emit=cubin for the GPUs
of --gpu. Per step and GPU: device functions; the most registers of a thread; the
functions that spill, and the bytes that the worst of them stores and loads; the bytes
that all functions declare to move, over what they would if they read each of their
inputs and wrote each of their outputs once, and the same of those that are pointwise or
of rows (docs/formats.md), without products, sums of columns and others; and the functions
of a single block that move over 1 MB. A row is flagged where more than 2 % of the functions spill. Needs a CUDA
toolkit, and no GPU.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import common

HEADER = ["step", "GPU", "functions", "registers", "spilling", "spilled bytes",
          "moved / once", "pointwise", "rows", "one block", "flag"]


def compile_kernels(options, module: pathlib.Path, gpu: str) -> list[dict]:
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "step.cubin"
        subprocess.run([str(options.compiler), "--quiet", "--emit=cubin", "--policy=none",
                        "--save-temps", f"--device={gpu}", str(module), "-o", str(output)],
                       check=True)
        return json.loads((output.parent / "step.cubin.kernels.json").read_text())["kernels"]


def compare_once(kernels: list[dict], kind: str = "") -> str:
    """What the functions declare to move, over each of their values once."""
    known = [kernel for kernel in kernels
             if "bytesRead" in kernel and (not kind or kernel.get(kind))]
    moved = sum(kernel["bytesRead"] + kernel["bytesWritten"] for kernel in known)
    once = sum(kernel["inputBytes"] + kernel["outputBytes"] for kernel in known)
    return f"{moved / once:.2f}" if once else "-"


def measure(options, module: pathlib.Path, gpu: str) -> list:
    kernels = compile_kernels(options, module, gpu)
    spills = [kernel["spilledBytes"] for kernel in kernels if kernel["spilledBytes"]]
    alone = sum(kernel["blocks"] == 1 and kernel.get("bytesRead", 0) > 1e6
                for kernel in kernels)
    return [module.stem, gpu, len(kernels), max(kernel["registers"] for kernel in kernels),
            len(spills), max(spills, default=0), compare_once(kernels),
            compare_once(kernels, "isPointwise"), compare_once(kernels, "isOfRows"), alone,
            "spills" if len(spills) > 0.02 * len(kernels) else ""]


def main() -> int:
    parser = common.parser_of(__doc__, sizes=("real",))
    parser.add_argument("--gpu", action="append", help="a built-in device (may be repeated; "
                        "default: a100-80 h200 b200)")
    options = parser.parse_args()
    rows = []
    for module in common.modules_of(options):
        for gpu in options.gpu or ["a100-80", "h200", "b200"]:
            common.progress(module.stem, gpu)
            rows.append(measure(options, module, gpu))
    return common.finish(HEADER, rows, sum(bool(row[-1]) for row in rows), first_left=2)


if __name__ == "__main__":
    sys.exit(main())
