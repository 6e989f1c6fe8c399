# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interrupts remat-compile while it reads, and while it plans.

usage: interrupt.py STEP.mlir OUTPUT_PREFIX
"""

import pathlib
import signal
import subprocess
import sys
import time

step, prefix = pathlib.Path(sys.argv[1]), sys.argv[2]
TOO_EARLY, CUT, TOO_LATE = "too early", "cut", "too late"


def check(condition, what):
    if not condition:
        sys.exit(f"interrupt.py: {what}")


def interrupt_reading():
    """More than a pipe holds has gone through, so the program reads, and waits for the rest."""
    output = pathlib.Path(prefix + ".reading.mlir")
    output.unlink(missing_ok=True)
    process = subprocess.Popen(["remat-compile", "-", "-o", str(output)],
                               stdin=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdin.write(step.read_bytes()[:300000])
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    process.wait()
    check(process.returncode == 130, f"exit code {process.returncode} while reading")
    check(not output.exists(), "an interrupt while reading leaves an output file")


def interrupt_after(seconds):
    """Where an interrupt after some seconds met the program, with all claims checked."""
    output = pathlib.Path(prefix + ".planning.mlir")
    output.unlink(missing_ok=True)
    process = subprocess.Popen(
        ["remat-compile", str(step), "--budget=60%", "--time-limit=100s",
         "--work-limit=1000000000", "-o", str(output)],
        stderr=subprocess.PIPE, text=True)
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    _, summary = process.communicate()
    # With 3 the best plan so far was none that keeps the budget.
    if process.returncode in (3, 130, -signal.SIGINT):
        check(not output.exists(), f"exit code {process.returncode} and an output file")
        return TOO_EARLY
    check(process.returncode == 0, f"exit code {process.returncode}: {summary}")
    check(output.stat().st_size > 0, "exit code 0 and no output")
    return CUT if "cut short by interrupt: the best plan so far" in summary else TOO_LATE


def interrupt_planning():
    """How long parsing takes is the machine's affair: the time is searched."""
    early, late, seconds = 0.0, None, 0.8
    for _ in range(30):
        met = interrupt_after(seconds)
        if met == CUT:
            return
        if met == TOO_EARLY:
            early = max(early, seconds)
        else:
            late = seconds if late is None else min(late, seconds)
        seconds = early * 2 if late is None else (early + late) / 2
        if late is not None and late <= early * 1.05:  # The machine's load has changed.
            early, late = early / 2, None
    check(False, "no interrupt met the planning")


interrupt_reading()
interrupt_planning()
