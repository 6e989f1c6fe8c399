#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_once.py KERNELS.json [EXCEPTIONS]: pointwise functions, and those of rows, that move
64 MB and more declare to move at most 1.1 times what they read and write, each once; so do
all pointwise functions together. EXCEPTIONS may move more: that many at most."""

import json
import sys

MOST = 1.1
LARGE = 64e6

kernels = [k for k in json.load(open(sys.argv[1]))["kernels"]
           if k.get("isPointwise") or k.get("isOfRows")]
exceptions = int(sys.argv[2]) if len(sys.argv) > 2 else 0


def moved(kernel):
    return kernel["bytesRead"] + kernel["bytesWritten"]


def once(kernel):
    return kernel["inputBytes"] + kernel["outputBytes"]


large = [k for k in kernels if once(k) >= LARGE]
more = [k for k in large if moved(k) > MOST * once(k)]
for kernel in more:
    print(f"{kernel['name']}: {moved(kernel) / once(kernel):.2f}")
pointwise = [k for k in kernels if k.get("isPointwise") and k not in more]
ratio = sum(map(moved, pointwise)) / sum(map(once, pointwise))
print(f"{len(large)} large, {len(more)} move more; "
      f"{len(pointwise)} pointwise move {ratio:.2f} times their values")
sys.exit(not large or len(more) > exceptions or ratio > MOST)
