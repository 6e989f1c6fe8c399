# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the figures in a report with those of the summary of the same plan.

usage: check-figures.py REPORT.html SUMMARY.json
"""

import itertools
import json
import pathlib
import re
import sys


def unpack(column):
    if isinstance(column, list):
        return column
    runs = column.get("r") or column.get("dr") or []
    listed = column.get("d") or [n for n, count in zip(runs[::2], runs[1::2]) for _ in range(count)]
    return listed if "r" in column else list(itertools.accumulate(listed))


def unpack_texts(packed):
    texts, before = [], ""
    for shared, rest in zip(unpack(packed["shared"]), packed["rest"]):
        before = before.encode()[:shared].decode() + rest
        texts.append(before)
    return texts


page, summary = (pathlib.Path(path).read_text() for path in sys.argv[1:])
summary = json.loads(summary)
plan = json.loads(re.search(r'id="data">(.*?)</script>', page, re.S).group(1))["plans"][0]
pairs = [
    ("peakBytes", plan["promisedBytes"]), ("livenessPeakBytes", plan["peakBytes"]),
    ("budgetBytes", plan.get("budgetBytes")), ("timeNs", plan["timeNs"]),
    ("keepAllPeakBytes", plan["keepAll"]["peakBytes"]), ("keepAllTimeNs", plan["keepAll"]["timeNs"]),
    ("boundTimeNs", plan["bounds"]["timeNs"]), ("floorBytes", plan["bounds"]["peakBytes"])]
for key, shown in pairs:
    assert summary[key] == shown, (key, summary[key], shown)
bytes_of, names = unpack(plan["values"]["bytes"]), unpack(plan["values"]["name"])
texts = unpack_texts(plan["texts"])
live = [(texts[names[value]], bytes_of[value]) for value in plan["peak"]["live"]]
told = [(value["name"], value["bytes"]) for value in summary["peak"]["live"]]
assert sorted(live) == sorted(told), set(live) ^ set(told)
assert sum(size for _, size in live) + plan["peak"]["workspaceBytes"] == plan["peakBytes"]
recomputing = sum(ns for ns, fate in zip(unpack(plan["actions"]["timeNs"]), unpack(plan["actions"]["fate"]))
                  if texts[fate] == "recomputed")
assert recomputing >= summary["recomputeTimeNs"], (recomputing, summary["recomputeTimeNs"])
for url in re.findall(r'(?:src|href)="([^"]*)"', page):
    assert url.startswith(("#", "data:")), f"the page points to {url}"
print(f"{len(pairs)} totals and {len(live)} live tensors agree; {len(page)} bytes")
