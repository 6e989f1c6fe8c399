# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command and fails unless it ends with the given exit code."""

import subprocess
import sys

expected = int(sys.argv[1])
result = subprocess.run(sys.argv[2:], capture_output=True, text=True)
if result.returncode != expected:
    sys.exit(f"exit code {result.returncode}, expected {expected}: {result.stderr}")
