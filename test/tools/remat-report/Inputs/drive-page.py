# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens a report in a headless browser, works it, and prints what it shows.

usage: drive-page.py BROWSER REPORT.html [--width=400] [--dark] [--data=F.json]
                     [--screenshot=F.png]

--data compares what the page saves with what `remat-report --format=json` wrote.
"""

import argparse
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile

DRIVER = """
const lines = [], say = text => lines.push(text.replace(/\\s+/g, ' '));
const chart = document.getElementById('timeline-chart');
const press = key => chart.dispatchEvent(new KeyboardEvent('keydown', {key}));
const where = () => `${chart.getAttribute('aria-valuenow')} of ${chart.getAttribute('aria-valuemax')}: ` +
  (document.querySelector('#cursor p') || {textContent: 'no steps'}).textContent;
say('title ' + document.title);
say('verdict ' + document.getElementById('verdict').textContent);
press('Home');
say('at start ' + where());
press('P');
say('at peak ' + where());
const peak = document.getElementById('peak-table'), heads = [...peak.querySelectorAll('th button')];
const first = column => peak.querySelector('tbody tr').children[column].textContent;
heads[2].click();
say('first by name ' + first(2));
heads[0].click();
say('first by bytes ' + first(0));
const texts = [];
HTMLAnchorElement.prototype.click = function() { texts.push({name: this.download, link: this.href}); };
if (chart.querySelector('svg')) document.querySelector('[data-save="timeline-chart"]').click();
document.getElementById('save-data').click();
document.getElementById('save-map').click();
document.querySelector('[data-save="tradeoff-chart"]').click();
const blobs = texts.map(each => saved.get(each.link));
Promise.all(blobs.map(blob => blob.text())).then(contents => {
  contents.forEach((content, index) => say(`saved ${texts[index].name} ${blobs[index].type} ${content.slice(0, 80)}`));
  say('comparison ' + document.getElementById('comparison-text').textContent);
    // What is shown against what is in the data.
  const json = contents[texts.findIndex(each => each.name.endsWith('.json'))], plan = JSON.parse(json).plans[0];
  const sum = plan.peak.live.reduce((total, id) => total + plan.values.bytes[id], plan.peak.workspaceBytes + (plan.peak.notListedBytes || 0));
  say('live at the peak adds up ' + (sum === plan.peakBytes));
  const atPeak = plan.peak.step === undefined ? plan.peakBytes : plan.steps.bytes[plan.peak.step];
  say('timeline at the peak ' + (atPeak === plan.peakBytes && Math.max(...plan.steps.bytes) <= plan.peakBytes));
  const shown = column => [...peak.querySelectorAll('tbody tr')].slice(0, 3).map(row => row.children[column].textContent).join('|');
  const largest = [...plan.peak.live].sort((a, b) => plan.values.bytes[b] - plan.values.bytes[a]).slice(0, 3);
  say('largest as in the data ' + (shown(0) === largest.map(id => formatBytes(plan.values.bytes[id])).join('|')));
  say('actions cost ' + formatTime(plan.actions.timeNs.reduce((total, ns) => total + ns, 0)) + ': ' +
    document.getElementById('actions-text').textContent);
  say('short ' + [...document.querySelectorAll('#short li')].map(item => item.textContent).join(' / '));
  say('smaller ' + document.getElementById('tradeoff-text').textContent);
  const unnamed = [...document.querySelectorAll('button, select, [role="img"], [role="slider"], table')].filter(element =>
    !(element.textContent.trim() || element.getAttribute('aria-label') || element.closest('label')));
  say('without a name ' + unnamed.length);
  say('dark ' + matchMedia('(prefers-color-scheme: dark)').matches + ' ' + getComputedStyle(document.body).backgroundColor);
  say('data ' + json);
  say('overflow ' + Number(document.documentElement.scrollWidth > innerWidth));
  say('errors ' + errors);
  say('requests ' + performance.getEntriesByType('resource').filter(each => /^(http|file)/.test(each.name)).length);
  const out = document.createElement('pre');
  out.id = 'driven';
  out.textContent = lines.join('\\n');
  document.body.append(out);
});
"""
# Remembers blobs by their URLs, before the page's own scripts run.
BEFORE = """
let errors = 0;
window.addEventListener('error', () => ++errors);
const consoleError = console.error;
console.error = (...all) => { ++errors; consoleError(...all); };
const saved = new Map(), createURL = URL.createObjectURL;
URL.createObjectURL = blob => { const url = createURL.call(URL, blob); saved.set(url, blob); return url; };
"""


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("browser")
    parser.add_argument("report", type=pathlib.Path)
    parser.add_argument("--width", type=int, default=400)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--data", type=pathlib.Path)
    parser.add_argument("--screenshot", type=pathlib.Path)
    arguments = parser.parse_args()
    browser, report = arguments.browser, arguments.report
    page = report.read_text()
    page = page.replace("<script type", f"<script>{BEFORE}</script><script type", 1)
    page = page.replace("</body>", f"<script>{DRIVER}</script></body>")
    size = f"--window-size={arguments.width},900"
    scheme = f"--blink-settings=preferredColorScheme={0 if arguments.dark else 1}"
    with tempfile.TemporaryDirectory() as folder:
        driven = pathlib.Path(folder, "page.html")
        driven.write_text(page)
        dumped = subprocess.run(
            [browser, "--headless=new", "--no-sandbox", "--disable-gpu", size, scheme,
             f"--user-data-dir={folder}/profile", "--virtual-time-budget=5000", "--dump-dom",
             driven.as_uri()],
            capture_output=True, text=True, timeout=600, check=True)
        if arguments.screenshot:
            subprocess.run(
                [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 f"--window-size={arguments.width},1500", scheme,
                 f"--user-data-dir={folder}/profile", f"--screenshot={arguments.screenshot}",
                 report.resolve().as_uri()], capture_output=True, timeout=600, check=True)
    found = re.search(r'<pre id="driven">(.*?)</pre>', dumped.stdout, re.S)
    if not found:
        print(dumped.stdout[-2000:], dumped.stderr[-2000:])
        return 1
    lines = html.unescape(found.group(1)).split("\n")
    for line in lines:
        if not line.startswith("data "):
            print(line)
        elif arguments.data:
            same = json.loads(line[5:]) == json.loads(arguments.data.read_text())
            print("saved data is that of --format=json", same)
    return 0


if __name__ == "__main__":
    sys.exit(main())
