#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our exported modules beside jax.checkpoint with the policy of the same name.

Both are compiled by XLA CPU with barriers kept, and XLA's temp bytes are compared.
jax.checkpoint wraps every layer of the examples (scripts/export-examples
--checkpoint, into a temporary folder). JAX has no counterpart of `pointwise` and
`auto` among its policies; they stand beside `dots`, which saves the same kind of
values. A ratio above 1.05 is flagged. Compiles only, executes nothing.
"""

import pathlib
import subprocess
import sys
import tempfile

import common
import compile_runs
from xla_referee import Step

HIGH = 1.05
# Ours, jax.checkpoint's as export-examples spells it.
PAIRS = (("full", "full"), ("dots", "dots"), ("dots-no-batch", "dots_nobatch"),
         ("pointwise", "dots"), ("auto", "full"))
# `auto` plans for a budget; without one it only plans for speed.
BUDGETS = {"auto": "min"}


def export_checkpointed(name: str, size: str, policy: str,
                        folder: pathlib.Path) -> pathlib.Path:
    path = folder / name / f"{name}.{size}.checkpoint_{policy}.mlir"
    if not path.exists():
        subprocess.run([sys.executable, common.ROOT / "scripts" / "export-examples",
                        "--model", name, "--size", size, "--checkpoint", policy,
                        "--output-dir", folder], check=True, stdout=subprocess.DEVNULL)
    return path


def temp_of(text: str) -> int:
    return Step(text).memory().temp


def rows_of(compiler, device: str, module: pathlib.Path, folder: pathlib.Path):
    name, size, _ = module.name.split(".")
    original = temp_of(module.read_text())
    references = {}
    for ours, theirs in PAIRS:
        budget = BUDGETS.get(ours, "none")
        run = compile_runs.compile_module(compiler, module, ours, budget, folder,
                                          device)
        if run.code != compile_runs.OK:
            yield [module.stem, ours, "-", f"failed ({run.code})", "-", "-", "yes"]
            continue
        if theirs not in references:
            path = export_checkpointed(name, size, theirs, folder)
            references[theirs] = temp_of(path.read_text())
        temp, reference = temp_of(run.exported.read_text()), references[theirs]
        ratio = temp / reference
        yield [module.stem, f"{ours} / {theirs}",
               compile_runs.mebibytes(original), compile_runs.mebibytes(temp),
               compile_runs.mebibytes(reference), f"{ratio:.3f}",
               "yes" if ratio > HIGH else ""]


def main() -> int:
    options = common.parser_of(__doc__).parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for module in common.modules_of(options):
            for row in rows_of(options.compiler, options.device, module, pathlib.Path(folder)):
                rows.append(row)
                common.progress(*row)
    flagged = sum(bool(row[-1]) for row in rows)
    return common.finish(["module", "policy: ours / JAX's", "temp before MiB",
                          "ours MiB", "JAX's MiB", "ours / JAX's", "flag"],
                         rows, flagged, 2)


if __name__ == "__main__":
    sys.exit(main())
