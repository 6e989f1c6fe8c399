# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Budgets below what `min` finds are refused, and the refusal names what `min` finds;
budgets from there on are kept: refusals-name-min.py SUMMARY.json COMMAND..."""

import json
import subprocess
import sys

summary = json.load(open(sys.argv[1]))
lowest, keep_all = summary["peakBytes"], summary["keepAllPeakBytes"]
for part in (0.9, 0.97, 0.999, 1, 1.001, 1.02, 1.05, 1.1):
    budget = int(lowest * part)
    run = subprocess.run(sys.argv[2:] + [f"--budget={budget}"], stderr=subprocess.PIPE,
                         text=True)
    if budget >= lowest:
        assert run.returncode == 0, (budget, lowest, run.stderr)
        continue
    assert run.returncode == 3, (budget, lowest, run.returncode)
    assert f"({lowest} bytes)" in run.stderr, (budget, lowest, run.stderr)
