# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check-elided.py PROBLEM.json: kernels whose outputs may be left out, and what that saves."""

import json
import sys

launch_ns = 2500  # of the device
with open(sys.argv[1]) as file:
    ops = [op for op in json.load(file)["ops"] if op.get("elidable")]
single = [op for op in ops if len(op["outputs"]) == 1]
several = [op for op in ops if len(op["outputs"]) > 1]
for op in single:
    assert op["elidable"] == [[op["outputs"][0], op["timeNs"]]], op
for op in several:
    assert sum(ns for _, ns in op["elidable"]) <= op["timeNs"] - launch_ns, op
print(f"{len(single)} of one output, {len(several)} of several")
