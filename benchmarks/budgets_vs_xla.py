#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The peak that a plan promises beside what XLA CPU allocates for its module.

For each example and budget (90 % to 40 % of the keep-all peak, and min) with the
policy auto: the promised peak of the summary, and XLA's arguments + outputs -
aliases + temp of the exported module, compiled with barriers kept. A promise more
than 10 % away from XLA's total is flagged; so is a total above the budget.
"""

import pathlib
import sys
import tempfile

import common
import compile_runs
from xla_referee import Step

DISTANCE = 0.10
BUDGETS = ("90%", "80%", "70%", "60%", "50%", "40%", "min")


def row_of(compiler, device: str, module, budget: str, folder: pathlib.Path) -> list:
    run = compile_runs.compile_module(compiler, module, "auto", budget, folder,
                                      device)
    if run.code != compile_runs.OK:
        answer = "refused" if run.is_refusal else f"failed ({run.code})"
        return [module.stem, budget, answer, "-", "-", "-", "",
                f"{run.seconds:.1f}", "" if run.is_refusal else "yes"]
    promised, keep_all = run.summary["peakBytes"], run.summary["keepAllPeakBytes"]
    total = Step(run.exported.read_text()).memory().total
    ratio = promised / total
    exceeds = budget != "min" and total > run.summary["budgetBytes"]
    flag = "yes" if abs(ratio - 1) > DISTANCE else ""
    return [module.stem, budget, compile_runs.mebibytes(promised),
            f"{promised / keep_all:.3f}", compile_runs.mebibytes(total), f"{ratio:.3f}",
            "yes" if exceeds else "", f"{run.seconds:.1f}", flag]


def main() -> int:
    options = common.parser_of(__doc__).parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for module in common.modules_of(options):
            for budget in BUDGETS:
                rows.append(row_of(options.compiler, options.device, module, budget,
                                   pathlib.Path(folder)))
                common.progress(*rows[-1])
    flagged = sum(bool(row[-1]) for row in rows)
    return common.finish(["module", "budget", "promised MiB", "of keep-all",
                          "XLA total MiB", "promised / XLA", "XLA above budget",
                          "compile s", "flag"], rows, flagged, 2)


if __name__ == "__main__":
    sys.exit(main())
