# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""With more freedom nothing is worse: `min` is no higher, and no budget takes longer.

usage: offload-is-no-worse.py PLAN.json STEP.mlir [OPTION...]

Leaves the plan of `min` with offload in PLAN.json.
"""

import json
import subprocess
import sys


def compile_for(budget, *options):
    command = ["remat-compile", *sys.argv[2:], f"--budget={budget}", "--quiet", *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout) if done.stdout else None


def summarize(budget, *options):
    return compile_for(budget, "--emit=summary", "-o", "-", *options)


lowest = summarize("min")
offloaded = summarize("min", "--offload")
assert offloaded["peakBytes"] <= lowest["peakBytes"], (offloaded, lowest)
assert offloaded["floorBytes"] <= offloaded["peakBytes"]
for budget in (lowest["peakBytes"], (lowest["peakBytes"] + lowest["keepAllPeakBytes"]) // 2):
    kept, moved = summarize(budget), summarize(budget, "--offload")
    assert moved["timeNs"] <= kept["timeNs"], (budget, moved["timeNs"], kept["timeNs"])
compile_for("min", "--offload", "--emit=plan", "-o", sys.argv[1])
