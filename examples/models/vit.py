# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ViT-B/16 (Dosovitskiy et al. 2021): a transformer encoder over image patches.

A strided convolution makes the patches, a learned class token is put in front,
its final state is classified. All float32, GELU in its exact form (chlo.erfc).
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from models import common


class Config(NamedTuple):
    layers: int
    width: int
    heads: int
    image: int
    patch: int
    classes: int
    batch: int


SIZES = {
    "tiny": Config(layers=2, width=24, heads=3, image=16, patch=4, classes=10, batch=2),
    "mid": Config(layers=4, width=192, heads=3, image=96, patch=8, classes=100, batch=8),
    "real": Config(layers=12, width=768, heads=12, image=224, patch=16, classes=1000,
                   batch=32),
}


def block_parameters(key, config: Config):
    keys = jax.random.split(key, 3)
    width = config.width
    return {
        "attention_norm": common.norm_parameters(width),
        "attention": common.attention_parameters(keys[0], width),
        "mlp_norm": common.norm_parameters(width),
        "expand": common.dense_parameters(keys[1], width, 4 * width),
        "contract": common.dense_parameters(keys[2], 4 * width, width),
    }


def parameters_of(key, config: Config):
    keys = jax.random.split(key, config.layers + 3)
    width = config.width
    patches = (config.image // config.patch) ** 2
    return {
        "patch": common.conv_parameters(keys[0], config.patch, 3, width),
        "class_token": jnp.zeros((1, 1, width)),
        "positions": 0.02 * jax.random.normal(keys[1], (1, patches + 1, width)),
        "blocks": [block_parameters(k, config) for k in keys[3:]],
        "norm": common.norm_parameters(width),
        "head": common.dense_parameters(keys[2], width, config.classes),
    }


def embed(params, images, patch: int):
    x = common.conv(params["patch"], images, stride=patch, padding="VALID")
    batch, _, _, width = x.shape
    x = x.reshape(batch, -1, width)
    token = jnp.broadcast_to(params["class_token"], (batch, 1, width))
    return jnp.concatenate([token, x], axis=1) + params["positions"]


def block(parameters, x, heads: int):
    normal = common.layer_norm(parameters["attention_norm"], x)
    x = x + common.attention(parameters["attention"], normal, heads)
    hidden = common.dense(parameters["expand"],
                          common.layer_norm(parameters["mlp_norm"], x))
    hidden = jax.nn.gelu(hidden, approximate=False)
    return x + common.dense(parameters["contract"], hidden)


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]

    def layer(parameters, x):
        return block(parameters, x, config.heads)

    layer = common.checkpointed(layer, checkpoint)

    def loss(params, batch):
        x = embed(params, batch["images"], config.patch)
        for parameters in params["blocks"]:
            x = layer(parameters, x)
        state = common.layer_norm(params["norm"], x)[:, 0]
        logits = common.dense(params["head"], state)
        return common.cross_entropy(logits, batch["labels"]).mean()

    def train_step(params, opt_state, batch):
        value, gradients = jax.value_and_grad(loss)(params, batch)
        params, opt_state = common.adam(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key, 3)
        params = parameters_of(keys[0], config)
        shape = (config.batch, config.image, config.image, 3)
        batch = {
            "images": jax.random.normal(keys[1], shape),
            "labels": jax.random.randint(keys[2], (config.batch,), 0, config.classes),
        }
        return params, common.adam_state(params), batch

    return common.Example(train_step, loss, arguments, donated=(0, 1),
                          limits={"labels": config.classes})
