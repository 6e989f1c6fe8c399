# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two summaries state the same peak: same-peak.py SUMMARY.json SUMMARY.json"""

import json
import sys

one, other = (json.load(open(path))["peakBytes"] for path in sys.argv[1:])
assert one == other, (one, other)
