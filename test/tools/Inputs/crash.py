# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lets a tool crash while it reads its standard input.

usage: crash.py OUTPUT TOOL...
"""

import pathlib
import signal
import subprocess
import sys

output, command = pathlib.Path(sys.argv[1]), sys.argv[2:]
output.unlink(missing_ok=True)
process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE)
# More than a pipe holds has gone through, so the program is reading.
process.stdin.write(b"\n" * 300000)
process.stdin.flush()
process.send_signal(signal.SIGSEGV)
message = process.stderr.read().decode()
code = process.wait()
assert code == 70, f"exit code {code}: {message}"
assert f"{command[0]}: internal error; please report this" in message, message
assert not output.exists(), "a crash leaves an output file"
