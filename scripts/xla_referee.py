# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""XLA CPU as an engine and a referee: runs StableHLO text without tracing.

XLA CPU's pass `cse_barrier_expander` drops optimization barriers early, after
which common subexpression elimination merges every recomputation with its
original. `small-while-loop-hoisting` makes calls of loops of a few bytes, whose code
has no barriers: XLA aborts where one is left. Both are disabled here, for each
compilation and not globally.
"""

from typing import NamedTuple

import jax
import numpy
from jax._src.interpreters import mlir as jax_mlir
from jaxlib import _jax, lapack, xla_client
from jaxlib.mlir import ir

BARRIER_REMOVING_PASSES = ("cse_barrier_expander", "small-while-loop-hoisting")
# It rewrites an op by the number of its users, among others, so that an op and
# its clone may be rounded differently; likewise LLVM's optimizations contract
# a multiplication and an addition only within a fusion (docs/numerics.md).
ALGEBRAIC_SIMPLIFIER = "algsimp"
FUSION = "fusion"
# What XLA CPU leaves to YNNPACK: which ops go with a product or reduction.
LIBRARY_FUSION = "xla_cpu_experimental_ynn_fusion_type"
# Whether floats of fewer than 32 bits may stay in registers of 32 between ops.
EXCESS_PRECISION = "xla_allow_excess_precision"
# How much of what makes rounding depend on an op's surroundings is disabled, each
# with those before it: nothing; excess precision; simplification and LLVM's
# optimizations; fusion.
ROUNDINGS = ("default", "no-excess", "strict", "unfused")


# Loads LAPACK, which JAX does when it lowers a factorization; a module that is read
# as text calls it without having been lowered here.
lapack.prepare_lapack_call("potrf_ffi", numpy.float32)


class Memory(NamedTuple):
    """Bytes as XLA's memory analysis divides them."""

    argument: int
    output: int
    alias: int
    temp: int

    @property
    def total(self) -> int:
        return self.argument + self.output - self.alias + self.temp


class Step:
    """A compiled module."""

    def __init__(self, text: str, keep_barriers: bool = True,
                 rounding: str = "default", device=None):
        """Compiles; `rounding` is one of ROUNDINGS. Without `device` for the CPU."""
        self.device = device or jax.devices("cpu")[0]
        options = xla_client.CompileOptions()
        debug = options.executable_build_options.debug_options
        disabled = [*BARRIER_REMOVING_PASSES] if keep_barriers else []
        overrides = []
        level = ROUNDINGS.index(rounding)
        if level >= ROUNDINGS.index("no-excess"):
            overrides.append((EXCESS_PRECISION, "False"))
        if level >= ROUNDINGS.index("strict"):
            disabled.append(ALGEBRAIC_SIMPLIFIER)
            debug.xla_backend_optimization_level = 0
        if level >= ROUNDINGS.index("unfused"):
            disabled.append(FUSION)
            overrides.append((LIBRARY_FUSION, ""))
        options.env_option_overrides = overrides
        if disabled:
            debug.xla_disable_hlo_passes = ",".join(disabled)
        with jax_mlir.make_ir_context():
            module = ir.Module.parse(text)
            self.executable = self.device.client.compile_and_load(
                module, _jax.DeviceList((self.device,)), options)

    def memory(self) -> Memory:
        stats = self.executable.get_compiled_memory_stats()
        return Memory(stats.argument_size_in_bytes, stats.output_size_in_bytes,
                      stats.alias_size_in_bytes, stats.temp_size_in_bytes)

    def __call__(self, inputs: list[numpy.ndarray]) -> list[numpy.ndarray]:
        # Otherwise numbers of 64 bits would become narrower on the way.
        with jax.enable_x64(True):
            arrays = [jax.device_put(numpy.array(value), self.device)
                      for value in inputs]
        results = self.executable.execute_sharded(arrays)
        return [numpy.asarray(shards[0])
                for shards in results.disassemble_into_single_device_arrays()]


def distance_in_ulps(ours: numpy.ndarray, reference: numpy.ndarray) -> float:
    """The largest difference, in units in the last place of the largest
    magnitude of the reference; 0 means equal bits (NaN equals NaN)."""
    if ours.shape != reference.shape or ours.dtype != reference.dtype:
        return float("inf")
    if ours.tobytes() == reference.tobytes():
        return 0.0
    if not (numpy.issubdtype(ours.dtype, numpy.floating) or ours.dtype.kind == "V"
            or "float" in ours.dtype.name):
        return float("inf")
    a, b = ours.astype(numpy.float64), reference.astype(numpy.float64)
    both_nan = numpy.isnan(a) & numpy.isnan(b)
    same = both_nan | (a == b)
    if same.all():
        return 0.0
    difference = numpy.abs(numpy.where(same, 0.0, a - b)).max()
    if not numpy.isfinite(difference):
        return float("inf")
    import ml_dtypes

    scale = max(numpy.abs(numpy.where(numpy.isfinite(b), b, 0.0)).max(), 1e-300)
    epsilon = float(ml_dtypes.finfo(reference.dtype).eps)
    return float(difference / (2.0 ** numpy.floor(numpy.log2(scale)) * epsilon))
