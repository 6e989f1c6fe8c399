#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The peak that we state without rematerialization beside XLA's allocation.

For every example: the keep-all peak of remat-compile's summary, and what XLA CPU's
memory analysis says of the same module: arguments + outputs - aliases + temp.
Compiles only, executes nothing. Ratios outside 0.95 to 1.10 are flagged.

The device `xla-cpu` follows XLA's rules of fusion, order and copies
(docs/devices.md); the others do not, and differ more.
"""

import pathlib
import sys
import tempfile

import common
import compile_runs
from xla_referee import Step

LOW, HIGH = 0.95, 1.10


def row_of(compiler, device: str, module: pathlib.Path, folder: pathlib.Path) -> list | None:
    run = compile_runs.compile_module(compiler, module, "none", "none", folder,
                                      device, emit="summary")
    if run.code != compile_runs.OK:
        return [module.stem, f"failed ({run.code})", "-", "-", "-", "yes"]
    memory = Step(module.read_text()).memory()
    ours = run.summary["keepAllPeakBytes"]
    ratio = ours / memory.total
    return [module.stem, compile_runs.mebibytes(ours),
            compile_runs.mebibytes(memory.total), compile_runs.mebibytes(memory.temp),
            f"{ratio:.3f}", "" if LOW <= ratio <= HIGH else "yes"]


def main() -> int:
    options = common.parser_of(__doc__, common.SIZES).parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for module in common.modules_of(options):
            rows.append(row_of(options.compiler, options.device, module, pathlib.Path(folder)))
            common.progress(*rows[-1])
    flagged = sum(bool(row[-1]) for row in rows)
    return common.finish(["module", "ours MiB", "XLA total MiB", "of it temp MiB",
                          "ours / XLA", "flag"], rows, flagged)


if __name__ == "__main__":
    sys.exit(main())
