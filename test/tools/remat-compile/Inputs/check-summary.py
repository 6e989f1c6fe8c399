# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks claims about a summary, with its members as names.

usage: check-summary.py SUMMARY.json CLAIM...
"""

import json
import sys

with open(sys.argv[1]) as file:
    summary = json.load(file)
for claim in sys.argv[2:]:
    if not eval(claim, {}, summary):
        sys.exit(f"check-summary.py: not true: {claim}\n{json.dumps(summary, indent=2)}")
