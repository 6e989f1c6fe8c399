#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How well the cost model knows what kernels of GPUs move.

Each step is compiled by --emit=ptx for --gpu, and what the kernels of its plan are
estimated to move is compared with what their device functions declare
(scripts/kernel_bytes.py), products, convolutions and attention left out. Per step: how
many such kernels; the MB that they are estimated to move; what they declare, over that;
with what threads read again, over that; how many kernels are off by more than 15 %; and
by how much these are, over all that is estimated. --worst=N prints so many of each step's.
A row is flagged where kernels are off by more than 5 % of the step's. Needs libdevice, and
no GPU.
"""

import pathlib
import subprocess
import sys
import tempfile

import common
import kernel_bytes

HEADER = ["step", "kernels", "MB estimated", "declared", "moved", "off", "off by", "unknown",
          "flag"]


def compile_kernels(options, module: pathlib.Path) -> tuple[list[kernel_bytes.Kernel], int]:
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "step.ptx"
        subprocess.run([str(options.compiler), "--quiet", "--emit=ptx",
                        f"--policy={options.policy}", "--save-temps",
                        f"--device={options.gpu}", str(module), "-o", str(output)], check=True)
        return kernel_bytes.read_kernels(output.parent / "step.ptx.kernels.json")


def measure(options, module: pathlib.Path) -> list:
    kernels, unknown = compile_kernels(options, module)
    estimated = max(sum(kernel.estimated for kernel in kernels), 1)
    declared = sum(kernel.declared for kernel in kernels)
    moved = sum(kernel.moved for kernel in kernels)
    worst = kernel_bytes.worst_of(kernels)
    off = sum(abs(kernel.declared - kernel.estimated) for kernel in worst) / estimated
    for kernel in worst[:options.worst]:
        print(f"{module.stem}: {kernel_bytes.describe(kernel)}")
    return [module.stem, len(kernels), f"{estimated / 1e6:.1f}", f"{declared / estimated:.3f}",
            f"{moved / estimated:.3f}", len(worst), f"{off:.3f}", unknown,
            "off" if off > 0.05 else ""]


def main() -> int:
    parser = common.parser_of(__doc__, sizes=("real",))
    parser.add_argument("--gpu", default="h200")
    parser.add_argument("--policy", default="none")
    parser.add_argument("--module", action="append", type=pathlib.Path,
                        help="a file instead of the examples (may be repeated)")
    parser.add_argument("--worst", type=int, default=0)
    options = parser.parse_args()
    rows = []
    for module in options.module or common.modules_of(options):
        common.progress(module.stem)
        rows.append(measure(options, module))
    return common.finish(HEADER, rows, sum(bool(row[-1]) for row in rows))


if __name__ == "__main__":
    sys.exit(main())
