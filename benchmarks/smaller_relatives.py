#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Is the bound loose or the plan, where a gap is large? Small steps that `exact` solves.

Writes unfused training steps in the manner of torch's joint graphs (an op per primitive,
views of transposed weights, gradients of parameters as results) for an MLP with GELU, an
LSTM and a transformer block, small enough for `exact`, and asks for budgets at --shares
percent of the way from their lowest peak to keep-all's. Per budget: the time of `auto`, of `exact` and the bound of
`auto`'s answer over keep-all's; "plan" is how far `auto` is above the optimum, "bound" how far
the optimum is above the bound, which together are the gap. Where `exact` did not prove its
plan within --states, its column has the best plan known and the two are not told apart.
--order=base compares in the given order, which is the one that `exact` proves in; without
it `auto` may do better than that.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile

import common

LAUNCH_NS, BYTES_PER_NS, FLOPS_PER_NS = 2000, 4000, 300000


class Tape:
    """Records ops; a backward op reads values of the forward ones."""

    def __init__(self):
        self.values, self.ops, self.arguments, self.phase = [], [], [], "forward"

    def value(self, size: int, kind: str, view_of=None) -> int:
        self.values.append({"name": f"v{len(self.values)}", "bytes": size, "class": kind})
        if view_of is not None:
            self.values[-1]["storage"] = self.values[view_of].get("storage", view_of)
        return len(self.values) - 1

    def argument(self, size: int, kind="parameter") -> int:
        self.arguments.append(self.value(size, kind))
        return self.arguments[-1]

    def bytes_of(self, *values: int) -> int:
        return sum(self.values[value]["bytes"] for value in values)

    def op(self, kind: str, inputs, size: int, flops=0) -> int:
        output = self.value(size, "activation" if self.phase == "forward" else "gradient")
        time = LAUNCH_NS + max((self.bytes_of(*inputs) + size) // BYTES_PER_NS,
                               flops // FLOPS_PER_NS)
        self.record(kind, time, inputs, output)
        return output

    def record(self, kind: str, time: int, inputs, output: int) -> None:
        self.ops.append({"name": f"{kind}_{len(self.ops)}", "kind": kind,
                         "phase": self.phase, "timeNs": time, "inputs": list(inputs),
                         "outputs": [output], "recomputable": True})

    def pointwise(self, *inputs: int, size=None) -> int:
        return self.op("pointwise", inputs, size or self.bytes_of(inputs[0]))

    def reduction(self, value: int, size: int) -> int:
        return self.op("reduction", [value], size)

    def view(self, value: int) -> int:
        output = self.value(self.bytes_of(value), self.values[value]["class"], view_of=value)
        self.record("view", 0, [value], output)
        return output

    def problem(self, name: str, results):
        return {"format": "remat-problem", "version": 1, "name": name, "values": self.values,
                "ops": self.ops, "arguments": self.arguments, "donated": [],
                "results": list(results)}


def dense(tape: Tape, x: int, weight: int, rows: int, wide: int):
    """x @ weight.T; its backward gives the gradient of x and of the weight."""
    turned = tape.view(weight)
    y = tape.op("matmul", [x, turned], 4 * rows * wide,
                2 * rows * tape.bytes_of(weight) // 4)

    def backward(dy: int):
        flops = 2 * rows * tape.bytes_of(weight) // 4
        dx = tape.op("matmul", [dy, tape.view(turned)], tape.bytes_of(x), flops)
        dw = tape.op("matmul", [tape.view(dy), x], tape.bytes_of(weight), flops)
        return dx, dw
    return y, backward


def gelu(tape: Tape, x: int):
    half = tape.pointwise(x)
    erf = tape.pointwise(tape.pointwise(x))
    one = tape.pointwise(erf)
    y = tape.pointwise(half, one)

    def backward(dy: int) -> int:
        slope = tape.pointwise(tape.pointwise(tape.pointwise(x, x)))
        inner = tape.pointwise(tape.pointwise(x, slope), tape.pointwise(one))
        return tape.pointwise(dy, inner)
    return y, backward


def write_mlp(layers: int, rows=4096, width=1024):
    tape = Tape()
    x = tape.argument(4 * rows * width, "batch")
    weights = [tape.argument(4 * width * width) for _ in range(layers)]
    undo = []
    for weight in weights:
        x, back = dense(tape, x, weight, rows, width)
        undo.append(back)
        x, back = gelu(tape, x)
        undo.append(back)
    tape.phase = "backward"
    dx, results = tape.pointwise(x), []
    for back in reversed(undo):
        if isinstance(answer := back(dx), tuple):
            dx, dw = answer
            results.append(dw)
        else:
            dx = answer
    return tape.problem(f"mlp-{layers}", results)


def write_lstm(steps: int, rows=4096, width=256):
    tape = Tape()
    size = 4 * rows * width
    weight = tape.argument(4 * width * 4 * width)
    inputs = [tape.argument(4 * size, "batch") for _ in range(steps)]
    h, c, undo = tape.argument(size), tape.argument(size), []
    for gates_in in inputs:
        product, back = dense(tape, h, weight, rows, 4 * width)
        gates = tape.pointwise(product, gates_in)
        i, f, g, o = (tape.pointwise(gates, size=size) for _ in range(4))
        before, c = c, tape.pointwise(tape.pointwise(f, c), tape.pointwise(i, g))
        bent = tape.pointwise(c)
        h = tape.pointwise(o, bent)
        undo.append((back, i, f, g, o, before, bent))
    tape.phase = "backward"
    dh, dc, dw = tape.pointwise(h), None, None
    for back, i, f, g, o, before, bent in reversed(undo):
        d_bent = tape.pointwise(tape.pointwise(dh, o), bent)
        dc = tape.pointwise(dc, d_bent) if dc is not None else d_bent
        parts = [tape.pointwise(dc, g, i), tape.pointwise(dc, before, f),
                 tape.pointwise(dc, i, g), tape.pointwise(dh, bent, o)]
        dc = tape.pointwise(dc, f)
        joined = tape.op("pointwise", parts, 4 * size)
        dh, now = back(joined)
        dw = tape.pointwise(dw, now) if dw is not None else now
    return tape.problem(f"lstm-{steps}", [dw])


def write_block(blocks: int, rows=2048, width=512):
    """Normalization, attention of one head and a residual, per block."""
    tape = Tape()
    size, scores = 4 * rows * width, 4 * rows * rows
    x = tape.argument(size, "batch")
    weights = [[tape.argument(4 * width * width) for _ in range(2)] for _ in range(blocks)]
    undo = []
    for in_weight, out_weight in weights:
        scale = tape.reduction(x, 4 * rows)
        normal = tape.pointwise(x, scale)
        mixed, back_in = dense(tape, normal, in_weight, rows, width)
        flops = 2 * rows * rows * width
        raw = tape.op("matmul", [mixed, normal], scores, flops)
        soft = tape.pointwise(raw, tape.reduction(raw, 4 * rows))
        seen = tape.op("matmul", [soft, normal], size, flops)
        y, back_out = dense(tape, seen, out_weight, rows, width)
        undo.append((back_in, back_out, x, scale, normal, mixed, soft, flops))
        x = tape.pointwise(x, y)
    tape.phase = "backward"
    dx, results = tape.pointwise(x), []
    for back_in, back_out, before, scale, normal, mixed, soft, flops in reversed(undo):
        d_seen, d_out = back_out(dx)
        d_soft = tape.op("matmul", [d_seen, normal], scores, flops)
        d_raw = tape.pointwise(soft, d_soft,
                               tape.reduction(tape.pointwise(soft, d_soft), 4 * rows))
        d_mixed = tape.op("matmul", [d_raw, normal], size, flops)
        d_normal = tape.pointwise(tape.op("matmul", [d_raw, mixed], size, flops),
                                  tape.op("matmul", [soft, d_seen], size, flops))
        d_more, d_in = back_in(d_mixed)
        d_normal = tape.pointwise(d_normal, d_more)
        dx = tape.pointwise(dx, d_normal, before, scale)
        results += [d_out, d_in]
    return tape.problem(f"attention-{blocks}", results)


def plan(options, path: pathlib.Path, budget: str, strategy: str, *more: str):
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "plan.json"
        result = subprocess.run(
            [options.planner, path, f"--budget={budget}", f"--strategy={strategy}",
             f"--order={options.order}", *more, "-o", output],
            capture_output=True, text=True, check=False)
        if result.returncode == 3:
            return None
        if result.returncode != 0:
            raise SystemExit(f"{path}: {result.stderr}")
        return json.loads(output.read_text())


def rows_of(options, problem):
    name = problem["name"]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / f"{name}.problem.json"
        path.write_text(json.dumps(problem))
        lowest = plan(options, path, "min", "auto")
        keep_all, low = lowest["keepAll"], lowest["peakBytes"]
        for share in options.shares.split(","):
            budget = low + (keep_all["peakBytes"] - low) * int(share) // 100
            label = f"{budget / keep_all['peakBytes']:.1%}"
            auto = plan(options, path, str(budget), "auto")
            exact = plan(options, path, str(budget), "exact",
                         f"--work-limit={options.states}", f"--time-limit={options.seconds}s")
            if not auto or not exact:
                yield [name, len(problem["ops"]), label, "none" if not auto else "found",
                       "none" if not exact else "found", "", "", "", "no"], None
                continue
            is_proven = exact["timeNs"] <= exact["bounds"]["timeNs"]
            known = min(exact["timeNs"], auto["timeNs"])
            bound = auto["bounds"]["timeNs"]
            row = [name, len(problem["ops"]), label]
            row += [f"{time / keep_all['timeNs']:.4f}" for time in (auto["timeNs"], known, bound)]
            row += [f"{auto['timeNs'] / known - 1:.2%}", f"{known / bound - 1:.2%}",
                    "yes" if is_proven else "no"]
            yield row, (auto["timeNs"] / known - 1, known / bound - 1) if is_proven else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--planner", default=common.ROOT / "build" / "bin" / "remat-plan")
    parser.add_argument("--shares", default="80,60,40,20,10,0")
    parser.add_argument("--seconds", type=int, default=60, help="for each exact search")
    parser.add_argument("--order", choices=["base", "free"], default="base")
    parser.add_argument("--states", type=int, default=1000000)
    options = parser.parse_args()
    print("| step | ops | budget | auto | optimum | bound | plan | bound | proven |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    parts = []
    for problem in (write_mlp(3), write_mlp(4), write_mlp(6), write_lstm(2), write_lstm(3),
                    write_lstm(4), write_block(1), write_block(2), write_block(3)):
        for row, part in rows_of(options, problem):
            print("| " + " | ".join(map(str, row)) + " |", flush=True)
            if part:
                parts.append(part)
    if parts:
        print(f"\n{len(parts)} rows proven; plan above the optimum, mean: "
              f"{statistics.mean(part[0] for part in parts):.2%}, "
              f"optimum above the bound, mean: {statistics.mean(part[1] for part in parts):.2%}")


if __name__ == "__main__":
    main()
