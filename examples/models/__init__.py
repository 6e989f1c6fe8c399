# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The models whose training steps are the project's examples; one file each.

Every module has a table `SIZES` and a function `build(size, checkpoint)` that
returns a `common.Example`.
"""

import importlib

NAMES = ("accumulate", "bert", "gpt2", "gpt2_scan", "lstm", "mlp", "moe",
         "resnet50", "unet", "vit")
SIZES = ("tiny", "mid", "real")


def resize(name: str, size: str, **fields: int) -> None:
    """Gives the example's configuration of that size other numbers."""
    sizes = importlib.import_module(f"models.{name}").SIZES
    sizes[size] = sizes[size]._replace(**fields)


def build(name: str, size: str, checkpoint: str = "none"):
    """The example `name` in `size`, its layers under the given policy."""
    return importlib.import_module(f"models.{name}").build(size, checkpoint)
