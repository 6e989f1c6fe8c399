# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Everything that depends on how JAX is made inside.

JAX has no public way to compile a module other than the one it lowered. Its
`Lowered` holds the module in `_lowering._hlo` and everything else (pytrees,
donation, shardings, devices) beside it, so exchanging the module keeps all of
`jax.jit`'s behaviour. Nothing global is patched.
"""

import copy
import functools
import os

import jax
from jax.sharding import NamedSharding, Sharding
from jaxlib.mlir import ir

from remat_jax._errors import RematError

# On CPU, the first drops optimization barriers before common subexpression elimination,
# which then merges each recomputation with its original; the second makes calls of loops
# of a few bytes, whose code has no barriers: XLA aborts where one is left.
_BARRIER_REMOVING_PASSES = ("cse_barrier_expander", "small-while-loop-hoisting")
_DISABLED_PASSES = "xla_disable_hlo_passes"

# Parts of `device_kind` and Remat's device descriptors. H100 and A100 come in
# several sizes; the one in bytes decides.
_DESCRIPTORS = (("h200", "h200"), ("h100", "h100"), ("b200", "b200"),
                ("a100-sxm4-80", "a100-80"), ("a100 80", "a100-80"),
                ("a100", "a100-40"), ("l40s", "l40s"), ("4090", "rtx4090"))


def describe_device(device: jax.Device) -> str:
    """Remat's descriptor for a JAX device. Raises `RematError` where there is
    none: the user then names a descriptor (or a file)."""
    if device.platform == "cpu":
        return "xla-cpu"
    kind = device.device_kind.lower()
    for part, descriptor in _DESCRIPTORS:
        if part in kind:
            return descriptor
    raise RematError(
        f"no device descriptor for {device.device_kind!r}: say device=, with "
        "a name that `remat-compile --help` lists or a descriptor file")


def with_module(lowered: jax.stages.Lowered,
                stablehlo: str) -> jax.stages.Lowered:
    """`lowered` with another module. JAX caches what it lowered, so this is a
    copy."""
    lowering = getattr(lowered, "_lowering", None)
    module = getattr(lowering, "_hlo", None)
    if not isinstance(module, ir.Module):
        raise RematError(
            f"JAX {jax.__version__} keeps a lowered module where this version "
            "of remat_jax does not find it")
    lowered, lowering = copy.copy(lowered), copy.copy(lowering)
    lowered._lowering = lowering
    lowering._executable = None
    with module.context:
        lowering._hlo = ir.Module.parse(stablehlo)
    return lowered


def lower_with_names(
        traced: jax.stages.Traced) -> tuple[jax.stages.Lowered, set[str]]:
    """Lowers so that values with a `checkpoint_name` have it in the module, too,
    and returns these names. JAX itself leaves them out."""
    from jax._src.ad_checkpoint import name_p
    from jax._src.interpreters import mlir
    names = set()

    def lower_name(context, value, *, name):
        names.add(name)
        call = mlir.custom_call("remat.checkpoint_name",
                                result_types=[value.type], operands=[value],
                                backend_config=name)
        return call.results

    lowered = traced.lower(_private_parameters=mlir.LoweringParameters(
        override_lowering_rules=((name_p, lower_name),)))
    return lowered, names


def keep_barriers(options: dict | None, device: jax.Device) -> dict:
    """Compiler options under which XLA keeps recomputation."""
    options = dict(options or {})
    if device.platform != "cpu":
        return options
    disabled = [options.get(_DISABLED_PASSES) or _passes_disabled_by_flags(),
                *_BARRIER_REMOVING_PASSES]
    options[_DISABLED_PASSES] = ",".join(filter(None, disabled))
    return options


def _passes_disabled_by_flags() -> str:
    prefix = f"--{_DISABLED_PASSES}="
    values = [flag.removeprefix(prefix)
              for flag in os.environ.get("XLA_FLAGS", "").split()
              if flag.startswith(prefix)]
    return values[-1] if values else ""


def tracing_context() -> object:
    """What a trace depends on beside its arguments (x64, precision, mesh)."""
    from jax._src import config
    return config.trace_context()


def inside_transformation() -> bool:
    """Whether JAX traces something now: a function may then read tracers of its
    surroundings although its arguments have none. False where JAX does not say."""
    from jax._src import core
    is_clean = getattr(core, "trace_state_clean", None)
    return is_clean is not None and not is_clean()


@functools.lru_cache(maxsize=4096)
def without_trailing_none(sharding: Sharding) -> Sharding:
    """The same sharding, so that P("x", None), as a program says it, equals P("x"),
    as XLA says it of its results."""
    if not isinstance(sharding, NamedSharding):
        return sharding
    partitions = list(sharding.spec.partitions)
    while partitions and partitions[-1] is None:
        partitions.pop()
    return sharding.update(spec=sharding.spec.update(partitions=partitions))


def memory_of(compiled: jax.stages.Compiled) -> dict[str, int] | None:
    """XLA's own figures in bytes per device; none where a backend has none."""
    stats = compiled.memory_analysis()
    if stats is None:
        return None
    figures = {"argument": stats.argument_size_in_bytes,
               "output": stats.output_size_in_bytes,
               "alias": stats.alias_size_in_bytes,
               "temp": stats.temp_size_in_bytes}
    figures["total"] = (figures["argument"] + figures["output"]
                        - figures["alias"] + figures["temp"])
    return figures
