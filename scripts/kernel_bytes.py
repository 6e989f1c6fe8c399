#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the cost model says that the kernels of a step move, beside what their device
functions declare, of the file that `remat-compile --save-temps` leaves.

A function moves each of its values once, or the part of it that its threads touch: what
they read again lies in caches, or is theirs. Products, convolutions and attention are left
out, which read tiles again on purpose or are a library's. With --most, kernels that differ
by a greater share than that are printed, and the exit code is 1; but for those that move
fewer bytes than --least, and those whose label begins with the --known causes' names.
"""

import argparse
import json
import pathlib
import sys
from typing import NamedTuple

PRODUCTS = ("matmul", "convolution", "attention")


class Kernel(NamedTuple):
    """A kernel of the plan, all runs of a step together."""

    name: str
    label: str
    runs: int
    estimated: int
    # Each value once; and with all that threads read again.
    declared: int
    moved: int
    functions: list[dict]

    @property
    def ratio(self) -> float:
        return self.declared / max(self.estimated, 1)

    @property
    def is_off(self) -> bool:
        return self.differs(0.15)

    def differs(self, share: float) -> bool:
        return abs(self.declared - self.estimated) > share * max(self.estimated, 1)


def count_once(function: dict) -> int:
    return (min(function["bytesRead"], function["inputBytes"]) +
            min(function["bytesWritten"], function["outputBytes"]))


def read_kernels(path: pathlib.Path) -> tuple[list[Kernel], int]:
    """Those that have figures, and how many have not."""
    file = json.loads(path.read_text())
    by_name = {function["name"]: function for function in file["kernels"]}
    kernels, unknown = [], 0
    for group in file["groups"]:
        functions = [by_name[name] for name in group["functions"]]
        if group["kind"] in PRODUCTS:
            continue
        if any("bytesRead" not in function for function in functions):
            unknown += 1
            continue
        runs = group["runs"]
        kernels.append(Kernel(
            group["name"], group["label"], runs, runs * group["estimatedBytes"],
            runs * sum(map(count_once, functions)),
            runs * sum(f["bytesRead"] + f["bytesWritten"] for f in functions), functions))
    return kernels, unknown


def describe(kernel: Kernel) -> str:
    parts = ", ".join(f"{min(f['bytesRead'], f['inputBytes'])} > {f['outputBytes']}"
                      for f in kernel.functions)
    return (f"{kernel.name} {kernel.label}: {kernel.runs} x, estimated {kernel.estimated}, "
            f"declared {kernel.declared} ({kernel.ratio:.2f}), moved {kernel.moved}; "
            f"functions: {parts}")


def worst_of(kernels: list[Kernel]) -> list[Kernel]:
    """Those that are off, the most bytes first."""
    return sorted((kernel for kernel in kernels if kernel.is_off),
                  key=lambda kernel: -abs(kernel.declared - kernel.estimated))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--most", type=float, default=0.15)
    parser.add_argument("--least", type=int, default=4096)
    parser.add_argument("--known", action="append", default=[])
    options = parser.parse_args()
    wrong = known = count = 0
    for path in options.files:
        kernels, _ = read_kernels(path)
        count += len(kernels)
        for kernel in kernels:
            bytes_moved = max(kernel.declared, kernel.estimated) / max(kernel.runs, 1)
            if bytes_moved < options.least or not kernel.differs(options.most):
                continue
            if any(kernel.label.startswith(name) for name in options.known):
                known += 1
                continue
            wrong += 1
            print(f"{path.name}: {describe(kernel)}")
    print(f"{count} kernels, {wrong} wrong, {known} known")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
