"""Chromium with a virtual authenticator (WebAuthn), driven over the pipe of its DevTools protocol."""

import json
import os
import shutil
import subprocess
import threading
import time

from travlendar import GUARD

CHROMIUM = shutil.which("chromium")


class Chromium:
    """One page of a browser without a window."""

    def __init__(self, directory):
        self.directory = directory

    def __enter__(self):
        # The browser reads from its descriptor 3 and writes to 4.
        theirs_in, self.out = os.pipe()
        self.inn, theirs_out = os.pipe()

        def descriptors():
            os.dup2(theirs_in, 13)
            os.dup2(theirs_out, 14)
            os.dup2(13, 3)
            os.dup2(14, 4)

        self.process = subprocess.Popen(
            [
                CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--remote-debugging-pipe", "--lang=en", f"--user-data-dir={self.directory}", "about:blank",
            ],
            preexec_fn=descriptors, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.number, self.answers, self.arrived = 0, {}, threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("WebAuthn.enable")
        self.authenticator = self.call("WebAuthn.addVirtualAuthenticator", options={
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        })["authenticatorId"]
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.out)

    def _read(self):
        rest = b""
        while True:
            data = os.read(self.inn, 1 << 16)
            if not data:
                return
            *messages, rest = (rest + data).split(b"\0")
            for message in messages:
                message = json.loads(message)
                if "id" in message:
                    with self.arrived:
                        self.answers[message["id"]] = message
                        self.arrived.notify_all()
                else:
                    self.happened(message)

    def happened(self, message):
        """An event of the browser."""

    def call(self, method, **parameters):
        with self.arrived:
            self.number += 1
            number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        with self.arrived:
            assert self.arrived.wait_for(lambda: number in self.answers, 60), method
            answer = self.answers.pop(number)
        assert "error" not in answer, (method, answer)
        return answer["result"]

    def run(self, script):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def wait_for(self, script, timeout=GUARD):
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            try:
                if self.run(script):
                    return
            except AssertionError:
                pass  # The page is being left.
            time.sleep(0.1)
        raise AssertionError(f"{script}\n{self.run('location.href + document.body.innerText')}")

    def open(self, address):
        self.call("Page.navigate", url=address)
        path = address.split("?")[0]
        self.wait_for(f"location.href.startsWith({json.dumps(path)}) && document.readyState === 'complete'")

    def fill(self, **values):
        for name, value in values.items():
            self.run(f"document.querySelector('[name={name}]').value = {json.dumps(value)}")

    def send(self, action):
        """Presses the button of the form whose address ends so."""
        self.run(f"document.querySelector('form[action$=\"{action}\"] button').click()")

    def at(self, path):
        self.wait_for(f"location.pathname === {json.dumps(path)} && document.readyState === 'complete'")

    @property
    def text(self):
        return self.run("document.body.innerText")

    def passkeys(self):
        return self.call("WebAuthn.getCredentials", authenticatorId=self.authenticator)["credentials"]
