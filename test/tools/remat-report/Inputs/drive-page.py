# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens a report in a headless browser, works it, and prints what it shows.

usage: drive-page.py BROWSER REPORT.html [--width=400] [--dark] [--data=F.json]
                     [--screenshot=F.png]

--data compares what the page saves with what `remat-report --format=json` wrote.

The browser is told what to do over a pipe, in the Chrome DevTools Protocol, so that the
width, the colours and the moment at which the page is looked at do not depend on the
machine's window system, settings or speed.
"""

import argparse
import base64
import json
import os
import pathlib
import re
import select
import subprocess
import sys
import tempfile
import time

# Seconds for everything that the browser does: for hangs, not for slow machines.
TIME_LIMIT = 600

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


class Browser:
    """A headless browser with one page, told what to do over a pipe."""

    def __init__(self, program: str, profile: str):
        # The browser reads commands from descriptor 3 and answers on descriptor 4.
        commands_out, self.commands = os.pipe()
        self.answers, answers_in = os.pipe()
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$0" "$@" 3<&{commands_out} 4>&{answers_in}', program,
             "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--remote-debugging-pipe", f"--user-data-dir={profile}"],
            pass_fds=(commands_out, answers_in), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands_out)
        os.close(answers_in)
        self.deadline = time.monotonic() + TIME_LIMIT
        self.last_call, self.read, self.events, self.session = 0, b"", [], {}
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = {"sessionId": attached["sessionId"]}

    def next_message(self) -> dict:
        while b"\0" not in self.read:
            left = max(0, self.deadline - time.monotonic())
            if not select.select([self.answers], [], [], left)[0]:
                raise TimeoutError(f"no answer of the browser in {TIME_LIMIT} s")
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise ConnectionError(f"the browser ended with {self.process.wait()}")
            self.read += part
        message, _, self.read = self.read.partition(b"\0")
        return json.loads(message)

    def call(self, method: str, **params) -> dict:
        """Sends a command and returns its result; events on the way are kept."""
        self.last_call += 1
        command = {"id": self.last_call, "method": method, "params": params, **self.session}
        data = json.dumps(command).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            message = self.next_message()
            if message.get("id") != self.last_call:
                self.events.append(message)
            elif "error" in message:
                raise RuntimeError(f"{method}: {message['error']}")
            else:
                return message["result"]

    def wait_for(self, event: str) -> None:
        while not any(each.get("method") == event for each in self.events):
            self.events.append(self.next_message())

    def close(self) -> None:
        try:
            self.session = {}
            self.call("Browser.close")
        except (OSError, RuntimeError):
            self.process.kill()
        self.process.wait()


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
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(arguments.browser, profile)
        try:
            shown = drive(browser, arguments)
        finally:
            browser.close()
    print("\n".join(shown["lines"]))
    if arguments.data:
        same = json.loads(shown["json"]) == json.loads(arguments.data.read_text())
        print("saved data is that of --format=json", same)
    return 0


if __name__ == "__main__":
    sys.exit(main())
