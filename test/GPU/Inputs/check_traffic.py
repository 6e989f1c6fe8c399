#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_traffic.py KERNELS.json LOG: compares the traffic that device functions
declare with what the interpreter counted for each launch. With --list, prints those
that move more than their values once; with --less, those that move less than they declare
at most."""

import json
import sys

arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
kernels = {k["name"]: k for k in json.load(open(arguments[0]))["kernels"]}
exact, below, silent, once, wrong = set(), set(), set(), set(), []
less = set()
moved = {}
for line in open(arguments[1]):
    words = line.split()
    if "grid" not in words:
        continue
    name = words[0]
    number = {key: int(words[words.index(key) + 1]) for key in ("grid", "read", "written")}
    kernel = kernels[name]
    if kernel["blocks"] != number["grid"]:
        wrong.append(f"{name}: {number['grid']} blocks, declared {kernel['blocks']}")
    if "bytesRead" not in kernel:
        silent.add(name)
        continue
    declared = kernel["bytesRead"], kernel["bytesWritten"]
    counted = number["read"], number["written"]
    moved[name] = counted
    if kernel.get("isUpperBound"):
        below.add(name)
        isGood = counted[0] <= declared[0] and counted[1] <= declared[1]
        if counted != declared:
            less.add(f"{name}: at most {declared[0]} and {declared[1]}, "
                     f"counted {counted[0]} and {counted[1]}")
    else:
        exact.add(name)
        isGood = counted == declared
    if not isGood:
        wrong.append(f"{name}: read {counted[0]} written {counted[1]}, "
                     f"declared {declared[0]} and {declared[1]}"
                     + (" at most" if name in below else ""))
    if counted == (kernel["inputBytes"], kernel["outputBytes"]):
        once.add(name)
    elif "--list" in sys.argv:
        print(f"{name}: read {counted[0]} of {kernel['inputBytes']}, "
              f"written {counted[1]} of {kernel['outputBytes']}")
if "--less" in sys.argv:
    print("\n".join(sorted(less)))
for line in sorted(set(wrong)):
    print(line)
print(f"{len(exact)} exact, {len(below)} at most, {len(silent)} unknown; "
      f"{len(once)} move every value once")
sys.exit(bool(wrong))
