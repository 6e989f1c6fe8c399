"""Runs a command with budgets between the peak of a summary and its keep-all peak;
all must be kept: keep-budgets.py SUMMARY.json COMMAND..."""

import json
import subprocess
import sys

summary = json.load(open(sys.argv[1]))
assert summary["x-appraised"]
lowest, highest = summary["peakBytes"], summary["keepAllPeakBytes"]
assert lowest < highest
for part in (0, 0.3, 0.6, 0.9):
    budget = int(lowest + part * (highest - lowest))
    subprocess.run(sys.argv[2:] + [f"--budget={budget}"], check=True)
