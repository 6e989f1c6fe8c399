# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""GPT-2 with the parameters of all layers stacked and the layers in a loop.

The same mathematics as `gpt2`, but `lax.scan` runs over the leading axis of the
block parameters. In the exported module the forward loop stacks what the
backward loop reads: the residuals of all layers are a few large tensors.
"""

import jax
from jax import lax

from models import common, gpt2

SIZES = gpt2.SIZES


def parameters_of(key, config: gpt2.Config):
    keys = jax.random.split(key)
    block_keys = jax.random.split(keys[1], config.layers)
    blocks = jax.vmap(lambda k: gpt2.block_parameters(k, config))(block_keys)
    return {"embedding": gpt2.embedding_parameters(keys[0], config),
            "blocks": blocks,
            "norm": common.norm_parameters(config.width)}


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]

    def layer(parameters, x):
        return gpt2.block(parameters, x, config.heads)

    layer = common.checkpointed(layer, checkpoint)

    def loss(params, batch):
        x = gpt2.embed(params["embedding"], batch["tokens"])
        x, _ = lax.scan(lambda x, parameters: (layer(parameters, x), None), x,
                        params["blocks"])
        return gpt2.token_loss(params, x, batch["targets"])

    def train_step(params, opt_state, batch):
        value, gradients = jax.value_and_grad(loss)(params, batch)
        params, opt_state = common.adam(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key)
        params = parameters_of(keys[0], config)
        return params, common.adam_state(params), gpt2.batch_of(keys[1], config)

    return common.Example(train_step, loss, arguments, donated=(0, 1),
                          limits=gpt2.limits_of(config))
