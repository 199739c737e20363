"""A real browser without a window: Chromium, driven by its DevTools protocol."""

import asyncio
import base64
import json
import shutil
import subprocess
import tempfile
import time
import urllib.request

import aiohttp

PATH = shutil.which("chromium")


class Chromium:
    """One page. `requests` are all addresses that it asked for, `complaints` what its console says is wrong."""

    def __init__(self, width=1280, height=900, is_dark=False, language="en-GB"):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [PATH, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", f"--lang={language}",
             f"--user-data-dir={self.profile.name}", "--disable-background-networking", "--no-first-run", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )
        port = None
        while port is None:
            line = self.process.stderr.readline()
            assert line, "Chromium ended"
            if "DevTools listening on" in line:
                port = line.split(":")[2].split("/")[0]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
            address = next(t["webSocketDebuggerUrl"] for t in json.load(answer) if t["type"] == "page")
        self.loop = asyncio.new_event_loop()
        self.requests, self.complaints, self.number = [], [], 0
        # Requests that are under way; a stream of events never ends.
        self.pending = set()
        self.loop.run_until_complete(self._connect(address))
        for domain in ["Page", "Network", "Log", "Runtime"]:
            self.call(domain + ".enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    async def _connect(self, address):
        self.session = aiohttp.ClientSession()
        self.socket = await self.session.ws_connect(address, max_msg_size=0)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.loop.run_until_complete(self.session.close())
        self.loop.close()
        self.process.terminate()
        self.process.wait(10)
        self.process.stderr.close()
        self.profile.cleanup()

    async def _message(self, seconds):
        try:
            message = json.loads((await self.socket.receive(seconds)).data)
        except (asyncio.TimeoutError, TimeoutError):
            return None
        method, values = message.get("method"), message.get("params", {})
        if method == "Network.requestWillBeSent":
            self.requests.append(values["request"]["url"])
            if values.get("type") != "EventSource":
                self.pending.add(values["requestId"])
        elif method in ("Network.loadingFinished", "Network.loadingFailed"):
            self.pending.discard(values["requestId"])
        elif method == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
            # Every browser asks for one by itself.
            if values["entry"].get("url", "").endswith("/favicon.ico"):
                return message
            self.complaints.append(values["entry"]["text"])
        elif method == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(values["exceptionDetails"]))
        return message

    def call(self, method, **values):
        return self.loop.run_until_complete(self._call(method, values))

    async def _call(self, method, values):
        self.number += 1
        number = self.number
        await self.socket.send_str(json.dumps({"id": number, "method": method, "params": values}))
        while True:
            message = await self._message(30)
            assert message is not None, f"no answer to {method}"
            if message.get("id") == number:
                assert "error" not in message, message
                return message["result"]

    def cookie(self, url, name, value):
        self.call("Network.setCookie", url=url, name=name, value=value)

    def open(self, url, quiet=0.5, timeout=20):
        """Loads a page, and waits until nothing is loaded any more."""
        self.pending = set()
        self.call("Page.navigate", url=url)
        self.rest(quiet, timeout)

    def rest(self, quiet=0.5, timeout=20):
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            if self.loop.run_until_complete(self._message(quiet)) is None and not self.pending:
                return

    def script(self, text):
        result = self.call("Runtime.evaluate", expression=text, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, result
        return result["result"].get("value")

    def click(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def drag(self, x, y, to_x, to_y):
        def mouse(kind, x, y, **more):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1, **more)

        mouse("mousePressed", x, y)
        for part in range(1, 6):
            mouse("mouseMoved", x + (to_x - x) * part / 5, y + (to_y - y) * part / 5, buttons=1)
        mouse("mouseReleased", to_x, to_y)

    def picture(self, path, is_whole=True):
        result = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=is_whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(result["data"]))
