#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes training steps with loops of many kinds, one module each.

Parameters and their momentum are donated. Then

    benchmarks/loops_vs_unrolled.py --module=FOLDER/recurrent_dropout.mlir ...

compares their plans with those of the same steps with loops unrolled, and

    scripts/check-host-with-jax --plans=none,80%,min FOLDER/*.mlir

their results with XLA CPU's.
"""

import jax
import jax.numpy as jnp
from jax import lax
from unusual_steps import read_arguments, register_in, tensor, write_step

RATE, DECAY = 0.01, 0.9
BATCH, WIDTH, STEPS_IN_TIME, LAYERS = 64, 256, 32, 12
ROWS = 8 * BATCH

STEPS = {}
step = register_in(STEPS)


def train(loss):
    def run(parameters, momentum, *data):
        value, gradients = jax.value_and_grad(loss)(parameters, *data)
        momentum = jax.tree.map(lambda m, g: DECAY * m + g, momentum, gradients)
        parameters = jax.tree.map(lambda p, m: p - RATE * m, parameters, momentum)
        return parameters, momentum, value
    return run


RECURRENT = {"w": tensor(WIDTH, WIDTH), "u": tensor(WIDTH, WIDTH), "b": tensor(WIDTH),
             "o": tensor(WIDTH, 10)}
IN_TIME = tensor(STEPS_IN_TIME, BATCH, WIDTH)
LABELS = tensor(BATCH, 10)
KEY = tensor(2, dtype=jnp.uint32)


def stacked(*shape):
    return tensor(LAYERS, *shape)


WIDE = {"a": stacked(WIDTH, 4 * WIDTH), "b": stacked(4 * WIDTH, WIDTH)}


def distance(p, h, y):
    return jnp.mean((h @ p["o"] - y) ** 2)


def start():
    return jnp.zeros((BATCH, WIDTH))


def normalize(h):
    return h / jnp.sqrt(jnp.mean(h * h, -1, keepdims=True) + 1e-6)


@step(RECURRENT, IN_TIME, LABELS, KEY)
def recurrent_dropout(p, xs, y, key):
    """The key of the random bits is split in the carry."""
    def body(carry, x):
        h, key = carry
        key, own = jax.random.split(key)
        h = jnp.tanh(x @ p["w"] + h @ p["u"] + p["b"])
        h = jnp.where(jax.random.bernoulli(own, 0.9, h.shape), h / 0.9, 0.0)
        return (h, key), h.sum(-1)
    (h, _), sums = lax.scan(body, (start(), key), xs)
    return distance(p, h, y) + jnp.mean(sums ** 2)


@step(RECURRENT, IN_TIME, LABELS, tensor(STEPS_IN_TIME, dtype=jnp.bool_))
def branches(p, xs, y, flags):
    def body(h, data):
        x, flag = data
        h = lax.cond(flag, lambda h: jnp.tanh(x @ p["w"] + h @ p["u"]),
                     lambda h: jax.nn.silu(h @ p["u"]) * x + h, h)
        return jax.nn.gelu(h) * 0.5 + h, None
    h, _ = lax.scan(body, start(), (xs, flags))
    return distance(p, h, y)


@step(RECURRENT, tensor(BATCH, WIDTH), LABELS)
def early_exit(p, x, y):
    """As many iterations as a loop takes that ends early, at most `STEPS_IN_TIME`."""
    def advance(h):
        return jnp.tanh(h @ p["u"] + x @ p["w"])

    def goes_on(carry):
        i, _, change = carry
        return (i < STEPS_IN_TIME) & (change > 1e-3)

    def body(carry):
        i, h, _ = carry
        after = advance(h)
        return i + 1, after, jnp.max(jnp.abs(after - h))

    @jax.checkpoint
    def masked(h, i):
        return jnp.where(i < count, jax.nn.gelu(advance(h) @ p["u"]), h), None

    count, _, _ = lax.while_loop(goes_on, body, (0, start(), jnp.float32(1)))
    count = lax.stop_gradient(count)
    h, _ = lax.scan(masked, start(), jnp.arange(STEPS_IN_TIME))
    return distance(p, h, y)


@jax.custom_vjp
def smooth(x):
    return x * jax.nn.sigmoid(1.7 * x)


def smooth_backward(x, g):
    s = jax.nn.sigmoid(1.7 * x)
    return (g * (s + 1.7 * x * s * (1 - s)),)


smooth.defvjp(lambda x: (smooth(x), x), smooth_backward)


@step({"layers": WIDE, "o": tensor(WIDTH, 10)}, tensor(ROWS, WIDTH), tensor(ROWS, 10))
def custom_rule(p, x, y):
    h, _ = lax.scan(lambda h, w: (normalize(h + smooth(h @ w["a"]) @ w["b"]), None),
                    x, p["layers"])
    return distance(p, h, y)


@step({"layers": WIDE, "o": tensor(WIDTH, 10)}, tensor(ROWS, WIDTH), tensor(ROWS, 10))
def checkpointed(p, x, y):
    @jax.checkpoint
    def body(h, w):
        return h + jax.nn.gelu(normalize(h) @ w["a"]) @ w["b"], None
    h, _ = lax.scan(body, x, p["layers"])
    return distance(p, h, y)


@step(RECURRENT, tensor(BATCH, STEPS_IN_TIME, WIDTH), LABELS)
def mapped(p, xs, y):
    """A scan under vmap."""
    def one(x):
        def body(h, x):
            z = jax.nn.sigmoid(x @ p["w"] + h @ p["u"] + p["b"])
            h = (1 - z) * h + z * jnp.tanh(h @ p["u"] + x)
            return h, h
        h, states = lax.scan(body, jnp.zeros((WIDTH,)), x)
        return h + states.sum(0)
    return distance(p, jax.vmap(one)(xs), y)


@step({"a": stacked(WIDTH, 4 * WIDTH), "c": stacked(4 * WIDTH),
       "b": stacked(4 * WIDTH, WIDTH), "o": tensor(WIDTH, 10)},
      tensor(ROWS, WIDTH), tensor(ROWS, 10))
def indexed(p, x, y):
    """fori_loop over the places of stacked weights."""
    def body(i, h):
        return h + jax.nn.gelu(h @ p["a"][i] + p["c"][i]) @ p["b"][i]
    return distance(p, lax.fori_loop(0, LAYERS, body, x), y)


@step({"a": tensor(2, WIDTH, 4 * WIDTH), "c": tensor(2, 4 * WIDTH),
       "b": tensor(2, 4 * WIDTH, WIDTH), "o": tensor(WIDTH, 10)},
      tensor(ROWS, WIDTH), tensor(ROWS, 10))
def shared(p, x, y):
    """Layers that share weights in turn."""
    def body(i, h):
        k = i % 2
        return h + jax.nn.gelu(h @ p["a"][k] + p["c"][k]) @ p["b"][k]
    return distance(p, lax.fori_loop(0, LAYERS, body, x), y)


@step({"layers": {"a": tensor(4, WIDTH, WIDTH), "b": tensor(4, WIDTH, WIDTH)},
       "o": tensor(WIDTH, 10)}, IN_TIME, LABELS)
def time_in_layers(p, xs, y):
    def layer(xs, w):
        def body(h, x):
            h = jnp.tanh(x @ w["a"] + h @ w["b"])
            return h, h
        return lax.scan(body, start(), xs)[1], None
    h, _ = lax.scan(layer, xs, p["layers"])
    return distance(p, h[-1], y)


@step({"layers": {"a": tensor(4, WIDTH, WIDTH), "b": tensor(4, WIDTH, WIDTH)},
       "o": tensor(WIDTH, 10)}, IN_TIME, LABELS)
def halving(p, xs, y):
    """Associative scans over time in a scan over layers."""
    def layer(h, w):
        pairs = (jax.nn.sigmoid(h @ w["a"]), h @ w["b"])
        _, s = lax.associative_scan(
            lambda l, r: (l[0] * r[0], r[0] * l[1] + r[1]), pairs, axis=0)
        return h + jnp.tanh(s), None
    h, _ = lax.scan(layer, xs, p["layers"])
    return distance(p, h[-1], y)


@step({"w": tensor(WIDTH, WIDTH), "u": tensor(WIDTH, WIDTH), "v": tensor(WIDTH, WIDTH),
       "t": tensor(WIDTH, WIDTH), "o": tensor(WIDTH, 10)}, IN_TIME, LABELS)
def to_and_fro(p, xs, y):
    """Two scans in a row, the second one backwards in time."""
    def over(w, u):
        def body(h, x):
            h = jnp.tanh(x @ w + h @ u)
            return h, h
        return body
    h, states = lax.scan(over(p["w"], p["u"]), start(), xs)
    g, others = lax.scan(over(p["v"], p["t"]), h, states, reverse=True)
    return distance(p, g + others.mean(0), y)


DEEP = 64
DEEP_STACK = ({"w": tensor(DEEP, WIDTH, WIDTH), "o": tensor(WIDTH, 10)},
              tensor(ROWS, WIDTH), tensor(ROWS, 10))


def deep_layer(h, w):
    return jnp.sin(jnp.tanh(h @ w) * 2) + h, None


@step(*DEEP_STACK)
def deep(p, xs, y):
    """A scan over many layers, for which carries alone are much."""
    h, _ = lax.scan(deep_layer, xs, p["w"])
    return distance(p, h, y)


def nest_by_hand(length):
    """The same as checkpointed scans in a scan: what users write where it is too much."""
    def loss(p, xs, y):
        inner = jax.checkpoint(lambda h, w: lax.scan(deep_layer, h, w))
        w = p["w"].reshape(DEEP // length, length, WIDTH, WIDTH)
        return distance(p, lax.scan(inner, xs, w)[0], y)
    loss.__name__ = f"deep_by_{length}"
    step(*DEEP_STACK)(loss)


for segment in (4, 8, 16):
    nest_by_hand(segment)


def main() -> None:
    folder, names = read_arguments(__doc__, STEPS)
    for name in names:
        loss, parameters, data, limits = STEPS[name]
        write_step(folder / name, train(loss), (parameters, parameters), data, limits)


if __name__ == "__main__":
    main()
