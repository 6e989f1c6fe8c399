# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers, losses and optimizers that the example models share, in plain JAX.

Parameters are nested dictionaries and lists of float32 arrays. A layer is a
pair of functions: `NAME_parameters(key, ...)` makes its parameters and
`NAME(parameters, x)` applies it. Nothing here holds an array as a Python
constant: masks and positions come from iota, so no exported module carries a
large literal.
"""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

CHECKPOINT_POLICIES = {
    "full": jax.checkpoint_policies.nothing_saveable,
    "dots": jax.checkpoint_policies.dots_saveable,
    "dots_nobatch": jax.checkpoint_policies.dots_with_no_batch_dims_saveable,
}
CHECKPOINT_CHOICES = ("none", *CHECKPOINT_POLICIES)


class Example(NamedTuple):
    """A training step and all that is needed to export and to run it."""

    # (params, opt_state, ..., batch[, key]) -> (params, opt_state, ..., loss)
    train_step: Callable
    # (params, ..., batch[, key]) -> loss: the step without optimizer state.
    loss: Callable
    # key -> arguments of `train_step`; traced only for shapes when exporting.
    arguments: Callable
    # Positions of the arguments of `train_step` whose buffers it may reuse.
    donated: tuple[int, ...]
    # Exclusive upper limits of integer entries of the batch, by their key.
    limits: dict[str, int]
    # Positions of the arguments of `train_step` that `loss` takes.
    loss_arguments: tuple[int, ...] = (0, 2)


def checkpointed(function: Callable, policy: str) -> Callable:
    """`function`, recomputed in the backward pass except for what `policy` saves."""
    if policy == "none":
        return function
    return jax.checkpoint(function, policy=CHECKPOINT_POLICIES[policy])


# Layers.


def dense_parameters(key, inputs: int, outputs: int, deviation: float | None = None):
    """Normal weights, by default with the variance 1 / inputs, and zero biases."""
    deviation = inputs**-0.5 if deviation is None else deviation
    return {"weight": deviation * jax.random.normal(key, (inputs, outputs)),
            "bias": jnp.zeros(outputs)}


def dense(parameters, x):
    """An affine map of the last axis, computed in the element type of `x`."""
    weight = parameters["weight"].astype(x.dtype)
    return x @ weight + parameters["bias"].astype(x.dtype)


def norm_parameters(features: int):
    return {"scale": jnp.ones(features), "shift": jnp.zeros(features)}


def layer_norm(parameters, x, epsilon: float = 1e-5):
    """Normalizes the last axis in float32, whatever the element type of `x`."""
    wide = x.astype(jnp.float32)
    mean = wide.mean(axis=-1, keepdims=True)
    variance = jnp.square(wide - mean).mean(axis=-1, keepdims=True)
    normal = (wide - mean) * lax.rsqrt(variance + epsilon)
    return (normal * parameters["scale"] + parameters["shift"]).astype(x.dtype)


def conv_parameters(key, window: int, inputs: int, outputs: int):
    """Weights after He et al. 2015: variance 2 / fan-in; no bias, a norm follows."""
    deviation = (2 / (window * window * inputs)) ** 0.5
    return deviation * jax.random.normal(key, (window, window, inputs, outputs))


def conv(weight, x, stride: int = 1, padding: str = "SAME"):
    return lax.conv_general_dilated(
        x, weight, (stride, stride), padding,
        dimension_numbers=("NHWC", "HWIO", "NHWC"))


def max_pool(x, window: int, stride: int, padding: str = "SAME"):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, window, window, 1),
                             (1, stride, stride, 1), padding)


def causal_mask(length: int):
    """True where the key (column) is not after the query (row)."""
    rows = lax.broadcasted_iota(jnp.int32, (length, length), 0)
    columns = lax.broadcasted_iota(jnp.int32, (length, length), 1)
    return rows >= columns


def attention_parameters(key, width: int, output_deviation: float = 0.02):
    keys = jax.random.split(key)
    return {"projection": dense_parameters(keys[0], width, 3 * width, 0.02),
            "output": dense_parameters(keys[1], width, width, output_deviation)}


def attention(parameters, x, heads: int, mask=None,
              on_probabilities: Callable = lambda probabilities: probabilities):
    """Multi-head self-attention; the softmax is computed in float32.

    `mask` is broadcast to (batch, heads, queries, keys) and true where attention
    is allowed. `on_probabilities` is applied to the attention weights (dropout).
    """
    batch, length, width = x.shape
    projected = dense(parameters["projection"], x)
    projected = projected.reshape(batch, length, 3, heads, width // heads)
    query, key, value = (projected[:, :, part] for part in range(3))
    scores = jnp.einsum("bqhd,bkhd->bhqk", query, key).astype(jnp.float32)
    scores = scores * (width // heads) ** -0.5
    if mask is not None:
        scores = jnp.where(mask, scores, -1e9)
    probabilities = on_probabilities(jax.nn.softmax(scores, axis=-1))
    mixed = jnp.einsum("bhqk,bkhd->bqhd", probabilities.astype(x.dtype), value)
    return dense(parameters["output"], mixed.reshape(batch, length, width))


def dropout(key, rate: float, x):
    """Zeroes entries with probability `rate` and scales up the others."""
    is_kept = jax.random.bernoulli(key, 1 - rate, x.shape)
    return jnp.where(is_kept, x / (1 - rate), 0)


# Losses.


def cross_entropy(logits, labels):
    """The negative log-likelihood of each label, in float32."""
    scores = jax.nn.log_softmax(logits.astype(jnp.float32), axis=-1)
    return -jnp.take_along_axis(scores, labels[..., None], axis=-1)[..., 0]


# Optimizers: an initial state and an update that returns parameters and state.


class AdamSettings(NamedTuple):
    rate: float = 1e-3
    decay_first: float = 0.9
    decay_second: float = 0.999
    epsilon: float = 1e-8


ADAM = AdamSettings()


def adam_state(parameters):
    zeros = jax.tree.map(jnp.zeros_like, parameters)
    return {"count": jnp.zeros((), jnp.int32), "first": zeros,
            "second": jax.tree.map(jnp.zeros_like, parameters)}


@jax.jit
def adam_leaf(parameter, first, second, gradient, first_correction, second_correction):
    """Adam for one array: its new value and new moment estimates.

    Jitted for the text, not for speed: arrays of one shape share one function.
    """
    rate, decay_first, decay_second, epsilon = ADAM
    first = decay_first * first + (1 - decay_first) * gradient
    second = decay_second * second + (1 - decay_second) * gradient * gradient
    scale = jnp.sqrt(second * second_correction) + epsilon
    return parameter - rate * (first * first_correction) / scale, first, second


def adam(parameters, state, gradients):
    """Adam (Kingma and Ba 2015) with bias correction from a step counter."""
    count = state["count"] + 1
    steps = count.astype(jnp.float32)
    corrections = (1 / (1 - ADAM.decay_first**steps), 1 / (1 - ADAM.decay_second**steps))
    leaves, structure = jax.tree.flatten(parameters)
    moments = zip(jax.tree.leaves(state["first"]), jax.tree.leaves(state["second"]))
    updated = [adam_leaf(leaf, first, second, gradient, *corrections)
               for leaf, (first, second), gradient
               in zip(leaves, moments, jax.tree.leaves(gradients))]
    parameters, first, second = (structure.unflatten(part) for part in zip(*updated))
    return parameters, {"count": count, "first": first, "second": second}


def momentum_state(parameters):
    return jax.tree.map(jnp.zeros_like, parameters)


def momentum(parameters, velocities, gradients, rate: float = 0.1, decay: float = 0.9,
             weight_decay: float = 0.0):
    """Stochastic gradient descent with heavy-ball momentum and weight decay."""
    if weight_decay:
        gradients = jax.tree.map(lambda g, p: g + weight_decay * p, gradients, parameters)
    velocities = jax.tree.map(lambda v, g: decay * v + g, velocities, gradients)
    parameters = jax.tree.map(lambda p, v: p - rate * v, parameters, velocities)
    return parameters, velocities


def clipped(gradients, limit: float):
    """The gradients, scaled down together when their global norm exceeds `limit`."""
    squares = sum(jnp.sum(jnp.square(g)) for g in jax.tree.leaves(gradients))
    factor = jnp.minimum(1.0, limit * lax.rsqrt(squares + 1e-12))
    return jax.tree.map(lambda g: g * factor, gradients)
