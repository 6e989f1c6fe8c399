# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command with the peak of a summary as its budget.

usage: ask-for-peak.py SUMMARY.json COMMAND...
"""

import json
import pathlib
import subprocess
import sys

summary = json.loads(pathlib.Path(sys.argv[1]).read_text())
sys.exit(subprocess.run([*sys.argv[2:], f"--budget={summary['peakBytes']}"]).returncode)
