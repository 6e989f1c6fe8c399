#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the order of plans by predicted time is their order by measured time.

Each module is compiled under several policies and budgets; the steps run in turns, and
processor times count, so that other load on the machine meets all of them. Rows give
both times relative to the plan that keeps everything; the last column of a module's
last row is Spearman's rank correlation of the two. It is flagged below 0.9.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

import common
import compile_runs

PLANS = ("policy=none", "budget=90%", "budget=80%", "budget=70%", "budget=60%",
         "budget=50%", "policy=dots", "policy=full")
LOWEST = 0.9


def compile_plan(options, module: pathlib.Path, plan: str, folder: pathlib.Path):
    """The step's file and the predicted nanoseconds; None if no plan keeps the
    budget."""
    step, summary = folder / f"{plan}.so", folder / "summary.json"
    child = subprocess.run(
        [options.compiler, module, "--device=host", f"--{plan}", "--emit=shared", "--quiet",
         f"--summary-json={summary}", "-o", step], capture_output=True, text=True)
    if child.returncode:
        common.progress(module.stem, plan, compile_runs.first_error(child.stderr))
        return None
    return step, json.loads(summary.read_text())["timeNs"]


def run_steps(options, step: pathlib.Path, folder: pathlib.Path) -> list[float]:
    """Processor milliseconds of the steps after two that warm up."""
    stats = folder / "stats.json"
    subprocess.run([options.compiler.parent / "remat-run", step,
                    f"--input={folder / 'inputs.npz'}", f"--steps={options.steps + 2}",
                    "--threads=1", f"--stats-json={stats}"], capture_output=True, check=True)
    return json.loads(stats.read_text())["x-stepCpuMs"][2:]


def ranks(values: list[float]) -> list[float]:
    """From 1; equal values share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]


def rows_of(options, module: pathlib.Path, folder: pathlib.Path) -> list[list]:
    import numpy
    from make_inputs import inputs_of_module

    numpy.savez(folder / "inputs.npz", **{
        f"arg{i}": value for i, value in enumerate(inputs_of_module(module, 0))})
    compiled = {plan: compile_plan(options, module, plan, folder) for plan in PLANS}
    compiled = {plan: made for plan, made in compiled.items() if made}
    times = {plan: [] for plan in compiled}
    for _ in range(options.turns):
        for plan, (step, _) in compiled.items():
            times[plan] += run_steps(options, step, folder)
    predicted = [time for _, time in compiled.values()]
    measured = [statistics.median(times[plan]) for plan in compiled]
    correlation = statistics.correlation(ranks(predicted), ranks(measured))
    rows = [[module.stem, plan, f"{predicted[i] / predicted[0]:.3f}",
             f"{measured[i] / measured[0]:.3f}", "", ""]
            for i, plan in enumerate(compiled)]
    rows[-1][-2:] = [f"{correlation:.2f}", "yes" if correlation < LOWEST else ""]
    return rows


def main() -> int:
    parser = common.parser_of(__doc__)
    parser.add_argument("--steps", type=int, default=4, help="timed steps a turn")
    parser.add_argument("--turns", type=int, default=5)
    options = parser.parse_args()
    options.model = options.model or ["gpt2", "vit"]
    options.compiler = options.compiler.resolve()
    rows = []
    for module in common.modules_of(options):
        with tempfile.TemporaryDirectory() as folder:
            rows += rows_of(options, module, pathlib.Path(folder))
        for row in rows:
            common.progress(*row)
    return common.finish(["module", "plan", "predicted", "measured", "correlation", "flag"],
                         rows, sum(row[-1] == "yes" for row in rows), first_left=2)


if __name__ == "__main__":
    sys.exit(main())
