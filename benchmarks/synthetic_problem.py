#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a layered training step as a problem file, of about --ops ops.

Blocks of a transformer's shape: normalization, three projections, attention (scores,
softmax, weighted sum), projection, residual; normalization, wide projection,
activation, projection, residual. Each forward op has its backward op, which reads the
saved inputs, then the parameters are updated. Sizes vary a little by block, so that no
two blocks have the same best plan; the same --ops and --seed give the same file.
"""

import argparse
import random
import sys


class Writer:
    """Values and ops of the problem; `backward` collects what is to be undone."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.values, self.ops, self.arguments, self.pairs = [], [], [], []
        self.backward = []

    def value(self, size: int, kind: str) -> int:
        self.values.append(f'{{"name": "v{len(self.values)}", "bytes": {size}, '
                           f'"class": "{kind}"}}')
        return len(self.values) - 1

    def parameter(self, size: int) -> int:
        number = self.value(size, "parameter")
        self.arguments.append(number)
        return number

    def op(self, kind, phase, time, inputs, sizes, value_class="activation"):
        outputs = [self.value(size, value_class) for size in sizes]
        self.ops.append(
            f'{{"name": "{kind}", "kind": "{kind}", "phase": "{phase}", "timeNs": {time}, '
            f'"inputs": {inputs}, "outputs": {outputs}, "recomputable": true}}')
        return outputs

    def forward(self, kind, time, inputs, size, weight=None) -> int:
        """A forward op; its backward op reads what a derivative needs."""
        read = inputs + ([weight] if weight is not None else [])
        output, = self.op(kind, "forward", time, read, [size])
        saved = [] if kind == "copy" else read if kind == "matmul" else [output]
        self.backward.append((kind, 2 * time, inputs, output, saved, weight))
        return output


def write_block(w: Writer, x: int, size: int) -> int:
    def dense(value, out, time):
        return w.forward("matmul", time, [value], out, w.parameter(out // 8))

    def light(kind, inputs, out):
        return w.forward(kind, 4 + out // 40000, inputs, out)

    time = size // 2000
    normal = light("reduction", [x], size)
    query, key, value = (dense(normal, size, time) for _ in range(3))
    scores = w.forward("matmul", time, [query, key], 2 * size)
    soft = light("pointwise", [light("pointwise", [scores], 2 * size)], 2 * size)
    mixed = w.forward("matmul", time, [soft, value], size)
    x = light("pointwise", [x, dense(mixed, size, time)], size)
    normal = light("reduction", [x], size)
    wide = light("pointwise", [dense(normal, 4 * size, 4 * time)], 4 * size)
    return light("pointwise", [x, dense(wide, size, 4 * time)], size)


def write_backward(w: Writer, sizes: dict[int, int], last: int) -> None:
    gradient_of = {last: w.op("reduction", "backward", 10, [last], [sizes[last]],
                              "gradient")[0]}
    for kind, time, inputs, output, saved, weight in reversed(w.backward):
        targets = [(value, sizes[value]) for value in inputs if value in sizes]
        made = [size for _, size in targets]
        if weight is not None:
            made.append(sizes[weight])
        gradients = w.op(kind, "backward", time, sorted({gradient_of[output], *saved}),
                         made, "gradient")
        for (value, size), gradient in zip(targets, gradients):
            if value in gradient_of:
                gradient, = w.op("pointwise", "backward", 4 + size // 40000,
                                 [gradient_of[value], gradient], [size], "gradient")
            gradient_of[value] = gradient
        if weight is not None:
            updated, = w.op("pointwise", "optimizer", 4, [weight, gradients[-1]],
                            [sizes[weight]], "parameter")
            w.pairs.append([weight, updated])


def write_problem(ops: int, seed: int, out) -> None:
    w = Writer(seed)
    x = w.value(1_000_000, "batch")
    w.arguments.append(x)
    while 2.8 * len(w.backward) < ops:
        x = write_block(w, x, 1_000_000 + 8000 * w.random.randrange(40))
    sizes = {number: int(text.split('"bytes": ')[1].split(",")[0])
             for number, text in enumerate(w.values)}
    del sizes[w.arguments[0]]
    write_backward(w, sizes, x)
    separator = ",\n  "
    out.write(f'{{"format": "remat-problem", "version": 1, "name": "synthetic-{ops}",\n'
              f' "values": [{separator.join(w.values)}],\n'
              f' "ops": [{separator.join(w.ops)}],\n'
              f' "arguments": {w.arguments}, "results": {[b for _, b in w.pairs]},\n'
              f' "donated": {w.pairs}}}\n')


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ops", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    write_problem(options.ops, options.seed, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
