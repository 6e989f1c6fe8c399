#!/usr/bin/env python3
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How large reports are, and how soon and how quickly a browser can use them.

For synthetic steps of several sizes: events of the page, bytes of the file, and, each
the median of --runs openings in Chromium or Chrome without a window: seconds from the
request to the page ready for use, CPU seconds that the page's process took for it, and
milliseconds for one move of the cursor and for sorting the table, layout included.
"""

import argparse
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import common
import compile_runs
from headless_browser import Browser

USE = """
(() => {
  const timed = work => {
    const start = performance.now();
    work();
    document.body.getBoundingClientRect();
    return performance.now() - start;
  };
  const chart = document.getElementById('timeline-chart');
  const press = key => chart.dispatchEvent(new KeyboardEvent('keydown', {key}));
  const heads = [...document.querySelectorAll('#peak-table th button')];
  press('Home');
  const moves = [];
  for (let i = 0; i < 50; ++i)
    moves.push(timed(() => press('ArrowRight')));
  moves.sort((a, b) => a - b);
  return {
    ready: performance.getEntriesByType('navigation')[0].loadEventEnd / 1000,
    move: moves[25], slowest: moves[49],
    sort: Math.max(...heads.map(head => timed(() => head.click()))),
    events: Number(chart.getAttribute('aria-valuemax')),
    errors: document.querySelectorAll('#peak-table tbody tr').length ? 0 : 1,
  };
})()
"""


def cpu_seconds(browser: Browser) -> float:
    """What the processes of pages have taken so far."""
    session, browser.session = browser.session, {}
    processes = browser.call("SystemInfo.getProcessInfo")["processInfo"]
    browser.session = session
    return sum(each["cpuTime"] for each in processes if each["type"] == "renderer")


def open_page(program: str, page: pathlib.Path) -> dict:
    with Browser(program) as browser:
        browser.call("Page.enable")
        browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900,
                     deviceScaleFactor=1, mobile=False)
        before = cpu_seconds(browser)
        browser.call("Page.navigate", url=page.resolve().as_uri())
        browser.wait_for("Page.loadEventFired")
        cpu = cpu_seconds(browser) - before
        result = browser.call("Runtime.evaluate", expression=USE, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return {**result["result"]["value"], "cpu": cpu}


def make_page(tools: pathlib.Path, ops: int, folder: pathlib.Path) -> pathlib.Path:
    problem, plan, page = (folder / f"{ops}.{name}" for name in
                           ("problem.json", "plan.json", "html"))
    with open(problem, "w") as file:
        subprocess.run([sys.executable, common.ROOT / "benchmarks" / "synthetic_problem.py",
                        f"--ops={ops}"], stdout=file, check=True)
    subprocess.run([tools / "remat-plan", problem, "--strategy=none", "-o", plan],
                   stderr=subprocess.DEVNULL, check=True)
    subprocess.run([tools / "remat-report", problem, plan, "--no-policies", "-o", page],
                   stderr=subprocess.DEVNULL, check=True)
    return page


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", type=pathlib.Path,
                        default=compile_runs.DEFAULT_COMPILER.parent)
    parser.add_argument("--browser",
                        default=shutil.which("chromium") or shutil.which("google-chrome"))
    parser.add_argument("--ops", type=int, nargs="+", default=[2000, 10000, 25000])
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    if not options.browser:
        parser.error("no Chromium or Chrome found: --browser=PATH")
    rows, flagged = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for ops in options.ops:
            page = make_page(options.tools, ops, pathlib.Path(folder))
            runs = [open_page(options.browser, page) for _ in range(options.runs)]
            median = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
            size = page.stat().st_size
            is_flagged = size > 2e6 or median["ready"] > 1 or median["errors"] > 0
            flagged += is_flagged
            rows.append([f"{int(median['events']):,}", f"{size / 1e6:.2f} MB",
                         f"{median['ready']:.2f} s", f"{median['cpu']:.2f} s",
                         f"{median['move']:.1f} ms", f"{median['slowest']:.1f} ms",
                         f"{median['sort']:.0f} ms", "!" if is_flagged else ""])
    return common.finish(["events", "file", "ready", "CPU", "cursor", "slowest of 50",
                          "sort", ""], rows, flagged, first_left=0)


if __name__ == "__main__":
    sys.exit(main())
