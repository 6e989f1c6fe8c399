# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chromium or Chrome without a window, told what to do over a pipe.

The Chrome DevTools Protocol sets the width and the colours and says when a page is
there, so that nothing depends on the machine's window system, settings or speed.
"""

import json
import os
import select
import subprocess
import tempfile
import time

# Seconds for everything that the browser does: for hangs, not for slow machines.
TIME_LIMIT = 600


class Browser:
    """A headless browser with one page; `with` ends it."""

    def __init__(self, program: str):
        # What it leaves when it ends may still be written to.
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # The browser reads commands from descriptor 3 and answers on descriptor 4.
        # (Other shells than bash know only descriptors of one digit.)
        commands_out, self.commands = os.pipe()
        self.answers, answers_in = os.pipe()
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$0" "$@" 3<&{commands_out} 4>&{answers_in}', program,
             "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}"],
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

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_) -> None:
        try:
            self.session = {}
            self.call("Browser.close")
        except (OSError, RuntimeError):
            self.process.kill()
        self.process.wait()
        self.profile.cleanup()
