#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_models.py EXAMPLES FOLDER MODEL...: compiles the tiny form of each model
for the host and for a GPU, without and with rematerialization, and compares."""

import os
import subprocess
import sys

examples, folder, *models = sys.argv[1:]
with_gpu = dict(os.environ)
if "REMAT_GPU_LIBRARIES" in os.environ:  # the stand-in's; none: the machine's own
    with_gpu["LD_LIBRARY_PATH"] = os.environ["REMAT_GPU_LIBRARIES"]


def call(*command):
    done = subprocess.run(command, env=with_gpu, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: exit code {done.returncode}\n"
                 f"{done.stdout}{done.stderr}")


def compile_step(model, device, plan):
    path = os.path.join(folder, f"{model}.{device}.{plan.split('=')[1]}.so")
    source = os.path.join(examples, model, model + ".tiny.mlir")
    call("remat-compile", "--quiet", "--emit=shared", "--device=" + device, plan,
         source, "-o", path)
    return path


for model in models:
    expected = os.path.join(folder, model + ".host.npz")
    actual = os.path.join(folder, model + ".gpu.npz")
    call("remat-run", compile_step(model, "host", "--policy=none"),
         "--input=random:1", "--output=" + expected)
    call("remat-run", compile_step(model, "h200", "--policy=none"),
         "--input=random:1", "--output=" + actual, "--tolerance=1e-5",
         "--expected-output=" + expected)
    print(f"{model} none: as the host", flush=True)
    call("remat-run", compile_step(model, "h200", "--policy=full"),
         "--input=random:1", "--expected-output=" + actual, "--exact")
    print(f"{model} full: same bits", flush=True)
