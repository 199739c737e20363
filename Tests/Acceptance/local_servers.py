"""HTTP servers on loopback that stand for those of others: publishers, gateways, push services, engines."""

import http.server
import threading
import time

from travlendar import GUARD


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, body=b"", headers=()):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class LocalServer(http.server.ThreadingHTTPServer):
    """Answers with a handler as long as it is open."""

    def __init__(self, handler, port=0):
        super().__init__(("127.0.0.1", port), handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def host(self):
        return f"127.0.0.1:{self.server_port}"

    @property
    def url(self):
        return f"http://{self.host}"


def wait_for(things, count, seconds=GUARD):
    """The things, once there are `count` of them."""
    deadline = time.monotonic() + seconds
    while len(things) < count and time.monotonic() < deadline:
        time.sleep(0.005)
    assert len(things) >= count, things
    return things
