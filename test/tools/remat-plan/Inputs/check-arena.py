# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check-arena.py OUT.csv [IN.csv]: prints the height of a layout, or fails where two
buffers that live together overlap, or where a row differs from the input's."""

import csv
import sys


def read(path):
    with open(path, newline="") as file:
        return [{key: value if key == "id" else int(value) for key, value in row.items()}
                for row in csv.DictReader(file)]


def collide(a, b):
    return (a["lower"] < b["upper"] and b["lower"] < a["upper"] and
            a["offset"] < b["offset"] + b["size"] and b["offset"] < a["offset"] + a["size"])


rows = read(sys.argv[1])
for index, row in enumerate(rows):
    for other in rows[:index]:
        if collide(row, other):
            sys.exit(f"{row} and {other} overlap")
if len(sys.argv) > 2:
    stripped = [{key: row[key] for key in ("id", "lower", "upper", "size")} for row in rows]
    if stripped != read(sys.argv[2]):
        sys.exit("the rows differ from the input's")
print("height", max(row["offset"] + row["size"] for row in rows))
