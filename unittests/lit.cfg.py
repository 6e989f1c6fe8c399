# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit configuration of the unit tests: each GoogleTest case is one test."""

import os

import lit.formats

config.name = "RematUnit"
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.suffixes = []
config.test_source_root = os.path.join(config.remat_binary_root, "unittests", "bin")
config.test_exec_root = config.test_source_root
