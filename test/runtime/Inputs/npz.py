# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and writes .npz files with Python's own zip library.

usage: npz.py write FILE.npz stored|deflated NAME=DTYPE:SHAPE:NUMBERS...
       npz.py print FILE.npz

Numbers are separated by commas, `2*3` is 2,2,2; they are repeated to fill the shape.
"""

import math
import struct
import sys
import zipfile

CODES = {"<f4": "f", "<f8": "d", "<f2": "e", "<u2": "H", "<i4": "i", "<i8": "q", "|b1": "B", "|u1": "B"}


def make_npy(descr, shape, numbers):
    header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    data = struct.pack(f"<{len(numbers)}{CODES[descr]}", *numbers)
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data


def write(path, method, members):
    methods = {"stored": zipfile.ZIP_STORED, "deflated": zipfile.ZIP_DEFLATED}
    with zipfile.ZipFile(path, "w", methods[method]) as archive:
        for member in members:
            name, rest = member.split("=", 1)
            descr, dims, text = rest.split(":")
            shape = tuple(int(dim) for dim in dims.split("x") if dim)
            count = math.prod(shape)
            numbers = []
            for item in text.split(","):
                number, _, times = item.partition("*")
                parse = float if CODES[descr] in "fde" else int
                numbers += [parse(number)] * int(times or 1)
            numbers = (numbers * count)[:count]
            archive.writestr(name + ".npy", make_npy(descr, shape, numbers))


def print_members(path):
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        for name in archive.namelist():
            content = archive.read(name)
            assert content[:8] == b"\x93NUMPY\x02\x00"
            size, = struct.unpack("<I", content[8:12])
            assert (12 + size) % 64 == 0
            header = eval(content[12:12 + size])
            code = CODES[header["descr"]]
            numbers = [item[0] for item in struct.iter_unpack("<" + code, content[12 + size:])]
            assert len(numbers) == math.prod(header["shape"])
            print(name, header["descr"], header["shape"], *[f"{float(n):.6g}" for n in numbers])


if sys.argv[1] == "write":
    write(sys.argv[2], sys.argv[3], sys.argv[4:])
else:
    print_members(sys.argv[2])
