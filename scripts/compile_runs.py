# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs remat-compile and reads what it answers: for checks and benchmarks."""

import json
import os
import pathlib
import subprocess
import time
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
DEFAULT_COMPILER = ROOT / "build" / "bin" / "remat-compile"
POLICIES = ("none", "full", "every:2", "sqrt", "pointwise", "dots", "dots-no-batch",
            "auto")
# "none" means that the option is not given.
BUDGETS = ("none", "90%", "70%", "50%", "min")
OK, BUDGET_INFEASIBLE, RESULTS_DIFFER = 0, 3, 7


class Run(NamedTuple):
    """What one run of remat-compile left. Without success there is no summary."""

    code: int
    message: str
    seconds: float
    summary: dict
    exported: pathlib.Path

    @property
    def is_refusal(self) -> bool:
        return self.code == BUDGET_INFEASIBLE


class Measured(NamedTuple):
    """The cost of one child process."""

    code: int
    stderr: str
    seconds: float
    cpu_seconds: float
    peak_bytes: int


def measure(command: list[str], timeout: float = 600) -> Measured:
    """Runs a command; time and peak memory are the child's own. A child that
    exceeds the timeout is killed and has the code -9."""
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True)
    timer = _kill_after(child, timeout)
    stderr = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    timer.cancel()
    return Measured(child.returncode, stderr, time.monotonic() - start,
                    usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def _kill_after(child: subprocess.Popen, seconds: float):
    import threading

    timer = threading.Timer(seconds, child.kill)
    timer.daemon = True
    timer.start()
    return timer


def command_line(compiler, module, policy: str, budget: str,
                 device: str = "host") -> list[str]:
    """The options of remat-compile for one row; the output is left open."""
    command = [str(compiler), str(module), f"--policy={policy}", f"--device={device}"]
    return command + ([] if budget == "none" else [f"--budget={budget}"])


def compile_module(compiler, module, policy: str, budget: str, folder: pathlib.Path,
                   device: str = "host", emit: str = "stablehlo",
                   timeout: float = 600) -> Run:
    """One run of remat-compile with outputs in `folder`, which is overwritten."""
    exported, summary = folder / "exported.mlir", folder / "summary.json"
    for path in (exported, summary):
        path.unlink(missing_ok=True)
    command = command_line(compiler, module, policy, budget, device)
    command += ["-o", str(exported), f"--summary-json={summary}", "--quiet",
                f"--emit={emit}"]
    measured = measure(command, timeout)
    read = json.loads(summary.read_text()) if summary.exists() else {}
    return Run(measured.code, first_error(measured.stderr), measured.seconds, read,
               exported)


def first_error(text: str) -> str:
    """The first line of a diagnostic that says error, or the last line."""
    lines = text.strip().splitlines()
    errors = [line for line in lines if "error:" in line]
    return (errors or lines[-1:] or [""])[0][:300]


def example_modules(sizes=("tiny",), names=()) -> list[pathlib.Path]:
    """The training steps of the examples, by name, then in the order of sizes."""
    folders = sorted(path.parent for path in EXAMPLES.glob("*/*.tiny.mlir"))
    chosen = [folder for folder in folders if not names or folder.name in names]
    return [folder / f"{folder.name}.{size}.mlir"
            for folder in chosen for size in sizes]


def table(header: list[str], rows: list[list], first_left: int = 1) -> str:
    """A Markdown table; columns after the first ones are aligned to the right."""
    cells = [[str(cell) for cell in row] for row in [header] + rows]
    widths = [max(len(row[i]) for row in cells) for i in range(len(header))]

    def line(row):
        padded = [cell.ljust(width) if i < first_left else cell.rjust(width)
                  for i, (cell, width) in enumerate(zip(row, widths))]
        return "| " + " | ".join(padded) + " |"

    rule = ["-" * width if i < first_left else "-" * (width - 1) + ":"
            for i, width in enumerate(widths)]
    return "\n".join([line(cells[0]), "| " + " | ".join(rule) + " |"]
                     + [line(row) for row in cells[1:]])


def mebibytes(count: float) -> str:
    return f"{count / 2**20:.2f}"
