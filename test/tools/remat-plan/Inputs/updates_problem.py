# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a chain of layers whose updates of parameters stand behind the backward phase: each
is of two ops, and one decays weights before it sees the gradient, as AdamW does.

usage: updates_problem.py LAYERS OUT.json
"""

import json
import sys

layers, path = int(sys.argv[1]), sys.argv[2]
values, ops = [], []
activation_bytes, parameter_bytes = 1 << 18, 1 << 16


def add_value(kind, size):
    values.append({"name": f"v{len(values)}", "bytes": size, "class": kind})
    return len(values) - 1


def add_op(kind, phase, ns, inputs, output):
    ops.append({"name": f"o{len(ops)}", "kind": kind, "phase": phase, "timeNs": ns,
                "inputs": inputs, "outputs": [output],
                # As compiled steps: backward ops run once.
                "recomputable": phase == "forward"})
    return output


parameters = [add_value("parameter", parameter_bytes) for _ in range(layers)]
activations = [add_value("batch", activation_bytes)]
for parameter in parameters:
    activations.append(add_op("matmul", "forward", 10000, [activations[-1], parameter],
                              add_value("activation", activation_bytes)))
gradient, gradients = activations.pop(), {}
for parameter, activation in reversed(list(zip(parameters, activations))):
    gradients[parameter] = add_op("matmul", "backward", 10000, [gradient, activation],
                                  add_value("gradient", parameter_bytes))
    gradient = add_op("matmul", "backward", 10000, [gradient, parameter],
                      add_value("gradient", activation_bytes))
results, donated = [gradient], []
for parameter in parameters:
    decayed = add_op("pointwise", "optimizer", 100, [parameter],
                     add_value("other", parameter_bytes))
    updated = add_op("pointwise", "optimizer", 100, [decayed, gradients[parameter]],
                     add_value("parameter", parameter_bytes))
    results.append(updated)
    donated.append([parameter, updated])
problem = {"format": "remat-problem", "version": 1, "name": "updates",
           "device": {"name": "test"}, "values": values, "ops": ops,
           "arguments": [layers] + parameters, "results": results,
           "donated": donated}
with open(path, "w") as out:
    json.dump(problem, out)
