# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `min` finds is accepted as a budget.

usage: min-is-accepted.py STEP.mlir [OPTION...]
"""

import json
import subprocess
import sys


def compile_for(budget):
    command = ["remat-compile", *sys.argv[1:], f"--budget={budget}", "--emit=summary",
               "--quiet", "-o", "-"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


lowest = compile_for("min")["peakBytes"]
again = compile_for(lowest)["peakBytes"]
assert again <= lowest, (again, lowest)
