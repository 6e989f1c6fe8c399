# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A stacked LSTM language model (Zaremba et al. 2014), 64 time steps long.

Each layer is one `lax.scan` over time, so each layer becomes a forward loop that
stacks its residuals per time step and a backward loop that reads them. Trained
by gradient descent with momentum after clipping the global gradient norm. The
real size has the widths of the paper's large model, without dropout.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from models import common


class Config(NamedTuple):
    layers: int
    width: int
    vocabulary: int
    length: int
    batch: int


SIZES = {
    "tiny": Config(layers=2, width=16, vocabulary=40, length=64, batch=2),
    "mid": Config(layers=2, width=256, vocabulary=2000, length=64, batch=16),
    "real": Config(layers=2, width=1500, vocabulary=10000, length=64, batch=20),
}


def parameters_of(key, config: Config):
    keys = jax.random.split(key, 2 * config.layers + 2)
    width = config.width

    def layer_parameters(index):
        recurrent = width**-0.5 * jax.random.normal(keys[2 * index], (width, 4 * width))
        return {"input": common.dense_parameters(keys[2 * index + 1], width, 4 * width),
                "recurrent": recurrent}

    table = 0.1 * jax.random.normal(keys[-1], (config.vocabulary, width))
    return {"embedding": table,
            "layers": [layer_parameters(index) for index in range(config.layers)],
            "output": common.dense_parameters(keys[-2], width, config.vocabulary)}


def cell(parameters, state, x):
    """One time step; the forget gate has a bias of one."""
    hidden, memory = state
    gates = common.dense(parameters["input"], x) + hidden @ parameters["recurrent"]
    entry, forget, candidate, exit_ = jnp.split(gates, 4, axis=-1)
    memory = (jax.nn.sigmoid(forget + 1) * memory
              + jax.nn.sigmoid(entry) * jnp.tanh(candidate))
    hidden = jax.nn.sigmoid(exit_) * jnp.tanh(memory)
    return (hidden, memory), hidden


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]
    time_step = common.checkpointed(cell, checkpoint)

    def layer(parameters, xs):
        zeros = jnp.zeros(xs.shape[1:])
        _, hiddens = lax.scan(lambda state, x: time_step(parameters, state, x),
                              (zeros, zeros), xs)
        return hiddens

    def loss(params, batch):
        x = params["embedding"][batch["tokens"].T]  # time comes first
        for parameters in params["layers"]:
            x = layer(parameters, x)
        logits = common.dense(params["output"], x)
        return common.cross_entropy(logits, batch["targets"].T).mean()

    def train_step(params, opt_state, batch):
        value, gradients = jax.value_and_grad(loss)(params, batch)
        gradients = common.clipped(gradients, limit=5.0)
        params, opt_state = common.momentum(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key)
        params = parameters_of(keys[0], config)
        shape = (config.batch, config.length + 1)
        tokens = jax.random.randint(keys[1], shape, 0, config.vocabulary)
        batch = {"tokens": tokens[:, :-1], "targets": tokens[:, 1:]}
        return params, common.momentum_state(params), batch

    limits = {"tokens": config.vocabulary, "targets": config.vocabulary}
    return common.Example(train_step, loss, arguments, donated=(0, 1), limits=limits)
