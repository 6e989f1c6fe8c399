#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans of the examples over budgets, beside the fixed policies.

For each training step, in its own size, as a problem for the device: keep-all, the
policies pointwise, full, sqrt and dots, which heed no budget, and `auto` at each budget
(percent of the keep-all peak) and for the lowest peak ("min"). Per row: peak and time
over keep-all, how far above the optimum the time may at most be (gap to the proven
bound), height of the arena over the bytes that are live at once, planning seconds as
printed; then of the plan: storages that are kept across
the end of the forward part ("saved"; arguments left out), kernels run again, reruns
inside other kernels, outputs not written. A budget below the proven floor is
"impossible". A row is flagged where a policy's plan is as low as a budget of `auto` and
faster. Needs no JAX.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import common
import compile_runs

MODELS = ("gpt2", "vit", "unet", "resnet50", "bert", "moe")
POLICIES = ("none", "pointwise", "full", "sqrt", "dots")
BUDGETS = ("90", "80", "70", "60", "50", "40", "30", "min")
HEADER = ["step", "plan", "peak", "time", "gap", "arena", "s", "saved", "again", "inlined",
          "not written", "flag"]
INFEASIBLE = 3


def count(problem: dict, steps: list) -> list[int]:
    """What the plan saves, runs again, inlines and leaves out."""
    ops, values = problem["ops"], problem["values"]
    turn = max((i for i, op in enumerate(ops)
                if op.get("phase") == "forward" and not op.get("extra")),
               default=-1)
    arguments = set(problem["arguments"])
    live, saved = set(), 0
    again = inlined = unwritten = 0
    for step in steps:
        if step[0] in ("drop", "offload"):
            live.discard(step[1])
            continue
        if step[0] == "fetch":
            live.add(step[1])
            continue
        op = ops[step[1]]
        if op.get("kind") == "view":
            continue
        left_out = step[step.index("without") + 1] if "without" in step else []
        unwritten += len(left_out)
        if "into" in step:
            inlined += 1
        elif step[0] == "rerun":
            again += 1
        if "into" not in step or "keep" in step:
            live.update(set(op["outputs"]) - set(left_out))
        if step[0] == "run" and step[1] == turn:
            saved = sum(1 for value in live
                        if value not in arguments and values[value]["bytes"])
    return [saved, again, inlined, unwritten]


def run_planner(planner: pathlib.Path, problem: pathlib.Path, *arguments: str):
    """The plan, and its arena and planning seconds as printed; no plan: why not."""
    output = problem.with_suffix(".plan")
    result = subprocess.run([planner, problem, "-o", output, *arguments],
                            capture_output=True, text=True, check=False)
    if result.returncode == INFEASIBLE:
        return "impossible" if "cannot be met" in result.stderr else "none", []
    if result.returncode:
        sys.exit(f"{problem}: {result.stderr}")
    printed = [re.search(pattern, result.stdout + result.stderr)
               for pattern in (r"\(([0-9.]+) of the bytes live", r"planning: ([0-9.]+) s")]
    return json.loads(output.read_text()), [found.group(1) if found else ""
                                            for found in printed]


def rows_of(options, module: pathlib.Path):
    name = module.name.removesuffix(".mlir")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / f"{name}.problem.json"
        subprocess.run([options.compiler, module, f"--device={options.device}",
                        "--emit=problem", "-o", path], check=True)
        problem = json.loads(path.read_text())
        planner = options.compiler.with_name("remat-plan")
        ours = []
        rows = []
        for budget in BUDGETS:
            text = budget if budget == "min" else f"{budget}%"
            plan, printed = run_planner(planner, path, f"--budget={text}")
            common.progress(name, budget, *printed)
            if isinstance(plan, str):
                rows.append([name, text, plan] + [""] * (len(HEADER) - 3))
                continue
            ours.append(plan)
            rows.append(row_of(name, text, problem, plan, printed))
        for policy in POLICIES:
            plan, printed = run_planner(planner, path, f"--strategy={policy}")
            limit = plan["peakBytes"]
            beaten = [other for other in ours if other["peakBytes"] >= limit
                      and other["timeNs"] > plan["timeNs"]]
            row = row_of(name, policy, problem, plan, printed)
            row[-1] = "yes" if beaten else ""
            # The bound is that of an unlimited budget.
            row[4] = ""
            rows.append(row)
        floor = ours[-1]["bounds"]["peakBytes"] / ours[-1]["keepAll"]["peakBytes"]
        rows.append([name, "floor", f"{floor:.3f}"] + [""] * (len(HEADER) - 3))
        return rows


def row_of(name, label, problem, plan, printed):
    keep_all = plan["keepAll"]
    gap = plan["timeNs"] / max(1, plan["bounds"]["timeNs"]) - 1
    return [name, label, f"{plan['peakBytes'] / keep_all['peakBytes']:.3f}",
            f"{plan['timeNs'] / keep_all['timeNs']:.4f}",
            "" if label == "min" else f"{gap:.2%}", *printed,
            *count(problem, plan["steps"]), ""]


def main() -> int:
    parser = common.parser_of(__doc__, sizes=("real",))
    parser.set_defaults(device="h200")
    options = parser.parse_args()
    options.model = options.model or list(MODELS)
    rows = []
    for module in common.modules_of(options):
        rows += rows_of(options, module)
    return common.finish(HEADER, rows, sum(row[-1] == "yes" for row in rows),
                         first_left=2)


if __name__ == "__main__":
    sys.exit(main())
