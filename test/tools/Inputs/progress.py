# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Follows the progress of a long run, interrupts it, and checks what it said.

usage: progress.py json|terminal|crash COMMAND...

json: JSON lines; an interrupt behind the first that has a plan. terminal: standard
error is a terminal. crash: like json, but with a crash; prints the file that it leaves.
"""

import json
import os
import pty
import re
import signal
import subprocess
import sys


def check(condition, what):
    if not condition:
        sys.exit(f"progress.py: {what}")


def follow_json(process):
    """Until a line that tells of a plan."""
    for line in process.stderr:
        if not line.startswith("{"):
            continue
        state = json.loads(line)
        check(state["format"] == "remat-progress", line)
        check(state["activity"] == "planning" and state["seconds"] > 0, line)
        if "bestPeakBytes" in state and state["evaluations"] > 0:
            return state
    sys.exit("progress.py: no line tells of a plan")


def start(command, how, **streams):
    return subprocess.Popen([*command, "--progress=" + how], stdin=subprocess.DEVNULL, **streams)


def run_json(command):
    process = start(command, "json", stderr=subprocess.PIPE, text=True)
    state = follow_json(process)
    check(state["bestTimeNs"] > 0 and 0 <= state["share"] <= 1, state)
    process.send_signal(signal.SIGINT)
    rest = process.stderr.read()
    check(process.wait() == 0, f"exit code {process.returncode}: {rest}")
    check("interrupt" in rest, f"the summary does not tell of the interrupt: {rest}")
    print("interrupted with a plan, and the plan was kept")


def run_terminal(command):
    ours, theirs = pty.openpty()
    process = start(command, "auto", stderr=theirs)
    os.close(theirs)
    text = ""
    while process.poll() is None or "planned" not in text:
        try:
            text += os.read(ours, 65536).decode(errors="replace")
        except OSError:
            break
        if "Ctrl-C keeps the best plan" in text and process.poll() is None and "^" not in text:
            process.send_signal(signal.SIGINT)
            text += "^"
    check(process.wait() == 0, f"exit code {process.returncode}: {text}")
    # The live line is gone before anything else is written.
    lines = text.split("\r\x1b[K")
    check(len(lines) > 1 and "[planning" in text, f"no live line: {text!r}")
    check("[planning" not in lines[-1], f"the last line stays: {text!r}")
    print("live line:", re.search(r"\[planning [^\r\x1b]*", text).group(0))


def run_crash(command):
    process = start(command, "json", stderr=subprocess.PIPE, text=True)
    follow_json(process)
    process.send_signal(signal.SIGSEGV)
    rest = process.stderr.read()
    check(process.wait() == 70, f"exit code {process.returncode}: {rest}")
    print(re.search(r"command line are in (\S+): please send it", rest).group(1))


{"json": run_json, "terminal": run_terminal, "crash": run_crash}[sys.argv[1]](sys.argv[2:])
