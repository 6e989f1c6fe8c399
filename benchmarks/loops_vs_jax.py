#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps with loops under budgets, beside jax.checkpoint and nested scans by hand.

XLA CPU compiles and runs everything: the step as JAX exports it, our exports at budgets
in percent of the keep-all peak and at the lowest one found, and the step as written with
jax.checkpoint around what the loop runs (each policy) or as a scan of checkpointed scans.
Below each of JAX's forms stands what we plan for the bytes that XLA needs for it
(`remat_jax` does the same: where XLA's own bytes are above a budget, it plans again for as
much less than was promised). Such a plan is for time, of which FLOPs and bytes moved are
parts. Below the forms of a policy stands our plan by the policy of that name as well.

Columns: promised peak; XLA's arguments + outputs - aliases + temp; FLOPs of products and
bytes between kernels that the form has more than the step without it (scripts/hlo_work.py);
median time of a step, all forms in turns; outputs whose bits differ from the step's, and by
how many ulps of their scale at most, with fusion off (docs/numerics.md). A row is flagged
where XLA's bytes exceed the budget, and where none of ours below one of JAX's forms is
within its bytes, its FLOPs and its bytes moved.
"""

import math
import pathlib
import statistics
import sys
import tempfile
import time
from typing import NamedTuple

import common
import compile_runs
from compile_runs import mebibytes
from unusual_steps import write_step

import jax
import jax.numpy as jnp
from jax import lax

sys.path.insert(0, str(common.ROOT / "examples"))
from hlo_work import Module
from make_inputs import inputs_of_module
from models import common as layers
from models import gpt2, lstm
from xla_referee import Step, distance_in_ulps

BUDGETS = ("80%", "60%", "40%", "min")
# JAX's, and the name of ours.
POLICIES = {"full": "full", "dots": "dots", "dots_nobatch": "dots-no-batch"}
REPLANS = 3


class Model(NamedTuple):
    """A step whose loops run `scan(body, carry, xs)` where it may be checkpointed."""

    # (scan) -> ((parameters, *data) -> loss)
    loss_of: object
    parameters: object
    data: tuple
    limits: dict[int, int]
    # Iterations of such a loop, whose square root nested scans take.
    length: int
    train: object


def adam(loss):
    def run(parameters, state, *data):
        value, gradients = jax.value_and_grad(loss)(parameters, *data)
        return (*layers.adam(parameters, state, gradients), value)
    return run


def momentum(loss):
    def run(parameters, state, *data):
        value, gradients = jax.value_and_grad(loss)(parameters, *data)
        return (*layers.momentum(parameters, state, gradients), value)
    return run


def accumulate(loss):
    """Adam with the gradients of microbatches, the leading dimension of the data."""
    def run(parameters, state, *data):
        def add(sums, microbatch):
            new = jax.value_and_grad(loss)(parameters, *microbatch)
            return jax.tree.map(jnp.add, sums, new), None
        zeros = (jnp.zeros(()), jax.tree.map(jnp.zeros_like, parameters))
        (value, gradients), _ = lax.scan(add, zeros, data)
        return (*layers.adam(parameters, state, gradients), value)
    return run


STATES = {adam: layers.adam_state, accumulate: layers.adam_state,
          momentum: layers.momentum_state}


def of_gpt2(count: int, microbatches: int = 0) -> Model:
    config = gpt2.SIZES["mid"]._replace(layers=count)
    if microbatches:
        config = config._replace(batch=config.batch // 2)

    def loss_of(scan):
        def loss(params, tokens, targets):
            x = gpt2.embed(params["embedding"], tokens)
            x, _ = scan(lambda x, p: (gpt2.block(p, x, config.heads), None), x,
                        params["blocks"])
            return gpt2.token_loss(params, x, targets)
        return loss

    def parameters():
        keys = jax.random.split(jax.random.key(0), config.layers)
        return {"embedding": gpt2.embedding_parameters(keys[0], config),
                "blocks": jax.vmap(lambda k: gpt2.block_parameters(k, config))(keys),
                "norm": layers.norm_parameters(config.width)}

    shape = (*([microbatches] if microbatches else []), config.batch, config.length)
    tokens = jax.ShapeDtypeStruct(shape, jnp.int32)
    limit = config.vocabulary
    return Model(loss_of, jax.eval_shape(parameters), (tokens, tokens), {0: limit, 1: limit},
                 config.layers, accumulate if microbatches else adam)


def of_lstm(length: int, width: int, vocabulary: int) -> Model:
    config = lstm.SIZES["mid"]._replace(length=length, width=width, vocabulary=vocabulary)

    def loss_of(scan):
        def loss(params, tokens, targets):
            x = params["embedding"][tokens]
            for own in params["layers"]:
                zeros = jnp.zeros(x.shape[1:])
                _, x = scan(lambda state, x, own=own: lstm.cell(own, state, x),
                            (zeros, zeros), x)
            logits = layers.dense(params["output"], x)
            return layers.cross_entropy(logits, targets).mean()
        return loss

    parameters = jax.eval_shape(lambda: lstm.parameters_of(jax.random.key(0), config))
    tokens = jax.ShapeDtypeStruct((length, config.batch), jnp.int32)
    return Model(loss_of, parameters, (tokens, tokens),
                 {0: config.vocabulary, 1: config.vocabulary}, length, momentum)


def of_nested_scan() -> Model:
    """Layers, each a scan over time, in a scan."""
    depth, length, batch, width = 8, 64, 32, 256

    def loss_of(scan):
        def loss(params, xs, y):
            def layer(xs, p):
                def cell(h, x):
                    z = jax.nn.sigmoid(x @ p["a"] + h @ p["b"])
                    h = (1 - z) * h + z * jnp.tanh(x @ p["c"] + h @ p["d"])
                    return h, h
                return scan(cell, jnp.zeros((batch, width)), xs)[1] + xs, None
            h, _ = lax.scan(layer, xs, params["layers"])
            return jnp.mean((h[-1] @ params["o"] - y) ** 2)
        return loss

    square = jax.ShapeDtypeStruct((depth, width, width), jnp.float32)
    parameters = {"layers": dict.fromkeys("abcd", square),
                  "o": jax.ShapeDtypeStruct((width, 10), jnp.float32)}
    data = (jax.ShapeDtypeStruct((length, batch, width), jnp.float32),
            jax.ShapeDtypeStruct((batch, 10), jnp.float32))
    return Model(loss_of, parameters, data, {}, length, momentum)


MODELS = {
    "gpt2, 12 layers": lambda: of_gpt2(12),
    "gpt2, 96 layers": lambda: of_gpt2(96),
    "lstm, 64 steps": lambda: of_lstm(64, 256, 2000),
    "lstm, 4096 steps": lambda: of_lstm(4096, 64, 64),
    "8 microbatches": lambda: of_gpt2(4, microbatches=8),
    "scan in a scan": of_nested_scan,
}


def checkpointed_scan(policy: str):
    return lambda body, carry, xs: lax.scan(layers.checkpointed(body, policy), carry, xs)


def nested_scan(segments: int, policy: str):
    """A scan over segments whose inner scans are checkpointed as a whole; what these run
    is checkpointed by `policy` on top."""
    def scan(body, carry, xs):
        cut = jax.tree.map(lambda x: x.reshape(segments, -1, *x.shape[1:]), xs)
        inner = jax.checkpoint(
            lambda carry, xs: lax.scan(layers.checkpointed(body, policy), carry, xs))
        carry, ys = lax.scan(inner, carry, cut)
        return carry, jax.tree.map(lambda y: y.reshape(-1, *y.shape[2:]), ys)
    return scan


def square_divisor(count: int) -> int:
    """The divisor of `count` that is nearest to its square root, by ratio."""
    divisors = [d for d in range(1, count + 1) if count % d == 0]
    return min(divisors, key=lambda d: abs(math.log(d * d / count)))


def scans_of(model: Model) -> dict[str, object]:
    """JAX's forms; the first one is the step as it is."""
    segments = square_divisor(model.length)
    forms = {"as written": lax.scan}
    forms.update({f"checkpoint {policy}": checkpointed_scan(policy) for policy in POLICIES})
    forms[f"{segments} nested scans"] = nested_scan(segments, "none")
    forms[f"{segments} nested, full"] = nested_scan(segments, "full")
    return forms


def export(model: Model, scan, path: pathlib.Path) -> pathlib.Path:
    state = jax.eval_shape(STATES[model.train], model.parameters)
    donated = (model.parameters, state)
    write_step(path.with_suffix(""), model.train(model.loss_of(scan)), donated, model.data,
               model.limits)
    return path


class Form:
    """A module that XLA has compiled, and what is known of it."""

    def __init__(self, name: str, module: pathlib.Path, budget: int = 0, promised: int = 0):
        self.name, self.budget, self.promised = name, budget, promised
        self.text = module.read_text()
        self.step = Step(self.text)
        self.total = self.step.memory().total
        self.work = Module(self.step.executable.hlo_modules()[0].to_string()).work()
        self.times, self.differing, self.ulps = [], 0, 0.0
        self.flag = bool(budget) and self.total > budget

    def run(self, inputs, steps: int) -> None:
        for index in range(steps + 1):
            arrays = [jax.device_put(value, self.step.device) for value in inputs]
            jax.block_until_ready(arrays)
            begin = time.perf_counter()
            results = self.step.executable.execute_sharded(arrays)
            jax.block_until_ready(results.disassemble_into_single_device_arrays())
            if index:
                self.times.append((time.perf_counter() - begin) * 1e3)

    def compare(self, inputs, references) -> None:
        results = Step(self.text, rounding="strict")(inputs)
        distances = [distance_in_ulps(a, b) for a, b in zip(results, references)]
        self.differing = sum(distance > 0 for distance in distances)
        self.ulps = max(distances)

    def cells(self, original: "Form") -> list[str]:
        flops = self.work.flops - original.work.flops
        moved = self.work.bytes - original.work.bytes
        median, same = "-", "-"
        if self.times:
            median = f"{statistics.median(self.times):.1f}"
            same = f"{self.differing}, {self.ulps:.1f} ulp" if self.differing else "equal"
        return [self.name, mebibytes(self.promised) if self.promised else "",
                mebibytes(self.total), f"{flops / 1e9:.3f}", f"{moved / 2**20:.0f}",
                median, same, "yes" if self.flag else ""]


def plan(options, name: str, module, budget: str, folder: pathlib.Path,
         policy: str = "auto") -> Form | None:
    run = compile_runs.compile_module(options.compiler, module, policy, budget, folder,
                                      options.device)
    if run.is_refusal:
        return None
    if run.code != compile_runs.OK:
        sys.exit(f"{module}: {run.message}")
    # For `min` the budget is what the plan promises: nothing is exceeded.
    limit = 0 if budget in ("min", "none") else run.summary["budgetBytes"]
    return Form(name, run.exported, limit, run.summary["peakBytes"])


def plan_within(options, name: str, module, limit: int, folder) -> Form | None:
    """Asks for less where XLA takes more than `limit`, as remat_jax does."""
    budget = limit
    for _ in range(1 + REPLANS):
        form = plan(options, name, module, str(budget), folder)
        if form is None or form.total <= limit:
            return form
        budget = form.promised - (form.total - limit)
    return form


def is_within(ours: Form, theirs: Form) -> bool:
    return (ours.total <= theirs.total and ours.work.flops <= theirs.work.flops
            and ours.work.bytes <= theirs.work.bytes)


def forms_of(options, model: Model, folder: pathlib.Path):
    """The forms in the order of the table; a string stands for a refusal."""
    written = {name: export(model, scan, folder / f"form{i}.mlir")
               for i, (name, scan) in enumerate(scans_of(model).items())}
    module = written.pop("as written")
    yield Form("as written", module)
    for budget in BUDGETS:
        yield plan(options, f"ours, {budget}", module, budget, folder) or f"ours, {budget}"
    for name, path in written.items():
        theirs = Form(name, path)
        yield theirs
        beside = [plan_within(options, "ours in its bytes", module, theirs.total, folder)]
        policy = POLICIES.get(name.removeprefix("checkpoint "))
        if policy:
            beside.append(plan(options, f"ours, {policy}", module, "none", folder,
                               policy))
        found = [form for form in beside if form]
        is_missed = not any(is_within(form, theirs) for form in found)
        for form in found:
            form.flag = is_missed
        if beside[0] and beside[0].total > theirs.total:
            beside[0].flag = True
        yield beside[0] or "ours in its bytes"
        yield from filter(None, beside[1:])


def run_all(options, forms, inputs) -> None:
    for _ in range(options.turns):
        for form in forms:
            form.run(inputs, options.steps)
    references = Step(forms[0].text, rounding="strict")(inputs)
    for form in forms[1:]:
        form.compare(inputs, references)


def rows_of(options, name: str, folder: pathlib.Path):
    forms = []
    for form in forms_of(options, MODELS[name](), folder):
        forms.append(form)
        common.progress(name, form if isinstance(form, str) else form.name)
    compiled = [form for form in forms if isinstance(form, Form)]
    if options.turns:
        run_all(options, compiled, inputs_of_module(folder / "form0.mlir", 0))
    for form in forms:
        cells = ([form, "refused"] + [""] * 6 if isinstance(form, str)
                 else form.cells(compiled[0]))
        yield [name, *cells]


def main() -> int:
    parser = common.parser_of(__doc__)
    parser.add_argument("--steps", type=int, default=1, help="timed steps a turn")
    parser.add_argument("--turns", type=int, default=5,
                        help="of all forms; 0 compiles them and runs none")
    options = parser.parse_args()
    unknown = set(options.model) - set(MODELS)
    if unknown:
        parser.error(f"no model '{min(unknown)}'; known: {'; '.join(MODELS)}")
    rows = []
    for name in options.model or MODELS:
        with tempfile.TemporaryDirectory() as folder:
            new = list(rows_of(options, name, pathlib.Path(folder)))
        rows += new
        common.progress(compile_runs.table([""] * len(new[0]), new, 2))
    header = ["step", "form", "promised MiB", "XLA MiB", "GFLOP more", "MiB moved more",
              "ms", "outputs", "flag"]
    return common.finish(header, rows, sum(bool(row[-1]) for row in rows), 2)


if __name__ == "__main__":
    sys.exit(main())
