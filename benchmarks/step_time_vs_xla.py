#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and peak of compiled steps beside XLA CPU's, on the same processors.

Each module is compiled by `remat-compile --emit=shared` and by XLA CPU. Both then run
in turns, some steps each, so that other load on the machine meets both; the figures
are medians over all turns. Both use as many threads as `--threads` says, bound to as
many processors. Copies of inputs are not timed.

The peak is what remat-run measured; XLA's is the sum of its memory analysis. Rows
whose time is above 1.5 times or whose peak is above that of XLA are flagged.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import common
import compile_runs

MODELS = ("gpt2", "gpt2_scan", "accumulate", "bert", "lstm", "mlp", "moe", "resnet50",
          "unet", "vit")
SLOWEST, LARGEST = 1.5, 1.0


class Compiled:
    """Our step as a module file, with its inputs beside it."""

    def __init__(self, options, module: pathlib.Path, inputs, folder: pathlib.Path):
        import numpy

        self.runner = options.compiler.parent / "remat-run"
        self.threads, self.counts_cpu = options.threads, options.cpu_time
        self.module, self.inputs = folder / "step.so", folder / "inputs.npz"
        self.stats = folder / "stats.json"
        command = compile_runs.command_line(options.compiler, module, options.policy,
                                            options.budget, options.device)
        begin = time.monotonic()
        child = subprocess.run(command + ["--emit=shared", "--quiet", "-o", str(self.module)],
                               capture_output=True, text=True)
        self.seconds = time.monotonic() - begin
        self.error = compile_runs.first_error(child.stderr) if child.returncode else ""
        numpy.savez(self.inputs, **{f"arg{i}": value for i, value in enumerate(inputs)})
        self.times, self.peak = [], 0

    def run(self, steps: int) -> None:
        """Adds the times of `steps` steps after two that warm up."""
        command = [self.runner, self.module, f"--input={self.inputs}", f"--steps={steps + 2}",
                   f"--threads={self.threads}", f"--stats-json={self.stats}"]
        child = subprocess.run(command, capture_output=True, text=True)
        if child.returncode:
            self.error = compile_runs.first_error(child.stderr)
            return
        stats = json.loads(self.stats.read_text())
        self.times += stats["x-stepCpuMs" if self.counts_cpu else "stepMs"][2:]
        self.peak = stats["measuredPeakBytes"]


class Reference:
    """XLA's executable."""

    def __init__(self, options, module: pathlib.Path, inputs):
        from xla_referee import Step

        begin = time.monotonic()
        self.step = Step(module.read_text(), keep_barriers=False)
        self.seconds = time.monotonic() - begin
        self.inputs, self.times = inputs, []
        self.peak = self.step.memory().total
        self.clock = time.process_time if options.cpu_time else time.perf_counter

    def run(self, steps: int) -> None:
        """Like Compiled.run. Donated inputs are gone after a step: all are copied
        again before it."""
        import jax

        for index in range(steps + 2):
            arrays = [jax.device_put(value, self.step.device) for value in self.inputs]
            jax.block_until_ready(arrays)
            begin = self.clock()
            results = self.step.executable.execute_sharded(arrays)
            jax.block_until_ready(results.disassemble_into_single_device_arrays())
            if index >= 2:
                self.times.append((self.clock() - begin) * 1e3)


def row_of(options, module: pathlib.Path, folder: pathlib.Path) -> list:
    from make_inputs import inputs_of_module

    inputs = inputs_of_module(module, 0)
    ours = Compiled(options, module, inputs, folder)
    reference = Reference(options, module, inputs)
    for _ in range(options.turns):
        if not ours.error:
            ours.run(options.steps)
            reference.run(options.steps)
    if ours.error:
        return [module.stem, ours.error] + ["-"] * 7 + ["yes"]
    our_time, its_time = statistics.median(ours.times), statistics.median(reference.times)
    slower, larger = our_time / its_time, ours.peak / reference.peak
    return [module.stem, f"{our_time:.2f}", f"{its_time:.2f}", f"{slower:.2f}",
            compile_runs.mebibytes(ours.peak), compile_runs.mebibytes(reference.peak),
            f"{larger:.3f}", f"{ours.seconds:.1f}", f"{reference.seconds:.1f}",
            "yes" if slower > SLOWEST or larger > LARGEST else ""]


def main() -> int:
    parser = common.parser_of(__doc__)
    parser.add_argument("--policy", default="none")
    parser.add_argument("--budget", default="none")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--cpu-time", action="store_true",
                        help="processor time of all threads instead of time on the "
                             "clock: for machines with other work")
    parser.add_argument("--steps", type=int, default=5, help="timed steps a turn")
    parser.add_argument("--turns", type=int, default=5)
    parser.set_defaults(device="host")
    options = parser.parse_args()
    options.model = options.model or list(MODELS)
    options.compiler = options.compiler.resolve()
    # Before JAX starts its threads, of which it has one per processor.
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:options.threads])
    rows = []
    for module in common.modules_of(options):
        with tempfile.TemporaryDirectory() as folder:
            rows.append(row_of(options, module, pathlib.Path(folder)))
        common.progress(*rows[-1])
    return common.finish(["module", "ours ms", "XLA ms", "ours / XLA", "ours MiB", "XLA MiB",
                          "ours / XLA", "compiled s", "XLA s", "flag"], rows,
                         sum(bool(row[-1]) for row in rows))


if __name__ == "__main__":
    sys.exit(main())
