# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs steps whose code the address sanitizer checks, on a runtime that it checks.

usage: check_addresses.py CLANG INCLUDE RUNTIME POLICY STEP.mlir...

Dead bytes of the arena, guard zones and what is behind arguments are forbidden while a
kernel runs. The address sanitizer ends the process at the first access to them.
"""

import os
import pathlib
import subprocess
import sys

DRIVER = pathlib.Path(__file__).with_name("check_addresses.c")


def check(clang: str, include: str, runtime: str, policy: str, step: pathlib.Path) -> None:
    compiled, program = f"{step.stem}.o", f"./{step.stem}.exe"
    subprocess.run(["remat-compile", step, "--device=host", f"--policy={policy}",
                    "--emit=object", "--check-addresses", "--quiet", "-o", compiled], check=True)
    subprocess.run([f"{clang}++", "-fsanitize=address,undefined", "-x", "c", include, DRIVER,
                    "-x", "none", compiled, runtime, "-lm", "-lpthread", "-ldl",
                    "-o", program], check=True)
    # Leaks are looked for by stopping the process, which containers may forbid.
    subprocess.run([program], check=True,
                   env={**os.environ, "ASAN_OPTIONS": "detect_leaks=0"})
    pathlib.Path(compiled).unlink()
    pathlib.Path(program).unlink()


def main() -> None:
    clang, include, runtime, policy, *steps = sys.argv[1:]
    for step in steps:
        print(pathlib.Path(step).stem, flush=True)
        check(clang, include, runtime, policy, pathlib.Path(step))


main()
