# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs each of our passes alone on each file; any end but 0 and 1 is a failure.

usage: survive.py FILE...
"""

import subprocess
import sys

PASSES = ["import", "analyze", "schedule", "plan", "apply", "verify", "export-stablehlo",
          "pipeline"]
count = 0
for file in sys.argv[1:]:
    for name in PASSES:
        command = ["remat-opt", file, f"--remat-{name}", "-o", "/dev/null"]
        code = subprocess.run(command, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, timeout=300).returncode
        if code not in (0, 1):
            sys.exit(f"survive.py: exit code {code}: {' '.join(command)}")
        count += 1
print(f"{count} runs")
