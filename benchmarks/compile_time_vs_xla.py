#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Seconds from a step's text to a binary, beside XLA CPU's, on the same processors.

Every example in its tiny size, GPT-2 in its real shapes with 12 unrolled layers, and
the same with 96. Ours is the whole command `remat-compile --device=host
--emit=shared`: planning, code, linker. XLA's is parsing and compiling in a process
that has already started. Both take turns; figures are medians.

Flagged: tiny sizes above 1 s, 12 layers above 20 s, 96 layers above twice that.
"""

import importlib
import pathlib
import re
import statistics
import sys
import tempfile
import time
from typing import NamedTuple

import common
import compile_runs

REAL_LAYERS = (12, 96)
TINY_LIMIT, REAL_LIMITS = 1.0, (20.0, 40.0)


class Row(NamedTuple):
    name: str
    module: pathlib.Path
    limit: float


def export_with_layers(layers: int, folder: pathlib.Path) -> pathlib.Path:
    """GPT-2 in its real shapes with another number of layers, as a module file."""
    import jax

    gpt2 = importlib.import_module("models.gpt2")
    gpt2.SIZES["real"] = gpt2.SIZES["real"]._replace(layers=layers)
    example = gpt2.build("real", "none")
    shapes = jax.eval_shape(example.arguments, jax.random.key(0))
    step = jax.jit(example.train_step, donate_argnums=example.donated)
    module = folder / f"gpt2.real.{layers}.mlir"
    module.write_text(step.trace(*shapes).lower(lowering_platforms=("cpu",)).as_text())
    return module


def seconds_of_ours(options, module: pathlib.Path, folder: pathlib.Path) -> float:
    run = compile_runs.compile_module(options.compiler, module, options.policy,
                                      options.budget, folder, "host", emit="shared")
    if run.code != compile_runs.OK:
        raise SystemExit(f"{module.name}: {run.error}")
    return run.seconds


def seconds_of_xla(module: pathlib.Path) -> float:
    from xla_referee import Step

    text = module.read_text()
    begin = time.monotonic()
    Step(text, keep_barriers=False)
    return time.monotonic() - begin


def cells_of(options, row: Row, folder: pathlib.Path) -> list:
    ours, its = [], []
    for _ in range(options.turns):
        ours.append(seconds_of_ours(options, row.module, folder))
        its.append(seconds_of_xla(row.module))
    mine, reference = statistics.median(ours), statistics.median(its)
    ops = len(re.findall(r"^ +%", row.module.read_text(), re.MULTILINE))
    return [row.name, ops, f"{mine:.2f}", f"{reference:.2f}", f"{mine / reference:.2f}",
            "yes" if mine > row.limit else ""]


def main() -> int:
    parser = common.parser_of(__doc__, sizes=("tiny",))
    parser.add_argument("--policy", default="none")
    parser.add_argument("--budget", default="none")
    parser.add_argument("--turns", type=int, default=3)
    options = parser.parse_args()
    cells = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        rows = [Row(module.stem, module, TINY_LIMIT) for module in common.modules_of(options)]
        rows += [Row(f"gpt2.real, {layers} layers", export_with_layers(layers, folder), limit)
                 for layers, limit in zip(REAL_LAYERS, REAL_LIMITS)]
        for row in rows:
            cells.append(cells_of(options, row, folder))
            common.progress(*cells[-1])
    return common.finish(["module", "ops", "ours s", "XLA s", "ours / XLA", "flag"], cells,
                         sum(bool(row[-1]) for row in cells))


if __name__ == "__main__":
    sys.exit(main())
