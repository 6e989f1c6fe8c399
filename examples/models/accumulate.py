# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradient accumulation: one optimizer step from several microbatches of a GPT.

`lax.scan` runs forward and backward pass of one microbatch per iteration and
adds up the gradients; the layers inside are unrolled. The whole memory peak is
in the body of that loop, where a rematerialization has to happen. The real size
has the shape of DistilGPT2 (Sanh et al. 2019).
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from models import common, gpt2


class Config(NamedTuple):
    model: gpt2.Config
    microbatches: int


SIZES = {
    "tiny": Config(gpt2.Config(layers=1, width=16, heads=2, length=8, vocabulary=48,
                               batch=2), microbatches=3),
    "mid": Config(gpt2.Config(layers=2, width=128, heads=4, length=128,
                              vocabulary=2048, batch=4), microbatches=4),
    "real": Config(gpt2.Config(layers=6, width=768, heads=12, length=1024,
                               vocabulary=50257, batch=4), microbatches=8),
}


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]
    microbatch_loss = gpt2.loss_function(config.model, checkpoint)

    def loss(params, batch):
        losses = lax.map(lambda microbatch: microbatch_loss(params, microbatch), batch)
        return losses.mean()

    def train_step(params, opt_state, batch):
        def accumulate(sums, microbatch):
            new = jax.value_and_grad(microbatch_loss)(params, microbatch)
            return jax.tree.map(jnp.add, sums, new), None

        zeros = (jnp.zeros(()), jax.tree.map(jnp.zeros_like, params))
        sums, _ = lax.scan(accumulate, zeros, batch)
        value, gradients = jax.tree.map(lambda s: s / config.microbatches, sums)
        params, opt_state = common.adam(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key)
        params = gpt2.parameters_of(keys[0], config.model)
        batch = gpt2.batch_of(keys[1], config.model, config.microbatches)
        return params, common.adam_state(params), batch

    return common.Example(train_step, loss, arguments, donated=(0, 1),
                          limits=gpt2.limits_of(config.model))
