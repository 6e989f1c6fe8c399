# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Binaries measure what their summaries state, within what refusals say would fit.

usage: named-binaries.py LIBRARY.so STEP.mlir [OPTION...]
"""

import json
import re
import subprocess
import sys

PARTS_OF_LOWEST = (0.99, 0.95, 0.6)


def compile_for(budget):
    """The bytes that the binary measures, or those that its refusal names."""
    library, *arguments = sys.argv[1:]
    command = ["remat-compile", *arguments, "--device=host", f"--budget={budget}",
               "--emit=shared", "--quiet", "-o", library, "--summary-json", library + ".json"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 3:
        return None, int(re.search(r"^help: --budget=(\d+)", done.stderr, re.MULTILINE)[1])
    assert done.returncode == 0, done.stderr
    run = ["remat-run", library, "--input=random:1", "--check-memory"]
    told = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    measured, promised = map(int, re.search(r"\((\d+) of (\d+) bytes\)", told).groups())
    summary = json.load(open(library + ".json"))
    assert measured == promised == summary["peakBytes"], (measured, promised, summary)
    assert budget == "min" or summary["budgetBytes"] == budget, (budget, summary)
    return measured, None


lowest, _ = compile_for("min")
refused = 0
for part in PARTS_OF_LOWEST:
    budget = int(lowest * part)
    measured, named = compile_for(budget)
    assert measured is None or measured <= budget
    if named is None:
        continue
    refused += 1
    measured, _ = compile_for(named)
    assert measured is not None and measured <= named <= lowest, (budget, named, measured)
print(refused, "refusals")
