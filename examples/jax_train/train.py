#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a small GPT on the bytes of text files, within a memory budget.

    pip install flax optax ../../python
    python train.py --budget=50% --steps=20

An ordinary Flax and Optax program; the budget is the one line with
`remat_jax.jit`. Without `--budget`, `jax.jit` takes its place, and the same
losses are printed.
"""

import argparse
import pathlib
import time
from functools import partial

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy
import optax

import remat_jax


class Block(nn.Module):
    """A pre-norm transformer block."""

    heads: int

    @nn.compact
    def __call__(self, x):
        width = x.shape[-1]
        y = nn.LayerNorm()(x)
        qkv = nn.Dense(3 * width, use_bias=False, name="qkv")(y)
        q, k, v = (part.reshape(*part.shape[:-1], self.heads, -1)
                   for part in jnp.split(qkv, 3, axis=-1))
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / q.shape[-1] ** 0.5
        causal = jnp.tril(jnp.ones(scores.shape[-2:], bool))
        weights = jax.nn.softmax(jnp.where(causal, scores, -1e30))
        y = jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(x.shape)
        x = x + nn.Dense(width, name="project")(y)
        y = nn.Dense(4 * width, name="up")(nn.LayerNorm()(x))
        return x + nn.Dense(width, name="down")(nn.gelu(y))


class GPT(nn.Module):
    """A decoder over bytes."""

    layers: int
    width: int
    heads: int
    length: int

    @nn.compact
    def __call__(self, tokens):
        x = nn.Embed(256, self.width, name="tokens")(tokens)
        x += self.param("positions", nn.initializers.normal(0.02),
                        (self.length, self.width))
        for layer in range(self.layers):
            x = Block(self.heads, name=f"block_{layer}")(x)
        return nn.Dense(256, name="head")(nn.LayerNorm()(x))


def train_step(model, optimizer, params, state, tokens):
    """One step: loss, gradients, update."""
    def loss_of(params):
        logits = model.apply(params, tokens[:, :-1])
        return optax.softmax_cross_entropy_with_integer_labels(
            logits, tokens[:, 1:]).mean()

    loss, gradients = jax.value_and_grad(loss_of)(params)
    updates, state = optimizer.update(gradients, state, params)
    return optax.apply_updates(params, updates), state, loss


def read_bytes(paths):
    """The bytes of all files, one after another."""
    text = b"\n".join(path.read_bytes() for path in paths)
    return numpy.frombuffer(text, dtype=numpy.uint8)


def sample(text, rng, batch, length):
    """`batch` pieces of length + 1 bytes each."""
    starts = rng.integers(0, len(text) - length - 1, batch)
    return numpy.stack([text[s:s + length + 1] for s in starts]).astype(numpy.int32)


def main():
    repository = pathlib.Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("text", nargs="*", type=pathlib.Path,
                        default=sorted(repository.glob("docs/*.md")))
    parser.add_argument("--budget", help="40GiB, 50%%, min; without: jax.jit")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--length", type=int, default=128)
    parser.add_argument("--batch", type=int, default=8)
    options = parser.parse_args()

    text = read_bytes(options.text)
    model = GPT(options.layers, options.width, options.heads, options.length)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    rng = numpy.random.default_rng(0)
    tokens = sample(text, rng, options.batch, options.length)
    params = model.init(jax.random.key(0), tokens[:, :-1])
    state = optimizer.init(params)

    step = partial(train_step, model, optimizer)
    if options.budget:
        step = remat_jax.jit(step, budget=options.budget, donate_argnums=(0, 1))
        print(step.plan(params, state, tokens))
    else:
        step = jax.jit(step, donate_argnums=(0, 1))
    start = time.perf_counter()
    for index in range(options.steps):
        tokens = sample(text, rng, options.batch, options.length)
        params, state, loss = step(params, state, tokens)
        print(f"step {index:3d} loss {float(loss):.4f}")
    print(f"{time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main()
