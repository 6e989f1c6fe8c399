# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speaks the language server protocol as an editor does, and prints what comes back.

usage: speak.py SERVER FILE.mlir TEXT

Opens the file, asks what may follow the first place behind TEXT, and what is to be
said of the op there.
"""

import json
import pathlib
import subprocess
import sys

server, path, text = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
process = subprocess.Popen([server], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL)


def send(method, params, number=None):
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    if number is not None:
        message["id"] = number
    body = json.dumps(message).encode()
    process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    process.stdin.flush()


def receive():
    length = None
    while (line := process.stdout.readline().strip()):
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    assert length is not None, "the server has closed its output"
    return json.loads(process.stdout.read(length))


def answer_to(number):
    while (message := receive()).get("id") != number:
        pass
    assert "error" not in message, message
    return message["result"]


def main():
    content = path.read_text()
    before = content[:content.index(text) + len(text)]
    place = {"textDocument": {"uri": path.as_uri()},
             "position": {"line": before.count("\n"), "character": len(before.split("\n")[-1])}}
    send("initialize", {"processId": None, "capabilities": {}, "trace": "off"}, 0)
    print("server", answer_to(0)["serverInfo"]["name"])
    send("textDocument/didOpen", {"textDocument": {
        "uri": path.as_uri(), "languageId": "mlir", "version": 1, "text": content}})
    message = receive()
    assert message["method"] == "textDocument/publishDiagnostics", message
    for each in message["params"]["diagnostics"]:
        print(f"line {each['range']['start']['line'] + 1}: {each['message']}")
    print(len(message["params"]["diagnostics"]), "diagnostics")
    send("textDocument/completion", place, 1)
    for item in sorted(item["label"] for item in answer_to(1)["items"]):
        print("completion", item)
    send("textDocument/hover", place, 2)
    hover = answer_to(2)
    print("hover", " ".join(hover["contents"]["value"].split()) if hover else "none")
    send("shutdown", None, 3)
    answer_to(3)
    send("exit", None)
    assert process.wait(timeout=60) == 0


main()
