# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One process of a distributed program: worker.py PORT COUNT INDEX [BUDGET].
Trains data parallel, once with a budget and once without, and compares."""

import sys

import jax

port, count, index = (int(text) for text in sys.argv[1:4])
budget = sys.argv[4] if len(sys.argv) > 4 else "70%"
jax.config.update("jax_cpu_collectives_implementation", "gloo")
jax.distributed.initialize(f"127.0.0.1:{port}", num_processes=count,
                           process_id=index)

import jax.numpy as jnp
import numpy
from jax.sharding import Mesh, NamedSharding, PartitionSpec

import remat_jax

mesh = Mesh(numpy.array(jax.devices()), ("data",))


def loss_of(weights, x):
    for weight in weights:
        x = jnp.sin(x @ weight)
    return jnp.mean((x - 1) ** 2)


def train_step(weights, x):
    loss, gradients = jax.value_and_grad(loss_of)(weights, x)
    return jax.tree.map(lambda w, g: w - 0.1 * g, weights, gradients), loss


def place(value, spec):
    return jax.make_array_from_callback(
        value.shape, NamedSharding(mesh, spec), lambda part: value[part])


rng = numpy.random.default_rng(0)
weights = [rng.standard_normal((64, 64), dtype=numpy.float32) * 0.2
           for _ in range(8)]
batch = place(rng.standard_normal((512 * count, 64), dtype=numpy.float32),
              PartitionSpec("data"))
state = lambda: [place(weight, PartitionSpec()) for weight in weights]

step = remat_jax.jit(train_step, budget=budget, donate_argnums=0)
reference = jax.jit(train_step, donate_argnums=0)
ours, theirs = state(), state()
for _ in range(2):
    ours, loss = step(ours, batch)
    theirs, expected = reference(theirs, batch)
    assert float(loss) == float(expected), (float(loss), float(expected))
print(f"process {index} loss {float(loss):.6f}")
