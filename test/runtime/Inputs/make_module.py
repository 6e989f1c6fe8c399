# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a step written in C to a sealed module.

usage: make_module.py COMPILER -IINCLUDE OUTPUT.so SOURCE.c [compiler options]
"""

import struct
import subprocess
import sys
import zlib

ABI_VERSION = 2

compiler, include, output, source, *options = sys.argv[1:]
subprocess.run([compiler, "-std=gnu11", "-O1", "-shared", "-fPIC", include, source,
                "-o", output] + options, check=True)
with open(output, "r+b") as file:
    content = file.read()
    file.write(b"REMATEND" + struct.pack("<qqq", ABI_VERSION, len(content), zlib.crc32(content)))
