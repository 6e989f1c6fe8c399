# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ResNet-50 (He et al. 2016) with BatchNorm, trained by SGD with momentum.

BatchNorm normalizes with the statistics of the batch and keeps running averages
of them. These are state: the step takes them as a third donated argument and
returns their new values, which are results of the forward pass and needed at the
end of the step. The stride is in the 3x3 convolution (version 1.5).
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from models import common


class Config(NamedTuple):
    image: int
    width: int  # of the first stage, before the expansion
    blocks: tuple[int, ...]  # per stage
    classes: int
    batch: int


SIZES = {
    "tiny": Config(image=32, width=4, blocks=(2, 1), classes=10, batch=2),
    "mid": Config(image=96, width=24, blocks=(1, 2, 2, 1), classes=100, batch=16),
    "real": Config(image=224, width=64, blocks=(3, 4, 6, 3), classes=1000, batch=32),
}
EXPANSION = 4
AVERAGE_DECAY = 0.9


def norm_state_of(features: int):
    return {"mean": jnp.zeros(features), "variance": jnp.ones(features)}


def block_parameters(key, inputs: int, width: int, is_first: bool):
    """Parameters and norm state of a bottleneck; the first of a stage projects."""
    keys = jax.random.split(key, 4)
    outputs = EXPANSION * width
    shapes = {"reduce": (1, inputs, width), "spatial": (3, width, width),
              "expand": (1, width, outputs)}
    if is_first:
        shapes["shortcut"] = (1, inputs, outputs)
    parameters = {name: {"conv": common.conv_parameters(k, *shape),
                         "norm": common.norm_parameters(shape[-1])}
                  for k, (name, shape) in zip(keys, shapes.items())}
    return parameters, {name: norm_state_of(s[-1]) for name, s in shapes.items()}


def stages_of(config: Config):
    """(input channels, width, stride, is first of its stage) of each block."""
    inputs = config.width
    for stage, count in enumerate(config.blocks):
        width = config.width * 2**stage
        for index in range(count):
            yield inputs, width, 2 if stage and not index else 1, index == 0
            inputs = EXPANSION * width


def parameters_of(key, config: Config):
    """(parameters, norm state) of the whole network."""
    stages = list(stages_of(config))
    keys = jax.random.split(key, len(stages) + 2)
    blocks = [block_parameters(k, inputs, width, is_first)
              for k, (inputs, width, _, is_first) in zip(keys[2:], stages)]
    features = EXPANSION * stages[-1][1]
    params = {
        "stem": {"conv": common.conv_parameters(keys[0], 7, 3, config.width),
                 "norm": common.norm_parameters(config.width)},
        "blocks": [parameters for parameters, _ in blocks],
        "head": common.dense_parameters(keys[1], features, config.classes),
    }
    return params, {"stem": norm_state_of(config.width),
                    "blocks": [state for _, state in blocks]}


def batch_norm(parameters, state, x, epsilon: float = 1e-5):
    """Normalizes each channel over the batch; returns new running averages too."""
    mean = x.mean(axis=(0, 1, 2))
    variance = jnp.square(x - mean).mean(axis=(0, 1, 2))
    normal = (x - mean) * lax.rsqrt(variance + epsilon)
    new = {"mean": mean, "variance": variance}
    averages = jax.tree.map(
        lambda old, now: AVERAGE_DECAY * old + (1 - AVERAGE_DECAY) * now, state, new)
    return normal * parameters["scale"] + parameters["shift"], averages


def conv_norm(parameters, state, x, stride: int = 1):
    x = common.conv(parameters["conv"], x, stride)
    return batch_norm(parameters["norm"], state, x)


def block(parameters, state, x, stride: int):
    new = {}
    y, new["reduce"] = conv_norm(parameters["reduce"], state["reduce"], x)
    y, new["spatial"] = conv_norm(parameters["spatial"], state["spatial"],
                                  jax.nn.relu(y), stride)
    y, new["expand"] = conv_norm(parameters["expand"], state["expand"], jax.nn.relu(y))
    if "shortcut" in parameters:
        x, new["shortcut"] = conv_norm(parameters["shortcut"], state["shortcut"], x,
                                       stride)
    return jax.nn.relu(x + y), new


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]
    strides = [stride for _, _, stride, _ in stages_of(config)]
    layers = {stride: common.checkpointed(
        lambda parameters, state, x, stride=stride: block(parameters, state, x, stride),
        checkpoint) for stride in (1, 2)}

    def loss(params, norm_state, batch):
        new = {"blocks": []}
        x, new["stem"] = conv_norm(params["stem"], norm_state["stem"],
                                   batch["images"], 2)
        x = common.max_pool(jax.nn.relu(x), 3, 2)
        for stride, parameters, state in zip(strides, params["blocks"],
                                             norm_state["blocks"]):
            x, state = layers[stride](parameters, state, x)
            new["blocks"].append(state)
        logits = common.dense(params["head"], x.mean(axis=(1, 2)))
        return common.cross_entropy(logits, batch["labels"]).mean(), new

    def train_step(params, opt_state, norm_state, batch):
        gradient = jax.value_and_grad(loss, has_aux=True)
        (value, norm_state), gradients = gradient(params, norm_state, batch)
        params, opt_state = common.momentum(params, opt_state, gradients,
                                            weight_decay=1e-4)
        return params, opt_state, norm_state, value

    def arguments(key):
        keys = jax.random.split(key, 3)
        params, norm_state = parameters_of(keys[0], config)
        shape = (config.batch, config.image, config.image, 3)
        batch = {
            "images": jax.random.normal(keys[1], shape),
            "labels": jax.random.randint(keys[2], (config.batch,), 0, config.classes),
        }
        return params, common.momentum_state(params), norm_state, batch

    return common.Example(train_step, loss, arguments, donated=(0, 1, 2),
                          limits={"labels": config.classes}, loss_arguments=(0, 2, 3))
