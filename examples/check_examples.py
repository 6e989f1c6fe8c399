#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the exported examples are valid, run, and train.

Every module is parsed. Those of the sizes tiny and mid are compiled by XLA and
run on inputs of make_inputs: all results have to be finite. The tiny training
steps are also run as jitted Python from their own initial state: the loss has to
fall. `--table` instead prints the table of examples/README.md.
Needs JAX (scripts/jax-requirements.txt).
"""

import argparse
import math
import os
import pathlib
import re
import sys
import time

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import numpy
from jax._src.interpreters import mlir as jax_mlir
from jaxlib import _jax, xla_client
from jaxlib.mlir import ir

import make_inputs
import models

FOLDER = pathlib.Path(__file__).resolve().parent
TRAINING_STEPS = 10


def run_module(text: str, inputs: list[numpy.ndarray]) -> tuple[list, float]:
    """Compiles and runs a module; its results and the seconds of a second run."""
    device = jax.devices("cpu")[0]
    with jax_mlir.make_ir_context():
        module = ir.Module.parse(text)
        executable = device.client.compile_and_load(
            module, _jax.DeviceList((device,)), xla_client.CompileOptions())
    for _ in range(2):  # donated inputs are gone after a run
        arrays = [jax.device_put(array, device) for array in inputs]
        jax.block_until_ready(arrays)
        start = time.perf_counter()
        results = executable.execute_sharded(arrays)
        results = [part[0] for part in results.disassemble_into_single_device_arrays()]
        jax.block_until_ready(results)
        seconds = time.perf_counter() - start
    return [numpy.asarray(result) for result in results], seconds


def is_finite(array: numpy.ndarray) -> bool:
    return bool(numpy.isfinite(array.astype(numpy.float32)).all())


def check_module(path: pathlib.Path) -> str | None:
    """The complaint about a module, or None."""
    text = path.read_text()
    if ".real." in path.name:
        with jax_mlir.make_ir_context():
            ir.Module.parse(text)
        return None
    results, seconds = run_module(text, make_inputs.inputs_of_module(path))
    print(f"{path.name}: {seconds * 1e3:.1f} ms", flush=True)
    bad = [index for index, result in enumerate(results) if not is_finite(result)]
    return f"{path.name}: results {bad} are not finite" if bad else None


def losses_of(name: str) -> list[float]:
    """The losses of a few steps of the tiny example on one batch."""
    example = models.build(name, "tiny")
    state = jax.jit(example.arguments)(jax.random.key(0))
    train_step = jax.jit(example.train_step, donate_argnums=example.donated)
    losses = []
    for _ in range(TRAINING_STEPS):
        *updated, loss = train_step(*state)
        state = (*updated, *state[len(updated):])
        losses.append(float(loss))
    return losses


def check_training(name: str) -> str | None:
    losses = losses_of(name)
    print(f"{name}.tiny: loss {losses[0]:.4f} -> {losses[-1]:.4f}", flush=True)
    has_fallen = math.isfinite(losses[-1]) and losses[-1] < losses[0]
    return None if has_fallen else f"{name}.tiny: the loss does not fall: {losses}"


def with_unit(count: int) -> str:
    for unit, size in (("M", 1_000_000), ("k", 1000)):
        if count >= size:
            return f"{count / size:.1f} {unit}"
    return str(count)


def operation_count(text: str) -> int:
    """The operations that the text prints, without terminators."""
    operation = r'^ +(?:%\S+ = )?(?:"?(?:stablehlo|chlo)\.(?!return)|(?:func\.)?call )'
    return len(re.findall(operation, text, re.MULTILINE))


def print_row(name: str, size: str) -> None:
    text = (FOLDER / name / f"{name}.{size}.mlir").read_text()
    arguments = jax.eval_shape(models.build(name, size).arguments, jax.random.key(0))
    parameters = sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(arguments[0]))
    batch = next(argument for argument in arguments[2:]
                 if argument.keys() & {"labels", "targets"})
    entry = next(key for key in ("tokens", "images", "inputs") if key in batch)
    shape = " x ".join(map(str, batch[entry].shape))
    print(f"| {name}.{size} | {with_unit(parameters)} | {shape} | "
          f"{operation_count(text)} | {len(text) // 1000} kB |")


def print_table() -> None:
    """One row per module of a training step, in Markdown."""
    print("| module | parameters | batch | ops | text |\n|---|---:|---|---:|---:|")
    for name in models.NAMES:
        for size in models.SIZES:
            print_row(name, size)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", action="append", choices=models.NAMES,
                        help="only this model (may be repeated)")
    parser.add_argument("--table", action="store_true", help="print the table")
    options = parser.parse_args()
    if options.table:
        print_table()
        return 0
    complaints = []
    for name in options.model or models.NAMES:
        paths = sorted((FOLDER / name).glob("*.mlir"))
        complaints += [check_module(path) for path in paths]
        complaints.append(check_training(name))
    complaints = [complaint for complaint in complaints if complaint]
    print("\n".join(complaints) or "all examples are fine")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
