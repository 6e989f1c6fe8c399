# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds the trade-off of a step with loops against single plans of it.

usage: check-curve.py CURVE.json KEPT.json FULL.json LOWEST.json PLAN.json

The summaries are those of the policies `none` and `full`, and of `--budget=min`. The
last point's plan is left in PLAN.json.
"""

import json
import sys

curve, *summaries = (json.load(open(path)) for path in sys.argv[1:5])
points = curve["points"]
budgets = [point["budgetBytes"] for point in points]
times = [point["timeNs"] for point in points]
assert budgets == sorted(budgets, reverse=True), budgets
assert times == sorted(times), times
for point in points:
    assert point["x-promisedBytes"] <= point["budgetBytes"]
    assert point["boundTimeNs"] <= point["timeNs"]
    assert point["plan"]["x-loops"].startswith("policy=")
for summary in summaries:
    fitting = [time for budget, time in zip(budgets, times) if budget >= summary["peakBytes"]]
    # Points lie between others: the next smaller budget may take longer.
    assert fitting and fitting[0] <= summary["timeNs"] * 1.001, (fitting, summary["timeNs"])
# Each has a share of the work, and a search for the lowest alone finds somewhat less.
assert budgets[-1] <= summaries[-1]["peakBytes"] * 1.05, budgets
json.dump(points[-1]["plan"], open(sys.argv[5], "w"))
print(len(points), "points,", len({point["plan"]["x-loops"] for point in points}), "forms of loops")
