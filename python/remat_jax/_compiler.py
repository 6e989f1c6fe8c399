# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds and runs `remat-compile`."""

import dataclasses
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from remat_jax._errors import BudgetInfeasible, RematError, UsageError
from remat_jax._summary import Summary

_TOOL = "remat-compile"
_ENVIRONMENT_VARIABLE = "REMAT_COMPILE"
# docs/exit-codes.md
_EXIT_USAGE = 2
_EXIT_BUDGET_INFEASIBLE = 3


class CompilerNotFound(RematError):
    """The program `remat-compile` is nowhere to be found."""


def find_compiler() -> str:
    """The path of `remat-compile`: $REMAT_COMPILE, else the one beside this
    package (installed with it, or built in the tree it stands in), else the
    one on $PATH."""
    named = os.environ.get(_ENVIRONMENT_VARIABLE)
    if named:
        if not shutil.which(named):
            raise CompilerNotFound(
                f"{_ENVIRONMENT_VARIABLE}={named}: no such program")
        return named
    package = pathlib.Path(__file__).resolve().parent
    for candidate in (package / "bin" / _TOOL,
                      package.parent.parent / "build" / "bin" / _TOOL):
        if os.access(candidate, os.X_OK):
            return str(candidate)
    on_path = shutil.which(_TOOL)
    if on_path:
        return on_path
    raise CompilerNotFound(
        f"cannot find {_TOOL}: build it (`make`), put it on PATH, or set "
        f"{_ENVIRONMENT_VARIABLE} to its path")


@dataclasses.dataclass(frozen=True)
class Options:
    """What is asked of Remat; the meanings are those of `remat-compile`."""

    budget: str | int | None
    #: None until JAX's devices have to be known.
    device: str | None
    policy: str = "auto"
    reserve: str | int | None = None
    time_limit: str | None = None
    work_limit: int | None = None
    seed: int | None = None
    loss: int | None = None
    offload: bool = False
    undo_checkpoint: bool = False
    microbatches: bool = False
    unroll_loops: int | str | None = None
    chunk: int | str | None = None
    call_declarations: str | None = None
    profile: str | None = None

    def arguments(self) -> list[str]:
        result = []
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            name = "--" + field.name.replace("_", "-")
            if value is True:
                result.append(name)
            elif value is not None and value is not False:
                result.append(f"{name}={value}")
        return result


_UNITS = {"": 1, "B": 1} | {
    prefix + unit: base ** power
    for power, prefix in enumerate("KMGTPE", 1)
    for unit, base in (("iB", 1024), ("B", 1000))}


def parse_bytes(text: str | int | None) -> int | None:
    """Bytes as `remat-compile` reads them (`40GiB`); None for other budgets (`80%`,
    `min`)."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([A-Za-z]*)", str(text).strip())
    if match is None or match[2] not in _UNITS:
        return None
    return int(float(match[1]) * _UNITS[match[2]]) if match[2] else int(text)


@dataclasses.dataclass(frozen=True)
class Result:
    """The step that `remat-compile` wrote, and what it says about it."""

    stablehlo: str
    summary: Summary


def rematerialize(stablehlo: str, options: Options) -> Result:
    """Runs `remat-compile` on a module. Raises `BudgetInfeasible` or
    `RematError` with its diagnostics."""
    with tempfile.TemporaryDirectory(prefix="remat-jax-") as folder:
        directory = pathlib.Path(folder)
        step = directory / "step.mlir"
        exported = directory / "exported.mlir"
        summary = directory / "summary.json"
        step.write_text(stablehlo)
        compiler = find_compiler()
        text = _run([compiler, step, *options.arguments(),
                     "--emit=stablehlo", "-o", exported,
                     f"--summary-json={summary}"])
        if not exported.exists() or not summary.exists():
            raise RematError(f"{compiler} wrote no step: it is no {_TOOL}")
        return Result(exported.read_text(),
                      Summary(json.loads(summary.read_text()), text))


def check_options(options: Options) -> None:
    """Raises `UsageError` for options that are wrong whatever the step. Without
    a compiler only types are checked: it is needed when a step is compiled."""
    _refuse_flags(options)
    try:
        compiler = find_compiler()
    except CompilerNotFound:
        return
    try:
        _run([compiler, "-", *options.arguments()])
    except UsageError:
        raise
    except RematError:
        pass  # The step is empty.


def _refuse_flags(options: Options) -> None:
    """True or False where a value belongs would read as a flag, or as nothing."""
    for field in dataclasses.fields(options):
        value = getattr(options, field.name)
        if field.type is not bool and isinstance(value, bool):
            name = field.name.replace("_", " ")
            raise UsageError(
                f"invalid {name} {value}: expected text or a number")


def _run(command: list) -> str:
    """Runs the compiler on what is in its files; returns what it says on
    stderr."""
    process = subprocess.run([str(word) for word in command], input="",
                             capture_output=True, text=True,
                             env=dict(os.environ, REMAT_PROGRESS="off"))
    message = process.stderr.strip()
    if process.returncode == 0:
        return message
    if process.returncode == _EXIT_USAGE:
        raise UsageError(message)
    if process.returncode == _EXIT_BUDGET_INFEASIBLE:
        raise BudgetInfeasible(message)
    raise RematError(message or
                     f"{command[0]} ended with {process.returncode}")
