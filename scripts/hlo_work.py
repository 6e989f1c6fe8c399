#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts what a module does that XLA has compiled: FLOPs, and bytes between kernels.

XLA's own cost analysis counts the body of a loop once. Here bodies count as often as
they run, by the `known_trip_count` that XLA notes at each loop; a loop without one is
an error, since nothing could be compared.

FLOPs are those of products and convolutions, 2 for each multiplication and addition,
wherever they stand. Bytes are what each kernel (an instruction outside of fusions)
reads of its operands and writes; of an operand of which only slices are read, these,
and of a result that is updated in place, the update, as in XLA's analysis.

As a program it compiles StableHLO for XLA CPU, barriers kept, and prints both:

    scripts/hlo_work.py MODULE.mlir...
"""

import math
import pathlib
import re
import sys
from typing import NamedTuple

BYTES = {"pred": 1, "s4": 1, "u4": 1, "s8": 1, "u8": 1, "s16": 2, "u16": 2, "f16": 2,
         "bf16": 2, "s32": 4, "u32": 4, "f32": 4, "s64": 8, "u64": 8, "f64": 8,
         "c64": 8, "c128": 16, "token": 0}
# Instructions that move nothing themselves; those that call are followed.
FREE = {"parameter", "constant", "tuple", "get-tuple-element", "bitcast", "while", "call",
        "conditional", "after-all", "opt-barrier"}
SLICES = {"dynamic-slice", "slice", "gather"}


class Work(NamedTuple):
    flops: float
    bytes: float

    def __add__(self, other):
        return Work(self.flops + other.flops, self.bytes + other.bytes)

    def times(self, count: int):
        return Work(self.flops * count, self.bytes * count)


class Instruction(NamedTuple):
    name: str
    shape: str
    opcode: str
    inside: str  # What stands in its parentheses.
    attributes: str
    is_root: bool

    @property
    def operands(self) -> list[str]:
        return re.findall(r"%([\w.\-]+)", self.inside)


ARRAY = re.compile(r"([a-z]+\d*(?:e\dm\d\w*)?)\[([\d,]*)\]")
HEADER = re.compile(r"^(ENTRY )?%?([\w.\-]+) .*\{$")
INSTRUCTION = re.compile(r"^\s+(ROOT )?%([\w.\-]+) = (.*)$")


def dimensions(shape: str) -> list[int]:
    found = ARRAY.search(shape)
    return [int(size) for size in found[2].split(",") if size]


def bytes_of(shape: str) -> int:
    """Of an array, or of all arrays of a tuple."""
    total = 0
    for element, sizes in ARRAY.findall(shape):
        width = BYTES.get(element, 1)  # What is left are the types of 8 bits.
        total += width * math.prod(int(size) for size in sizes.split(",") if size)
    return total


def _closing(text: str, begin: int) -> int:
    """The place of the parenthesis that closes the one at `begin`."""
    depth = 0
    for place in range(begin, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    raise ValueError(f"a parenthesis is not closed: {text[:80]}")


def _parse_instruction(line: str) -> Instruction | None:
    found = INSTRUCTION.match(line)
    if not found:
        return None
    rest = re.sub(r"/\*.*?\*/", "", found[3])
    end = _closing(rest, 0) + 1 if rest.startswith("(") else rest.index(" ")
    shape, rest = rest[:end], rest[end:].lstrip()
    begin = rest.index("(")
    end = _closing(rest, begin)
    return Instruction(found[2], shape, rest[:begin], rest[begin + 1:end], rest[end + 1:],
                       bool(found[1]))


class Module:
    """The computations of a module's text, as `HloModule.to_string()` prints it."""

    def __init__(self, text: str):
        self.computations: dict[str, dict[str, Instruction]] = {}
        self.entry = ""
        self._known: dict[tuple[str, bool], Work] = {}
        current: dict[str, Instruction] = {}
        for line in text.splitlines():
            header = HEADER.match(line)
            if header and not line.startswith("HloModule"):
                current = self.computations.setdefault(header[2], {})
                self.entry = header[2] if header[1] else self.entry
            elif instruction := _parse_instruction(line):
                current[instruction.name] = instruction

    def work(self) -> Work:
        return self._of_computation(self.entry, False)

    def _of_computation(self, name: str, is_fused: bool) -> Work:
        key = name, is_fused
        if key not in self._known:
            body = self.computations[name]
            self._known[key] = sum((self._of_instruction(body, instruction, is_fused)
                                    for instruction in body.values()), Work(0, 0))
        return self._known[key]

    def _of_instruction(self, body, instruction: Instruction, is_fused: bool) -> Work:
        opcode = instruction.opcode
        flops, moved = 0, 0
        if opcode in ("dot", "convolution"):
            flops = self._product_flops(body, instruction)
        if not is_fused and opcode not in FREE:
            moved = self._moved(body, instruction)
        work = Work(flops, moved)
        if opcode == "fusion":
            work += self._of_computation(self._called(instruction, "calls"), True)
        elif opcode == "call":
            work += self._of_computation(self._called(instruction, "to_apply"), is_fused)
        elif opcode == "while":
            count = re.search(r'known_trip_count":\{"n":"(\d+)"', instruction.attributes)
            if not count:
                raise ValueError(f"{instruction.name} has no known trip count")
            inner = self._of_computation(self._called(instruction, "body"), is_fused)
            inner += self._of_computation(self._called(instruction, "condition"), is_fused)
            work += inner.times(int(count[1]))
        elif opcode == "conditional":
            raise ValueError(f"{instruction.name}: what a branch does is not known")
        return work

    @staticmethod
    def _called(instruction: Instruction, attribute: str) -> str:
        return re.search(rf"\b{attribute}=%([\w.\-]+)", instruction.attributes)[1]

    @staticmethod
    def _product_flops(body, instruction: Instruction) -> float:
        results = math.prod(dimensions(instruction.shape))
        left, right = (dimensions(body[name].shape) for name in instruction.operands[:2])
        if instruction.opcode == "dot":
            contracted = re.search(r"lhs_contracting_dims=\{([\d,]*)\}",
                                   instruction.attributes)[1]
            return 2 * results * math.prod(left[int(d)] for d in contracted.split(",") if d)
        # Of the filter all but the output features are summed up.
        labels = re.search(r"dim_labels=\w+_(\w+)->", instruction.attributes)[1]
        return 2 * results * math.prod(right) / right[labels.index("o")]

    def _moved(self, body, instruction: Instruction) -> float:
        if instruction.opcode == "fusion":
            inner = self.computations[self._called(instruction, "calls")]
            parameters = {int(i.inside): i.name
                          for i in inner.values() if i.opcode == "parameter"}
            read = sum(self._read(inner, parameters[number], bytes_of(body[name].shape))
                       for number, name in enumerate(instruction.operands))
            return read + self._written(inner)
        whole = {instruction.name: instruction, **body}
        read = sum(self._operand_bytes(whole, instruction, place)
                   for place in range(len(instruction.operands)))
        return read + self._result_bytes(whole, instruction)

    @staticmethod
    def _operand_bytes(body, user: Instruction, place: int) -> int:
        """What `user` reads of its operand at `place`."""
        if place == 0 and user.opcode in SLICES:
            return bytes_of(user.shape)
        if place == 0 and user.opcode in ("dynamic-update-slice", "scatter"):
            return 0
        return bytes_of(body[user.operands[place]].shape)

    @staticmethod
    def _result_bytes(body, instruction: Instruction) -> int:
        """What is written; of an update in place, the update."""
        if instruction.opcode == "dynamic-update-slice":
            return bytes_of(body[instruction.operands[1]].shape)
        if instruction.opcode == "scatter":
            return bytes_of(body[instruction.operands[2]].shape)
        return bytes_of(instruction.shape)

    def _read(self, inner, name: str, whole: int) -> int:
        """Of a fusion's operand, at most all of it, however often it is read."""
        users = [(user, place) for user in inner.values()
                 for place, operand in enumerate(user.operands) if operand == name]
        total = 0
        for user, place in users:
            if user.opcode == "bitcast":
                total += self._read(inner, user.name, whole)
            else:
                total += self._operand_bytes(inner, user, place)
        return min(total, whole)

    def _written(self, inner) -> int:
        root = next(i for i in inner.values() if i.is_root)
        roots = [inner[name] for name in root.operands] if root.opcode == "tuple" else [root]
        return sum(self._result_bytes(inner, self._behind_bitcasts(inner, r)) for r in roots)

    @staticmethod
    def _behind_bitcasts(inner, instruction: Instruction) -> Instruction:
        while instruction.opcode == "bitcast":
            instruction = inner[instruction.operands[0]]
        return instruction


def main() -> int:
    from xla_referee import Step

    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print(__doc__)
        return 0 if sys.argv[1:] == ["--help"] else 2
    for path in sys.argv[1:]:
        step = Step(pathlib.Path(path).read_text())
        work = Module(step.executable.hlo_modules()[0].to_string()).work()
        print(f"{path}: {work.flops:.0f} FLOPs, {work.bytes:.0f} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
