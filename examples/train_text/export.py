#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports a small GPT on bytes: its initial state and its training step.

Needs JAX (scripts/jax-requirements.txt). Writes, beside this file,

    initial.mlir  @main(key) -> (parameters and optimizer state)
    step.mlir     @main(parameters and optimizer state, targets, tokens)
                  -> (parameters and optimizer state, loss)

The results of the one are the first arguments of the other, in order.
"""

import os
import pathlib
import re
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import jax

from models import common, gpt2

# A byte of ASCII is a token.
CONFIG = gpt2.Config(layers=4, width=64, heads=4, length=64, vocabulary=128, batch=8)


def train_step(params, opt_state, batch):
    """One step of Adam."""
    loss = gpt2.loss_function(CONFIG, "none")
    value, gradients = jax.value_and_grad(loss)(params, batch)
    params, opt_state = common.adam(params, opt_state, gradients)
    return params, opt_state, value


def initial_state(key):
    """Parameters and optimizer state before the first step."""
    params = gpt2.parameters_of(key, CONFIG)
    return params, common.adam_state(params)


def export(function, shapes, donated, path: pathlib.Path) -> None:
    """Writes a function as StableHLO text with locations."""
    jitted = jax.jit(function, donate_argnums=donated)
    lowered = jitted.trace(*shapes).lower(lowering_platforms=("cpu",))
    path.write_text(lowered.as_text(debug_info=True))
    print(f"{path} ({path.stat().st_size} bytes)")


def main() -> None:
    root = re.escape(str(HERE.parent.parent))
    jax.config.update("jax_hlo_source_file_canonicalization_regex", f"^{root}/")
    key = jax.eval_shape(jax.random.key, 0)
    params, opt_state = jax.eval_shape(initial_state, key)
    batch = jax.eval_shape(lambda each: gpt2.batch_of(each, CONFIG), key)
    export(initial_state, (key,), (), HERE / "initial.mlir")
    export(train_step, (params, opt_state, batch), (0, 1), HERE / "step.mlir")


if __name__ == "__main__":
    main()
