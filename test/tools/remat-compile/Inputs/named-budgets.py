# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whatever a refusal says would fit does, and is what `min` finds.

usage: named-budgets.py STEP.mlir [OPTION...]

Refused are budgets a little and far below what `min` finds, and some that the step may
have: each must either be kept or name bytes that are.
"""

import json
import re
import subprocess
import sys

PARTS_OF_LOWEST = (0.99, 0.93, 0.8, 0.3)


def compile_for(budget):
    command = ["remat-compile", *sys.argv[1:], f"--budget={budget}", "--emit=summary",
               "--quiet", "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode in (0, 3), done.stderr
    if done.returncode == 0:
        return json.loads(done.stdout)["peakBytes"], None
    named = re.search(r"^help: --budget=(\d+) ", done.stderr, re.MULTILINE)
    found = re.search(r"(?:lowest peak found|least that one needs) is .*?\((\d+) bytes\)",
                      done.stderr)
    assert named and found and named[1] == found[1], done.stderr
    return None, int(named[1])


lowest, _ = compile_for("min")
refused = 0
for part in PARTS_OF_LOWEST:
    budget = int(lowest * part)
    peak, named = compile_for(budget)
    if peak is not None:
        assert peak <= budget, (peak, budget)
        continue
    refused += 1
    assert named <= lowest, (budget, named, lowest)
    again, _ = compile_for(named)
    assert again is not None and again <= named, (budget, named, again)
# What `min` finds is a budget, too.
again, _ = compile_for(lowest)
assert again is not None and again <= lowest, (lowest, again)
assert refused, "no budget was refused"
print(refused, "refusals")
