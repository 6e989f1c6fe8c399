#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs of step.mlir: the initial state and one batch of a text for every step.

usage: make_inputs.py INITIAL.npz TEXT STEPS OUTPUT.npz

INITIAL.npz holds the results of initial.mlir. Batches are stretches of the
text's ASCII characters, at places that a seeded generator draws. Needs the
standard library only.
"""

import pathlib
import random
import struct
import sys
import zipfile

BATCH, LENGTH = 8, 64


def encode_tokens(batches: list[list[list[int]]]) -> bytes:
    """An .npy file of 32-bit integers, shape [steps, BATCH, LENGTH]."""
    header = ("{'descr': '<i4', 'fortran_order': False, "
              f"'shape': ({len(batches)}, {BATCH}, {LENGTH}), }}")
    header += " " * (-(len(header) + 11) % 64) + "\n"
    data = [token for batch in batches for row in batch for token in row]
    return (b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode()
            + struct.pack(f"<{len(data)}i", *data))


def draw_batches(text: bytes, steps: int) -> list[list[bytes]]:
    """For each step BATCH stretches of LENGTH + 1 bytes."""
    generator = random.Random(0)
    last = len(text) - LENGTH - 1

    def draw() -> bytes:
        begin = generator.randint(0, last)
        return text[begin:begin + LENGTH + 1]

    return [[draw() for _ in range(BATCH)] for _ in range(steps)]


def main() -> None:
    initial, text_path, steps, output = sys.argv[1:]
    text = bytes(byte for byte in pathlib.Path(text_path).read_bytes() if byte < 128)
    if len(text) <= LENGTH:
        sys.exit(f"{text_path}: expected more than {LENGTH} ASCII characters")
    batches = draw_batches(text, int(steps))
    targets = [[list(row[1:]) for row in batch] for batch in batches]
    tokens = [[list(row[:-1]) for row in batch] for batch in batches]
    with zipfile.ZipFile(initial) as state, zipfile.ZipFile(output, "w") as inputs:
        names = state.namelist()
        for name in names:
            inputs.writestr(name.replace("out", "arg", 1), state.read(name))
        for offset, array in enumerate((targets, tokens)):
            inputs.writestr(f"arg{len(names) + offset}.npy", encode_tokens(array))


if __name__ == "__main__":
    main()
