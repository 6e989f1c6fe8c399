# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""launch.py COUNT [BUDGET...]: runs COUNT workers, each with its budget (the
last one stands for the rest); prints what they say in the order of processes.
Exit code 1 if one of them fails."""

import pathlib
import socket
import subprocess
import sys

count, budgets = int(sys.argv[1]), sys.argv[2:]
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
worker = pathlib.Path(__file__).with_name("worker.py")
processes = [
    subprocess.Popen([sys.executable, worker, str(port), str(count), str(index),
                      *([budgets[min(index, len(budgets) - 1)]] if budgets else [])],
                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for index in range(count)]
outputs = [process.communicate(timeout=600)[0] for process in processes]
print("".join(outputs))
sys.exit(any(process.returncode for process in processes))
