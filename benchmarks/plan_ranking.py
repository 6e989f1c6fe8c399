#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the order of plans by predicted time is their order by measured time.

Each module is compiled under policies and budgets, of which eight are taken: one after
the other is left out whose predicted time is nearest to another one's. "closest" is the
least ratio of two that are left: what is predicted alike has no order to be right about.
The steps run in turns, and processor times of one thread count, so that other load on the
machine meets all of them. Rows give both times relative to the plan that keeps everything;
the last column of a module's last row is Spearman's rank correlation of the two. It is
flagged below 0.9.

With --profile, the plan that keeps everything is measured first, kernel by kernel, and
the others are planned and predicted with these times.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

import common
import compile_runs

KEEP_ALL = "policy=none"
BUDGETS = [f"budget={percent}%" for percent in range(95, 30, -5)]
# Of the bytes between those of `min` and of keeping everything.
SHARES = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4)
POLICIES = [f"policy={name}" for name in
            ("pointwise", "dots", "dots-no-batch", "full", "every:2", "every:3", "sqrt")]
PLANS = (KEEP_ALL, *BUDGETS, "budget=min", *POLICIES)
COUNT = 8
LOWEST = 0.9


def compile_plan(options, module: pathlib.Path, plan: str, folder: pathlib.Path,
                 profile: list[str]):
    """The step's file and the plan's summary; None if no plan keeps the budget."""
    step, summary = folder / f"{plan}.so", folder / "summary.json"
    child = subprocess.run(
        [options.compiler, module, "--device=host", f"--{plan}", "--emit=shared", "--quiet",
         f"--summary-json={summary}", *profile, "-o", step], capture_output=True, text=True)
    if child.returncode:
        common.progress(module.stem, plan, compile_runs.first_error(child.stderr))
        return None
    return step, json.loads(summary.read_text())


def compile_plans(options, module: pathlib.Path, folder: pathlib.Path,
                  profile: list[str]) -> dict:
    """Files and predicted nanoseconds by plan."""
    compiled = {}

    def add(plan: str) -> None:
        if made := compile_plan(options, module, plan, folder, profile):
            compiled[plan] = made

    for plan in PLANS:
        add(plan)
    least, most = (compiled[plan][1]["peakBytes"] for plan in ("budget=min", KEEP_ALL))
    for share in SHARES:
        add(f"budget={least + int(share * (most - least))}")
    return {plan: (step, summary["timeNs"]) for plan, (step, summary) in compiled.items()}


def run_steps(options, step: pathlib.Path, folder: pathlib.Path) -> list[float]:
    """Processor milliseconds of the steps after two that warm up."""
    stats = folder / "stats.json"
    subprocess.run([options.compiler.parent / "remat-run", step,
                    f"--input={folder / 'inputs.npz'}", f"--steps={options.steps + 2}",
                    "--threads=1", f"--stats-json={stats}"], capture_output=True, check=True)
    return json.loads(stats.read_text())["x-stepCpuMs"][2:]


def measure_kernels(options, step: pathlib.Path, folder: pathlib.Path) -> list[str]:
    """The option that makes remat-compile count with measured times. On all processors,
    for which the times of other kernels are estimated."""
    profile = folder / "profile.json"
    subprocess.run([options.compiler.parent / "remat-run", step,
                    f"--input={folder / 'inputs.npz'}", f"--steps={6 * options.steps}",
                    f"--profile-out={profile}"], capture_output=True, check=True)
    return [f"--profile={profile}"]


def spread(compiled: dict) -> dict:
    """Without those plans whose predicted time is nearest to another one's, as long as
    there are more than COUNT. The plan that keeps everything stays."""
    compiled = dict(compiled)
    while len(compiled) > COUNT:
        order = sorted(compiled, key=lambda plan: compiled[plan][1])
        gaps = [(compiled[right][1] - compiled[left][1], left, right)
                for left, right in zip(order, order[1:])]
        _, left, right = min(gaps)
        del compiled[left if right == KEEP_ALL else right]
    return compiled


def ranks(values: list[float]) -> list[float]:
    """From 1; equal values share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]


def rows_of(options, module: pathlib.Path, folder: pathlib.Path) -> list[list]:
    import numpy
    from make_inputs import inputs_of_module

    numpy.savez(folder / "inputs.npz", **{
        f"arg{i}": value for i, value in enumerate(inputs_of_module(module, 0))})
    profile = []
    if options.profile:
        step, _ = compile_plan(options, module, KEEP_ALL, folder, [])
        profile = measure_kernels(options, step, folder)
    compiled = spread(compile_plans(options, module, folder, profile))
    times = {plan: [] for plan in compiled}
    for _ in range(options.turns):
        for plan, (step, _) in compiled.items():
            times[plan] += run_steps(options, step, folder)
    predicted = [time for _, time in compiled.values()]
    measured = [statistics.median(times[plan]) for plan in compiled]
    correlation = statistics.correlation(ranks(predicted), ranks(measured))
    rows = [[module.stem, plan, f"{predicted[i] / predicted[0]:.3f}",
             f"{measured[i] / measured[0]:.3f}", "", "", ""]
            for i, plan in enumerate(compiled)]
    ordered = sorted(predicted)
    closest = min(right / left for left, right in zip(ordered, ordered[1:]))
    rows[-1][-3:] = [f"{closest:.3f}", f"{correlation:.2f}",
                     "yes" if correlation < LOWEST else ""]
    return rows


def main() -> int:
    parser = common.parser_of(__doc__)
    parser.add_argument("--steps", type=int, default=4, help="timed steps a turn")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--profile", action="store_true",
                        help="predict with measured times of kernels")
    options = parser.parse_args()
    options.model = options.model or ["gpt2", "vit"]
    options.compiler = options.compiler.resolve()
    rows = []
    for module in common.modules_of(options):
        with tempfile.TemporaryDirectory() as folder:
            added = rows_of(options, module, pathlib.Path(folder))
        for row in added:
            common.progress(*row)
        rows += added
    header = ["module", "plan", "predicted", "measured", "closest", "correlation", "flag"]
    return common.finish(header, rows, sum(row[-1] == "yes" for row in rows), first_left=2)


if __name__ == "__main__":
    sys.exit(main())
