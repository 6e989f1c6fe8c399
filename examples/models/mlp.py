# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A multi-layer perceptron for classification, trained by SGD with momentum.

The smallest example: a chain of dense layers with ReLU, whose only recomputable
values are the activations between them.
"""

from typing import NamedTuple

import jax

from models import common


class Config(NamedTuple):
    inputs: int
    width: int
    layers: int  # hidden ones
    classes: int
    batch: int


SIZES = {
    "tiny": Config(inputs=12, width=24, layers=3, classes=5, batch=8),
    "mid": Config(inputs=784, width=1024, layers=5, classes=10, batch=512),
    "real": Config(inputs=784, width=2048, layers=6, classes=10, batch=1024),
}


def parameters_of(key, config: Config):
    widths = [config.inputs] + [config.width] * (config.layers - 1)
    keys = jax.random.split(key, config.layers + 1)
    hidden = [common.dense_parameters(k, inputs, config.width, (2 / inputs) ** 0.5)
              for k, inputs in zip(keys, widths)]
    return {"hidden": hidden,
            "output": common.dense_parameters(keys[-1], config.width, config.classes)}


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]

    def layer(parameters, x):
        return jax.nn.relu(common.dense(parameters, x))

    layer = common.checkpointed(layer, checkpoint)

    def loss(params, batch):
        x = batch["inputs"]
        for parameters in params["hidden"]:
            x = layer(parameters, x)
        logits = common.dense(params["output"], x)
        return common.cross_entropy(logits, batch["labels"]).mean()

    def train_step(params, opt_state, batch):
        value, gradients = jax.value_and_grad(loss)(params, batch)
        params, opt_state = common.momentum(params, opt_state, gradients, rate=0.05)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key, 3)
        params = parameters_of(keys[0], config)
        batch = {
            "inputs": jax.random.normal(keys[1], (config.batch, config.inputs)),
            "labels": jax.random.randint(keys[2], (config.batch,), 0, config.classes),
        }
        return params, common.momentum_state(params), batch

    return common.Example(train_step, loss, arguments, donated=(0, 1),
                          limits={"labels": config.classes})
