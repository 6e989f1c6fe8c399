#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans of problem files over budgets: time and peak against keep-all.

Runs remat-plan on each problem at each budget (percent of the keep-all peak, or floor+N:
N percent above the proven floor) and prints time/keep-all, the proven bound, the gap
between the two, peak, CPU seconds, and at the end the median gap of each budget. With
--reference, JSON
files whose `plans` list `strategy`, `ratio`, `peakBytes` and `timeNs` of somebody
else's plans of the same problems, in the order of the problem files: instead of the
budgets, each plan's peak is the budget and its time what is to be beaten (equal plans
once); rows where our plan takes longer are flagged. --options is passed on (--options=--time-limit=1s).
"""

import argparse
import json
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ["problem", "budget", "time", "bound", "gap", "peak", "cpu s", "theirs", "flag"]


def plan(options, problem: pathlib.Path, budget: str | None):
    """The plan for a budget (none: any peak), and CPU seconds; no plan: None."""
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "plan.json"
        command = [options.planner, problem, "-o", output,
                   f"--strategy={options.strategy}", *options.options]
        if budget is not None:
            command.append(f"--budget={budget}")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime - before.ru_utime
        if result.returncode not in (0, 3):
            sys.exit(f"{problem}: {result.stderr}")
        return (json.loads(output.read_text()) if result.returncode == 0 else None,
                seconds)


def row_of(problem: pathlib.Path, label: str, answer, seconds: float, theirs=None):
    name = problem.name.removesuffix(".problem.json")
    if answer is None:
        return [name, label, "none", "", "", "", f"{seconds:.2f}", "", "yes" if theirs else ""]
    keep_all = answer["keepAll"]
    their_text = f"{theirs / keep_all['timeNs']:.4f}" if theirs else ""
    return [name, label, f"{answer['timeNs'] / keep_all['timeNs']:.4f}",
            f"{answer['bounds']['timeNs'] / keep_all['timeNs']:.4f}",
            f"{answer['timeNs'] / answer['bounds']['timeNs'] - 1:.2%}",
            f"{answer['peakBytes'] / keep_all['peakBytes']:.3f}", f"{seconds:.2f}",
            their_text, "yes" if theirs and answer["timeNs"] > theirs else ""]


def print_row(row) -> None:
    print("| " + " | ".join(row) + " |", flush=True)


def floor_of(options, problem: pathlib.Path) -> int:
    """The proven floor of the peak."""
    keep_all = argparse.Namespace(planner=options.planner, strategy="none", options=[])
    return plan(keep_all, problem, None)[0]["bounds"]["peakBytes"]


def budget_rows(options):
    for problem in options.problems:
        for label in options.budgets.split(","):
            budget = None if label == "any" else f"{label}%"
            if label.startswith("floor+"):
                above = int(label.removeprefix("floor+"))
                budget = str(floor_of(options, problem) * (100 + above) // 100)
            answer, seconds = plan(options, problem, budget)
            yield row_of(problem, label, answer, seconds)


def reference_rows(options):
    for problem, reference in zip(options.problems, options.reference, strict=True):
        seen = set()
        for theirs in json.loads(reference.read_text())["plans"]:
            if (theirs["peakBytes"], theirs["timeNs"]) in seen:
                continue
            seen.add((theirs["peakBytes"], theirs["timeNs"]))
            label = f"{theirs['strategy']}:{theirs.get('ratio')}"
            answer, seconds = plan(options, problem, str(theirs["peakBytes"]))
            yield row_of(problem, label, answer, seconds, theirs["timeNs"])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", type=pathlib.Path, nargs="+")
    parser.add_argument("--budgets", default="90,80,70,60,50,40,30,20",
                        help="percent, 'floor+N' or 'any', separated by commas")
    parser.add_argument("--reference", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--strategy", default="auto")
    parser.add_argument("--planner", type=pathlib.Path,
                        default=ROOT / "build" / "bin" / "remat-plan")
    parser.add_argument("--options", action="append", default=[])
    options = parser.parse_args()
    print_row(HEADER)
    print_row(["---"] * len(HEADER))
    count = flagged = 0
    gaps = {}
    for row in reference_rows(options) if options.reference else budget_rows(options):
        print_row(row)
        count += 1
        flagged += row[-1] == "yes"
        if row[4]:
            gaps.setdefault(row[1], []).append(float(row[4].rstrip("%")))
    print(f"\n{count} rows, {flagged} flagged")
    if not options.reference:
        for label, values in gaps.items():
            print(f"median gap at {label}: {statistics.median(values):.2f}%")
    return 0


if __name__ == "__main__":
    sys.exit(main())
