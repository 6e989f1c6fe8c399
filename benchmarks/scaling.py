#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and memory of the compiler on training steps of 10,000 to 100,000 ops.

Writes a training step as StableHLO text: a stack of blocks (layer normalization,
dense layer, bias, GELU, dense layer, bias, residual), forward and backward, then
SGD on donated parameters. The modules are valid and run (--write keeps them; then
scripts/check-with-jax can execute them). Measures import and analysis (remat-opt
--remat-import --remat-analyze) and remat-compile per policy, with the peak resident
memory of the child. A growth factor compares with the row above: with ops growing
by 3, a factor far above 3 says more than linear.

With modules as arguments, those are measured and nothing is generated.
"""

import argparse
import pathlib
import sys
import tempfile

import common
import compile_runs

OPS = (10_000, 30_000, 100_000)
POLICIES = ("none", "full", "dots", "auto")
ROWS, WIDTH, HIDDEN = 64, 32, 128
RATE = 0.01


class Writer:
    """Lines of a function body; every method adds ops and returns a value name."""

    def __init__(self):
        self.lines = []
        self.types = {}

    def add(self, text: str, shape: tuple[int, ...]) -> str:
        name = f"%{len(self.lines)}"
        self.lines.append(f"    {name} = stablehlo.{text}")
        self.types[name] = shape
        return name

    def type_of(self, value: str) -> str:
        return type_text(self.types[value])

    def elementwise(self, op: str, *operands: str) -> str:
        return self.add(f"{op} {', '.join(operands)} : {self.type_of(operands[0])}",
                        self.types[operands[0]])

    def constant(self, number: float, shape: tuple[int, ...] = ()) -> str:
        return self.add(f"constant dense<{number:.8e}> : {type_text(shape)}", shape)

    def splat(self, number: float, like: str) -> str:
        return self.broadcast(self.constant(number), (), self.types[like])

    def broadcast(self, value: str, axes: tuple[int, ...], shape) -> str:
        return self.add(f"broadcast_in_dim {value}, dims = {list(axes)} : "
                        f"({self.type_of(value)}) -> {type_text(shape)}", shape)

    def scale(self, value: str, number: float) -> str:
        return self.elementwise("multiply", value, self.splat(number, value))

    def sum(self, value: str, axes: tuple[int, ...]) -> str:
        kept = tuple(size for axis, size in enumerate(self.types[value])
                     if axis not in axes)
        zero = self.constant(0.0)
        return self.add(f"reduce({value} init: {zero}) applies stablehlo.add across "
                        f"dimensions = {list(axes)} : ({self.type_of(value)}, "
                        f"tensor<f32>) -> {type_text(kept)}", kept)

    def dot(self, left: str, right: str, contract_left: int, contract_right: int) -> str:
        shape = (self.types[left][1 - contract_left],
                 self.types[right][1 - contract_right])
        return self.add(f"dot_general {left}, {right}, contracting_dims = "
                        f"[{contract_left}] x [{contract_right}] : "
                        f"({self.type_of(left)}, {self.type_of(right)}) -> "
                        f"{type_text(shape)}", shape)

    def row_mean(self, value: str) -> str:
        """Means of rows, broadcast back."""
        shape = self.types[value]
        mean = self.scale(self.sum(value, (1,)), 1.0 / shape[1])
        return self.broadcast(mean, (0,), shape)


def type_text(shape: tuple[int, ...]) -> str:
    return "tensor<" + "".join(f"{size}x" for size in shape) + "f32>"


def norm_forward(w: Writer, x: str):
    """Layer normalization without parameters: the result and what backward needs."""
    centered = w.elementwise("subtract", x, w.row_mean(x))
    variance = w.row_mean(w.elementwise("multiply", centered, centered))
    factor = w.elementwise("rsqrt", w.elementwise("add", variance,
                                                  w.splat(1e-5, variance)))
    return w.elementwise("multiply", centered, factor), factor


def norm_backward(w: Writer, gradient: str, normal: str, factor: str) -> str:
    """factor * (g - mean(g) - normal * mean(g * normal))."""
    along = w.row_mean(w.elementwise("multiply", gradient, normal))
    inner = w.elementwise("subtract", gradient, w.row_mean(gradient))
    inner = w.elementwise("subtract", inner, w.elementwise("multiply", normal, along))
    return w.elementwise("multiply", factor, inner)


def gelu_forward(w: Writer, x: str):
    """x * (1 + tanh(a (x + b x^3))) / 2, and the hyperbolic tangent."""
    cube = w.elementwise("multiply", x, w.elementwise("multiply", x, x))
    inner = w.elementwise("add", x, w.scale(cube, 0.044715))
    tangent = w.elementwise("tanh", w.scale(inner, 0.7978845608))
    one = w.elementwise("add", tangent, w.splat(1.0, tangent))
    return w.elementwise("multiply", x, w.scale(one, 0.5)), tangent


def gelu_backward(w: Writer, gradient: str, x: str, tangent: str) -> str:
    one = w.splat(1.0, x)
    square = w.elementwise("multiply", x, x)
    slope = w.elementwise("add", one, w.scale(square, 3 * 0.044715))
    slope = w.scale(slope, 0.7978845608)
    rest = w.elementwise("subtract", one, w.elementwise("multiply", tangent, tangent))
    second = w.elementwise("multiply", w.elementwise("multiply", x, rest), slope)
    total = w.elementwise("add", w.elementwise("add", one, tangent), second)
    return w.elementwise("multiply", gradient, w.scale(total, 0.5))


def dense(w: Writer, x: str, weight: str, bias: str) -> str:
    product = w.dot(x, weight, 1, 0)
    return w.elementwise("add", product,
                         w.broadcast(bias, (1,), w.types[product]))


def block_forward(w: Writer, x: str, parameters: list[str]):
    normal, factor = norm_forward(w, x)
    before = dense(w, normal, parameters[0], parameters[1])
    active, tangent = gelu_forward(w, before)
    out = dense(w, active, parameters[2], parameters[3])
    saved = (normal, factor, before, tangent, active)
    return w.elementwise("add", x, out), saved


def block_backward(w: Writer, gradient: str, parameters: list[str], saved):
    """The gradient of the input, and those of the parameters."""
    normal, factor, before, tangent, active = saved
    of_bias2 = w.sum(gradient, (0,))
    of_weight2 = w.dot(active, gradient, 0, 0)
    of_active = w.dot(gradient, parameters[2], 1, 1)
    of_before = gelu_backward(w, of_active, before, tangent)
    of_bias1 = w.sum(of_before, (0,))
    of_weight1 = w.dot(normal, of_before, 0, 0)
    of_normal = w.dot(of_before, parameters[0], 1, 1)
    of_input = norm_backward(w, of_normal, normal, factor)
    return (w.elementwise("add", gradient, of_input),
            [of_weight1, of_bias1, of_weight2, of_bias2])


def module_text(blocks: int) -> str:
    """A training step with mean squared error to a target, and plain SGD."""
    shapes = [(WIDTH, HIDDEN), (HIDDEN,), (HIDDEN, WIDTH), (WIDTH,)] * blocks
    shapes += [(ROWS, WIDTH), (ROWS, WIDTH)]
    names = [f"%arg{index}" for index in range(len(shapes))]
    w = Writer()
    w.types.update(zip(names, shapes))
    parameters = [names[4 * i:4 * i + 4] for i in range(blocks)]
    x, saved = names[-2], []
    for block in parameters:
        x, kept = block_forward(w, x, block)
        saved.append(kept)

    difference = w.elementwise("subtract", x, names[-1])
    squares = w.elementwise("multiply", difference, difference)
    loss = w.scale(w.sum(squares, (0, 1)), 1.0 / (ROWS * WIDTH))
    gradient, gradients = w.scale(difference, 2.0 / (ROWS * WIDTH)), []
    for block, kept in zip(reversed(parameters), reversed(saved)):
        gradient, of_block = block_backward(w, gradient, block, kept)
        gradients.append(of_block)

    results = [w.elementwise("subtract", parameter, w.scale(step, RATE))
               for block, of_block in zip(parameters, reversed(gradients))
               for parameter, step in zip(block, of_block)] + [loss]
    return function_text(w, names, results)


def function_text(w: Writer, names: list[str], results: list[str]) -> str:
    arguments = [f"{name}: {w.type_of(name)}"
                 + (f" {{tf.aliasing_output = {index} : i32}}"
                    if index < len(results) - 1 else "")
                 for index, name in enumerate(names)]
    types = ", ".join(map(w.type_of, results))
    return "\n".join(["module @scaling {",
                      f"  func.func public @main({', '.join(arguments)}) -> ({types}) {{",
                      *w.lines, f"    return {', '.join(results)} : {types}", "  }",
                      "}", ""])


def count_ops(text: str) -> int:
    """Lines with results; a region's lines count too."""
    return sum(" = " in line for line in text.splitlines()[2:])


def blocks_for(ops: int) -> int:
    one, two = (count_ops(module_text(blocks)) for blocks in (1, 2))
    return max(1, round((ops - (2 * one - two)) / (two - one)))


def measurements(options, module: pathlib.Path):
    """(name, command) of everything measured on one module."""
    yield "import+analyze", [str(options.opt), str(module), "--remat-import",
                             "--remat-analyze", "-o", "/dev/null"]
    for policy in options.policy or POLICIES:
        for budget in options.budget or ("none",):
            command = compile_runs.command_line(options.compiler, module, policy, budget)
            yield (f"{policy} {budget}", command + ["-o", "/dev/null", "--quiet"])


def rows_of(options, modules: list[pathlib.Path]):
    before = {}
    for module in modules:
        ops = count_ops(module.read_text())
        for name, command in measurements(options, module):
            measured = compile_runs.measure(command, options.timeout)
            answer = {0: "", 3: "refused", -9: "killed at the time limit"}.get(
                measured.code, f"failed ({measured.code})")
            growth = "-"
            if name in before and not answer:
                old_ops, old_seconds = before[name]
                growth = (f"{measured.cpu_seconds / old_seconds:.2f} "
                          f"for {ops / old_ops:.2f}")
            if not answer:
                before[name] = ops, max(measured.cpu_seconds, 1e-3)
            row = [module.stem, ops, name, f"{measured.seconds:.2f}",
                   f"{measured.cpu_seconds:.2f}",
                   f"{measured.peak_bytes / 2**20:.0f}", growth, answer]
            common.progress(*row)
            yield row


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", type=pathlib.Path)
    parser.add_argument("--compiler", type=pathlib.Path,
                        default=compile_runs.DEFAULT_COMPILER)
    parser.add_argument("--opt", type=pathlib.Path,
                        default=compile_runs.DEFAULT_COMPILER.with_name("remat-opt"))
    parser.add_argument("--ops", type=int, action="append", help="may be repeated")
    parser.add_argument("--policy", action="append", help="may be repeated")
    parser.add_argument("--budget", action="append", help="may be repeated")
    parser.add_argument("--timeout", type=float, default=280, help="seconds a child")
    parser.add_argument("--write", type=pathlib.Path, metavar="FOLDER",
                        help="write the modules there and measure nothing")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.write or pathlib.Path(temporary)
        modules = options.modules
        for ops in [] if modules else options.ops or OPS:
            modules = modules + [folder / f"scaling.{ops}.mlir"]
            modules[-1].write_text(module_text(blocks_for(ops)))
        if options.write:
            print("\n".join(map(str, modules)))
            return 0
        rows = list(rows_of(options, modules))
    print(compile_runs.table(["module", "ops", "what", "s", "CPU s", "MiB resident",
                              "CPU growth", "answer"], rows, 1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
