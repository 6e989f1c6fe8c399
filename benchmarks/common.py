# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the benchmarks share: paths, options, and tables with flagged rows."""

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
sys.path.insert(0, str(ROOT / "examples"))

import compile_runs

SIZES = ("tiny", "mid", "real")


def parser_of(description: str, sizes=("mid",)) -> argparse.ArgumentParser:
    """The options that every benchmark has."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", type=pathlib.Path,
                        default=compile_runs.DEFAULT_COMPILER)
    parser.add_argument("--device", default="xla-cpu",
                        help="plan for this device (default: %(default)s)")
    parser.add_argument("--model", action="append", default=[],
                        help="only this model (may be repeated)")
    parser.add_argument("--size", action="append", choices=SIZES,
                        help=f"may be repeated (default: {' '.join(sizes)})")
    parser.set_defaults(default_sizes=sizes)
    return parser


def modules_of(options: argparse.Namespace) -> list[pathlib.Path]:
    """The example modules that the options select."""
    return compile_runs.example_modules(options.size or options.default_sizes,
                                        options.model)


def progress(*cells) -> None:
    print(*cells, sep="  ", file=sys.stderr, flush=True)


def finish(header: list[str], rows: list[list], flagged: int, first_left: int = 1) -> int:
    """Prints the table and how many rows are flagged. A flag is a finding to look
    at, no failure: the exit code is 0."""
    print(compile_runs.table(header, rows, first_left))
    print(f"\n{len(rows)} rows, {flagged} flagged")
    return 0
