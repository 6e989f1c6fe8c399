#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans of a GPT on long contexts, with attention as given and in pieces.

Exports a training step of a causal transformer (SGD, bf16 products, scores and loss in
f32, a batch of one) for each number of positions, and plans it for each budget with
`--chunk=off` and as by default: estimated time and peak of both, planning seconds. A row is
flagged where pieces take more time or, at `min`, more memory.
"""

import functools
import json
import pathlib
import subprocess
import sys
import tempfile

import common
import jax
import jax.numpy as jnp
import numpy

WIDTH, HEADS, LAYERS, WORDS = 1024, 16, 12, 50304
HEADER = ["positions", "budget", "as given ms", "GiB", "s", "in pieces ms", "GiB", "s",
          "pieces / given", "flag"]
INFEASIBLE = 3


def normalize(x, scale):
    centered = x - x.mean(-1, keepdims=True)
    return centered * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * scale


def run_layer(positions: int, x, layer):
    narrow = {name: value.astype(jnp.bfloat16) for name, value in layer.items()}
    y = normalize(x, layer["scale"]).astype(jnp.bfloat16)
    heads = (y @ narrow["qkv"]).reshape(1, positions, 3 * HEADS, WIDTH // HEADS)
    q, k, v = jnp.split(heads, 3, axis=2)
    scores = jnp.einsum("bthd,bshd->bhts", q, k).astype(jnp.float32)
    scores = jnp.where(jnp.tril(jnp.ones((positions, positions), bool)),
                       scores / numpy.sqrt(WIDTH // HEADS), -1e9)
    weights = jax.nn.softmax(scores, -1).astype(jnp.bfloat16)
    mixed = jnp.einsum("bhts,bshd->bthd", weights, v).reshape(1, positions, WIDTH)
    x = x + (mixed @ narrow["out"]).astype(jnp.float32)
    y = normalize(x, layer["mlp_scale"]).astype(jnp.bfloat16)
    return x + (jax.nn.gelu(y @ narrow["up"]) @ narrow["down"]).astype(jnp.float32)


def compute_loss(positions: int, parameters, tokens):
    x = parameters["words"][tokens[:, :-1]]
    for layer in parameters["layers"]:
        x = run_layer(positions, x, layer)
    words = parameters["words"].T.astype(jnp.bfloat16)
    logits = jax.nn.log_softmax((x.astype(jnp.bfloat16) @ words).astype(jnp.float32))
    return -jnp.mean(jnp.take_along_axis(logits, tokens[:, 1:, None], -1))


def export(positions: int, path: pathlib.Path) -> None:
    """The step as StableHLO; shapes alone, no values."""
    def step(parameters, tokens):
        loss, gradients = jax.value_and_grad(
            functools.partial(compute_loss, positions))(parameters, tokens)
        return jax.tree.map(lambda p, g: p - 1e-3 * g, parameters, gradients), loss

    shape = lambda *sizes: jax.ShapeDtypeStruct(sizes, jnp.float32)
    layer = {"scale": shape(WIDTH), "mlp_scale": shape(WIDTH),
             "qkv": shape(WIDTH, 3 * WIDTH), "out": shape(WIDTH, WIDTH),
             "up": shape(WIDTH, 4 * WIDTH), "down": shape(4 * WIDTH, WIDTH)}
    parameters = {"words": shape(WORDS, WIDTH), "layers": [layer] * LAYERS}
    tokens = jax.ShapeDtypeStruct((1, positions + 1), jnp.int32)
    path.write_text(jax.jit(step, donate_argnums=(0,)).lower(parameters, tokens).as_text())


def plan(options, module: pathlib.Path, budget: str, chunk: str) -> dict | None:
    """The summary; None if no plan keeps the budget."""
    result = subprocess.run(
        [options.compiler, module, f"--device={options.device}", f"--budget={budget}",
         f"--chunk={chunk}", "--emit=summary", "--quiet", "-o", "-"],
        capture_output=True, text=True, check=False)
    if result.returncode == INFEASIBLE:
        return None
    if result.returncode:
        sys.exit(result.stderr)
    return json.loads(result.stdout)


def cells_of(summary: dict | None) -> list[str]:
    if summary is None:
        return ["none", "", ""]
    return [f"{summary['timeNs'] / 1e6:.1f}", f"{summary['peakBytes'] / 2**30:.2f}",
            f"{summary['planSeconds']:.1f}"]


def row_of(options, module: pathlib.Path, positions: int, budget: str) -> list[str]:
    given, pieces = (plan(options, module, budget, chunk) for chunk in ("off", "auto"))
    figure = "peakBytes" if budget == "min" else "timeNs"
    ratio = pieces[figure] / given[figure] if given and pieces else None
    worse = ratio > 1 if ratio else bool(given)
    return [str(positions), budget, *cells_of(given), *cells_of(pieces),
            f"{ratio:.3f}" if ratio else "", "yes" if worse else ""]


def main() -> int:
    parser = common.parser_of(__doc__)
    parser.set_defaults(device="h200")
    parser.add_argument("--positions", type=int, action="append", default=[])
    parser.add_argument("--budget", action="append", default=[])
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for positions in options.positions or [2048, 8192]:
            module = pathlib.Path(folder) / f"{positions}.mlir"
            export(positions, module)
            for budget in options.budget or ["50%", "20%", "10%", "min"]:
                rows.append(row_of(options, module, positions, budget))
                common.progress(*rows[-1])
    return common.finish(HEADER, rows, sum(bool(row[-1]) for row in rows), first_left=2)


if __name__ == "__main__":
    sys.exit(main())
