# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens a report in a headless browser, works it, and prints what it shows.

usage: drive-page.py BROWSER REPORT.html [--width=400] [--dark] [--data=F.json]
                     [--screenshot=F.png]

--data compares what the page saves with what `remat-report --format=json` wrote.
"""

import argparse
import base64
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[4] / "scripts"))

from headless_browser import Browser

DRIVER = """
(async () => {
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
say('phases ' + [...chart.querySelectorAll('.phase')].map(text => text.textContent).join(' '));
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
const contents = await Promise.all(blobs.map(blob => blob.text()));
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
say('overflow ' + Number(document.documentElement.scrollWidth > innerWidth));
return {lines, json};
})()
"""
# Remembers blobs by their URLs, before the page's own scripts run.
BEFORE = """
const saved = new Map(), createURL = URL.createObjectURL;
URL.createObjectURL = blob => { const url = createURL.call(URL, blob); saved.set(url, blob); return url; };
"""


def is_request(event: dict, page: str) -> bool:
    """Whether the page asked for something that is not inside it."""
    url = event["params"]["request"]["url"] if event.get("method") == "Network.requestWillBeSent" else ""
    return url != page and bool(re.match("(https?|wss?|file):", url))


def is_error(event: dict) -> bool:
    return event.get("method") == "Runtime.exceptionThrown" or (
        event.get("method") == "Runtime.consoleAPICalled" and event["params"]["type"] == "error")


def drive(browser: Browser, arguments: argparse.Namespace) -> dict:
    page = arguments.report.resolve().as_uri()
    for domain in ("Page", "Runtime", "Network"):
        browser.call(f"{domain}.enable")
    scheme = {"name": "prefers-color-scheme", "value": "dark" if arguments.dark else "light"}
    browser.call("Emulation.setEmulatedMedia", features=[scheme])
    browser.call("Emulation.setDeviceMetricsOverride", width=arguments.width, height=1500,
                 deviceScaleFactor=1, mobile=False)
    browser.call("Page.addScriptToEvaluateOnNewDocument", source=BEFORE)
    browser.call("Page.navigate", url=page)
    browser.wait_for("Page.loadEventFired")
    if arguments.screenshot:
        image = browser.call("Page.captureScreenshot")["data"]
        arguments.screenshot.write_bytes(base64.b64decode(image))
    result = browser.call("Runtime.evaluate", expression=DRIVER, awaitPromise=True,
                          returnByValue=True)
    if "exceptionDetails" in result:
        raise RuntimeError(json.dumps(result["exceptionDetails"]))
    shown = result["result"]["value"]
    errors = [event for event in browser.events if is_error(event)]
    requests = [event for event in browser.events if is_request(event, page)]
    shown["lines"] += [f"errors {len(errors)}", f"requests {len(requests)}"]
    shown["lines"] += [json.dumps(event["params"]) for event in errors + requests]
    return shown


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("browser")
    parser.add_argument("report", type=pathlib.Path)
    parser.add_argument("--width", type=int, default=400)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--data", type=pathlib.Path)
    parser.add_argument("--screenshot", type=pathlib.Path)
    arguments = parser.parse_args()
    with Browser(arguments.browser) as browser:
        shown = drive(browser, arguments)
    print("\n".join(shown["lines"]))
    if arguments.data:
        same = json.loads(shown["json"]) == json.loads(arguments.data.read_text())
        print("saved data is that of --format=json", same)
    return 0


if __name__ == "__main__":
    sys.exit(main())
