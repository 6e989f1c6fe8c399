# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles StableHLO modules for the host and runs them on NumPy arrays.

A module goes through remat-opt's `remat-host-pipeline`, clang and a shared
library. Every public function is called through its C wrapper, with memref
descriptors. Needs NumPy, and ml_dtypes for the types that NumPy lacks.
"""

import ctypes
import math
import pathlib
import re
import subprocess

import ml_dtypes
import numpy

LLVM = pathlib.Path("/usr/lib/llvm-22/bin")
WORDS = {"i1": numpy.bool_, "f16": numpy.float16, "f32": numpy.float32,
         "f64": numpy.float64, "bf16": ml_dtypes.bfloat16,
         "complex<f32>": numpy.complex64, "complex<f64>": numpy.complex128}
NARROW_FLOAT = re.compile(r"f([468])E(\d)M(\d)(\w*)$")


class CompileError(Exception):
    """A step of the compilation failed; the text is its first error."""


def numpy_type(element: str) -> numpy.dtype:
    """The NumPy type whose bytes are those of an MLIR element type."""
    if element in WORDS:
        return numpy.dtype(WORDS[element])
    if match := re.fullmatch(r"(u?)i(2|4)", element):
        return numpy.dtype(getattr(ml_dtypes, f"{match[1]}int{match[2]}"))
    if match := re.fullmatch(r"(u?)i(8|16|32|64)", element):
        return numpy.dtype(f"{match[1]}int{match[2]}")
    if match := NARROW_FLOAT.match(element):
        bits, exponent, mantissa, suffix = match.groups()
        name = f"float{bits}_e{exponent}m{mantissa}{suffix.lower()}"
        return numpy.dtype(getattr(ml_dtypes, name))
    raise ValueError(f"no NumPy type for '{element}'")


def parse_tensor(text: str) -> tuple[tuple[int, ...], str]:
    """The shape and the element type of `tensor<...>`."""
    inner = text.strip().removeprefix("tensor<").removesuffix(">")
    match = re.match(r"((?:\d+x)*)(.+)$", inner)
    return tuple(int(size) for size in match[1].split("x")[:-1]), match[2]


def run(command: list, **options) -> bytes:
    result = subprocess.run(command, capture_output=True, **options)
    if result.returncode != 0:
        lines = result.stderr.decode(errors="replace").splitlines()
        errors = [line for line in lines if "error:" in line] or lines
        raise CompileError(errors[0][:300] if errors else
                           f"{pathlib.Path(command[0]).name}: {result.returncode}")
    return result.stdout


def compile_to_object(remat_opt: pathlib.Path, text: str, path: pathlib.Path,
                      pipeline: str = "--remat-host-pipeline",
                      level: str = "-O1", timeout: float = 600) -> None:
    """Compiles the text of a module to an object file."""
    lowered = run([remat_opt, "-", *pipeline.split()], input=text.encode(), timeout=timeout)
    translated = run([LLVM / "mlir-translate", "--mlir-to-llvmir"], input=lowered,
                     timeout=timeout)
    run([LLVM / "clang", level, "-march=native", "-ffp-contract=off", "-fPIC",
         "-Wno-override-module", "-c", "-x", "ir", "-", "-o", path],
        input=translated, timeout=timeout)


def link(objects: list[pathlib.Path], library: pathlib.Path) -> None:
    run([LLVM / "clang", "-shared", "-fuse-ld=lld", *objects, "-lm", "-o", library])


def describe(array: numpy.ndarray) -> ctypes.Array:
    """A memref descriptor of a contiguous array."""
    strides = [stride // array.itemsize for stride in array.strides]
    fields = [array.ctypes.data, array.ctypes.data, 0, *array.shape, *strides]
    return (ctypes.c_int64 * len(fields))(*fields)


def read_result(fields: list[int], shape: tuple[int, ...],
                dtype: numpy.dtype) -> numpy.ndarray:
    """A copy of what a memref descriptor describes."""
    rank, aligned, offset = len(shape), fields[1], fields[2]
    count = math.prod(shape)
    if count == 0:
        return numpy.zeros(shape, dtype)
    strides = [stride * dtype.itemsize for stride in fields[3 + rank:3 + 2 * rank]]
    extent = sum((size - 1) * stride for size, stride in zip(shape, strides))
    memory = ctypes.string_at(aligned + offset * dtype.itemsize,
                              extent + dtype.itemsize)
    view = numpy.ndarray(shape, dtype, memory, strides=strides)
    return view.copy()


def call(library: ctypes.CDLL, name: str, arguments: list[numpy.ndarray],
         results: list[tuple[tuple[int, ...], numpy.dtype]]) -> list[numpy.ndarray]:
    """Calls a function; `results` are the shapes and types of what it returns."""
    sizes = [3 + 2 * len(shape) for shape, _ in results]
    storage = (ctypes.c_int64 * sum(sizes))()
    kept = [numpy.ascontiguousarray(array) for array in arguments]
    descriptors = [describe(array.reshape(original.shape))
                   for array, original in zip(kept, arguments)]
    function = getattr(library, f"_mlir_ciface_{name}")
    function(ctypes.byref(storage), *map(ctypes.byref, descriptors))
    values, begin = [], 0
    for size, (shape, dtype) in zip(sizes, results):
        values.append(read_result(list(storage[begin:begin + size]), shape, dtype))
        begin += size
    return values


def distance_in_units(ours: numpy.ndarray, reference: numpy.ndarray) -> numpy.ndarray:
    """Element by element, how many representable numbers lie between; infinite
    for a NaN or an infinity that only one side has. Equal integers are at 0."""
    if ours.dtype.kind == "c":
        parts = ours.real.dtype
        return numpy.maximum(
            distance_in_units(ours.real.astype(parts), reference.real.astype(parts)),
            distance_in_units(ours.imag.astype(parts), reference.imag.astype(parts)))
    if ours.dtype.kind in "biu" or ours.dtype.name.startswith(("int", "uint")):
        return numpy.where(ours == reference, 0.0, numpy.inf)
    words = numpy.dtype(f"i{ours.dtype.itemsize}")
    bits = 8 * ours.dtype.itemsize
    def order(x):
        raw = numpy.ascontiguousarray(x).view(words).astype(object)
        return numpy.where(raw < 0, -(raw + (1 << (bits - 1))), raw)
    wide_ours, wide_reference = (x.astype(numpy.float64) for x in (ours, reference))
    units = numpy.abs(order(ours) - order(reference)).astype(numpy.float64)
    finite = numpy.isfinite(wide_ours) & numpy.isfinite(wide_reference)
    same = (wide_ours == wide_reference) | (
        numpy.isnan(wide_ours) & numpy.isnan(wide_reference))
    return numpy.where(finite, units, numpy.where(same, 0.0, numpy.inf))
