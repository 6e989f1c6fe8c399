# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`jax.jit` with a memory budget.

    step = remat_jax.jit(train_step, budget="40GiB", donate_argnums=(0, 1))

traces and lowers like `jax.jit`, lets Remat decide what to save and what to
compute again so that the step's peak stays within the budget, and compiles the
result with XLA. The function must be a whole training step: loss, gradients and
update. `plan` says what Remat would do, without compiling.
"""

from remat_jax._compiler import CompilerNotFound, find_compiler
from remat_jax._errors import (BudgetInfeasible, ProcessesDisagree, RematError,
                               RematWarning, UsageError)
from remat_jax._jit import (Compiled, Lowered, RematFunction, Traced, jit,
                            plan, policy)
from remat_jax._policy import Policy
from remat_jax._summary import Summary

__all__ = [
    "BudgetInfeasible", "Compiled", "CompilerNotFound", "Lowered",
    "Policy", "ProcessesDisagree", "RematError", "RematFunction", "RematWarning",
    "Summary", "Traced", "UsageError", "find_compiler", "jit", "plan",
    "policy",
]
