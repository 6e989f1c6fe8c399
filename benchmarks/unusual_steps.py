#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes small training steps that are unlike the examples, one module each.

Every step is differentiated, donates its parameters and uses what the examples do
without: sorts, scans by halving, segments, branches, early exits, transforms,
factorizations, narrow types, windows, random numbers. Limits of integer arguments lie
beside the modules, as examples/make_inputs.py reads them. Then

    scripts/check-host-with-jax --plans=none,60%,min FOLDER/*.mlir

compares them with XLA CPU.
"""

import argparse
import json
import pathlib
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax
from jax.ad_checkpoint import checkpoint_name

RATE = 0.1


class Step(NamedTuple):
    loss: object
    parameters: object
    data: tuple
    # Of integer arguments, by position in `data`.
    limits: dict


STEPS: dict[str, Step] = {}


def tensor(*shape, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


def integers(*shape):
    return tensor(*shape, dtype=jnp.int32)


def register_in(steps: dict[str, Step]):
    """A decorator step(parameters, *data) that puts a loss of these into `steps`."""
    def step(parameters, *data, limits=None):
        def register(loss):
            steps[loss.__name__] = Step(loss, parameters, data, limits or {})
            return loss
        return register
    return step


# Losses here return (loss, further results).
step = register_in(STEPS)


def train(loss):
    def run(parameters, *data):
        (value, more), gradients = jax.value_and_grad(loss, has_aux=True)(
            parameters, *data)
        updated = jax.tree.map(lambda p, g: (p - RATE * g).astype(p.dtype),
                               parameters, gradients)
        return updated, value, more
    return run


def nll(logits, labels):
    scores = jax.nn.log_softmax(logits)
    return -jnp.take_along_axis(scores, labels[:, None], axis=1).mean()


@step({"w": tensor(32, 64), "v": tensor(64, 16)}, tensor(24, 32), integers(24),
      limits={1: 16})
def sort_topk(p, x, y):
    h = jnp.sort(jnp.tanh(x @ p["w"]), axis=1)
    h, places = lax.top_k(h * jnp.arange(64.0), 40)
    z = jax.nn.gelu(jnp.pad(h, ((0, 0), (0, 24)))) @ p["v"]
    return nll(z - jnp.median(z, axis=0), y), places


@step({"a": tensor(16, 32), "b": tensor(16, 32), "c": tensor(32, 8)}, tensor(4, 40, 16))
def scans(p, x):
    g, u = jax.nn.sigmoid(x @ p["a"]), x @ p["b"]
    _, h = lax.associative_scan(
        lambda l, r: (l[0] * r[0], r[0] * l[1] + r[1]), (g, u), axis=1)
    means = jnp.cumsum(h, axis=1) / (1 + jnp.arange(40.0))[:, None]
    decay = jnp.cumprod(1 - 0.01 * g, axis=1)
    most = lax.cummax(u, axis=1) + lax.cumlogsumexp(u, axis=1)
    return jnp.mean((((h + means) * decay + most) @ p["c"]) ** 2), decay[:, -1]


@step({"e": tensor(50, 24), "w": tensor(24, 24), "o": tensor(24, 1)},
      integers(128), integers(300), integers(300), tensor(16),
      limits={0: 50, 1: 128, 2: 128})
def segments(p, nodes, source, target, y):
    h = p["e"][nodes]
    for _ in range(3):
        m = jax.nn.silu(h[source] @ p["w"])
        total = jax.ops.segment_sum(m, target, num_segments=128)
        most = jax.ops.segment_max(m, target, num_segments=128)
        degree = jnp.zeros(128).at[target].add(1.0)
        h = h + total / (1 + degree)[:, None] + 0.1 * jnp.where(jnp.isfinite(most), most, 0)
    h = h.at[source[:50]].mul(1.5).at[target[:20]].set(0.25)
    pooled = h.reshape(16, 8, 24).mean(1)
    return jnp.mean(((pooled @ p["o"])[:, 0] - y) ** 2), degree


@step({"w": tensor(16, 16), "b": tensor(16)}, tensor(32, 16), integers(), integers(),
      limits={1: 20, 2: 3})
def branches(p, x, place, kind):
    h = jnp.tanh(lax.dynamic_slice(x, (place, 0), (12, 16)) @ p["w"] + p["b"])
    h = lax.cond(jnp.sum(h) > 3, lambda h: jnp.sin(h) @ p["w"],
                 lambda h: jax.nn.relu(h - 0.1) * p["b"], h)
    h = lax.switch(kind, [lambda h: h * h, lambda h: jnp.sort(h, 0),
                          lambda h: jnp.exp(h) @ p["w"].T], h)
    whole = lax.dynamic_update_slice(x, h, (place, 0))
    return jnp.mean(jnp.square(whole @ p["w"])), h


@step({"w": tensor(6, 6)}, tensor(9, 6), integers(9), limits={1: 6})
def batched_loops(p, x, counts):
    def halve(value):
        return lax.while_loop(lambda s: (jnp.abs(s[0]) > 1e-3) & (s[1] < 20),
                              lambda s: (s[0] * 0.5 - 0.01 * s[0] ** 2, s[1] + 1),
                              (value, 0))
    def repeat(row, count):
        return lax.fori_loop(
            0, 5, lambda k, h: jnp.where(k < count, jnp.tanh(h @ p["w"]) + row, h), row)
    _, trips = jax.vmap(halve)(lax.stop_gradient(x[:, 0] * 50))
    h = jax.vmap(repeat)(x, counts)
    chosen = jax.vmap(lambda v, k: lax.switch(k % 3, [jnp.sin, jnp.cos, jnp.square], v))
    return jnp.mean(chosen(h, counts) ** 2), trips


@step({"x": tensor(12, 24), "h": tensor(24, 24), "o": tensor(24, 4)},
      tensor(6, 5, 7, 12), tensor(6, 4))
def nested_scans(p, xs, y):
    def one(x, y):
        def inner(h, xt):
            h = jnp.tanh(xt @ p["x"] + h @ p["h"])
            return h, h.sum()
        def outer(h, chunk):
            h, sums = lax.scan(inner, h, chunk)
            return h * 0.9, sums
        h, sums = lax.scan(outer, jnp.zeros(24), x)
        return jnp.mean((h @ p["o"] - y) ** 2) + 1e-3 * jnp.mean(sums ** 2), sums
    losses, sums = jax.vmap(one)(xs, y)
    return jnp.mean(losses), sums


@step({"f": tensor(16, 9), "w": tensor(16, 16)}, tensor(8, 16, 16))
def fourier(p, x):
    spectrum = jnp.fft.rfft(x @ p["w"], axis=-1) * lax.complex(p["f"], p["f"][::-1])
    z = jnp.fft.irfft(spectrum, n=16, axis=-1)
    power = jnp.abs(jnp.fft.fft2(z)) ** 2
    return jnp.mean(power) + jnp.mean(jnp.angle(spectrum + 0.3) ** 2), z


@step({"w": tensor(24, 20), "s": tensor(20)}, tensor(10, 32, 24))
def cholesky(p, x):
    f = x @ p["w"]
    k = jnp.einsum("bni,bnj->bij", f, f) + 2 * jnp.eye(20)
    factor = jnp.linalg.cholesky(k)
    right = jnp.broadcast_to(p["s"], (10, 20))[..., None]
    a = jax.scipy.linalg.solve_triangular(factor, right, lower=True)
    diagonal = jnp.diagonal(factor, axis1=1, axis2=2)
    return jnp.sum(a ** 2) + jnp.sum(jnp.log(diagonal)), diagonal


@step({"w": tensor(32, 32, dtype=jnp.bfloat16), "v": tensor(32, 32, dtype=jnp.float16),
       "g": tensor(32)}, tensor(16, 32, dtype=jnp.uint8), tensor(16, dtype=jnp.int8))
def narrow_types(p, x, y):
    h = jax.nn.gelu((x.astype(jnp.bfloat16) / jnp.bfloat16(3)) @ p["w"])
    q = jnp.clip(jnp.round(h.astype(jnp.float32) * 16), -128, 127).astype(jnp.int8)
    h = (h.astype(jnp.float16) @ p["v"]).astype(jnp.float32) * p["g"]
    parity = (x[:, :1] ^ jnp.uint8(5)) >> 1
    s = jnp.where(parity > 1, h, -h)
    hot = jax.nn.one_hot(y.astype(jnp.int32) * 7, 32)
    loss = -jnp.mean(jnp.sum(jax.nn.log_softmax(s) * hot, -1))
    return loss, (jnp.argmax(s, -1).astype(jnp.uint8), jnp.argmin(h, 0), q)


@step({"a": tensor(3, 3, 2, 8), "b": tensor(3, 3, 8, 8), "c": tensor(4, 4, 8, 4),
       "d": tensor(3, 1, 3, 3, 3), "o": tensor(4, 5)},
      tensor(4, 12, 12, 4), tensor(2, 3, 6, 6, 6), integers(4), limits={2: 5})
def convolutions(p, x, volume, y):
    names = ("NHWC", "HWIO", "NHWC")
    h = lax.conv_general_dilated(x, p["a"], (1, 1), "SAME", dimension_numbers=names,
                                 feature_group_count=2)
    h = lax.conv_general_dilated(jax.nn.relu(h), p["b"], (1, 1), ((2, 2), (2, 2)),
                                 rhs_dilation=(2, 2), dimension_numbers=names)
    h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1),
                          ((0, 0), (1, 1), (1, 1), (0, 0)))
    h = lax.conv_transpose(h, p["c"], (2, 2), "SAME", dimension_numbers=names)
    h = lax.reduce_window(h, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1), "SAME") / 9
    v = lax.conv_general_dilated(
        volume, p["d"], (1, 1, 1), "SAME", feature_group_count=3,
        dimension_numbers=("NCDHW", "OIDHW", "NCDHW"))
    v = lax.reduce_window(v, 0.0, lax.add, (1, 1, 2, 2, 2), (1, 1, 2, 2, 2), "VALID")
    return nll(h.mean((1, 2)) @ p["o"], y) + jnp.mean(v ** 2), h


@step({"k": tensor(3, 3, 3, 6)}, tensor(2, 12, 12, 3))
def resized(p, x):
    h = lax.conv_general_dilated(
        x.astype(jnp.bfloat16), p["k"].astype(jnp.bfloat16), (2, 2), "SAME",
        dimension_numbers=("NHWC", "HWIO", "NHWC")).astype(jnp.float32)
    h = jax.image.resize(h, (2, 12, 12, 6), "bilinear")
    h = jax.image.resize(h, (2, 5, 5, 6), "cubic")
    least = lax.reduce_window(h, jnp.inf, lax.min, (1, 2, 2, 1), (1, 1, 1, 1), "VALID")
    around = lax.reduce_window(h * h, 0.0, lax.add, (1, 1, 1, 3), (1, 1, 1, 1), "SAME")
    return jnp.mean(least[:, :4, :4] / jnp.power(2 + around[:, :4, :4], 0.75)), h


@jax.custom_vjp
def clipped(h):
    return h


clipped.defvjp(lambda h: (h, jnp.max(jnp.abs(h))), lambda m, g: (jnp.clip(g, -m, m),))


@step({"a": tensor(32, 64), "b": tensor(64, 32), "o": tensor(32, 8)}, tensor(20, 32),
      tensor(2, dtype=jnp.uint32), integers(20), limits={1: 1000, 2: 8})
def dropout(p, x, key, y):
    def block(h, key):
        a = jax.nn.gelu(h @ p["a"])
        a = jnp.where(jax.random.bernoulli(key, 0.8, a.shape), a / 0.8, 0)
        return h + clipped(a @ p["b"])
    block = jax.checkpoint(block, policy=jax.checkpoint_policies.dots_saveable)
    h = x
    for _ in range(4):
        key, own = jax.random.split(key)
        h = block(h, own)
    h = h + 1e-2 * jax.random.normal(key, h.shape)
    state = jnp.concatenate([key, key])
    _, bits = lax.rng_bit_generator(state, (20, 32), dtype=jnp.uint32)
    return nll((h * ((bits >> 8).astype(jnp.float32) < 2.0 ** 23)) @ p["o"], y), key


@step({"w": tensor(16, 16)}, tensor(2, dtype=jnp.uint32), limits={0: 5000})
def random_numbers(p, key):
    k = jax.random.split(key, 6)
    z = jax.random.truncated_normal(k[0], -2.0, 2.0, (8, 16))
    order = jax.random.permutation(k[2], 16)
    drawn = jax.random.categorical(k[3], z @ p["w"])
    scale = jax.random.exponential(k[4], (16,))
    other = jax.random.randint(k[5], (8,), 0, 16)
    h = (z + jax.random.gumbel(k[1], (8, 16))) @ p["w"][:, order] * scale
    rows = jnp.arange(8)
    return jnp.mean(jax.nn.softmax(h)[rows, drawn] * h[rows, other]), (order, drawn)


@step({"w": tensor(30, 8)}, integers(30), integers(30), limits={0: 20, 1: 20})
def scatters(p, i, j):
    x = jnp.tanh(p["w"])
    a = jnp.zeros((20, 8)).at[i].max(x)
    b = jnp.ones((20, 8)).at[i].min(x, mode="clip")
    c = jnp.ones((30, 8)).at[jnp.argsort(j)].multiply(1 + x, unique_indices=True)[:20]
    d = jnp.zeros((20, 8)).at[i, j % 8].add(x[:, 0])
    e = a.at[:, 2:5].add(c[:, :3])
    wrapped = jnp.take(e, j, axis=0, mode="wrap")
    filled = jnp.take(b, i, axis=0, mode="fill", fill_value=0.5)
    return jnp.sum(wrapped * filled) + jnp.sum(d ** 2) + jnp.sum(b * c), e


@step({"w": tensor(5, 7)}, tensor(14, 5), tensor(14, 6, dtype=jnp.int8), limits={1: 9})
def integers_and_bins(p, x, q):
    h = x @ p["w"]
    bins = jnp.searchsorted(jnp.linspace(-1, 1, 9), h.ravel())
    sums = jnp.zeros(10).at[bins].add(h.ravel())
    bent = jnp.interp(h, jnp.linspace(-0.1, 0.1, 5), jnp.array([0.0, 1.0, 0.5, 2.0, 1.0]))
    products = lax.dot_general(q, q, (((1,), (1,)), ((), ())),
                               preferred_element_type=jnp.int32)
    counts = lax.population_count(products) + lax.clz(products)
    order = jnp.lexsort((h[:, 0], q[:, 0]))
    return (jnp.sum(sums ** 2 / (1 + jnp.bincount(bins, length=10)))
            + jnp.sum(bent ** 2) + jnp.sum(h[order][:3])), (products, counts)


@step({"w": tensor(12)}, tensor(12))
def special_functions(p, x):
    s, y = jax.scipy.special, jnp.abs(p["w"]) + 0.5
    return jnp.sum(
        s.gammaln(y) + s.digamma(y) + s.erfc(y) + s.betainc(2.0, 3.0, y * 0.2)
        + s.gammainc(2.0, y) + s.i0e(y) + jnp.sinh(y) + jnp.arcsinh(y)
        + jnp.arctanh(y * 0.1) + jnp.cbrt(y) + jnp.log1p(y) + jnp.expm1(-y)
        + jnp.hypot(y, x) + s.xlogy(y, y) + jnp.sinc(y) + s.ndtri(y * 0.3)), y


@step({"w": tensor(8, 8)}, tensor(7, 4, 8))
def half_loop(p, x):
    w = p["w"].astype(jnp.float16)
    def body(carry, xt):
        h, n = carry
        h = jnp.tanh(xt.astype(jnp.float16) @ w + h)
        n = lax.cond(n > 3, lambda n: n - 3, lambda n: n + 1, n)
        return (h, n), (h.astype(jnp.bfloat16), n)
    (h, _), (all_h, all_n) = lax.scan(body, (jnp.zeros((4, 8), jnp.float16), 0), x,
                                      reverse=True, unroll=2)
    return (jnp.mean(all_h.astype(jnp.float32) ** 2)
            + jnp.sum(h.astype(jnp.float32)) * 1e-2), all_n


@step({"qkv": tensor(8, 24), "g": tensor(8)}, tensor(2, 10, 8), integers(2, 10, 10),
      limits={1: 2})
def named_attention(p, x, mask):
    def block(x, _):
        q, k, v = (part.reshape(2, 10, 2, 4) for part in jnp.split(x @ p["qkv"], 3, -1))
        h = jax.nn.dot_product_attention(q, k, v, mask=mask[:, None].astype(bool),
                                         is_causal=True).reshape(2, 10, 8)
        h = x + checkpoint_name(h, "heads")
        mean, deviation = h.mean(-1, keepdims=True), jnp.std(h, -1, keepdims=True)
        return (h - mean) / (deviation + 1e-5) * p["g"], jnp.max(h)
    policy = jax.checkpoint_policies.save_only_these_names("heads")
    h, most = lax.scan(jax.checkpoint(block, policy=policy), x, None, length=3)
    return jnp.mean(h[:, :, 0] ** 2) + jnp.sum(most), most


def write_step(stem: pathlib.Path, run, donated, data, limits) -> None:
    """Writes the module of run(*donated, *data), and the limits of its integers."""
    lowered = jax.jit(run, donate_argnums=range(len(donated)), keep_unused=True).lower(
        *donated, *data)
    stem.parent.mkdir(parents=True, exist_ok=True)
    stem.with_suffix(".mlir").write_text(lowered.as_text())
    first = len(jax.tree.leaves(donated))
    entries = [{"index": first + position, "limit": limit}
               for position, limit in limits.items()]
    stem.with_suffix(".inputs.json").write_text(json.dumps({"arguments": entries}))


def read_arguments(doc: str, steps) -> tuple[pathlib.Path, list[str]]:
    """The folder to write to, and the names of the steps."""
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(steps) + " (default: all)")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in steps]
    if unknown:
        parser.error(f"no step '{unknown[0]}'; known: {', '.join(steps)}")
    return arguments.folder, arguments.names or list(steps)


def main() -> None:
    folder, names = read_arguments(__doc__, STEPS)
    for name in names:
        loss, parameters, data, limits = STEPS[name]
        write_step(folder / name, train(loss), (parameters,), data, limits)


if __name__ == "__main__":
    main()
