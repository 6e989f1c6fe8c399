#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes whole training steps as people write them with optax, one module each.

Losses of many fields, each under another optimizer; parameters and its state are
donated. Limits of integer arguments lie beside the modules, as examples/make_inputs.py
reads them. Then

    scripts/check-host-with-jax --plans=none,70%,min FOLDER/*.mlir

compares them with XLA CPU.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import lax
from unusual_steps import integers, read_arguments, tensor, write_step

cross_entropy = optax.softmax_cross_entropy_with_integer_labels


class Step(NamedTuple):
    # (parameters, state, *data) -> (parameters, state, loss).
    run: object
    parameters: object
    state: object
    data: tuple
    # Of integer arguments, by position in `data`.
    limits: dict


STEPS: dict[str, Step] = {}


def step(optimizer, parameters, *data, limits=None):
    """Registers a loss of parameters and data."""
    def register(loss):
        def run(p, state, *batch):
            value, gradients = jax.value_and_grad(loss)(p, *batch)
            updates, state = optimizer.update(gradients, state, p)
            return optax.apply_updates(p, updates), state, value
        state = jax.eval_shape(optimizer.init, parameters)
        STEPS[loss.__name__] = Step(run, parameters, state, data, limits or {})
        return loss
    return register


def whole_step(parameters, state, *data, limits=None):
    """Registers what updates parameters and state itself."""
    def register(run):
        STEPS[run.__name__] = Step(run, parameters, state, data, limits or {})
        return run
    return register


def layers(count, **shapes):
    return [{name: tensor(*shape) for name, shape in shapes.items()}
            for _ in range(count)]


@step(optax.adamw(1e-3), {"lift": tensor(3, 16), "last": tensor(16, 1),
                          "layers": layers(3, re=(8, 16, 16), im=(8, 16, 16), w=(16, 16))},
      tensor(8, 64, 3), tensor(8, 64, 1))
def fourier_operator(p, x, y):
    h = x @ p["lift"]
    for layer in p["layers"]:
        low = jnp.fft.rfft(h, axis=1)[:, :8]
        mixed = jnp.einsum("bkc,kcd->bkd", low, layer["re"] + 1j * layer["im"])
        modes = jnp.zeros((8, 33, 16), mixed.dtype).at[:, :8].set(mixed)
        h = jax.nn.gelu(jnp.fft.irfft(modes, n=64, axis=1) + h @ layer["w"])
    return jnp.mean((h @ p["last"] - y) ** 2)


@step(optax.chain(optax.clip_by_global_norm(1.0), optax.lion(1e-3)),
      {"e": tensor(50, 32), "o": tensor(32, 50),
       "layers": layers(2, a=(32,), b=(32, 32), c=(32, 32), g=(32, 32))},
      integers(4, 33), limits={0: 50})
def state_space(p, tokens):
    h = p["e"][tokens[:, :-1]]
    for layer in p["layers"]:
        decay = jax.nn.sigmoid(layer["a"]) * jnp.ones_like(h)
        _, states = lax.associative_scan(
            lambda l, r: (l[0] * r[0], l[1] * r[0] + r[1]), (decay, h @ layer["b"]), axis=1)
        h = h + states @ layer["c"] * jax.nn.silu(h @ layer["g"])
    return cross_entropy(h @ p["o"], tokens[:, 1:]).mean()


@step(optax.adafactor(1e-2), {"o": tensor(16, 4),
                              "layers": layers(3, w=(16, 16), s=(16, 16), a=(32,))},
      tensor(40, 16), integers(160), integers(160), integers(40),
      limits={1: 40, 2: 40, 3: 4})
def graph_attention(p, h, source, target, y):
    for layer in p["layers"]:
        m = h[source] @ layer["w"]
        scores = jax.nn.leaky_relu(jnp.concatenate([m, h[target]], -1) @ layer["a"])
        most = jax.ops.segment_max(scores, target, 40)
        e = jnp.exp(scores - most[target])
        weight = e / (jax.ops.segment_sum(e, target, 40)[target] + 1e-9)
        h = jax.nn.elu(h @ layer["s"]
                       + jax.ops.segment_sum(weight[:, None] * m, target, 40))
    return cross_entropy(h @ p["o"], y).mean()


@step(optax.sgd(0.1, momentum=0.9, nesterov=True),
      {"c": tensor(5, 20, 32), "o": tensor(32, 12)},
      tensor(4, 40, 20), integers(4), integers(4, 6), integers(4),
      limits={1: 20, 2: 12, 3: 6})
def speech_ctc(p, x, frames, labels, count):
    h = jax.nn.relu(lax.conv_general_dilated(
        x, p["c"], (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC")))
    padding = (jnp.arange(20) >= frames[:, None]).astype(x.dtype)
    behind = (jnp.arange(6) >= count[:, None]).astype(x.dtype)
    return optax.ctc_loss(h @ p["o"], padding, labels, behind).mean()


@step(optax.MultiSteps(optax.adam(1e-3), every_k_schedule=4).gradient_transformation(),
      {"a": tensor(32, 64), "b": tensor(64, 64), "c": tensor(64, 8)},
      tensor(64, 32), tensor(64, 8))
def every_fourth_step(p, x, y):
    h = jnp.tanh(x @ p["a"])
    return optax.huber_loss((jnp.tanh(h @ p["b"]) + h) @ p["c"], y).mean()


@step(optax.adam(1e-3), {"i": tensor(3, 3, 3, 16), "t": tensor(16, 16),
                         "down": tensor(3, 3, 16, 32), "qkv": tensor(32, 96),
                         "mix": tensor(32, 32), "up": tensor(3, 3, 32, 16),
                         "o": tensor(3, 3, 32, 3)},
      tensor(4, 16, 16, 3), tensor(4), tensor(2, dtype=jnp.uint32))
def diffusion(p, x, t, key):
    def convolve(h, w, stride=1):
        return lax.conv_general_dilated(h, w, (stride, stride), "SAME",
                                        dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def standardize(h):
        centered = h - h.mean((1, 2), keepdims=True)
        return centered * lax.rsqrt(jnp.mean(centered ** 2, (1, 2), keepdims=True) + 1e-5)
    noise = jax.random.normal(jax.random.wrap_key_data(key), x.shape)
    part = jnp.cos(t)[:, None, None, None]
    waves = jnp.sin(t[:, None] * jnp.exp(-jnp.arange(16) / 4)) @ p["t"]
    skip = convolve(part * x + jnp.sqrt(1 - part ** 2) * noise, p["i"])
    h = convolve(jax.nn.silu(standardize(skip) + waves[:, None, None]), p["down"], 2)
    q, k, v = jnp.split(h.reshape(4, 64, 32) @ p["qkv"], 3, -1)
    probabilities = jax.nn.softmax(jnp.einsum("bqc,bkc->bqk", q, k) / 32 ** 0.5)
    h = h + (probabilities @ v @ p["mix"]).reshape(h.shape)
    h = jax.nn.silu(convolve(jax.image.resize(h, (4, 16, 16, 32), "bilinear"), p["up"]))
    return jnp.mean((convolve(jnp.concatenate([h, skip], -1), p["o"]) - noise) ** 2)


@step(optax.rmsprop(1e-3, momentum=0.9), {"a": tensor(8, 32), "b": tensor(32, 8)},
      tensor(64, 8), tensor(64, 8))
def runge_kutta(p, x, y):
    def slope(h):
        return jnp.tanh(h @ p["a"]) @ p["b"]

    @jax.checkpoint
    def advance(h, _):
        k1 = slope(h)
        k2 = slope(h + 0.05 * k1)
        k3 = slope(h + 0.05 * k2)
        return h + (k1 + 2 * k2 + 2 * k3 + slope(h + 0.1 * k3)) / 60, None
    return jnp.mean((lax.scan(advance, x, None, length=20)[0] - y) ** 2)


@step(optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-3, 10, 100)),
      {"e": tensor(64, 64), "layers": layers(2, q=(64, 64), k=(64, 32), v=(64, 32),
                                             o=(64, 64), a=(64, 96), b=(64, 96),
                                             c=(96, 64), n=(64,), m=(64,))},
      integers(2, 33), limits={0: 64})
def llama(p, tokens):
    narrow = jnp.bfloat16

    def normalize(x, scale):
        x = x.astype(jnp.float32)
        x = x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6)
        return (x * (1 + scale)).astype(narrow)

    def rotate(x):
        angles = jnp.arange(32)[:, None] / 10000 ** (jnp.arange(0, 16, 2) / 16)
        c, s = jnp.cos(angles)[:, None], jnp.sin(angles)[:, None]
        even, odd = x[..., ::2].astype(c.dtype), x[..., 1::2].astype(c.dtype)
        turned = jnp.stack([even * c - odd * s, even * s + odd * c], -1)
        return turned.reshape(x.shape).astype(narrow)

    x = p["e"].astype(narrow)[tokens[:, :-1]]
    for layer in jax.tree.map(lambda w: w.astype(narrow), p["layers"]):
        h = normalize(x, layer["n"])
        q, k, v = (rotate((h @ layer["q"]).reshape(2, 32, 4, 16)),
                   rotate((h @ layer["k"]).reshape(2, 32, 2, 16)),
                   (h @ layer["v"]).reshape(2, 32, 2, 16))
        heads = jax.nn.dot_product_attention(q, k, v, is_causal=True)
        x = x + heads.reshape(2, 32, 64) @ layer["o"]
        h = normalize(x, layer["m"])
        x = x + (jax.nn.silu(h @ layer["a"]) * (h @ layer["b"])) @ layer["c"]
    logits = (x @ p["e"].astype(narrow).T).astype(jnp.float32)
    z_loss = 1e-4 * jnp.mean(jax.nn.logsumexp(logits, -1) ** 2)
    return cross_entropy(logits, tokens[:, 1:]).mean() + z_loss


PAIR = {"a": tensor(20, 32), "b": tensor(32, 5)}


@whole_step(PAIR, PAIR, tensor(32, 20), integers(32), tensor(2, dtype=jnp.uint32),
            limits={1: 5})
def private_gradients(p, momentum, x, y, key):
    def loss(p, x, y):
        return cross_entropy(jnp.tanh(x @ p["a"]) @ p["b"], y)
    values, gradients = jax.vmap(jax.value_and_grad(loss), (None, 0, 0))(p, x, y)
    scale = jnp.minimum(1, 1 / (jax.vmap(optax.global_norm)(gradients) + 1e-6))
    keys = dict(zip(p, jax.random.split(jax.random.wrap_key_data(key))))
    noisy = {name: jnp.einsum("b...,b->...", gradient, scale) / 32
             + jax.random.normal(keys[name], p[name].shape) / 32
             for name, gradient in gradients.items()}
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, noisy)
    return jax.tree.map(lambda w, m: w - 0.1 * m, p, momentum), momentum, values.mean()


@whole_step(PAIR, PAIR, tensor(64, 20), tensor(64, 5))
def newton(p, _, x, y):
    def loss(p):
        return jnp.mean((jnp.tanh(x @ p["a"]) @ p["b"] - y) ** 2)
    value, gradient = jax.value_and_grad(loss)(p)

    def curve(v):
        return jax.tree.map(lambda h, d: h + 0.1 * d,
                            jax.jvp(jax.grad(loss), (p,), (v,))[1], v)
    direction, _ = jax.scipy.sparse.linalg.cg(curve, gradient, maxiter=8)
    return jax.tree.map(jnp.subtract, p, direction), direction, value


@step(optax.novograd(1e-3), {"a": tensor(3, 3, 3, 2, 8), "b": tensor(2, 2, 2, 8, 16),
                             "o": tensor(16, 5)},
      tensor(2, 6, 10, 10, 2), integers(2), limits={1: 5})
def video(p, x, y):
    numbers = ("NDHWC", "DHWIO", "NDHWC")
    h = jax.nn.relu(lax.conv_general_dilated(x, p["a"], (1, 1, 1), "SAME",
                                             dimension_numbers=numbers))
    h = jax.nn.relu(lax.conv_general_dilated(h, p["b"], (2, 2, 2), "VALID",
                                             rhs_dilation=(1, 2, 2),
                                             dimension_numbers=numbers))
    pooled = lax.map(lambda clip: jax.nn.logsumexp(clip, axis=(0, 1, 2)), h)
    return cross_entropy(pooled @ p["o"], y).mean()


@step(optax.chain(optax.clip(1.0), optax.adagrad(0.1)),
      {"e": tensor(30, 24), "enc": tensor(48, 72), "dec": tensor(72, 72),
       "a": tensor(24, 24), "o": tensor(48, 30)},
      integers(4, 10), integers(4, 9), integers(4), limits={0: 30, 1: 30, 2: 10})
def translation(p, source, target, length):
    def gru(w, h, x):
        gates = jax.nn.sigmoid(jnp.concatenate([h, x], -1) @ w[:, :48])
        reset, update = jnp.split(gates, 2, -1)
        new = jnp.tanh(jnp.concatenate([reset * h, x], -1) @ w[:, 48:])
        return update * h + (1 - update) * new

    mask = jnp.arange(10) < length[:, None]

    def encode(h, word):
        x, is_word = word
        h = jnp.where(is_word[:, None], gru(p["enc"], h, x), h)
        return h, h
    words = p["e"][source].swapaxes(0, 1), mask.T
    h, states = lax.scan(encode, jnp.zeros((4, 24)), words)

    def decode(h, x):
        scores = jnp.where(mask, jnp.einsum("bd,tbd->bt", h @ p["a"], states), -1e9)
        context = jnp.einsum("bt,tbd->bd", jax.nn.softmax(scores), states)
        h = gru(p["dec"], h, jnp.concatenate([x, context], -1))
        return h, jnp.concatenate([h, context], -1) @ p["o"]
    _, logits = lax.scan(decode, h, p["e"][target[:, :-1]].swapaxes(0, 1))
    weight = (target[:, 1:] != 0).astype(logits.dtype)
    losses = cross_entropy(logits.swapaxes(0, 1), target[:, 1:])
    return jnp.sum(losses * weight) / jnp.maximum(weight.sum(), 1)


@step(optax.yogi(1e-2), {"a": tensor(5, 12, 16), "b": tensor(5, 16, 1)},
      tensor(32, 12), tensor(32), integers(), limits={2: 3})
def ensemble(p, x, y, kind):
    def member(a, b):
        h = lax.switch(kind, [jnp.tanh, jax.nn.relu, jnp.sin], x @ a)
        return (h @ b)[:, 0]
    guesses = jnp.sort(jax.vmap(member)(p["a"], p["b"]), axis=0)
    error = jnp.abs(jnp.median(guesses, axis=0) - y)
    return jnp.mean(error ** 2) + lax.top_k(error, 4)[0].sum() \
        + 0.1 * jnp.mean(guesses[-1] - guesses[0])


def main() -> None:
    folder, names = read_arguments(__doc__, STEPS)
    for name in names:
        run, parameters, state, data, limits = STEPS[name]
        write_step(folder / name, run, (parameters, state), data, limits)


if __name__ == "__main__":
    main()
