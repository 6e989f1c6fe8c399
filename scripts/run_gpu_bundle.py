#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a bundle of steps (scripts/make-gpu-bundle) on this machine's NVIDIA GPU.

usage: run [test] [time] [--steps=N] [--timelines=FOLDER]

`test` runs each step with its own kernels and with cuBLASLt and cuDNN: without a plan
against the host's results, and under plans against itself without one, bit by bit. `time`
prints each step's median time and peak beside what was planned; --timelines writes one file
a step, kernel by kernel. Both, if neither is named. Libraries are those that REMAT_CUBLASLT
and REMAT_CUDNN name, those of Python's packages (nvidia-cublas, nvidia-cudnn), or the
system's. Exit code 1 if anything differs, fails, or exceeds its promise; 77 without a GPU.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from time import sleep

FOLDER = pathlib.Path(__file__).resolve().parent
OUT_OF_MEMORY, WRONG_DEVICE, NO_GPU = 4, 5, 77
# A process that is gone may leave its memory for a while.
SECONDS_OF_RELEASE = (0, 5, 15)
PROCESSES = 8
WARM_UP = 3
# Of results over their largest number: where a library sums up in another order, or fused
# attention rounds weights to 16 bits; otherwise where the last bit of an exponential tips a
# rounding to 16 bits.
TOLERANCE, OWN_TOLERANCE = "--tolerance=2e-2", "--tolerance=1e-3"


class NoGpu(Exception):
    pass


def find_library(variable: str, pattern: str) -> str:
    """A file for the variable, unless it is set; empty: the loader finds one, if any."""
    if variable in os.environ:
        return os.environ[variable]
    for folder in map(pathlib.Path, sys.path):
        for file in sorted(folder.glob(f"nvidia/**/{pattern}")):
            return str(file)
    return ""


LIBRARIES = {"REMAT_CUBLASLT": find_library("REMAT_CUBLASLT", "libcublasLt.so.1?"),
             "REMAT_CUDNN": find_library("REMAT_CUDNN", "libcudnn.so.9")}
NO_LIBRARIES = dict.fromkeys(LIBRARIES, "off")


def run(step: dict, libraries: dict, *options) -> subprocess.CompletedProcess:
    environment = {**os.environ, **libraries}
    command = [str(FOLDER / "remat-run"), str(FOLDER / step["file"]),
               "--input=random:1", *map(str, options)]
    for wait in SECONDS_OF_RELEASE:
        sleep(wait)
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        if done.returncode != OUT_OF_MEMORY:
            break
    if done.returncode == WRONG_DEVICE:
        raise NoGpu(done.stderr.strip())
    return done


def test_module(steps: list[dict], folder: pathlib.Path) -> list[str]:
    """Failures of all plans of one module; the one that keeps everything comes first."""
    failures = []
    steps = sorted(steps, key=lambda step: step["plan"] != "none")
    for libraries in (NO_LIBRARIES, LIBRARIES):
        own = folder / f"{steps[0]['name']}.npz"
        expected = [f"--expected-output={FOLDER / steps[0]['name']}.expected.npz",
                    f"--output={own}"]
        is_loose = libraries != NO_LIBRARIES or steps[0]["name"].startswith("attention")
        expected.append(TOLERANCE if is_loose else OWN_TOLERANCE)
        for step in steps:
            done = run(step, libraries, "--steps=3", *expected)
            if done.returncode:
                kernels = "own kernels" if libraries == NO_LIBRARIES else "libraries"
                failures.append(f"{step['name']} {step['plan']}, {kernels}: exit code "
                                f"{done.returncode}\n{done.stdout}{done.stderr}")
            if not own.exists():
                break
            expected = [f"--expected-output={own}", "--exact"]
        own.unlink(missing_ok=True)
    return failures


def test(steps: list[dict], folder: pathlib.Path) -> int:
    modules = {}
    for step in steps:
        modules.setdefault(step["name"], []).append(step)
    with concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
        texts = pool.map(lambda of_module: test_module(of_module, folder), modules.values())
        failures = [text for of_module in texts for text in of_module]
    for text in failures:
        print(text)
    print(f"{2 * len(steps) - len(failures)} runs passed, {len(failures)} failed",
          flush=True)
    return len(failures)


def time_step(step: dict, count: int, timelines: str, folder: pathlib.Path) -> bool:
    statistics = folder / "statistics.json"
    options = [f"--steps={count + WARM_UP}", f"--stats-json={statistics}"]
    inputs = FOLDER / f"{step['name']}.inputs.npz"
    if inputs.exists():
        options.append(f"--input={inputs}")
    done = run(step, LIBRARIES, *options)
    if done.returncode:
        print(f"| {step['name']} | {step['plan']} | exit code {done.returncode}: "
              f"{(done.stderr.strip().splitlines() or ['?'])[0]} |", flush=True)
        return False
    stats = json.loads(statistics.read_text())
    times = sorted(stats["stepMs"][WARM_UP:])
    cpu = sorted(stats["x-stepCpuMs"][WARM_UP:])
    median = times[len(times) // 2]
    mebibytes = [stats[key] / 2**20 for key in ("plannedPeakBytes", "measuredPeakBytes",
                                                "x-deviceBytes")]
    print(f"| {step['name']} | {step['plan']} | {step['plannedMs']:.2f} | {median:.2f} | "
          f"{step['plannedMs'] / median:.2f} | {cpu[len(cpu) // 2]:.3f} | "
          + " | ".join(f"{value:.1f}" for value in mebibytes) + " |", flush=True)
    offloaded = stats.get("x-hostPoolBytes", 0)
    if timelines or offloaded:
        to = pathlib.Path(timelines) if timelines else folder
        to.mkdir(parents=True, exist_ok=True)
        file = to / (step["file"].removesuffix(".so") + ".json")
        run(step, LIBRARIES, "--steps=3", f"--timeline={file}", *options[1:])
    if offloaded:
        waited = json.loads(statistics.read_text())["x-stallNs"] / 1e6
        print(f"{step['name']} {step['plan']}: {offloaded / 2**20:.1f} MiB on the host, kernels "
              f"waited {waited:.2f} ms for copies, planned {step['plannedWaitMs']:.2f}", flush=True)
    return True


def time(steps: list[dict], count: int, timelines: str, folder: pathlib.Path) -> int:
    print("| step | plan | planned ms | ms | planned / measured | host ms | planned MiB | "
          "measured MiB | GPU has less free, MiB |\n"
          "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    return sum(not time_step(step, count, timelines, folder) for step in steps)


def main() -> int:
    wanted, count, timelines = [], 20, ""
    for argument in sys.argv[1:]:
        if argument in ("test", "time"):
            wanted.append(argument)
        elif match := re.fullmatch(r"--steps=(\d+)", argument):
            count = int(match[1])
        elif argument.startswith("--timelines="):
            timelines = argument.partition("=")[2]
        else:
            sys.exit(__doc__)
    os.chmod(FOLDER / "remat-run", 0o755)
    steps = json.loads((FOLDER / "bundle.json").read_text())
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for kind in wanted or ["test", "time"]:
            chosen = [step for step in steps if step["kind"] == kind]
            if chosen:
                failed += (test(chosen, folder) if kind == "test" else
                           time(chosen, count, timelines, folder))
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except NoGpu as error:
        print(f"nothing was run: {error}")
        sys.exit(NO_GPU)
