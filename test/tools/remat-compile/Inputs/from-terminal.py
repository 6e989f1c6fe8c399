# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command with a terminal as its standard input, on which nothing is written
but the end of the file; prints what the command says: from-terminal.py COMMAND..."""

import os
import pty
import subprocess
import sys

ours, theirs = pty.openpty()
command = subprocess.Popen(sys.argv[1:], stdin=theirs, stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, text=True)
os.write(ours, b"\x04")
print(command.communicate(timeout=60)[0])
