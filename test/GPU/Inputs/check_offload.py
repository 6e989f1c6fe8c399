# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps with offload on the stand-in for the driver.

check_offload.py promises SUMMARY.json STATS.json: what was measured is what was planned.
check_offload.py peaks SUMMARY.json STATS.json: the same of steps without offload.
check_offload.py waits STEP.so FOLDER: runs the step with one wait for an event left out
at a time; those that nothing else replaces are faults or errors.
"""

import json
import os
import subprocess
import sys


def check_peaks(summary_path, stats_path):
    with open(summary_path) as file:
        summary = json.load(file)
    with open(stats_path) as file:
        stats = json.load(file)
    assert stats["measuredPeakBytes"] == stats["plannedPeakBytes"], stats
    assert stats["plannedPeakBytes"] == summary["peakBytes"], (stats, summary)
    return summary, stats


def check_promises(summary_path, stats_path):
    summary, stats = check_peaks(summary_path, stats_path)
    assert stats["x-hostPoolBytes"] == stats["x-plannedHostPoolBytes"], stats
    assert stats["x-hostPoolBytes"] == summary["x-hostPoolBytes"], (stats, summary)


def run(step, wait, log=None):
    environment = dict(os.environ)
    if wait:
        environment["REMAT_EMULATOR_DROP_WAIT"] = str(wait)
    if log:
        environment["REMAT_EMULATOR_LOG"] = log
    return subprocess.run(["remat-run", step, "--input=random:1", "--steps=1"],
                          env=environment, capture_output=True, text=True)


def check_waits(step, folder):
    log = os.path.join(folder, "waits.log")
    whole = run(step, None, log)
    assert whole.returncode == 0, whole.stderr
    with open(log) as file:
        waits = sum(line.startswith("wait ") for line in file)
    # Copies that nobody waits for end when the program does.
    found = "and no event orders them"
    print("all left out:", "found" if found in run(step, "all").stderr else "not found")
    missed = sum(found in run(step, wait).stderr for wait in range(1, waits + 1))
    print(f"of {waits} waits, {missed} were missed")


{"promises": check_promises, "peaks": check_peaks, "waits": check_waits}[sys.argv[1]](*sys.argv[2:])
