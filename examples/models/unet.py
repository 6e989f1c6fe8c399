# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""U-Net (Ronneberger et al. 2015): segmentation with long skip connections.

Each level halves the image by max pooling on the way down and doubles it by a
transposed convolution on the way up, where the values of the way down are
concatenated. Those skips live from the first layers to the last ones, so the
values with the longest lives are also the largest.
Unlike in the paper, convolutions keep the image size and a group norm follows each.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from models import common


class Config(NamedTuple):
    image: int
    widths: tuple[int, ...]  # channels per level, the last one is the bottom
    classes: int
    batch: int


SIZES = {
    "tiny": Config(image=16, widths=(8, 16, 32), classes=3, batch=1),
    "mid": Config(image=64, widths=(16, 32, 64, 128), classes=3, batch=4),
    "real": Config(image=256, widths=(64, 128, 256, 512, 1024), classes=2, batch=8),
}
GROUPS = 8


def double_parameters(key, inputs: int, outputs: int):
    keys = jax.random.split(key)
    return {"first": common.conv_parameters(keys[0], 3, inputs, outputs),
            "first_norm": common.norm_parameters(outputs),
            "second": common.conv_parameters(keys[1], 3, outputs, outputs),
            "second_norm": common.norm_parameters(outputs)}


def parameters_of(key, config: Config):
    keys = iter(jax.random.split(key, 3 * len(config.widths)))
    levels = list(zip((3, *config.widths), config.widths))
    pairs = list(zip(config.widths, config.widths[1:]))[::-1]
    return {
        "down": [double_parameters(next(keys), inputs, outputs)
                 for inputs, outputs in levels],
        "grow": [common.conv_parameters(next(keys), 2, below, width)
                 for width, below in pairs],
        "up": [double_parameters(next(keys), 2 * width, width) for width, _ in pairs],
        "output": common.conv_parameters(next(keys), 1, config.widths[0],
                                         config.classes),
    }


def group_norm(parameters, x, epsilon: float = 1e-5):
    """Normalizes groups of channels together with all pixels of an image."""
    grouped = x.reshape(*x.shape[:-1], GROUPS, -1)
    mean = grouped.mean(axis=(1, 2, 4), keepdims=True)
    variance = jnp.square(grouped - mean).mean(axis=(1, 2, 4), keepdims=True)
    normal = ((grouped - mean) * lax.rsqrt(variance + epsilon)).reshape(x.shape)
    return normal * parameters["scale"] + parameters["shift"]


def double(parameters, x):
    """Twice: convolution, group norm, ReLU."""
    x = common.conv(parameters["first"], x)
    x = jax.nn.relu(group_norm(parameters["first_norm"], x))
    x = common.conv(parameters["second"], x)
    return jax.nn.relu(group_norm(parameters["second_norm"], x))


def grow(weight, x):
    return lax.conv_transpose(x, weight, (2, 2), "SAME",
                              dimension_numbers=("NHWC", "HWIO", "NHWC"))


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]
    layer = common.checkpointed(double, checkpoint)

    def loss(params, batch):
        x = batch["images"]
        skips = []
        for level, parameters in enumerate(params["down"]):
            x = common.max_pool(x, 2, 2) if level else x
            x = layer(parameters, x)
            skips.append(x)
        skips.pop()
        for weight, parameters in zip(params["grow"], params["up"]):
            x = jnp.concatenate([skips.pop(), grow(weight, x)], axis=-1)
            x = layer(parameters, x)
        logits = common.conv(params["output"], x)
        return common.cross_entropy(logits, batch["labels"]).mean()

    def train_step(params, opt_state, batch):
        value, gradients = jax.value_and_grad(loss)(params, batch)
        params, opt_state = common.adam(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key, 3)
        params = parameters_of(keys[0], config)
        shape = (config.batch, config.image, config.image)
        batch = {"images": jax.random.normal(keys[1], (*shape, 3)),
                 "labels": jax.random.randint(keys[2], shape, 0, config.classes)}
        return params, common.adam_state(params), batch

    return common.Example(train_step, loss, arguments, donated=(0, 1),
                          limits={"labels": config.classes})
