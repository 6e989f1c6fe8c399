# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What can go wrong, as exceptions of one family."""


class RematError(RuntimeError):
    """Remat refused the step. The message is the compiler's diagnostic, with
    the lines of the user's program that it points to."""


class UsageError(RematError, ValueError):
    """An option means nothing, or contradicts another one or the step."""


class BudgetInfeasible(RematError):
    """No plan within the budget: proven impossible, or none found. The message
    has the proven floor, the op behind it and a budget that fits."""


class ProcessesDisagree(RematError):
    """The processes of a distributed program did not make the same plan."""


class RematWarning(UserWarning):
    """The step runs, but not as promised."""
