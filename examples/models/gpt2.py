# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""GPT-2 (Radford et al. 2019): a decoder-only transformer language model.

Layer norm before each sub-layer, the embedding table doubles as output
projection. Parameters and optimizer state are float32; the layers compute in
bfloat16, normalization, softmax and loss in float32. The layers are unrolled:
the step is one flat graph. `gpt2_scan` has the same layers in a loop.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from models import common


class Config(NamedTuple):
    layers: int
    width: int
    heads: int
    length: int
    vocabulary: int
    batch: int


SIZES = {
    "tiny": Config(layers=2, width=32, heads=2, length=16, vocabulary=96, batch=2),
    "mid": Config(layers=4, width=192, heads=6, length=192, vocabulary=4096, batch=4),
    "real": Config(layers=12, width=768, heads=12, length=1024, vocabulary=50257,
                   batch=4),
}


def block_parameters(key, config: Config):
    keys = jax.random.split(key, 3)
    # Residual branches start smaller the deeper the network is.
    deviation = 0.02 * (2 * config.layers) ** -0.5
    width = config.width
    return {
        "attention_norm": common.norm_parameters(width),
        "attention": common.attention_parameters(keys[0], width, deviation),
        "mlp_norm": common.norm_parameters(width),
        "expand": common.dense_parameters(keys[1], width, 4 * width, 0.02),
        "contract": common.dense_parameters(keys[2], 4 * width, width, deviation),
    }


def embedding_parameters(key, config: Config):
    keys = jax.random.split(key)
    tokens = (config.vocabulary, config.width)
    positions = (config.length, config.width)
    return {"tokens": 0.02 * jax.random.normal(keys[0], tokens),
            "positions": 0.01 * jax.random.normal(keys[1], positions)}


def parameters_of(key, config: Config):
    keys = jax.random.split(key, config.layers + 1)
    return {"embedding": embedding_parameters(keys[0], config),
            "blocks": [block_parameters(k, config) for k in keys[1:]],
            "norm": common.norm_parameters(config.width)}


@jax.named_scope("embedding")
def embed(parameters, tokens):
    """The sum of token and position embeddings, in bfloat16."""
    return (parameters["tokens"][tokens] + parameters["positions"]).astype(jnp.bfloat16)


@jax.named_scope("mlp")
def mlp(parameters, x):
    x = common.layer_norm(parameters["mlp_norm"], x)
    x = jax.nn.gelu(common.dense(parameters["expand"], x), approximate=True)
    return common.dense(parameters["contract"], x)


@jax.named_scope("attention")
def attention(parameters, x, heads: int):
    x = common.layer_norm(parameters["attention_norm"], x)
    mask = common.causal_mask(x.shape[1])
    return common.attention(parameters["attention"], x, heads, mask)


def block(parameters, x, heads: int):
    x = x + attention(parameters, x, heads)
    return x + mlp(parameters, x)


@jax.named_scope("loss")
def token_loss(params, x, targets):
    """Mean cross entropy of the next token under the tied output projection."""
    x = common.layer_norm(params["norm"], x)
    table = params["embedding"]["tokens"].astype(x.dtype)
    return common.cross_entropy(x @ table.T, targets).mean()


def loss_function(config: Config, checkpoint: str):
    """(params, batch) -> loss with unrolled layers."""
    def layer(parameters, x):
        return block(parameters, x, config.heads)

    layer = common.checkpointed(layer, checkpoint)

    def loss(params, batch):
        x = embed(params["embedding"], batch["tokens"])
        for index, parameters in enumerate(params["blocks"]):
            with jax.named_scope(f"block_{index}"):
                x = layer(parameters, x)
        return token_loss(params, x, batch["targets"])

    return loss


def batch_of(key, config: Config, *leading: int):
    """Random tokens and the tokens that follow them, after `leading` axes."""
    shape = (*leading, config.batch, config.length + 1)
    tokens = jax.random.randint(key, shape, 0, config.vocabulary)
    return {"tokens": tokens[..., :-1], "targets": tokens[..., 1:]}


def limits_of(config: Config):
    return {"tokens": config.vocabulary, "targets": config.vocabulary}


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]
    loss = loss_function(config, checkpoint)

    def train_step(params, opt_state, batch):
        value, gradients = jax.value_and_grad(loss)(params, batch)
        params, opt_state = common.adam(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key)
        params = parameters_of(keys[0], config)
        return params, common.adam_state(params), batch_of(keys[1], config)

    return common.Example(train_step, loss, arguments, donated=(0, 1),
                          limits=limits_of(config))
