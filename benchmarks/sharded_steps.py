#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long plans take for a step that thousands of devices share.

The step is that of a decoder with grouped queries and a gated feed-forward layer, with
the widths of Llama 3 405B (126 layers of 16384, 403.8 billion parameters in float32,
computed in bfloat16), Adam, 512 sequences of 8192 tokens, on a mesh of 512 x 8 devices that
is written down and not there: parameters are shared along both axes, activations by
the batch and, where a layer is wide, its features. Only shapes are traced. With its layers in a
`lax.scan` and unrolled; the budgets are bytes of one device.
"""

import argparse
import json
import math
import pathlib
import subprocess
import tempfile
import time

import common
import compile_runs

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

LAYERS, WIDTH, HEADS, KEY_HEADS, FEATURES = 126, 16384, 128, 8, 128
HIDDEN, VOCABULARY, LENGTH, BATCH = 53248, 128256, 8192, 512
MESH = AbstractMesh((512, 8), ("data", "model"))
BUDGETS = ("none", "70%", "100GiB", "min")

# Shape, and the axes that share its dimensions.
LAYER = {
    "attention_norm": ((WIDTH,), (None,)),
    "hidden_norm": ((WIDTH,), (None,)),
    "query": ((WIDTH, HEADS, FEATURES), ("data", "model", None)),
    "key": ((WIDTH, KEY_HEADS, FEATURES), ("data", "model", None)),
    "value": ((WIDTH, KEY_HEADS, FEATURES), ("data", "model", None)),
    "output": ((HEADS, FEATURES, WIDTH), ("model", None, "data")),
    "gate": ((WIDTH, HIDDEN), ("data", "model")),
    "up": ((WIDTH, HIDDEN), ("data", "model")),
    "down": ((HIDDEN, WIDTH), ("model", "data")),
}


def sharding(*axes) -> NamedSharding:
    return NamedSharding(MESH, PartitionSpec(*axes))


def tensor(shape, axes, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype, sharding=sharding(*axes))


def shared(x, *axes):
    return lax.with_sharding_constraint(x, sharding(*axes))


def norm(x, scale):
    wide = x.astype(jnp.float32)
    root = lax.rsqrt(jnp.mean(wide * wide, -1, keepdims=True) + 1e-5)
    return (wide * root * scale).astype(x.dtype)


def attention(p, x):
    query = jnp.einsum("btw,whd->bthd", x, p["query"])
    key = jnp.einsum("btw,wkd->btkd", x, p["key"])
    value = jnp.einsum("btw,wkd->btkd", x, p["value"])
    query = query.reshape(BATCH, LENGTH, KEY_HEADS, HEADS // KEY_HEADS, FEATURES)
    scores = jnp.einsum("btkgd,bskd->bkgts", query, key).astype(jnp.float32)
    square = (LENGTH, LENGTH)
    mask = (lax.broadcasted_iota(jnp.int32, square, 0)
            >= lax.broadcasted_iota(jnp.int32, square, 1))
    scores = jnp.where(mask, scores * FEATURES**-0.5, -1e9)
    weights = jax.nn.softmax(scores).astype(jnp.bfloat16)
    heads = jnp.einsum("bkgts,bskd->btkgd", weights, value)
    heads = heads.reshape(BATCH, LENGTH, HEADS, FEATURES)
    return jnp.einsum("bthd,hdw->btw", heads, p["output"])


def layer(x, parameters):
    p = jax.tree.map(lambda a: a.astype(jnp.bfloat16), parameters)
    x = shared(x + attention(p, norm(x, p["attention_norm"])), "data", None, None)
    h = norm(x, p["hidden_norm"])
    hidden = jax.nn.silu(h @ p["gate"]) * (h @ p["up"])
    hidden = shared(hidden, "data", None, "model")
    return shared(x + hidden @ p["down"], "data", None, None)


def step_of(scans: bool):
    """The step, and the shapes of parameters and of tokens."""
    def loss(p, tokens, targets):
        x = p["table"].astype(jnp.bfloat16)[tokens]
        if scans:
            x, _ = lax.scan(lambda x, own: (layer(x, own), None), x, p["layers"])
        else:
            for own in p["layers"]:
                x = layer(x, own)
        logits = norm(x, p["norm"]) @ p["table"].astype(jnp.bfloat16).T
        logits = logits.astype(jnp.float32)
        picked = jnp.take_along_axis(logits, targets[..., None], -1)[..., 0]
        return jnp.mean(jax.nn.logsumexp(logits, -1) - picked)

    def step(p, first, second, tokens, targets):
        value, gradients = jax.value_and_grad(loss)(p, tokens, targets)
        first = jax.tree.map(lambda a, g: 0.9 * a + 0.1 * g, first, gradients)
        second = jax.tree.map(lambda a, g: 0.95 * a + 0.05 * g * g, second, gradients)
        p = jax.tree.map(lambda a, m, v: a - 1e-4 * m / (jnp.sqrt(v) + 1e-8),
                         p, first, second)
        return p, first, second, value

    if scans:
        layers = {name: tensor((LAYERS, *shape), (None, *axes))
                  for name, (shape, axes) in LAYER.items()}
    else:
        one = {name: tensor(*spec) for name, spec in LAYER.items()}
        layers = [dict(one) for _ in range(LAYERS)]
    parameters = {"table": tensor((VOCABULARY, WIDTH), ("model", "data")),
                  "norm": tensor((WIDTH,), (None,)), "layers": layers}
    return step, parameters, tensor((BATCH, LENGTH), ("data", None), jnp.int32)


def export(scans: bool, path: pathlib.Path) -> float:
    """Writes the module; returns the billions of its parameters."""
    step, parameters, tokens = step_of(scans)
    traced = jax.jit(step, donate_argnums=(0, 1, 2)).trace(
        parameters, parameters, parameters, tokens, tokens)
    path.write_text(traced.lower(lowering_platforms=("cuda",)).as_text())
    return sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(parameters)) / 1e9


def row_of(options, module: pathlib.Path, budget: str) -> list:
    command = [options.compiler, module, f"--device={options.device}", "--quiet",
               "--emit=summary", "-o", "-"]
    command += [] if budget == "none" else [f"--budget={budget}"]
    begin = time.monotonic()
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    seconds = time.monotonic() - begin
    if run.returncode:
        return [module.stem, budget, "-", "-", "-", f"{seconds:.1f}",
                compile_runs.first_error(run.stderr)]
    summary = json.loads(run.stdout)
    return [module.stem, budget, summary["ops"], f"{summary['peakBytes'] / 2**30:.1f}",
            f"{summary['timeNs'] / 1e9:.2f}", f"{seconds:.1f}", ""]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", type=pathlib.Path,
                        default=compile_runs.DEFAULT_COMPILER)
    parser.add_argument("--device", default="h200")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for form in ("scan", "unrolled"):
            module = pathlib.Path(folder) / f"{form}.mlir"
            billions = export(form == "scan", module)
            common.progress(form, f"{billions:.1f} billion parameters")
            for budget in BUDGETS:
                rows.append(row_of(options, module, budget))
                common.progress(*rows[-1])
    return common.finish(["layers", "budget", "ops", "GiB a device", "s a step",
                          "planned in s", "flag"], rows,
                         sum(bool(row[-1]) for row in rows), 2)


if __name__ == "__main__":
    raise SystemExit(main())
