# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the problem of a long chain: N kernels forward, and for each one backward.

usage: make-long.py N [--plain]

--plain: without names of layers; sizes repeat every seven kernels.
"""

import json
import sys

count, plain = int(sys.argv[1]), "--plain" in sys.argv
LAYER = 20
values = [{"name": "batch", "bytes": 1 << 20, "class": "batch"}]
ops = []


def place(index):
    return f"block_{index // LAYER}"


def add(name, phase, index, inputs, value_class):
    values.append({"name": f"{place(index)}/{name}_{index % LAYER}", "class": value_class,
                   "bytes": 4096 * (1 + index % 7), "location": f"model.py:{10 + index % LAYER}:5"})
    ops.append({"name": f"jit(step)/{place(index)}/{name}_{index % LAYER}", "kind": "pointwise",
                "phase": phase, "timeNs": 1000 + index % 7,
                "inputs": inputs, "outputs": [len(values) - 1],
                "recomputable": phase == "forward"})
    if not plain:
        ops[-1]["layer"] = place(index)


for i in range(count):
    add("tanh", "forward", i, [i], "activation")
for i in reversed(range(count)):
    add("mul", "backward", i, [i + 1, len(values) - 1], "gradient")
json.dump({"format": "remat-problem", "version": 1, "name": "long", "device": {"name": "h200"},
           "values": values, "ops": ops, "arguments": [0], "results": [len(values) - 1]}, sys.stdout)
