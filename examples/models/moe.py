# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A GPT whose every second layer routes each token to two of several experts.

Routing follows GShard (Lepikhin et al. 2021): the two experts with the highest
gate values, a fixed capacity per expert, tokens beyond it dropped, and a loss
that balances the load. Dispatch sorts the assignments by expert, scatters tokens
into one buffer per expert, and gathers the results back: sort, top-k, gather and
scatter, and indices on which recomputed values depend.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from models import common, gpt2


class Config(NamedTuple):
    model: gpt2.Config
    experts: int
    capacity_factor: float


SIZES = {
    "tiny": Config(gpt2.Config(layers=2, width=32, heads=2, length=16, vocabulary=96,
                               batch=2), experts=4, capacity_factor=1.25),
    "mid": Config(gpt2.Config(layers=4, width=160, heads=4, length=128,
                              vocabulary=2048, batch=4), experts=8, capacity_factor=1.25),
    "real": Config(gpt2.Config(layers=12, width=768, heads=12, length=1024,
                               vocabulary=50257, batch=4), experts=8, capacity_factor=1.25),
}
ROUTES = 2  # experts per token
BALANCE_WEIGHT = 0.01


def is_routed(layer: int) -> bool:
    return layer % 2 == 1


def routed_parameters(key, config: Config):
    """A block of `gpt2` with a gate and stacked experts in place of the MLP."""
    keys = jax.random.split(key, 4)
    width, experts = config.model.width, config.experts
    expand = 0.02 * jax.random.normal(keys[1], (experts, width, 4 * width))
    contract = 0.02 * jax.random.normal(keys[2], (experts, 4 * width, width))
    return {
        "attention_norm": common.norm_parameters(width),
        "attention": common.attention_parameters(keys[0], width),
        "mlp_norm": common.norm_parameters(width),
        "gate": 0.02 * jax.random.normal(keys[3], (width, experts)),
        "expand": expand,
        "contract": contract,
    }


def parameters_of(key, config: Config):
    keys = jax.random.split(key, config.model.layers + 1)
    blocks = [routed_parameters(k, config) if is_routed(layer)
              else gpt2.block_parameters(k, config.model)
              for layer, k in enumerate(keys[1:])]
    return {"embedding": gpt2.embedding_parameters(keys[0], config.model),
            "blocks": blocks,
            "norm": common.norm_parameters(config.model.width)}


def slots_of(choices, experts: int, capacity: int):
    """The row of the dispatch buffer for each assignment of a token to an expert.

    `choices` has an expert per assignment. An expert's rows are handed out in
    order; assignments beyond its capacity get a row past the end of the buffer.
    """
    order = jnp.argsort(choices, stable=True)
    counts = jnp.zeros(experts, jnp.int32).at[choices].add(1)
    starts = jnp.cumsum(counts) - counts
    ranks_in_order = jnp.arange(choices.size) - starts[choices[order]]
    ranks = jnp.zeros_like(choices).at[order].set(ranks_in_order)
    return jnp.where(ranks < capacity, choices * capacity + ranks, experts * capacity)


def balance_loss(probabilities, choices):
    """Experts times the sum of (share of first choices) x (mean gate value)."""
    experts = probabilities.shape[-1]
    shares = jax.nn.one_hot(choices[:, 0], experts).mean(axis=0)
    return experts * jnp.sum(shares * probabilities.mean(axis=0))


def routed_mlp(parameters, x, config: Config):
    """The gate-weighted sum of two expert MLPs per token, and the balance loss."""
    tokens = x.reshape(-1, x.shape[-1])
    count, width = tokens.shape
    capacity = int(config.capacity_factor * ROUTES * count / config.experts)
    gates = tokens.astype(jnp.float32) @ parameters["gate"]
    probabilities = jax.nn.softmax(gates, axis=-1)
    weights, choices = jax.lax.top_k(probabilities, ROUTES)
    weights = weights / weights.sum(axis=-1, keepdims=True)
    slots = slots_of(choices.reshape(-1), config.experts, capacity)

    rows = config.experts * capacity
    repeated = jnp.repeat(tokens, ROUTES, axis=0)
    buffer = jnp.zeros((rows, width), x.dtype).at[slots].set(repeated, mode="drop")
    buffer = buffer.reshape(config.experts, capacity, width)
    hidden = jax.nn.gelu(buffer @ parameters["expand"].astype(x.dtype))
    results = hidden @ parameters["contract"].astype(x.dtype)
    results = results.reshape(rows, width).at[slots].get(mode="fill", fill_value=0)
    results = results.reshape(count, ROUTES, width)
    mixed = jnp.sum(results * weights[..., None].astype(x.dtype), axis=1)
    return mixed.reshape(x.shape), balance_loss(probabilities, choices)


def routed_block(parameters, x, config: Config):
    x = x + gpt2.attention(parameters, x, config.model.heads)
    normal = common.layer_norm(parameters["mlp_norm"], x)
    mixed, balance = routed_mlp(parameters, normal, config)
    return x + mixed, balance


def build(size: str, checkpoint: str) -> common.Example:
    config = SIZES[size]

    def dense_layer(parameters, x):
        return gpt2.block(parameters, x, config.model.heads)

    def routed_layer(parameters, x):
        return routed_block(parameters, x, config)

    dense_layer = common.checkpointed(dense_layer, checkpoint)
    routed_layer = common.checkpointed(routed_layer, checkpoint)

    def loss(params, batch):
        x = gpt2.embed(params["embedding"], batch["tokens"])
        balance = 0.0
        for layer, parameters in enumerate(params["blocks"]):
            if is_routed(layer):
                x, layer_balance = routed_layer(parameters, x)
                balance = balance + layer_balance
            else:
                x = dense_layer(parameters, x)
        prediction = gpt2.token_loss(params, x, batch["targets"])
        return prediction + BALANCE_WEIGHT * balance

    def train_step(params, opt_state, batch):
        value, gradients = jax.value_and_grad(loss)(params, batch)
        params, opt_state = common.adam(params, opt_state, gradients)
        return params, opt_state, value

    def arguments(key):
        keys = jax.random.split(key)
        params = parameters_of(keys[0], config)
        return params, common.adam_state(params), gpt2.batch_of(keys[1], config.model)

    return common.Example(train_step, loss, arguments, donated=(0, 1),
                          limits=gpt2.limits_of(config.model))
