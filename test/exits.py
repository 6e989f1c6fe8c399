# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command and succeeds if it ends with exactly the given exit code.

usage: exits.py CODE COMMAND...
"""

import subprocess
import sys

code = subprocess.run(sys.argv[2:]).returncode
if code != int(sys.argv[1]):
    sys.exit(f"exits.py: exit code {code}, expected {sys.argv[1]}: {' '.join(sys.argv[2:])}")
