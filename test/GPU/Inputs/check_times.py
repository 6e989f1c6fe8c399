# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_times.py STEP.so SUMMARY.json LINK FOLDER: runs a step on the stand-in device with
kernels that take the time that was planned for them, and a link of LINK bytes a second;
prints how long the step takes, and how long its kernels wait, beside what was planned.
With a graph, from the second step on, it must take as long as without.
"""

import json
import os
import re
import subprocess
import sys


def run(step, folder, environment, *options):
    log = os.path.join(folder, "times.log")
    if os.path.exists(log):
        os.remove(log)
    subprocess.run(["remat-run", step, "--input=random:1", *options], check=True,
                   env={**os.environ, **environment, "REMAT_EMULATOR_LOG": log},
                   stdout=subprocess.DEVNULL)
    with open(log) as file:
        return file.read().splitlines()


def read_kernels(folder):
    """The step's kernels in order, from the timeline."""
    with open(os.path.join(folder, "timeline.json")) as file:
        events = json.load(file)["traceEvents"]
    return [e for e in events if e.get("tid") == 1 and e["ph"] == "X"]


def write_times(step, folder):
    """The first function of each kernel takes all of its time."""
    timeline = "--timeline=" + os.path.join(folder, "timeline.json")
    log = run(step, folder, {}, "--steps=1", timeline)
    first = [line.split()[0] for line in log if re.match(r"\S+_gpu_0 grid", line)]
    planned = [e["args"]["plannedNs"] for e in read_kernels(folder)]
    assert len(first) == len(planned), (len(first), len(planned))
    times = {}
    for name, ns in zip(first, planned):
        assert times.setdefault(name, ns) == ns, f"{name}: planned {times[name]} and {ns}"
    path = os.path.join(folder, "times.txt")
    with open(path, "w") as file:
        file.writelines(f"{name} {ns}\n" for name, ns in times.items())
    return path, timeline


def main():
    step, summary_path, link, folder = sys.argv[1:]
    with open(summary_path) as file:
        summary = json.load(file)
    path, timeline = write_times(step, folder)
    clock = {"REMAT_EMULATOR_TIMES": path, "REMAT_EMULATOR_LINK": link}
    stats_path = os.path.join(folder, "times-stats.json")
    run(step, folder, clock, "--steps=1", timeline, "--stats-json=" + stats_path)
    kernels = read_kernels(folder)
    with open(stats_path) as file:
        stall = json.load(file).get("x-stallNs", 0)
    with open(os.path.join(folder, "timeline.json")) as file:
        ends = [round(1000 * (e["ts"] + e["dur"])) for e in json.load(file)["traceEvents"]
                if e["ph"] == "X"]
    busy = sum(e["args"]["plannedNs"] for e in kernels)
    taken = max(ends)
    print(f"kernels {busy} ns; waits {stall} ns of {summary['x-stallNs']} planned; "
          f"step {taken} ns of {summary['timeNs']} planned")
    # A graph and a plain run, by what the host waits for.
    ends = [int(line.split()[2]) for line in run(step, folder, clock, "--steps=3")
            if line.startswith("synchronized")]
    ends = sorted(set(ends))
    steps = [b - a for a, b in zip(ends, ends[1:])]
    print("graphs as long" if len(set(steps)) == 1 and abs(steps[0] - taken) <= 1e-5 * taken
          else f"graphs take {steps}")
    return taken, summary["timeNs"]


if __name__ == "__main__":
    taken, planned = main()
    sys.exit(not 0.98 * planned <= taken <= 1.001 * planned)
