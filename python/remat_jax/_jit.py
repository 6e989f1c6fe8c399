# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`jit` with a budget, and the stages behind it."""

import dataclasses
import functools
import hashlib
import inspect
import sys
import types
import warnings
from collections.abc import Callable, Sequence
from typing import Any, TextIO

import jax
import numpy

from remat_jax import _engine
from remat_jax._compiler import (Options, Result, check_options, parse_bytes,
                                 rematerialize)
from remat_jax._errors import (BudgetInfeasible, ProcessesDisagree,
                               RematWarning)
from remat_jax._policy import Policy, policy_of
from remat_jax._summary import Summary

# XLA fuses and schedules by its own rules; beyond this ratio of its bytes to
# the promised ones something undid the plan.
_UNDONE_RATIO = 1.10
# A budget that XLA exceeds is planned for again with less; after so many plans the
# one of which XLA makes the least is taken.
_MOST_PLANS = 4


class Compiled:
    """A compiled step. Called with the dynamic arguments, as
    `jax.stages.Compiled` is; other attributes are those of that class."""

    def __init__(self, compiled: jax.stages.Compiled, summary: Summary):
        self._compiled = compiled
        #: What was planned.
        self.summary = summary
        #: XLA's own bytes per device by category, or None.
        self.memory = _engine.memory_of(compiled)

    def __call__(self, *args, **kwargs):
        return self._compiled(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._compiled, name)


class Lowered:
    """A step that was lowered and rematerialized. Other attributes are those of
    `jax.stages.Lowered`, whose module is the rematerialized one."""

    def __init__(self, lowered: jax.stages.Lowered, options: Options,
                 compiler_options: dict | None):
        self._original = lowered
        self._options = options
        self._compiler_options = compiler_options
        try:
            self._adopt(self._plan(options))
        except BudgetInfeasible:
            # XLA may keep it with what no plan can count on.
            if not self._adopt_if_kept_as_given():
                raise

    def _plan(self, options: Options) -> Result:
        return rematerialize(self._original.as_text(debug_info=True), options)

    def _adopt(self, result: Result) -> None:
        self._result = result
        self._lowered = _engine.with_module(self._original, result.stablehlo)

    def _compile_as_given(self) -> Compiled | None:
        """The step without a plan, if XLA says what it needs."""
        compiled = self._original.compile(compiler_options=self._compiler_options)
        memory = _engine.memory_of(compiled)
        if memory is None:
            return None
        result = rematerialize(
            self._original.as_text(debug_info=True),
            dataclasses.replace(self._options, budget=None, policy="none",
                                offload=False))
        budget = parse_bytes(self._options.budget)
        if budget is not None:
            budget -= parse_bytes(self._options.reserve) or 0
        summary = Summary(dict(result.summary) | {
            "budgetBytes": budget, "peakBytes": memory["total"]},
            "the step as given, which XLA compiles to less than any plan that was "
            f"found: {memory['total']} bytes")
        return Compiled(compiled, summary)

    def _adopt_as_given(self, compiled: Compiled) -> None:
        self._adopt(Result(self._original.as_text(), compiled.summary))

    def _adopt_if_kept_as_given(self) -> bool:
        if (self._options.policy != "auto"
                or parse_bytes(self._options.budget) is None):
            return False
        compiled = self._compile_as_given()
        if compiled is None or _excess(compiled, compiled.summary["budgetBytes"]) > 0:
            return False
        self._adopt_as_given(compiled)
        return True

    @property
    def summary(self) -> Summary:
        """What was planned."""
        return self._result.summary

    def compile(self) -> Compiled:
        """Compiles with XLA. Where XLA's own bytes exceed the budget, the step is
        planned again for as much less than was promised, a few times; the step as
        given is taken where XLA needs less for that. Warns
        (`RematWarning`) when they stay above it, or above what was promised."""
        budget = self.summary["budgetBytes"]
        best, best_result = self._compile_once(), self._result
        least = excess = _excess(best, budget)
        for _ in range(_MOST_PLANS - 1):
            smaller = self.summary["peakBytes"] - excess
            if excess <= 0 or smaller <= 0:
                break
            reserved = self.summary.get("x-reserveBytes", 0)
            try:
                self._adopt(self._plan(dataclasses.replace(
                    self._options, budget=smaller + reserved)))
            except BudgetInfeasible:
                break
            compiled = self._compile_once()
            excess = _excess(compiled, budget)
            if excess < least:
                best, best_result, least = compiled, self._result, excess
        if best_result is not self._result:
            self._adopt(best_result)
        if self._options.policy == "auto" and (
                least > 0 or self._options.budget == "min"):
            given = self._compile_as_given()
            if given and best.memory and _excess(given, best.memory["total"]) < 0:
                self._adopt_as_given(given)
                best = given
        _warn_if_undone(best, budget)
        return best

    def _compile_once(self) -> Compiled:
        _agree_on(self._result.stablehlo)
        options = _engine.keep_barriers(self._compiler_options,
                                        jax.devices()[0])
        return Compiled(self._lowered.compile(compiler_options=options),
                        self.summary)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._lowered, name)


class Traced:
    """A traced step. Other attributes are those of `jax.stages.Traced`."""

    def __init__(self, traced: jax.stages.Traced, options: Options,
                 compiler_options: dict | None):
        self._traced = traced
        self._options = options
        self._compiler_options = compiler_options

    def lower(self, **options) -> Lowered:
        """Lowers, with the options of `jax.stages.Traced.lower`, and
        rematerializes."""
        return Lowered(self._traced.lower(**options), self._options,
                       self._compiler_options)

    def policy(self) -> Policy:
        """What is planned, as a policy for `jax.checkpoint`."""
        lowered, names = _engine.lower_with_names(self._traced)
        result = rematerialize(lowered.as_text(debug_info=True), self._options)
        return policy_of(result.summary["x-values"], names)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._traced, name)


class RematFunction:
    """What `jit` returns. Within other transformations (`jax.grad`, `jax.vmap`,
    an outer `jax.jit`) it behaves like the function that `jax.jit` returns: a
    budget is a property of a whole program."""

    def __init__(self, fun: Callable, options: Options, static_argnums,
                 static_argnames, compiler_options: dict | None,
                 jit_options: dict):
        self._fun = fun
        self._options = options
        self._compiler_options = compiler_options
        self._jitted = jax.jit(fun, static_argnums=static_argnums,
                               static_argnames=static_argnames, **jit_options)
        self._static = _StaticArguments(fun, static_argnums, static_argnames)
        self._cache: dict = {}
        functools.update_wrapper(self, fun, updated=())

    def __call__(self, *args, **kwargs):
        if jax.config.jax_disable_jit or _engine.inside_transformation():
            return self._jitted(*args, **kwargs)
        static, args_left, kwargs_left = self._static.split(args, kwargs)
        leaves, tree = jax.tree.flatten((args_left, kwargs_left))
        if any(isinstance(leaf, jax.core.Tracer) for leaf in leaves):
            return self._jitted(*args, **kwargs)
        key = (static, tree, tuple(map(_describe, leaves)),
               _engine.tracing_context())
        compiled = self._cache.get(key)
        if compiled is None:
            compiled = self.lower(*args, **kwargs).compile()
            self._cache[key] = compiled
        return compiled(*args_left, **kwargs_left)

    def trace(self, *args, **kwargs) -> Traced:
        """Traces for these arguments (arrays or `jax.ShapeDtypeStruct`s)."""
        return Traced(self._jitted.trace(*args, **kwargs),
                      self._options_with_device(), self._compiler_options)

    def _options_with_device(self) -> Options:
        """JAX starts its backends when it is asked for devices, so this waits
        until a step is traced: programs configure JAX after decorating."""
        device = (self._options.device or
                  _engine.describe_device(jax.devices()[0]))
        return dataclasses.replace(self._options, device=device)

    def lower(self, *args, **kwargs) -> Lowered:
        """Traces, lowers and rematerializes for these arguments."""
        return self.trace(*args, **kwargs).lower()

    def eval_shape(self, *args, **kwargs) -> Any:
        """The shapes of the results; nothing is planned."""
        return self._jitted.eval_shape(*args, **kwargs)

    def plan(self, *args, **kwargs) -> Summary:
        """What Remat would do for these arguments; compiles nothing."""
        return self.lower(*args, **kwargs).summary

    def clear_cache(self) -> None:
        """Forgets compiled steps."""
        self._cache.clear()
        self._jitted.clear_cache()

    def __get__(self, instance, owner=None):
        # As with jax.jit, `instance.step.lower` takes the instance, too.
        return self if instance is None else types.MethodType(self, instance)


def jit(fun: Callable | None = None, *, budget: str | int | None,
        policy: str = "auto", device: str | None = None,
        reserve: str | int | None = None, time_limit: str | None = None,
        work_limit: int | None = None, seed: int | None = None,
        loss: int | None = None, offload: bool = False,
        undo_checkpoint: bool = False, microbatches: bool = False,
        unroll_loops: int | str | None = None, chunk: int | str | None = None,
        call_declarations: str | None = None, profile: str | None = None,
        static_argnums: int | Sequence[int] | None = None,
        static_argnames: str | Sequence[str] | None = None,
        compiler_options: dict | None = None, **jit_options) -> RematFunction:
    """`jax.jit` for a whole training step, with a memory budget.

    `budget`: bytes of peak per device as a number or text (`"40GiB"`, `"80%"`
    of the peak without rematerialization, `"min"`), or None for the fastest
    plan at any peak. `policy`, `reserve`, `time_limit`, `work_limit`, `seed`,
    `loss`, `offload`, `undo_checkpoint`, `microbatches`, `unroll_loops`
    (iterations or `"auto"`), `chunk` (pieces of attention, `"auto"` or `"off"`),
    `call_declarations`, `profile`: as the options of `remat-compile`. `device`: a
    descriptor; by default the one of JAX's first device when the step is traced.
    All other keywords go to `jax.jit`; donate parameters and optimizer state, or
    they count twice.

    Raises `UsageError` for options that mean nothing, and, when called or
    lowered, `BudgetInfeasible` if no plan keeps the budget and `RematError` for
    what Remat cannot read. Without `fun`, returns
    a decorator.
    """
    options = Options(
        budget=budget, policy=policy, device=device,
        reserve=reserve, time_limit=time_limit, work_limit=work_limit,
        seed=seed, loss=loss, offload=offload, undo_checkpoint=undo_checkpoint,
        microbatches=microbatches, unroll_loops=unroll_loops, chunk=chunk,
        call_declarations=call_declarations, profile=profile)
    check_options(options)

    def wrap(function: Callable) -> RematFunction:
        if isinstance(function, jax.export.Exported):
            function = function.call
        return RematFunction(function, options, static_argnums,
                             static_argnames, compiler_options, jit_options)

    return wrap if fun is None else wrap(fun)


def plan(fun: Callable, *args, budget: str | int | None,
         kwargs: dict[str, Any] | None = None,
         file: TextIO | None = sys.stdout, **options) -> Summary:
    """What Remat would do for `fun(*args, **kwargs)`: prints the summary to `file`
    (None: nowhere) and returns it. `options` are those of `jit`; arguments may be
    `jax.ShapeDtypeStruct`s, so nothing needs to fit anywhere."""
    summary = jit(fun, budget=budget, **options).plan(*args, **(kwargs or {}))
    if file is not None:
        print(summary, file=file)
    return summary


def policy(fun: Callable, *args, budget: str | int | None,
           kwargs: dict[str, Any] | None = None, **options) -> Policy:
    """The plan for `fun(*args, **kwargs)` as a policy for `jax.checkpoint`, as far
    as it can be said in JAX: by values with a `jax.ad_checkpoint.checkpoint_name` and
    by whole layers. `options` are those of `jit`; arguments may be
    `jax.ShapeDtypeStruct`s.

        policy = remat_jax.policy(train_step, *shapes, budget="40GiB")
        block = jax.checkpoint(block, policy=policy)

    `fun` is the whole training step without `jax.checkpoint` (or with
    `undo_checkpoint=True`).
    """
    traced = jit(fun, budget=budget, **options).trace(*args, **(kwargs or {}))
    return traced.policy()


class _StaticArguments:
    """Which arguments are static: by position or by name, each inferred from
    the other as `jax.jit` does."""

    def __init__(self, fun: Callable, argnums, argnames):
        self._numbers = _as_tuple(argnums, int)
        self._names = _as_tuple(argnames, str)
        try:
            parameters = list(inspect.signature(fun).parameters.values())
        except (TypeError, ValueError):
            parameters = []
        positional = [parameter.name for parameter in parameters
                      if parameter.kind in (parameter.POSITIONAL_ONLY,
                                            parameter.POSITIONAL_OR_KEYWORD)]
        if argnums is None and argnames is not None:
            self._numbers = tuple(i for i, name in enumerate(positional)
                                  if name in self._names)
        elif argnames is None and argnums is not None:
            self._names = tuple(
                positional[i] for i in self._numbers
                if -len(positional) <= i < len(positional))

    def split(self, args: tuple, kwargs: dict) -> tuple[tuple, tuple, dict]:
        """Static values with their types (`1 == 1.0 == True`, but `jax.jit` tells
        them apart), then the dynamic positional and keyword arguments."""
        if not self._numbers and not self._names:
            return (), args, kwargs
        numbers = {i + len(args) if i < 0 else i for i in self._numbers}
        static = (tuple((i, type(args[i]), args[i])
                        for i in sorted(numbers) if i < len(args)),
                  tuple((name, type(kwargs[name]), kwargs[name])
                        for name in sorted(kwargs) if name in self._names))
        return (static,
                tuple(a for i, a in enumerate(args) if i not in numbers),
                {name: value for name, value in kwargs.items()
                 if name not in self._names})


def _as_tuple(value, single: type) -> tuple:
    if value is None:
        return ()
    return (value,) if isinstance(value, single) else tuple(value)


def _describe(leaf: Any) -> tuple:
    """What an executable depends on in an argument."""
    if isinstance(leaf, jax.Array):
        return (jax.typeof(leaf), _engine.without_trailing_none(leaf.sharding),
                leaf.committed)
    return (jax.typeof(leaf),)


def _agree_on(stablehlo: str) -> None:
    """Each process of a distributed program must compile the same module."""
    if jax.process_count() == 1:
        return
    from jax.experimental import multihost_utils
    digest = numpy.frombuffer(hashlib.sha256(stablehlo.encode()).digest(),
                              dtype=numpy.uint8)
    digests = multihost_utils.process_allgather(digest)
    different = [process for process in range(len(digests))
                 if not numpy.array_equal(digests[process], digests[0])]
    if different:
        raise ProcessesDisagree(
            f"processes {different} made another plan than process 0: the "
            "versions of remat-compile, JAX or the program differ, or a time "
            "limit cut planning short (use work_limit instead)")


def _excess(compiled: Compiled, budget: int | None) -> int:
    """Bytes by which XLA exceeds the budget: the most of all processes, which then
    decide alike."""
    if budget is None or compiled.memory is None:
        return 0
    excess = compiled.memory["total"] - budget
    if jax.process_count() == 1:
        return excess
    from jax.experimental import multihost_utils
    # As bytes: without x64 JAX has no integers of 64 bits.
    mine = numpy.array([excess], numpy.int64).view(numpy.uint8)
    all_bytes = numpy.asarray(multihost_utils.process_allgather(mine))
    return int(numpy.ascontiguousarray(all_bytes).view(numpy.int64).max())


def _level_of_caller() -> int:
    """For `warnings.warn` in the function that calls this: the `stacklevel` of the
    innermost line that is not of this package."""
    frame, level = sys._getframe(1), 1
    while frame.f_back and frame.f_globals.get("__package__") == __package__:
        frame, level = frame.f_back, level + 1
    return level


def _warn_if_undone(compiled: Compiled, budget: int | None) -> None:
    if compiled.memory is None:
        return
    needed = compiled.memory["total"]
    promised = compiled.summary.peak_bytes
    if budget is not None and needed <= budget:
        return
    if budget is not None:
        warnings.warn(
            f"XLA needs {needed} bytes, {needed / budget:.2f} times the budget of "
            f"{budget}; the last plan was for {promised}. XLA fuses and orders ops "
            "by rules of its own; compare `compiled.memory` with "
            "`compiled.summary`.", RematWarning, stacklevel=_level_of_caller())
    elif needed > promised * _UNDONE_RATIO:
        warnings.warn(
            f"XLA needs {needed} bytes, {needed / promised:.2f} times the "
            f"{promised} that were planned: it fused or ordered ops "
            "otherwise, or merged recomputation. Compare `compiled.memory` with "
            "`compiled.summary`.", RematWarning, stacklevel=_level_of_caller())
