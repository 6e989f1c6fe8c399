#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans of steps with loops, beside plans of the same steps with loops unrolled.

For each step, own modules (`--module=F.mlir`) or examples, and each budget (percent
of the keep-all peak of the step with its loops, the same bytes for both; "min": the
lowest peak found): estimated time and peak of both forms, planning seconds of both.
Every plan has a limit of work, so that the rows can be made again. A row is flagged
where the loops take more than 3 % more time (at `min`: memory) than the unrolled form,
or no plan is found for them alone. Needs no JAX.
"""

import json
import pathlib
import subprocess
import sys

import common

MODELS = ("gpt2_scan", "lstm", "accumulate")
BUDGETS = ("80", "60", "40", "min")
HEADER = ["step", "budget", "loops us", "peak %", "s", "unrolled us", "peak %", "s",
          "loops / unrolled", "flag"]
INFEASIBLE = 3
MOST_ITERATIONS = 128
NOTICEABLE = 1.03


def plan(options, module, budget: str, *arguments: str) -> dict | None:
    """The summary; None if no plan keeps the budget."""
    result = subprocess.run(
        [options.compiler, module, f"--device={options.device}", f"--budget={budget}",
         f"--work-limit={options.work_limit}", "--emit=summary", "--quiet", "-o", "-",
         *arguments], capture_output=True, text=True, check=False)
    if result.returncode == INFEASIBLE:
        return None
    if result.returncode:
        sys.exit(f"{module}: {result.stderr}")
    return json.loads(result.stdout)


def cells_of(summary: dict | None, whole: int) -> list[str]:
    if summary is None:
        return ["none", "", ""]
    return [f"{summary['timeNs'] / 1000:.1f}", f"{100 * summary['peakBytes'] / whole:.1f}",
            f"{summary['planSeconds']:.1f}"]


def rows_of(options, module: pathlib.Path):
    name = module.name.removesuffix(".mlir")
    whole = plan(options, module, "100%")["keepAllPeakBytes"]
    for budget in BUDGETS:
        text = budget if budget == "min" else str(whole * int(budget) // 100)
        loops = plan(options, module, text)
        unrolled = plan(options, module, text, f"--unroll-loops={MOST_ITERATIONS}")
        ratio = ""
        if loops and unrolled:
            key = "peakBytes" if budget == "min" else "timeNs"
            ratio = loops[key] / unrolled[key]
        flagged = ratio > NOTICEABLE if ratio else unrolled is not None
        label = budget if budget == "min" else f"{budget} %"
        common.progress(name, label, ratio)
        yield [name, label, *cells_of(loops, whole), *cells_of(unrolled, whole),
               f"{ratio:.3f}" if ratio else "", "yes" if flagged else ""]


def main() -> int:
    parser = common.parser_of(__doc__, sizes=("mid",))
    parser.add_argument("--module", type=pathlib.Path, action="append", default=[],
                        help="a module of your own instead (may be repeated)")
    parser.add_argument("--work-limit", type=int, default=20000)
    parser.set_defaults(device="h200")
    options = parser.parse_args()
    options.model = options.model or list(MODELS)
    rows = []
    for module in options.module or common.modules_of(options):
        rows += rows_of(options, module)
    return common.finish(HEADER, rows, sum(row[-1] == "yes" for row in rows),
                         first_left=2)


if __name__ == "__main__":
    sys.exit(main())
