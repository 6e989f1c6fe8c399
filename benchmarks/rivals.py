#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans problem files by `auto` and by its rivals, at several budgets.

Prints one row for each problem and budget: the time of the fastest plan of each
system within the budget, relative to keep-all, and a verdict: whether `auto` is
slower than any of them, or finds nothing where one of them does. Rivals that know
no budget are planned once; at each budget the fastest plan that fits counts, over
all their arguments. With `--all` a second table has every plan: its time, peak
and planning seconds.

Problem files come from `remat-compile MODULE.mlir --emit=problem`.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from compile_runs import BUDGET_INFEASIBLE, OK, table

PLANNER = ROOT / "build" / "bin" / "remat-plan"
BUDGETS = (90, 80, 70, 60, 50, 40, 30, 20, 10)
RATIOS = [f"{tenths / 10}" for tenths in range(11)]
TAGS = ("full", "selective", "every:2", "every:3")
# One column each: what follows the budget, and what knows none.
WITH_BUDGET = ("xla-greedy", "xla-peak", "chen-greedy", "dtr", "revolve", "layer-lp",
               "moccasin")
WITHOUT_BUDGET = {
    "torch-min-cut": [f"torch-min-cut:{ratio}" for ratio in RATIOS],
    "torch-dp32": [f"torch-min-cut-dp32:{ratio}" for ratio in RATIOS],
    "torch-tags": [f"torch-tags:{tag}" for tag in TAGS],
    "chen-sqrt": ["chen-sqrt"],
}
FLAGGED = "SLOWER"


class Answer(NamedTuple):
    """What one run of the planner said; without a plan there is a message."""

    strategy: str
    time: float = 0.0
    peak: float = 0.0
    seconds: float = 0.0
    floor: float = 0.0
    message: str = ""
    is_refusal: bool = False


def plan(options, problem: pathlib.Path, strategy: str, budget=None) -> Answer:
    command = [str(options.planner), str(problem), f"--strategy={strategy}", "-o", "-"]
    if budget is not None:
        command.append(f"--budget={budget}%")
    if options.time_limit:
        command.append(f"--time-limit={options.time_limit}")
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != OK:
        return Answer(strategy, message=run.stderr.strip().splitlines()[-1],
                      is_refusal=run.returncode == BUDGET_INFEASIBLE)
    answer = json.loads(run.stdout)
    keep_all = answer["keepAll"]
    seconds = re.search(r"planning: ([0-9.]+) s", run.stderr)
    return Answer(strategy, answer["timeNs"] / max(1, keep_all["timeNs"]),
                  answer["peakBytes"] / max(1, keep_all["peakBytes"]),
                  float(seconds.group(1)),
                  answer["bounds"]["peakBytes"] / max(1, keep_all["peakBytes"]))


def fastest(answers: list[Answer], budget: int) -> Answer | None:
    """The fastest plan within the budget, if any."""
    within = [answer for answer in answers
              if not answer.message and answer.peak <= budget / 100]
    return min(within, key=lambda answer: answer.time, default=None)


def verdict(own: Answer | None, rivals: dict[str, Answer | None]) -> str:
    """Equal times count as no worse."""
    found = {name: answer for name, answer in rivals.items() if answer}
    if not found:
        return "best" if own else "none"
    name, best = min(found.items(), key=lambda entry: entry[1].time)
    if own and own.time <= best.time:
        return "best"
    return f"{FLAGGED} than {name}"


class Benchmark:
    def __init__(self, options):
        self.options = options
        self.columns = [*WITH_BUDGET, *options.extra]
        self.rows = []
        self.plans = []
        self.errors = {}

    def note(self, name: str, budget, answer: Answer) -> Answer:
        if answer.message and not answer.is_refusal:
            self.errors[(name, answer.strategy)] = answer.message
        elif not answer.message:
            self.plans.append([name, budget or "", answer.strategy, f"{answer.time:.4f}",
                               f"{answer.peak:.4f}", f"{answer.seconds:.2f}"])
        return answer

    def add(self, problem: pathlib.Path) -> None:
        name = problem.name.removesuffix(".problem.json")
        floor = plan(self.options, problem, "none").floor
        fixed = {column: [self.note(name, None, plan(self.options, problem, strategy))
                          for strategy in strategies]
                 for column, strategies in WITHOUT_BUDGET.items()}
        for budget in self.options.budgets:
            if budget / 100 < floor:
                continue
            print(name, budget, file=sys.stderr, flush=True)
            self.add_budget(name, problem, fixed, budget)

    def add_budget(self, name, problem, fixed, budget) -> None:
        def solve(strategy):
            answer = plan(self.options, problem, strategy, budget)
            return fastest([self.note(name, budget, answer)], budget)

        own = solve(self.options.own)
        rivals = {column: fastest(answers, budget) for column, answers in fixed.items()}
        rivals.update((strategy, solve(strategy)) for strategy in self.columns)
        times = [f"{answer.time:.4f}" if answer else "-"
                 for answer in [own, *rivals.values()]]
        self.rows.append([name, budget, *times, verdict(own, rivals)])

    def report(self) -> None:
        header = ["problem", "budget %", self.options.own, *WITHOUT_BUDGET,
                  *self.columns, "verdict"]
        print(table(header, self.rows))
        slower = sum(FLAGGED in row[-1] for row in self.rows)
        print(f"\n{len(self.rows)} rows, {self.options.own} slower in {slower}")
        for (name, strategy), message in sorted(self.errors.items()):
            print(f"{name}, {strategy}: {message}")
        if self.options.all:
            print()
            print(table(["problem", "budget %", "strategy", "time", "peak", "seconds"],
                        self.plans))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", nargs="+", type=pathlib.Path)
    parser.add_argument("--planner", type=pathlib.Path, default=PLANNER)
    parser.add_argument("--own", default="auto", help="the strategy to hold against the rivals")
    parser.add_argument("--budgets", type=lambda text: [int(part) for part in text.split(",")],
                        default=BUDGETS, help="percent of the keep-all peak, by commas")
    parser.add_argument("--extra", action="append", default=[], metavar="STRATEGY",
                        help="another rival with a budget, such as checkmate-lp "
                             "(may be repeated)")
    parser.add_argument("--time-limit", default="", help="for each plan, e.g. 10s")
    parser.add_argument("--all", action="store_true", help="print every plan too")
    benchmark = Benchmark(parser.parse_args())
    for problem in benchmark.options.problems:
        benchmark.add(problem)
    benchmark.report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
