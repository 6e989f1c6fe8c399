# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""BERT-base (Devlin et al. 2019): masked language modelling with dropout.

Layer norm after each sub-layer, a padding mask from sequence lengths, and three
dropouts per layer whose masks come from the key that the step takes as an
argument: random, yet a pure function of it, thus recomputable. The loss is taken
at a fixed number of masked positions, gathered before the output projection.
There is no next-sentence task.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from models import common


class Config(NamedTuple):
    layers: int
    width: int
    heads: int
    length: int
    predictions: int  # masked positions per sequence
    vocabulary: int
    batch: int


SIZES = {
    "tiny": Config(layers=2, width=32, heads=2, length=16, predictions=3,
                   vocabulary=96, batch=2),
    "mid": Config(layers=4, width=192, heads=6, length=128, predictions=20,
                  vocabulary=4096, batch=6),
    "real": Config(layers=12, width=768, heads=12, length=512, predictions=76,
                   vocabulary=30522, batch=16),
}
SEGMENTS = 2
DROPOUT_RATE = 0.1


def block_parameters(key, width: int):
    keys = jax.random.split(key, 3)
    return {
        "attention": common.attention_parameters(keys[0], width),
        "attention_norm": common.norm_parameters(width),
        "expand": common.dense_parameters(keys[1], width, 4 * width, 0.02),
        "contract": common.dense_parameters(keys[2], 4 * width, width, 0.02),
        "mlp_norm": common.norm_parameters(width),
    }


def parameters_of(key, config: Config):
    keys = jax.random.split(key, config.layers + 4)
    width = config.width

    def table(key, rows):
        return 0.02 * jax.random.normal(key, (rows, width))

    return {
        "tokens": table(keys[0], config.vocabulary),
        "positions": table(keys[1], config.length),
        "segments": table(keys[2], SEGMENTS),
        "embedding_norm": common.norm_parameters(width),
        "blocks": [block_parameters(k, width) for k in keys[4:]],
        "transform": common.dense_parameters(keys[3], width, width, 0.02),
        "transform_norm": common.norm_parameters(width),
        "output_bias": jnp.zeros(config.vocabulary),
    }


def embed(params, batch, key):
    x = params["tokens"][batch["tokens"]] + params["positions"]
    x = common.layer_norm(params["embedding_norm"],
                          x + params["segments"][batch["segments"]])
    return common.dropout(key, DROPOUT_RATE, x)


def padding_mask(lengths, length: int):
    """True where a key position is inside its sequence."""
    positions = lax.broadcasted_iota(jnp.int32, (1, 1, 1, length), 3)
    return positions < lengths[:, None, None, None]


def block(parameters, x, mask, key, heads: int):
    keys = jax.random.split(key, 3)
    attended = common.attention(
        parameters["attention"], x, heads, mask,
        lambda probabilities: common.dropout(keys[0], DROPOUT_RATE, probabilities))
    attended = common.dropout(keys[1], DROPOUT_RATE, attended)
    x = common.layer_norm(parameters["attention_norm"], x + attended)
    hidden = jax.nn.gelu(common.dense(parameters["expand"], x), approximate=False)
    hidden = common.dense(parameters["contract"], hidden)
    hidden = common.dropout(keys[2], DROPOUT_RATE, hidden)
    return common.layer_norm(parameters["mlp_norm"], x + hidden)


def masked_loss(params, x, batch):
    """The weighted mean cross entropy of the tokens at the masked positions."""
    x = jnp.take_along_axis(x, batch["masked"][..., None], axis=1)
    x = jax.nn.gelu(common.dense(params["transform"], x), approximate=False)
    x = common.layer_norm(params["transform_norm"], x)
    logits = x @ params["tokens"].T + params["output_bias"]
    losses = common.cross_entropy(logits, batch["labels"])
    return jnp.sum(losses * batch["weights"]) / (jnp.sum(batch["weights"]) + 1e-5)


def batch_of(key, config: Config):
    keys = jax.random.split(key, 5)
    sequences = (config.batch, config.length)
    predictions = (config.batch, config.predictions)
    return {
        "tokens": jax.random.randint(keys[0], sequences, 0, config.vocabulary),
        "segments": jax.random.randint(keys[1], sequences, 0, SEGMENTS),
        "lengths": jax.random.randint(keys[2], (config.batch,), 1, config.length + 1),
        "masked": jax.random.randint(keys[3], predictions, 0, config.length),
        "labels": jax.random.randint(keys[4], predictions, 0, config.vocabulary),
        "weights": jnp.ones(predictions),
    }


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]

    def layer(parameters, x, mask, key):
        return block(parameters, x, mask, key, config.heads)

    layer = common.checkpointed(layer, checkpoint)

    def loss(params, batch, key):
        keys = jax.random.split(key, config.layers + 1)
        x = embed(params, batch, keys[0])
        mask = padding_mask(batch["lengths"], config.length)
        for parameters, layer_key in zip(params["blocks"], keys[1:]):
            x = layer(parameters, x, mask, layer_key)
        return masked_loss(params, x, batch)

    def train_step(params, opt_state, batch, key):
        value, gradients = jax.value_and_grad(loss)(params, batch, key)
        params, opt_state = common.adam(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key, 3)
        params = parameters_of(keys[0], config)
        batch = batch_of(keys[1], config)
        # The key as plain words: a typed one makes JAX print a Shardy constraint.
        return params, common.adam_state(params), batch, jax.random.key_data(keys[2])

    limits = {"tokens": config.vocabulary, "labels": config.vocabulary,
              "segments": SEGMENTS, "lengths": config.length + 1,
              "masked": config.length}
    return common.Example(train_step, loss, arguments, donated=(0, 1), limits=limits,
                          loss_arguments=(0, 2, 3))
