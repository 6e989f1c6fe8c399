# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes modules that nest 20,000 deep, or only seem to, into a folder."""

import pathlib
import sys

folder, n = pathlib.Path(sys.argv[1]), 20000
call = ("func.func private @f{0}(%x: tensor<4xf32>) -> tensor<4xf32> {{\n"
        "  %0 = call @f{1}(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
        "  return %0 : tensor<4xf32>\n}}\n")
last = (f"func.func private @f{n}(%x: tensor<4xf32>) -> tensor<4xf32> {{\n"
        "  return %x : tensor<4xf32>\n}\n")
modules = {
    "deep.region": "func.func public @main() {\n" + "scf.execute_region {\n" * n
                   + "scf.yield\n}\n" * n + "return }\n",
    "deep.generic": '"builtin.module"() ({\n' * n + "}) : () -> ()\n" * n,
    "deep.attribute": "func.func public @main() attributes {a = " + "[" * n + "]" * n
                      + "} { return }\n",
    "deep.type": "func.func private @main() -> " + "tuple<" * n + "i1" + ">" * n + "\n",
    "deep.location": "func.func public @main() { return } loc(" + "fused[" * n + "]" * n
                     + ")\n",
    "deep.affine": "#m = affine_map<(d0) -> (" + "(" * n + "d0" + ")" * n + ")>\n",
    "flat.minus": "#m = affine_map<(d0) -> (" + "-" * n + "d0" + ")>\n",
    "flat.string": 'func.func public @main() attributes {a = "' + "[" * n + '"} { return }\n',
    "flat.calls": "".join(call.format(i, i + 1) for i in range(n))
                  .replace("private @f0(", "public @main(") + last,
}
for name, text in modules.items():
    (folder / f"{name}.mlir").write_text(text)
