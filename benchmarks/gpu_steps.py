#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and peak of compiled steps on this machine's NVIDIA GPU, beside XLA's by JAX.

Each module is compiled by `remat-compile --emit=shared` under each of the plans, and run
by `remat-run`; XLA compiles the same text for the GPU in a process of its own. Times are
medians of the steps behind two that warm up, without copies of inputs. Our peak is what
remat-run measured, XLA's the sum of its memory analysis. What cannot be compared is
skipped, and why is said on standard error. Exit code 77 if there is no GPU.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

import common
import compile_runs

PLANS = {"none": ["--policy=none"], "80%": ["--budget=80%"], "min": ["--budget=min"],
         "80% offload": ["--budget=80%", "--offload"]}
WARM_UP = 2
WRONG_DEVICE, NO_GPU = 5, 77


class NoGpu(Exception):
    pass


def run_ours(options, module: pathlib.Path, plan: str, folder: pathlib.Path) -> list:
    """Cells: the median, the measured peak, the pool on the host; or an error."""
    step, stats = folder / "step.so", folder / "stats.json"
    command = [str(options.compiler), str(module), f"--device={options.device}",
               "--emit=shared", "--quiet", "-o", str(step), *PLANS[plan]]
    compiled = subprocess.run(command, capture_output=True, text=True)
    if compiled.returncode:
        common.progress(compile_runs.first_error(compiled.stderr))
        return [f"refused ({compiled.returncode})", "-", "-"]
    ran = subprocess.run(
        [options.compiler.parent / "remat-run", step, "--input=random:1",
         f"--steps={options.steps + WARM_UP}", f"--stats-json={stats}"],
        capture_output=True, text=True)
    if ran.returncode == WRONG_DEVICE:
        raise NoGpu(compile_runs.first_error(ran.stderr))
    if ran.returncode:
        common.progress(compile_runs.first_error(ran.stderr))
        return [f"failed ({ran.returncode})", "-", "-"]
    read = json.loads(stats.read_text())
    return [f"{statistics.median(read['stepMs'][WARM_UP:]):.3f}",
            compile_runs.mebibytes(read["measuredPeakBytes"]),
            compile_runs.mebibytes(read.get("x-hostPoolBytes", 0))]


def run_with_jax(module: pathlib.Path, steps: int, platform: str) -> dict:
    """In a process of its own: what XLA takes, or why it is skipped."""
    try:
        import jax
        device = jax.devices(platform)[0]
    except (ImportError, RuntimeError) as error:
        return {"skipped": str(error).splitlines()[0]}
    import time

    from make_inputs import inputs_of_module
    from xla_referee import Step

    step = Step(module.read_text(), keep_barriers=False, device=device)
    inputs, times = inputs_of_module(module, 0), []
    for _ in range(steps + WARM_UP):
        arrays = [jax.device_put(value, device) for value in inputs]
        jax.block_until_ready(arrays)
        begin = time.perf_counter()
        results = step.executable.execute_sharded(arrays)
        jax.block_until_ready(results.disassemble_into_single_device_arrays())
        times.append((time.perf_counter() - begin) * 1e3)
    return {"ms": statistics.median(times[WARM_UP:]), "bytes": step.memory().total}


def ask_jax(options, module: pathlib.Path) -> list:
    child = subprocess.run(
        [options.jax_python, __file__, f"--with-jax={module}", f"--steps={options.steps}",
         f"--jax-platform={options.jax_platform}"], capture_output=True, text=True)
    if child.returncode:
        common.progress(compile_runs.first_error(child.stderr))
        return [f"failed ({child.returncode})", "-"]
    answer = json.loads(child.stdout.splitlines()[-1])
    if "skipped" in answer:
        common.progress("XLA is skipped:", answer["skipped"])
        return ["skipped", "-"]
    return [f"{answer['ms']:.3f}", compile_runs.mebibytes(answer["bytes"])]


def parse_options():
    parser = common.parser_of(__doc__)
    parser.add_argument("--steps", type=int, default=50, help="timed steps")
    parser.add_argument("--plan", action="append", choices=PLANS, default=[])
    parser.add_argument("--jax-python", default=sys.executable,
                        help="a Python that has JAX")
    parser.add_argument("--jax-platform", default="gpu")
    parser.add_argument("--with-jax", type=pathlib.Path, help="(of the process for JAX)")
    parser.set_defaults(device="h200")
    return parser.parse_args()


def main() -> int:
    options = parse_options()
    if options.with_jax:
        print(json.dumps(run_with_jax(options.with_jax, options.steps,
                                      options.jax_platform)))
        return 0
    options.compiler = options.compiler.resolve()
    rows = []
    try:
        for module in common.modules_of(options):
            theirs = None
            for plan in options.plan or PLANS:
                with tempfile.TemporaryDirectory() as folder:
                    ours = run_ours(options, module, plan, pathlib.Path(folder))
                theirs = theirs or ask_jax(options, module)
                rows.append([module.stem, plan, *ours, *theirs])
                common.progress(*rows[-1])
    except NoGpu as error:
        print(f"gpu_steps: nothing was run: {error}")
        return NO_GPU
    print("torch: skipped, the examples are StableHLO, which it does not run")
    return common.finish(["module", "plan", "ours ms", "ours MiB", "on host MiB", "XLA ms",
                          "XLA MiB"], rows, 0, first_left=2)


if __name__ == "__main__":
    sys.exit(main())
