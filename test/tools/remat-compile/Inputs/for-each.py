# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command once for each file, which stands for `@`; all must succeed.

usage: for-each.py PATTERN... -- COMMAND...
"""

import glob
import subprocess
import sys

split = sys.argv.index("--")
files = sorted(name for pattern in sys.argv[1:split] for name in glob.glob(pattern))
if not files:
    sys.exit("for-each.py: no file matches")
for name in files:
    command = [name if word == "@" else word for word in sys.argv[split + 1:]]
    if subprocess.run(command).returncode != 0:
        sys.exit(f"for-each.py: fails for {name}")
