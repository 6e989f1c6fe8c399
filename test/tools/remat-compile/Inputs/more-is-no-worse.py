# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""With each of some limits, from the smallest on, `min` is no higher than before; what it
finds with one is found again, budgets from there on are accepted, no lower one is, and
the figure that a refusal names is accepted:
more-is-no-worse.py SUMMARY.json LIMIT,LIMIT... COMMAND..."""

import json
import re
import subprocess
import sys

path, limits, command = sys.argv[1], sys.argv[2].split(","), sys.argv[3:]


def plan(limit, budget):
    run = subprocess.run(command + [limit, f"--budget={budget}", f"--summary-json={path}"],
                         stderr=subprocess.PIPE, text=True)
    assert run.returncode in (0, 3), (limit, budget, run.stderr)
    if run.returncode == 0:
        return json.load(open(path))["peakBytes"], None
    return None, int(re.search(r"\((\d+) bytes\)", run.stderr)[1])


former = None
for limit in limits:
    lowest, _ = plan(limit, "min")
    assert former is None or lowest <= former, (limit, lowest, former)
    former = lowest
    # How far a search gets within a time is not for sure.
    if "time" in limit:
        continue
    for part in (0.7, 0.95, 1.03):
        budget = int(lowest * part)
        peak, named = plan(limit, budget)
        assert (peak is not None) == (budget >= lowest), (limit, budget, lowest, peak)
        assert peak is None or peak <= budget, (limit, budget, peak)
        if named is not None:
            peak, _ = plan(limit, named)
            assert peak is not None and peak <= named, (limit, budget, named, peak)
