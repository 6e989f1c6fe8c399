# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and runs a step under each of some names: for-each-name.py FOLDER NAME..."""

import os
import subprocess
import sys

MODULE = """func.func public @"%s"(%%x: tensor<4xf32>) -> tensor<4xf32> {
  %%0 = stablehlo.tanh %%x : tensor<4xf32>
  return %%0 : tensor<4xf32>
}
"""
for name in sys.argv[2:]:
    path = os.path.join(sys.argv[1], name)
    with open(path + ".mlir", "w") as file:
        file.write(MODULE % name)
    subprocess.check_call(["remat-compile", path + ".mlir", "--quiet", "--emit=shared",
                           "--device=host", "-o", path + ".so"])
    subprocess.check_call(["remat-run", path + ".so"])
    subprocess.check_call(["remat-compile", path + ".mlir", "--quiet", "--emit=ptx",
                           "--device=h200", "-o", path + ".ptx"])
