# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a step with damaged copies of an input: exit code 0 or 1, never a crash.

usage: damage.py RUNNER MODULE INPUT.npz DAMAGED.npz
"""

import subprocess
import sys

runner, module, source, target = sys.argv[1:]


def run(content):
    with open(target, "wb") as file:
        file.write(content)
    return subprocess.run([runner, module, "--input=" + target],
                          capture_output=True, check=False).returncode


with open(source, "rb") as file:
    whole = file.read()
assert run(whole) == 0
for size in range(0, len(whole), 17):
    assert run(whole[:size]) == 1, f"{size} of {len(whole)} bytes are accepted"
refused = 0
for position in range(0, len(whole), 5):
    code = run(whole[:position] + bytes([whole[position] ^ 0xff]) + whole[position + 1:])
    assert code in (0, 1), f"exit code {code} with byte {position} flipped"
    refused += code
assert refused * 2 > len(whole) // 5, f"only {refused} flipped bytes are refused"
