# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and runs each module of a file, with its inputs, and prints its results.

usage: run_linalg.py DEVICE FILE.mlir FOLDER

Modules are separated by `// -----`. A line `// run: NAME argN=VALUE...` names each and gives
its arguments. Each is run without a budget and at its lowest peak.
"""

import os
import subprocess
import sys


def call(*command):
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        sys.exit(f"{' '.join(command)}: exit code {result.returncode}\n{result.stdout.decode()}")
    return result.stdout.decode()


device, file, folder = sys.argv[1:]
npz = os.path.join(os.path.dirname(__file__), "..", "..", "runtime", "Inputs", "npz.py")
os.makedirs(folder, exist_ok=True)
for module in open(file).read().split("// -----\n"):
    name, *inputs = module.split("// run: ", 1)[1].splitlines()[0].split()
    path = os.path.join(folder, name)
    with open(path + ".mlir", "w") as out:
        out.write(module)
    for plan, option in [("none", "--policy=none"), ("min", "--budget=min")]:
        call("remat-compile", path + ".mlir", "--quiet", "--emit=shared", "--device=" + device,
             option, "-o", path + ".so")
        call("remat-run", path + ".so", "--output=" + path + ".npz",
             *(["--check-memory"] if device == "host" else []),
             *["--input=" + value for value in inputs])
        print(name, plan)
        print(call(sys.executable, npz, "print", path + ".npz"), end="")
