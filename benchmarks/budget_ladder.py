#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the plans of a step hang together over its budgets.

Each module is planned at 100, 95, ... 40 % of keep-all, for the lowest peak ("min"), for
exactly the bytes that `min` states ("min's"), and for half way between those and the
next accepted budget above. More memory should never make a step slower, and what a
smaller budget can have a larger one can. A row is flagged with

  slower      its plan is more than --tolerance slower than that of a smaller budget
  refused     a smaller budget is accepted, or `min` keeps this one
  exceeded    its peak is above the budget
  above       `min` is above the peak of this plan
  floor       its peak is below the stated floor

Times are the plan's estimates; "of" names the budget with the faster plan. With
`--emit=shared` binaries are made and their peaks taken (hosts, and GPUs without one).
Needs no JAX. CPU seconds of all plans of a module are in its last row.
"""

import json
import pathlib
import sys
import tempfile
from typing import NamedTuple, Optional

import common
import compile_runs

PERCENTS = tuple(range(100, 35, -5))
HEADER = ["module", "budget", "bytes", "peak", "time us", "flag", "of"]


class Rung(NamedTuple):
    """One budget of the ladder; no peak: it was refused."""

    label: str
    budget: Optional[int]
    peak: Optional[int]
    time: int
    floor: int


def plan(options, module: pathlib.Path, budget: str, label: str,
         folder: pathlib.Path, keep_all: Optional[dict]):
    """The rung, and the CPU seconds that it took."""
    summary, output = folder / "summary.json", folder / "output"
    summary.unlink(missing_ok=True)
    command = compile_runs.command_line(options.compiler, module, "auto", budget,
                                        options.device)
    command += [f"--emit={options.emit}", f"--summary-json={summary}", "--quiet", "-o",
                str(output)]
    measured = compile_runs.measure(command, options.timeout)
    if measured.code == compile_runs.BUDGET_INFEASIBLE:
        return Rung(label, bytes_of(budget, keep_all), None, 0, 0), measured.cpu_seconds
    if measured.code:
        sys.exit(f"{module} {budget}: {compile_runs.first_error(measured.stderr)}")
    read = json.loads(summary.read_text())
    rung = Rung(label, read["budgetBytes"], peak_of(read), read["timeNs"],
                read["floorBytes"])
    if keep_all is not None:
        keep_all.setdefault("bytes", read["keepAllPeakBytes"])
    return rung, measured.cpu_seconds


def peak_of(summary: dict) -> int:
    return summary.get("promisedBytes", summary["peakBytes"])


def bytes_of(budget: str, keep_all: Optional[dict]) -> Optional[int]:
    if not budget.endswith("%"):
        return int(budget) if budget.isdigit() else None
    return int(keep_all["bytes"] * (float(budget[:-1]) / 100))


def ladder(options, module: pathlib.Path, folder: pathlib.Path):
    """All rungs, and the CPU seconds that they took."""
    rungs, seconds = [], 0.0
    keep_all: dict = {}

    def add(budget: str, label: str) -> Rung:
        nonlocal seconds
        rung, spent = plan(options, module, budget, label, folder, keep_all)
        seconds += spent
        rungs.append(rung)
        return rung

    lowest = add("min", "min")
    for percent in PERCENTS:
        add(f"{percent}%", f"{percent} %")
    if lowest.peak is None:
        return rungs, seconds
    add(str(lowest.peak), "min's")
    above = [rung.budget for rung in rungs
             if rung.peak is not None and rung.budget and rung.budget > lowest.peak]
    if above:
        add(str((lowest.peak + min(above)) // 2), "between")
    return rungs, seconds


def flags_of(rung: Rung, rungs: list[Rung], tolerance: float) -> tuple[str, str]:
    """What is wrong with the rung, and which other one shows it."""
    accepted = [other for other in rungs if other.peak is not None]
    lowest = min((other.peak for other in accepted), default=0)
    if rung.peak is None:
        kept = [other for other in accepted if other.peak <= rung.budget]
        return ("refused", kept[0].label) if kept else ("", "")
    flags, witness = [], ""
    # What `min` is measured by are plans of the same bytes.
    limit = rung.peak if rung.budget is None else rung.budget
    faster = [other for other in accepted if other.peak <= limit
              and rung.time > other.time * (1 + tolerance)]
    if faster:
        flags.append("slower")
        witness = min(faster, key=lambda other: other.time).label
    if rung.budget is not None and rung.peak > rung.budget:
        flags.append("exceeded")
    if rung.label == "min" and rung.peak > lowest:
        flags.append("above")
        witness = min(accepted, key=lambda other: other.peak).label
    if rung.peak < rung.floor:
        flags.append("floor")
    return ", ".join(flags), witness


def rows_of(options, module: pathlib.Path, folder: pathlib.Path) -> list[list]:
    name = module.name.removesuffix(".mlir")
    rungs, seconds = ladder(options, module, folder)
    rows = []
    for rung in sorted(rungs, key=lambda rung: -(rung.budget or rung.peak or 0)):
        flag, witness = flags_of(rung, rungs, options.tolerance / 100)
        if rung.peak is None:
            rows.append([name, rung.label, rung.budget, "refused", "", flag, witness])
            continue
        rows.append([name, rung.label, rung.budget or "", rung.peak,
                     f"{rung.time / 1000:.1f}", flag, witness])
    rows.append([name, "seconds", "", "", f"{seconds:.2f}", "", ""])
    common.progress(name, f"{seconds:.2f} s",
                    f"{sum(bool(row[5]) for row in rows)} flagged")
    return rows


def main() -> int:
    parser = common.parser_of(__doc__, sizes=("tiny",))
    parser.add_argument("module", nargs="*", type=pathlib.Path,
                        help="modules instead of the examples")
    parser.add_argument("--emit", choices=("summary", "shared"), default="summary")
    parser.add_argument("--tolerance", type=float, default=1.0,
                        help="percent that a time may be above (default: %(default)s)")
    parser.add_argument("--timeout", type=float, default=600,
                        help="seconds for one plan (default: %(default)s)")
    parser.add_argument("--flagged", action="store_true",
                        help="print flagged rows and seconds only")
    parser.set_defaults(device="host")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for module in options.module or common.modules_of(options):
            rows += rows_of(options, module, pathlib.Path(folder))
    flagged = sum(bool(row[5]) for row in rows)
    shown = [row for row in rows if row[5] or row[1] == "seconds"] \
        if options.flagged else rows
    return common.finish(HEADER, shown, flagged, first_left=2)


if __name__ == "__main__":
    sys.exit(main())
