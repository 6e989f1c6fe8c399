#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads a folder of StableHLO modules with our reader and with jaxlib's.

For each *.mlir file: does it parse and verify, does its printed form parse again,
and is it printed the same a second time? Ours is remat-opt without passes, theirs
jaxlib's StableHLO dialect. Meant for the test data of the StableHLO project
(stablehlo/testdata). Lists the files where we fail and jaxlib does not, with the
first error, and the reverse.
"""

import argparse
import pathlib
import subprocess
import sys

import common
import compile_runs
from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir

DEFAULT_OPT = common.ROOT / "build" / "bin" / "remat-opt"
STEPS = ("parse and verify", "parse what was printed", "print the same again")


def read_with_ours(opt, text: bytes) -> tuple[bytes | None, str]:
    try:
        child = subprocess.run([opt, "-"], input=text, capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None, "no answer in 60 s"
    error = compile_runs.first_error(child.stderr.decode(errors="replace"))
    if child.returncode != 0:
        return None, f"exit {child.returncode}: {error}"
    return child.stdout, ""


def read_with_jaxlib(text: bytes) -> tuple[bytes | None, str]:
    try:
        with jax_mlir.make_ir_context():
            module = ir.Module.parse(text)
            module.operation.verify()
            return str(module).encode(), ""
    except (ir.MLIRError, ValueError) as error:
        return None, str(error).strip().splitlines()[-1][:200]


def steps_passed(read, text: bytes) -> tuple[int, str]:
    """How many of STEPS a file passes, and the error of the next one."""
    once, error = read(text)
    if once is None:
        return 0, error
    twice, error = read(once)
    if twice is None:
        return 1, error
    return (3, "") if once == twice else (2, "printed differently")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--opt", type=pathlib.Path, default=DEFAULT_OPT)
    parser.add_argument("--limit", type=int, help="only every n-th of the files, so "
                        "that about this many are read")
    options = parser.parse_args()
    files = sorted(options.folder.rglob("*.mlir"))
    if options.limit and len(files) > options.limit:
        files = files[::-(-len(files) // options.limit)]

    ours, theirs, only_we_fail, only_they_fail = [], [], [], []
    for path in files:
        text = path.read_bytes()
        our_steps, our_error = steps_passed(
            lambda text: read_with_ours(options.opt, text), text)
        their_steps, their_error = steps_passed(read_with_jaxlib, text)
        ours.append(our_steps)
        theirs.append(their_steps)
        if our_steps < their_steps:
            only_we_fail.append((path.name, our_error))
        if their_steps < our_steps:
            only_they_fail.append((path.name, their_error))

    rows = [[name] + [sum(passed > i for passed in steps) for i in range(len(STEPS))]
            for name, steps in (("ours", ours), ("jaxlib", theirs))]
    print(compile_runs.table(["reader", *STEPS], rows))
    print(f"\n{len(files)} files")
    for title, failures in (("only we fail", only_we_fail),
                            ("only jaxlib fails", only_they_fail)):
        print(f"\n{title}: {len(failures)}")
        print("\n".join(f"  {name}: {error}" for name, error in failures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
