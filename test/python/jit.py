# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# remat_jax.jit behaves like jax.jit and keeps the budget.
# REQUIRES: jax
# RUN: %remat-jax-python %s

import contextlib
import io
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from functools import partial

import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name
import numpy

import remat_jax

LAYERS, WIDTH, BATCH = 12, 64, 2048


def loss_of(params, batch):
    x, y = batch
    for weight in params["weights"]:
        x = jnp.sin(x @ weight)
    return jnp.mean((x + params["bias"] - y) ** 2)


def train_step(params, velocity, batch, rate=0.1, *, momentum="heavy"):
    loss, gradients = jax.value_and_grad(loss_of)(params, batch)
    decay = {"heavy": 0.9, "none": 0.0}[momentum]
    velocity = jax.tree.map(lambda v, g: decay * v + g, velocity, gradients)
    params = jax.tree.map(lambda p, v: p - rate * v, params, velocity)
    return params, velocity, loss


def make_state():
    keys = jax.random.split(jax.random.key(0), LAYERS)
    params = {"weights": [jax.random.normal(key, (WIDTH, WIDTH)) * 0.2
                          for key in keys],
              "bias": jnp.zeros(WIDTH)}
    return params, jax.tree.map(jnp.zeros_like, params)


def make_batch(rows=BATCH):
    x = jax.random.normal(jax.random.key(1), (rows, WIDTH))
    return x, jnp.ones_like(x)


def sum_of_memory(function, shapes):
    memory = function.lower(*shapes).compile().memory_analysis()
    return (memory.argument_size_in_bytes + memory.output_size_in_bytes
            - memory.alias_size_in_bytes + memory.temp_size_in_bytes)


def budgeted(budget="60%", function=train_step, **options):
    options = {"donate_argnums": (0, 1), "static_argnames": "momentum"} | options
    return remat_jax.jit(function, budget=budget, **options)


class JitTest(unittest.TestCase):

    def assert_same(self, ours, reference):
        self.assertEqual(jax.tree.structure(ours), jax.tree.structure(reference))
        for a, b in zip(jax.tree.leaves(ours), jax.tree.leaves(reference)):
            self.assertEqual((a.dtype, a.shape, a.weak_type),
                             (b.dtype, b.shape, b.weak_type))
            numpy.testing.assert_array_equal(a, b)

    def test_same_results_in_less_memory(self):
        reference = jax.jit(train_step, donate_argnums=(0, 1),
                            static_argnames="momentum")
        step = budgeted()
        ours, theirs = make_state(), make_state()
        for _ in range(3):
            *ours, loss = step(*ours, make_batch())
            *theirs, expected = reference(*theirs, make_batch())
            self.assert_same((ours, loss), (theirs, expected))
        compiled = step.lower(*make_state(), make_batch()).compile()
        plain = reference.lower(*make_state(), make_batch()).compile(
            compiler_options={"xla_disable_hlo_passes": "cse_barrier_expander"})
        self.assertLess(compiled.memory["temp"],
                        plain.memory_analysis().temp_size_in_bytes)
        self.assertGreater(compiled.summary.recomputed_ops, 0)
        self.assertLessEqual(compiled.summary["peakBytes"],
                             compiled.summary["budgetBytes"])

    def test_plans_again_until_xla_keeps_the_budget(self):
        plain = jax.jit(train_step, donate_argnums=(0, 1),
                        static_argnames="momentum").lower(*make_state(), make_batch())
        stats = plain.compile().memory_analysis()
        total = (stats.argument_size_in_bytes + stats.output_size_in_bytes
                 - stats.alias_size_in_bytes + stats.temp_size_in_bytes)
        # Plans for a GPU assume kernels that XLA does not have on CPUs.
        for device in (None, "h200"):
            compiled = budgeted(int(total * 0.7), device=device).lower(
                *make_state(), make_batch()).compile()
            self.assertLessEqual(compiled.memory["total"], int(total * 0.7))
            self.assertLessEqual(compiled.summary["budgetBytes"], int(total * 0.7))

    def test_warnings_point_to_the_program(self):
        for budget in (None, 10 ** 6):
            step = remat_jax.jit(lambda x: x + 1, budget=budget)
            for run in (lambda: step(1.0), lambda: step.lower(1.0).compile()):
                with unittest.mock.patch.object(
                        remat_jax._engine, "memory_of",
                        return_value={"total": 10 ** 9}), \
                        self.assertWarns(remat_jax.RematWarning) as warned:
                    run()
                self.assertEqual((warned.filename, warned.lineno),
                                 (__file__, run.__code__.co_firstlineno))

    def test_donated_arguments_are_gone(self):
        params, velocity = make_state()
        budgeted()(params, velocity, make_batch())
        self.assertTrue(params["bias"].is_deleted())
        self.assertTrue(velocity["weights"][0].is_deleted())

    def test_one_compilation_for_each_kind_of_arguments(self):
        traces = []

        def step(params, velocity, batch, *, momentum):
            traces.append((batch[0].shape, momentum))
            return train_step(params, velocity, batch, momentum=momentum)

        step = budgeted(None, function=step)
        for rows, momentum in ((64, "heavy"), (64, "heavy"), (128, "heavy"),
                               (64, "none"), (128, "heavy")):
            step(*make_state(), make_batch(rows), momentum=momentum)
        self.assertEqual(traces, [((64, WIDTH), "heavy"), ((128, WIDTH), "heavy"),
                                  ((64, WIDTH), "none")])

    def test_one_plan_for_each_sharding(self):
        mesh = jax.make_mesh((1,), ("x",))
        step = remat_jax.jit(lambda x: x + 1, budget=None)
        plans = {}
        for names in (("x",), ("x", None), (None,), (), (None, None), (None, "x")):
            placed = jax.device_put(jnp.ones((2, 2)), jax.sharding.NamedSharding(
                mesh, jax.sharding.PartitionSpec(*names)))
            with unittest.mock.patch.object(
                    remat_jax._jit, "rematerialize",
                    side_effect=remat_jax._jit.rematerialize) as planned:
                numpy.testing.assert_array_equal(step(placed), 2)
            plans[names] = planned.call_count
        self.assertEqual(plans, {("x",): 1, ("x", None): 0, (None,): 1, (): 0,
                                 (None, None): 0, (None, "x"): 1})

    def test_static_by_position(self):
        def scaled(momentum, params, velocity, batch):
            return train_step(params, velocity, batch, momentum=momentum)

        step = budgeted(function=scaled, static_argnums=0, static_argnames=None,
                        donate_argnums=(1, 2))
        expected = train_step(*make_state(), make_batch(), momentum="none")
        for result in (step("none", *make_state(), make_batch()),
                       step(momentum="none",
                            **dict(zip(("params", "velocity"), make_state())),
                            batch=make_batch())):
            numpy.testing.assert_allclose(result[2], expected[2], rtol=1e-6)
        with self.assertRaises(KeyError):
            step("unknown", *make_state(), make_batch())

    def test_static_values_differ_by_type(self):
        def kind(x, static):
            value = static[0] if isinstance(static, tuple) else static
            return x * {int: 2, float: 3, bool: 5}[type(value)]

        # Inside of containers jax.jit does not look.
        values = (1, 1.0, True, (1,), (1.0,))
        for options in ({"static_argnums": 1}, {"static_argnames": "static"}):
            ours = remat_jax.jit(kind, budget=None, **options)
            reference = jax.jit(kind, **options)
            self.assertEqual([float(ours(1.0, value)) for value in values],
                             [float(reference(1.0, value)) for value in values])
            self.assertEqual([float(ours(1.0, static=value)) for value in values],
                             [float(reference(1.0, static=value)) for value in values])
            self.assertEqual(float(ours(1.0, 1.0)), 3)

    def test_scalars_and_numpy_as_arguments(self):
        step = budgeted()
        batch = jax.tree.map(numpy.asarray, make_batch())
        expected = train_step(*make_state(), make_batch(), 0.5)[2]
        numpy.testing.assert_allclose(step(*make_state(), batch, 0.5)[2],
                                      expected, rtol=1e-6)
        numpy.testing.assert_allclose(step(*make_state(), batch, rate=0.5)[2],
                                      expected, rtol=1e-6)

    def test_decorator_and_method(self):
        class Trainer:
            @partial(remat_jax.jit, budget=None, static_argnums=0)
            def step(self, params, velocity, batch):
                return train_step(params, velocity, batch)

        self.assertEqual(Trainer.step.__name__, "step")
        trainer, arguments = Trainer(), (*make_state(), make_batch())
        expected = train_step(*arguments)[2]
        lowered = trainer.step.lower(trainer, *arguments)
        for result in (trainer.step(*arguments), lowered.compile()(*arguments)):
            numpy.testing.assert_allclose(result[2], expected, rtol=1e-6)
        self.assertEqual(trainer.step.plan(trainer, *arguments).peak_bytes,
                         lowered.summary.peak_bytes)

    def test_jax_is_configured_after_decorating(self):
        program = """if True:
            import jax, remat_jax
            step = remat_jax.jit(lambda x: x + 1, budget=None)
            jax.config.update("jax_platforms", "cpu")
            jax.config.update("jax_num_cpu_devices", 3)
            assert step(1) == 2
            print(len(jax.devices()))
            """
        out = subprocess.run([sys.executable, "-c", program], check=True,
                             capture_output=True, text=True).stdout
        self.assertEqual(out, "3\n")

    def test_inside_other_transformations(self):
        step = budgeted(donate_argnums=())
        state = make_state()
        rate = jax.grad(lambda r: jnp.sum(
            step(*state, make_batch(), r)[0]["bias"]))(0.1)
        expected = jax.grad(lambda r: jnp.sum(
            train_step(*state, make_batch(), r)[0]["bias"]))(0.1)
        numpy.testing.assert_allclose(rate, expected, rtol=1e-5)

    def test_closure_over_what_is_transformed(self):
        x, w = jnp.ones((4, 8)), jnp.linspace(0, 1, 8)

        def product(jit, w):
            return jit(lambda x: jnp.sum(x * w))(x)

        ours = partial(product, partial(remat_jax.jit, budget=None))
        theirs = partial(product, jax.jit)
        for transform in (jax.grad, jax.jit, lambda f: partial(jax.lax.map, f)):
            numpy.testing.assert_array_equal(transform(ours)(w),
                                             transform(theirs)(w))
        numpy.testing.assert_array_equal(jax.vmap(ours)(w), jax.vmap(theirs)(w))

    def test_staged_where_arguments_are_constants(self):
        square = remat_jax.jit(lambda x: x * x, budget=None)
        outer = jax.make_jaxpr(lambda y: y + square(numpy.float32(3)))(1.0)
        self.assertIn("jit", str(outer))

    def test_budget_that_nothing_meets(self):
        with self.assertRaises(remat_jax.BudgetInfeasible) as raised:
            budgeted("1KiB")(*make_state(), make_batch())
        self.assertRegex(str(raised.exception), "no plan .*keep 1.00 KiB")
        self.assertIn("jit.py:", str(raised.exception))

    def test_budget_that_the_step_keeps_as_given(self):
        """XLA runs both branches in place, which plans do not count on."""

        def step(p, s, count, x):
            loss, g = jax.value_and_grad(
                lambda p: jnp.mean(jnp.tanh(x @ p) ** 2))(p)
            s = s + g @ g.T
            root = jax.lax.while_loop
            update = jax.lax.cond(
                count % 10 == 0,
                lambda: root(lambda c: c[1] < 8, lambda c: (c[0] @ s, c[1] + 1),
                             (s, 0))[0] @ g, lambda: g)
            return p - 0.1 * update, s, count + 1, loss

        shapes = [jax.ShapeDtypeStruct(shape, jnp.float32)
                  for shape in ((256, 256), (256, 256), (16, 256))]
        shapes.insert(2, jax.ShapeDtypeStruct((), jnp.int32))
        needed = sum_of_memory(jax.jit(step, donate_argnums=(0, 1, 2)), shapes)
        for budget in (needed, "min"):
            compiled = remat_jax.jit(step, budget=budget, donate_argnums=(0, 1, 2)
                                     ).lower(*shapes).compile()
            self.assertLessEqual(compiled.memory["total"], needed)
        with self.assertRaises(remat_jax.BudgetInfeasible):
            remat_jax.jit(step, budget=needed // 4).lower(*shapes)

    def test_bad_options_are_errors(self):
        with self.assertRaisesRegex(remat_jax.UsageError, "polcy"):
            budgeted(policy="polcy")
        for budget in ("lots", "0", -1, "1e99GiB", float("nan")):
            with self.assertRaisesRegex(remat_jax.UsageError, "invalid budget"):
                budgeted(budget)
        for name in ("budget", "reserve", "chunk", "unroll_loops", "time_limit"):
            for flag in (True, False):
                with self.assertRaisesRegex(
                        remat_jax.UsageError,
                        f"invalid {name.replace('_', ' ')} {flag}: expected text"):
                    budgeted(**{name: flag})
        # What only the step can tell.
        with self.assertRaisesRegex(remat_jax.UsageError, "no_such_layer"):
            budgeted(policy="layers:no_such_layer=save")(*make_state(),
                                                         make_batch())
        with self.assertRaises(TypeError):
            remat_jax.jit(train_step)

    def test_other_programs_are_no_compiler(self):
        with unittest.mock.patch.dict("os.environ", REMAT_COMPILE="/bin/true"):
            with self.assertRaisesRegex(remat_jax.RematError,
                                        "/bin/true wrote no step: it is no remat-compile"):
                budgeted().lower(*make_state(), make_batch())

    def test_trace(self):
        step = budgeted()
        arguments = (*make_state(), make_batch())
        traced = step.trace(*arguments)
        self.assertEqual(len(traced.jaxpr.jaxpr.invars), 2 * (LAYERS + 1) + 2)
        self.assertEqual(traced.lower().as_text(), step.lower(*arguments).as_text())
        self.assertEqual(step.eval_shape(*arguments)[2].shape, ())

    def test_other_microbatches(self):
        def accumulate(params, batches):
            def add(sums, batch):
                new = jax.value_and_grad(loss_of)(params, batch)
                return jax.tree.map(jnp.add, sums, new), None

            zeros = (jnp.zeros(()), jax.tree.map(jnp.zeros_like, params))
            (loss, gradients), _ = jax.lax.scan(add, zeros, batches)
            return jax.tree.map(lambda p, g: p - g, params, gradients), loss

        def plan(count, **options):
            params = jax.eval_shape(make_state)[0]
            batch = jax.ShapeDtypeStruct((count, 512 // count, WIDTH), jnp.float32)
            return remat_jax.plan(accumulate, params, (batch, batch), budget=1_200_000,
                                  donate_argnums=0, work_limit=200, file=None,
                                  **options)

        advice = plan(4, microbatches=True)["x-microbatches"]
        self.assertEqual((advice["count"], advice["size"]), (4, 128))
        others = {other["count"]: other for other in advice["others"]}
        # What is said of them is what comes out.
        exported = plan(8)
        self.assertTrue(others[8]["keepsBudget"])
        self.assertEqual(others[8]["peakBytes"], exported["peakBytes"])
        self.assertEqual(others[8]["timeNs"], exported["timeNs"])
        self.assertFalse(others[1]["keepsBudget"])

    def test_plan_without_arrays(self):
        shapes = jax.eval_shape(lambda: (*make_state(), make_batch()))
        out = io.StringIO()
        summary = remat_jax.plan(train_step, *shapes, budget="60%", file=out,
                                 donate_argnums=(0, 1))
        self.assertIn("keep-all", out.getvalue())
        self.assertEqual(summary.peak_bytes, summary["peakBytes"])
        self.assertLess(summary.peak_bytes, summary.keep_all_peak_bytes)
        with self.assertRaisesRegex(AttributeError, "no_such_key"):
            summary.no_such_key

    def test_plan_and_policy_for_arguments_by_name(self):
        shapes = jax.eval_shape(lambda: (*make_state(), make_batch()))
        options = {"budget": "60%", "static_argnames": "momentum",
                   "donate_argnums": (0, 1)}
        by_name = {"momentum": "none", "batch": shapes[2]}
        summary = remat_jax.plan(train_step, *shapes[:2], kwargs=by_name, file=None,
                                 **options)
        expected = remat_jax.jit(train_step, **options).plan(*shapes[:2], **by_name)
        self.assertEqual(summary.peak_bytes, expected.peak_bytes)
        policy = remat_jax.policy(train_step, *shapes[:2], kwargs=by_name, **options)
        self.assertEqual(policy.names, {})

    def test_unrolled_scan(self):
        def step(weights, x):
            def loss(weights):
                out, _ = jax.lax.scan(lambda h, w: (jnp.sin(h @ w), None), x, weights)
                return jnp.mean(out ** 2)
            value, gradient = jax.value_and_grad(loss)(weights)
            return weights - gradient, value
        arguments = (jnp.stack(make_state()[0]["weights"]), make_batch()[0])
        for iterations, loops in ((None, True), (LAYERS, False), (LAYERS - 1, True)):
            compiled = remat_jax.jit(step, budget=None, unroll_loops=iterations)
            text = compiled.lower(*arguments).as_text()
            self.assertEqual("stablehlo.while" in text, loops)
            for ours, reference in zip(compiled(*arguments), jax.jit(step)(*arguments)):
                numpy.testing.assert_allclose(ours, reference, rtol=1e-5, atol=1e-6)
        chosen = remat_jax.jit(step, budget="min", unroll_loops="auto", work_limit=20000)
        self.assertIn("loops", str(chosen.plan(*arguments)))

    def test_planning_twice_gives_the_same(self):
        step = budgeted()
        arguments = (*make_state(), make_batch())
        self.assertEqual(step.plan(*arguments).peak_bytes,
                         step.plan(*arguments).peak_bytes)

    def test_policy_by_names(self):
        def loss_of_blocks(wrap, params, x):
            for index, weight in enumerate(params):
                def block(x, weight):
                    x = checkpoint_name(x @ weight, "hidden")
                    return checkpoint_name(jnp.sin(x), f"out_{index}")
                with jax.named_scope(f"block_{index}"):
                    x = wrap(block)(x, weight)
            return jnp.mean(x ** 2)

        def step(wrap, params, x):
            return jax.value_and_grad(partial(loss_of_blocks, wrap))(params, x)

        arguments = (make_state()[0]["weights"], make_batch()[0])
        plain = partial(step, lambda block: block)
        with tempfile.TemporaryDirectory() as folder:
            wishes = pathlib.Path(folder) / "wishes.json"
            wishes.write_text(
                '{"names": {"hidden": "recompute"}, "layers": {"block_3": "save"}}')
            with self.assertRaisesRegex(remat_jax.UsageError, "contradicting"):
                remat_jax.policy(plain, *arguments, budget=None,
                                 policy=f"names:{wishes}")
            wishes.write_text('{"names": {"hidden": "recompute"}}')
            policy = remat_jax.policy(plain, *arguments, budget=None,
                                      policy=f"names:{wishes}", device="h200")
        self.assertEqual(policy.names["hidden"], "recompute")
        self.assertEqual(policy.names["out_1"], "save")
        # Of this layer nothing that the backward pass reads is made again.
        self.assertEqual(policy.layers["block_1"], "save")
        self.assertIs(policy.layer("block_1"),
                      jax.checkpoint_policies.everything_saveable)
        with self.assertRaisesRegex(remat_jax.RematError, "no layer 'block'"):
            policy.layer("block")

        # JAX does what the policy says.
        saved = io.StringIO()
        with contextlib.redirect_stdout(saved):
            jax.ad_checkpoint.print_saved_residuals(
                partial(loss_of_blocks, partial(jax.checkpoint, policy=policy)),
                *arguments)
        self.assertIn("named 'out_1'", saved.getvalue())
        self.assertNotIn("named 'hidden'", saved.getvalue())
        wrapped = jax.jit(partial(step, partial(jax.checkpoint, policy=policy)))
        for ours, expected in zip(jax.tree.leaves(wrapped(*arguments)),
                                  jax.tree.leaves(jax.jit(plain)(*arguments))):
            numpy.testing.assert_allclose(ours, expected, rtol=1e-4, atol=1e-6)

    def test_exported_function(self):
        exported = jax.export.export(jax.jit(train_step))(
            *jax.eval_shape(lambda: (*make_state(), make_batch())))
        step = remat_jax.jit(exported, budget="min", donate_argnums=(0, 1))
        numpy.testing.assert_allclose(
            step(*make_state(), make_batch())[2],
            train_step(*make_state(), make_batch())[2], rtol=1e-6)


if __name__ == "__main__":
    unittest.main(verbosity=2)
