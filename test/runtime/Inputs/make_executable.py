# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Links a step written in C with the main function of compiled executables.

usage: make_executable.py COMPILER -IINCLUDE LIBRARIES OUTPUT SOURCE.c
"""

import subprocess
import sys

compiler, include, libraries, output, source = sys.argv[1:]
subprocess.run([compiler, "-std=gnu11", "-O1", "-c", include, source, "-o", output + ".o"],
               check=True)
subprocess.run([compiler + "++", output + ".o", "-o", output, "-L" + libraries, "-lremat_main",
                "-l:libz.a", "-lpthread", "-lm", "-static-libstdc++", "-static-libgcc"],
               check=True)
