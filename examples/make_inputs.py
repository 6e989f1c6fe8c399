#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Seeded inputs for a module of the examples, or for any list of argument types.

Floats are abs(normal) * 0.02 + 0.001: positive, so that they may stand for
variances and second moments too; complex numbers are two of them. Integers are
uniform in [0, limit). The limits come from the JSON file beside the module
(NAME.SIZE.inputs.json beside NAME.SIZE.mlir), where scripts/export-examples writes
them; elsewhere the limit is 2, which indexes nothing out of bounds. Needs numpy, and
ml_dtypes for bfloat16 and smaller floats; JAX is not needed.

As a module:

    from make_inputs import inputs_of_module
    arrays = inputs_of_module("examples/mlp/mlp.tiny.mlir", seed=0)

As a program it writes the arrays arg0, arg1, ... to an .npz file.
"""

import argparse
import json
import pathlib
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy

DEFAULT_LIMIT = 2
WORD_TYPES = {"i1": "bool", "f16": "float16", "f32": "float32", "f64": "float64",
              "bf16": "bfloat16", "complex<f32>": "complex64",
              "complex<f64>": "complex128"}


class TensorType(NamedTuple):
    """A ranked tensor type; the element type as MLIR spells it, such as bf16."""

    shape: tuple[int, ...]
    element: str


def parse_type(text: str) -> TensorType:
    """The type spelled `text`, such as `tensor<4x8xf32>` or `4x8xf32`."""
    inner = re.fullmatch(r"tensor<(.*)>", text)
    sizes, element = re.fullmatch(r"((?:\d+x)*)(.*)", inner[1] if inner else text).groups()
    return TensorType(tuple(int(size) for size in sizes.split("x")[:-1]), element)


def argument_types(module: str) -> list[TensorType]:
    """The types of the arguments of `@main` in the text of a module."""
    # A location may follow the attributes of an argument, hence no full parse:
    # only an argument is a %name with a colon before the arrow.
    signature = re.search(r"func\.func public @main\((.*?)\)\s*->", module, re.DOTALL)
    if not signature:
        raise ValueError("expected a function `func.func public @main`")
    spelled = re.findall(r"%\w+: tensor<((?:[^<>]|<[^<>]*>)*)>", signature.group(1))
    return [parse_type(text) for text in spelled]


def read_limits(module_path: pathlib.Path) -> dict[int, int]:
    """The limits of integer arguments by position; empty without a JSON file."""
    path = module_path.with_suffix(".inputs.json")
    if not path.exists():
        return {}
    entries = json.loads(path.read_text())["arguments"]
    return {entry["index"]: entry["limit"] for entry in entries}


def numpy_type(element: str) -> numpy.dtype:
    """The numpy type of an MLIR element type."""
    if element in WORD_TYPES and element != "bf16":
        return numpy.dtype(WORD_TYPES[element])
    integer = re.fullmatch(r"(ui|si|i)(8|16|32|64)", element)
    if integer:
        sign, bits = integer.groups()
        return numpy.dtype(f"{'u' if sign == 'ui' else ''}int{bits}")
    import ml_dtypes  # registers the narrow floats under the names of numpy

    name = WORD_TYPES.get(element) or "float8_" + element.removeprefix("f8").lower()
    return numpy.dtype(getattr(ml_dtypes, name))


def draw_floats(shape: Sequence[int], generator: numpy.random.Generator) -> numpy.ndarray:
    return numpy.abs(generator.standard_normal(shape)) * 0.02 + 0.001


def make_input(kind: TensorType, generator: numpy.random.Generator,
               limit: int = DEFAULT_LIMIT) -> numpy.ndarray:
    """A random array of the given type."""
    if re.fullmatch(r"(ui|si|i)\d+", kind.element):
        drawn = generator.integers(0, limit, kind.shape, dtype=numpy.int64)
    else:
        drawn = draw_floats(kind.shape, generator)
        if kind.element.startswith("complex"):
            drawn = drawn + 1j * draw_floats(kind.shape, generator)
    return numpy.asarray(drawn).astype(numpy_type(kind.element))


def make_inputs(kinds: Sequence[TensorType], limits: Mapping[int, int],
                seed: int = 0) -> list[numpy.ndarray]:
    """An array for each type; each depends on its position and the seed only."""
    return [make_input(kind, numpy.random.default_rng([seed, index]),
                       limits.get(index, DEFAULT_LIMIT))
            for index, kind in enumerate(kinds)]


def inputs_of_module(path: str | pathlib.Path, seed: int = 0) -> list[numpy.ndarray]:
    """Inputs for the arguments of `@main` of the module in the file `path`."""
    path = pathlib.Path(path)
    return make_inputs(argument_types(path.read_text()), read_limits(path), seed)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("module", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--output", type=pathlib.Path, required=True,
                        help="the .npz file to write")
    options = parser.parse_args()
    arrays = inputs_of_module(options.module, options.seed)
    numpy.savez(options.output, **{f"arg{i}": array for i, array in enumerate(arrays)})


if __name__ == "__main__":
    main()
