"""WebDAV-Push (draft-bitfire-webdav-push-00): apps are told of changes by a push service of the test's own."""

import base64
import json
import os
import re
import time

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from local_servers import Handler, LocalServer, wait_for
from travlendar import GUARD, Server

P = "https://bitfire.at/webdav-push"


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key):
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class PushService(LocalServer):
    """Takes messages as RFC 8030 says, and decrypts them as the app would."""

    def __init__(self):
        self.messages, self.status, self.apps = [], {}, {}
        service = self

        class Answers(Handler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                arrived = time.monotonic()
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.status.get(self.path, 201)
                if status == 201:
                    key, secret = service.apps[self.path]
                    text = http_ece.decrypt(body, private_key=key, auth_secret=secret, version="aes128gcm").decode()
                    service.messages.append((arrived, self.path, {k.lower(): v for k, v in self.headers.items()}, text))
                self.answer(status)

        super().__init__(Answers)

    def app(self, path):
        """A new app: what it sends to the server."""
        self.apps[path] = key, secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        return f"http://{self.host}{path}", b64(point(key)), b64(secret)

    def wait(self, count, seconds=GUARD):
        return wait_for(self.messages, count, seconds)


@pytest.fixture(scope="module")
def service():
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def server(tmp_path_factory, service):
    settings = f'outgoing.hosts = ["{service.host}"]\n'
    with Server(tmp_path_factory.mktemp("push"), settings=settings) as server:
        server.ana = server.account("ana")
        server.bob = server.account("bob")
        yield server


@pytest.fixture(autouse=True)
def forget(service):
    service.messages.clear()


def event(uid, summary="Secret surgery", day="20270301"):
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nBEGIN:VEVENT\r\n"
        f"UID:{uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:{day}T100000Z\r\nDTEND:{day}T110000Z\r\n"
        f"SUMMARY:{summary}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )


def body(app, trigger="<content-update><D:depth>1</D:depth></content-update>", expires="", encoding="aes128gcm"):
    url, key, secret = app
    return (
        f'<?xml version="1.0" encoding="utf-8"?><push-register xmlns="{P}" xmlns:D="DAV:"><subscription>'
        f"<web-push-subscription><push-resource>{url}</push-resource><content-encoding>{encoding}</content-encoding>"
        f'<subscription-public-key type="p256dh">{key}</subscription-public-key><auth-secret>{secret}</auth-secret>'
        f"</web-push-subscription></subscription><trigger>{trigger}</trigger>{expires}</push-register>"
    )


def register(account, app, path="/dav/calendars/ana/calendar/", **more):
    return account.request("POST", path, body(app, **more), {"Content-Type": "application/xml"})


def properties(account, path="/dav/calendars/ana/calendar/"):
    wish = (
        f'<propfind xmlns="DAV:" xmlns:P="{P}"><prop><P:transports/><P:topic/><P:supported-triggers/>'
        "<sync-token/></prop></propfind>"
    )
    return account.request("PROPFIND", path, wish, {"Depth": "0", "Content-Type": "application/xml"})[2].decode()


def put(account, name, **headers):
    path = f"/dav/calendars/ana/calendar/{name}.ics"
    return account.request("PUT", path, event(name), {"Content-Type": "text/calendar", **headers})[0]


def test_a_change_is_told_encrypted_and_signed(server, service):
    ana = server.ana
    assert "webdav-push" in ana.request("OPTIONS", "/dav/calendars/ana/calendar/")[1]["dav"]
    told = properties(ana)
    topic = re.search(r"<topic[^>]*>([\w-]+)<", told).group(1)
    key = re.search(r'<vapid-public-key[^>]* type="p256ecdsa"[^>]*>([\w-]+)<', told).group(1)
    assert len(unb64(key)) == 65 and "content-update" in told and "property-update" in told
    app = service.app("/one")
    status, headers, _ = register(ana, app)
    assert status == 204 and headers["location"].startswith(server.url + "/dav/push/") and headers["expires"].endswith("GMT")
    assert put(ana, "first") == 201
    _, _, headers, text = service.wait(1)[0]
    assert f"<topic>{topic}</topic>" in text and "content-update" in text
    assert re.search(r"sync-token>([^<]+)<", text).group(1) in properties(ana)
    assert "surgery" not in text
    assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0 and len(headers["topic"]) <= 32
    # As py-vapid and the RFC have it: the token is signed by the key that the server shows.
    token = re.match(r"vapid t=([\w.-]+),k=([\w-]+)$", headers["authorization"])
    assert token.group(2) == key
    assert Vapid02.verify(headers["authorization"])
    claims = json.loads(unb64(token.group(1).split(".")[1]))
    assert claims["aud"] == f"http://{service.host}" and 0 < claims["exp"] - time.time() <= 86_400
    assert service.host not in server.log.read_text() and app[2] not in server.log.read_text()
    # Ended: told no more, and known no more.
    address = "/" + ana.request("POST", "/dav/calendars/ana/calendar/", body(app), {"Content-Type": "application/xml"})[1][
        "location"
    ].split("/", 3)[3]
    assert server.bob.request("DELETE", address)[0] == 404
    assert server.request("DELETE", address)[0] == 401
    assert ana.request("DELETE", address)[0] == 204
    assert ana.request("DELETE", address)[0] == 404
    service.messages.clear()
    put(ana, "second")
    time.sleep(1)
    assert service.messages == []


def test_what_is_refused(server, service):
    app = service.app("/refused")
    for wrong in [
        register(server.ana, app, encoding="aesgcm"), register(server.ana, ("http://127.0.0.1:1/x", *app[1:])),
        register(server.ana, ("https://x y/", *app[1:])), register(server.ana, (app[0], b64(b"\4" * 65), app[2])),
        register(server.ana, (app[0], app[1], "AAAA")),
    ]:
        assert wrong[0] == 403 and b"invalid-subscription" in wrong[2], wrong
    none = register(server.ana, app, trigger="")
    assert none[0] == 403 and b"no-supported-trigger" in none[2]
    away = register(server.ana, app, path="/dav/calendars/ana/")
    assert away[0] == 403 and b"push-not-available" in away[2]
    assert register(server.bob, app)[0] in (403, 404)
    assert "</topic>" not in properties(server.bob)


def test_private_addresses_are_never_asked(server):
    # https to loopback is refused when it comes to sending, and the subscription is gone.
    with PushService() as other:
        url, key, secret = other.app("/x")
        status, headers, _ = register(server.ana, (url.replace("http:", "https:"), key, secret))
        assert status == 204
        put(server.ana, "private")
        path = "/" + headers["location"].split("/", 3)[3]
        time.sleep(2)
        assert server.ana.request("DELETE", path)[0] == 404
        assert other.messages == []


def test_the_app_that_made_a_change_is_not_told(server, service):
    mine = register(server.ana, service.app("/mine"))[1]["location"]
    register(server.ana, service.app("/tablet"))
    assert put(server.ana, "quiet", **{"Push-Dont-Notify": f'"{mine}"'}) == 201
    service.wait(1)
    time.sleep(1)
    assert [path for _, path, _, _ in service.messages] == ["/tablet"]
    time.sleep(2)
    service.messages.clear()
    assert put(server.ana, "silent", **{"Push-Dont-Notify": "*"}) == 201
    time.sleep(1)
    assert service.messages == []


def test_dead_endpoints_are_forgotten(server, service):
    headers = register(server.ana, service.app("/dead"))[1]
    service.status["/dead"] = 410
    put(server.ana, "dead")
    path = "/" + headers["location"].split("/", 3)[3]
    time.sleep(2)
    assert server.ana.request("DELETE", path)[0] == 404


def test_how_soon(server, service):
    """From the answer to a PUT to the message: each on a calendar of its own, so that no pause counts."""
    ana = server.ana
    lags = []
    for number in range(12):
        path = f"/dav/calendars/ana/speed{number}/"
        assert ana.request("MKCALENDAR", path)[0] == 201
        assert register(ana, service.app(f"/speed{number}"), path=path)[0] == 204
        before = len(service.messages)
        assert ana.request("PUT", path + "x.ics", event("x"), {"Content-Type": "text/calendar"})[0] == 201
        began = time.monotonic()
        lags.append(service.wait(before + 1)[before][0] - began)
    lags.sort()
    print(f"change to push: p50 {lags[5] * 1000:.0f} ms, p95 {lags[11] * 1000:.0f} ms")
    assert lags[11] < 2


def test_off(tmp_path, service):
    with Server(tmp_path / "off", settings='outgoing.purposes = ["subscriptions"]\n') as server:
        ana = server.account("ana")
        assert "webdav-push" not in ana.request("OPTIONS", "/dav/calendars/ana/calendar/")[1]["dav"]
        assert "</topic>" not in properties(ana)
        assert b"push-not-available" in register(ana, service.app("/off"))[2]
