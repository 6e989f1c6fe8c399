# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The summary of a plan (`docs/formats.md`, "Summary") as a Python object."""

from collections.abc import Mapping
from typing import Any


class Summary(Mapping):
    """Read-only; the keys are those of the format, also as attributes in
    Python's spelling: `summary["peakBytes"]`, `summary.peak_bytes`. `str` gives
    the text that `remat-compile` prints."""

    def __init__(self, fields: dict[str, Any], text: str):
        self._fields = dict(fields)
        self._text = text

    def __getitem__(self, key: str) -> Any:
        return self._fields[key]

    def __iter__(self):
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        first, *rest = name.split("_")
        key = first + "".join(word.capitalize() for word in rest)
        try:
            return self._fields[key]
        except KeyError:
            raise AttributeError(
                f"the summary has no {name!r} ({key!r})") from None

    def __dir__(self):
        snake = ["".join("_" + c.lower() if c.isupper() else c for c in key)
                 for key in self._fields]
        return [*super().__dir__(), *snake]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Summary({self._fields!r})"
