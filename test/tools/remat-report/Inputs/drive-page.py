# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens a report in a headless browser, works it, and prints what it shows.

usage: drive-page.py BROWSER REPORT.html
"""

import html
import pathlib
import re
import subprocess
import sys
import tempfile

DRIVER = """
const lines = [], say = text => lines.push(text.replace(/\\s+/g, ' '));
let errors = 0;
window.addEventListener('error', () => ++errors);
const chart = document.getElementById('timeline-chart');
const press = key => chart.dispatchEvent(new KeyboardEvent('keydown', {key}));
const where = () => `${chart.getAttribute('aria-valuenow')} of ${chart.getAttribute('aria-valuemax')}: ` +
  document.getElementById('cursor').querySelector('p').textContent;
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
document.querySelector('[data-save="timeline-chart"]').click();
document.getElementById('save-data').click();
const blobs = texts.map(each => saved.get(each.link));
Promise.all(blobs.map(blob => blob.text())).then(contents => {
  contents.forEach((content, index) => say(`saved ${texts[index].name} ${blobs[index].type} ${content.slice(0, 80)}`));
  say('comparison ' + document.getElementById('comparison-text').textContent);
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
const saved = new Map(), createURL = URL.createObjectURL;
URL.createObjectURL = blob => { const url = createURL.call(URL, blob); saved.set(url, blob); return url; };
"""


def main() -> int:
    browser, report = sys.argv[1], pathlib.Path(sys.argv[2])
    page = report.read_text()
    page = page.replace("<script type", f"<script>{BEFORE}</script><script type", 1)
    page = page.replace("</body>", f"<script>{DRIVER}</script></body>")
    with tempfile.TemporaryDirectory() as folder:
        driven = pathlib.Path(folder, "page.html")
        driven.write_text(page)
        dumped = subprocess.run(
            [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=400,900",
             f"--user-data-dir={folder}/profile", "--virtual-time-budget=5000", "--dump-dom",
             driven.as_uri()],
            capture_output=True, text=True, timeout=600, check=True)
    found = re.search(r'<pre id="driven">(.*?)</pre>', dumped.stdout, re.S)
    if not found:
        print(dumped.stdout[-2000:], dumped.stderr[-2000:])
        return 1
    print(html.unescape(found.group(1)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
