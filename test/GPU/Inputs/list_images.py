#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""list_images.py F.fatbin: the images of a fat binary, one a line: kind and GPU."""

import struct
import sys

data = open(sys.argv[1], "rb").read()
magic, _, at, size = struct.unpack_from("<IHHQ", data, 0)
assert magic == 0xBA55ED50, hex(magic)
end = at + size
assert end == len(data), (end, len(data))
while at < end:
    kind, _, header, payload = struct.unpack_from("<HHIQ", data, at)
    (gpu,) = struct.unpack_from("<I", data, at + 28)
    print({1: "ptx", 2: "elf"}[kind], f"sm_{gpu}")
    at += header + payload
