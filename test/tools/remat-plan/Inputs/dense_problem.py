# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a step whose forward ops read several of the eight values before them; some have
a parameter, and backward ops can be made again, too.

usage: dense_problem.py LAYERS SEED OUT.json
"""

import json
import random
import sys

layers, seed, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
rng = random.Random(seed)
values, ops = [], []


def add_value(kind, size=None):
    values.append({"name": f"v{len(values)}", "bytes": size or rng.randint(1 << 12, 1 << 16),
                   "class": kind})
    return len(values) - 1


def add_op(phase, inputs, outputs):
    ops.append({"name": f"o{len(ops)}", "kind": "matmul", "phase": phase,
                "timeNs": rng.randint(1 << 12, 1 << 16), "inputs": sorted(set(inputs)),
                "outputs": outputs, "recomputable": True})


chain, read, parameters = [add_value("batch")], [], []
for layer in range(layers):
    read.append([chain[-1]] + [value for value in chain[-8:-1] if rng.random() < 0.5])
    if rng.random() < 0.3:
        parameters.append(add_value("parameter"))
        read[-1].append(parameters[-1])
    chain.append(add_value("activation"))
    add_op("forward", read[-1], [chain[-1]])
gradient, updates = chain[-1], []
for inputs, output in reversed(list(zip(read, chain[1:]))):
    made = [add_value("gradient", values[inputs[0]]["bytes"])]
    made += [add_value("gradient", values[value]["bytes"]) for value in inputs
             if value in parameters]
    saved = [value for value in inputs if rng.random() < 0.7]
    add_op("backward", [gradient] + saved + [output][:rng.randint(0, 1)], made)
    gradient = made[0]
    updates += [(inputs[-1], value) for value in made[1:]]
results = [gradient]
for parameter, value in updates:
    results.append(add_value("parameter", values[parameter]["bytes"]))
    add_op("optimizer", [parameter, value], results[-1:])
problem = {"format": "remat-problem", "version": 1, "name": "dense",
           "device": {"name": "test"}, "values": values, "ops": ops,
           "arguments": [0] + parameters, "results": results,
           "donated": [[pair[0], result] for pair, result in zip(updates, results[1:])]}
with open(path, "w") as out:
    json.dump(problem, out)
