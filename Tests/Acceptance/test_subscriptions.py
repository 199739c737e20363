"""Calendars that people take from outside: what a publisher says reaches calendar apps, and nothing private is asked."""

import json
import pathlib
import re
import time

import pytest

from local_servers import Handler, LocalServer
from page_forms import Page
from test_pages import Browser, token
from travlendar import GUARD, Server


def calendar(*events, head=""):
    body = "".join(
        f"BEGIN:VEVENT\r\nUID:{uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:20270501\r\nSUMMARY:{summary}\r\n"
        "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT\r\n"
        for uid, summary in events
    )
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//p//p//EN\r\n{head}{body}END:VCALENDAR\r\n".encode()


class Publisher(LocalServer):
    """Answers as `pages` says, by path: bytes, a redirect, or a function of the request."""

    def __init__(self):
        self.pages, self.seen, self.tags = {}, [], {}
        publisher = self

        class Answers(Handler):
            def do_GET(self):
                publisher.seen.append((self.path, self.headers))
                page = publisher.pages.get(self.path)
                if callable(page):
                    return page(self)
                if page is None:
                    return self.send_error(404)
                if isinstance(page, str):
                    return self.answer(302, headers=[("Location", page)])
                tag = f'"{hash(page)}"'
                if self.headers.get("If-None-Match") == tag:
                    self.send_response(304)
                    return self.end_headers()
                self.answer(200, page, [("ETag", tag)])

        super().__init__(Answers)


@pytest.fixture(scope="module")
def publisher():
    with Publisher() as publisher:
        yield publisher


@pytest.fixture(scope="module")
def forbidden():
    """Answers, but was not named by the operator: nobody must ask it."""
    with Publisher() as other:
        other.pages["/private.ics"] = calendar(("private", "Internal meeting"))
        yield other


@pytest.fixture(scope="module")
def server(tmp_path_factory, publisher, forbidden):
    directory = tmp_path_factory.mktemp("subscriptions")
    with Server(directory, settings=f'outgoing.hosts = ["{publisher.host}"]\n') as server:
        server.ana = server.account("ana")
        server.ana.password = server.cli("user", "app-password", "ana").stdout.strip()
        yield server


def api(server, method, path="", body=None):
    status, _, answer = server.request(
        method, "/api/v1/me/subscriptions" + path, body and json.dumps(body), account=server.ana
    )
    return status, json.loads(answer) if answer else None


def listed(server, identifier):
    return next(one for one in api(server, "GET")[1]["subscriptions"] if one["id"] == identifier)


def wait(condition, seconds=GUARD):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if value := condition():
            return value
        time.sleep(0.1)
    raise AssertionError("it did not happen")


def subscribe(server, url, **more):
    status, made = api(server, "POST", body={"address": url, **more})
    assert status == 201, made
    return made["id"]


def checked(server, identifier):
    return wait(lambda: (one := listed(server, identifier)).get("checkedAt") and one)


def test_a_long_time_zone_is_not_written_thousands_of_times(server, publisher):
    """Each object had its own copy: a publication of 6 MB made 10 GB in memory."""
    zone = "BEGIN:VTIMEZONE\r\nTZID:Long\r\nCOMMENT:" + "x" * 5_000_000 + "\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
    zone += "TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
    events = "".join(
        f"BEGIN:VEVENT\r\nUID:z{number}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;TZID=Long:20260501T090000\r\nEND:VEVENT\r\n"
        for number in range(2000)
    )
    publisher.pages["/zone.ics"] = f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n{zone}{events}END:VCALENDAR\r\n".encode()
    proc = pathlib.Path(f"/proc/{server.process.pid}")
    (proc / "clear_refs").write_text("5")  # the highest use of memory begins anew

    def kilobytes(name):
        return int(re.search(rf"{name}:\s+(\d+)", (proc / "status").read_text()).group(1))

    before = kilobytes("VmRSS")
    identifier = subscribe(server, publisher.url + "/zone.ics")
    found = wait(lambda: (one := listed(server, identifier)).get("checkedAt") and one, 300)
    assert "failure" not in found, found
    assert kilobytes("VmHWM") - before < 400_000
    path = f"/dav/calendars/ana/{found['calendar']}/"
    assert len(server.ana.etags(path)) == 2000
    assert b"DTSTART;TZID=Long:20260501T090000" in server.ana.get(path + "z1999.ics")[1]
    assert server.ana.request("DELETE", path)[0] == 204


def test_a_subscribed_calendar_follows_its_publisher(server, publisher):
    publisher.pages["/holidays.ics"] = calendar(("a", "May Day"), ("b", "Easter"), head="X-WR-CALNAME:Holidays\r\n")
    identifier = subscribe(server, publisher.url + "/holidays.ics")
    found = checked(server, identifier)
    assert "failure" not in found and found["name"] == "Holidays" and not found["isPlanned"]
    path = f"/dav/calendars/ana/{found['calendar']}/"
    ana = server.ana
    privileges = "<propfind xmlns='DAV:'><prop><current-user-privilege-set/><resourcetype/></prop></propfind>"
    body = ana.request("PROPFIND", path, privileges, {"Depth": "0"})[2].decode()
    assert "calendar" in body and "write-properties" in body
    assert not any(name in body for name in ["write-content", "bind", "write-acl"])
    text = ana.request("GET", path + "a.ics")[2].decode()
    assert "SUMMARY:May Day" in text and "VALARM" not in text
    own = calendar(("own", "Mine")).decode()
    assert ana.request("PUT", path + "own.ics", own, {"Content-Type": "text/calendar"})[0] == 403
    assert ana.request("DELETE", path + "a.ics")[0] == 403
    # The next look is conditional.
    publisher.pages["/holidays.ics"] = calendar(("a", "Labour Day"))
    before = len(publisher.seen)
    told = server.cli("user", "subscription", "list", "ana").stdout
    assert identifier in told and "Holidays" in told
    time.sleep(10.5)
    assert api(server, "POST", f"/{identifier}/refresh")[0] == 204
    wait(lambda: ana.request("GET", path + "b.ics")[0] == 404)
    assert "If-None-Match" in publisher.seen[before][1]
    assert "SUMMARY:Labour Day" in ana.request("GET", path + "a.ics")[2].decode()
    # It ends where any calendar does: in the calendar app.
    assert ana.request("DELETE", path)[0] == 204
    assert identifier not in [one["id"] for one in api(server, "GET")[1]["subscriptions"]]


@pytest.mark.parametrize("path", ["direct", "/redirect", "/relay"])
def test_nothing_private_is_asked(server, publisher, forbidden, path):
    publisher.pages["/redirect"] = forbidden.url + "/private.ics"
    publisher.pages["/relay"] = "/redirect"
    url = forbidden.url + "/private.ics" if path == "direct" else publisher.url + path
    found = checked(server, subscribe(server, url))
    assert found["failure"] == "not-allowed" and "fetchedAt" not in found
    assert forbidden.seen == []
    assert forbidden.host not in server.log.read_text()


def test_hostile_publishers(server, publisher):
    def endless(handler):
        handler.send_response(200)
        handler.end_headers()
        try:
            handler.wfile.write(b"BEGIN:VCALENDAR\r\n")
            while True:
                handler.wfile.write(b"X-A:" + b"a" * 1_000_000 + b"\r\n")
        except OSError:
            pass

    def dripping(handler):
        handler.send_response(200)
        handler.end_headers()
        try:
            for _ in range(600):
                handler.wfile.write(b"B")
                time.sleep(0.5)
        except OSError:
            pass

    publisher.pages |= {
        "/endless": endless, "/dripping": dripping, "/circle": "/circle", "/page": b"<html><body>Hello</body></html>",
        "/broken": calendar(("x", "Half"))[:-60] + b"\x00\xff\xfe",
    }
    wanted = {
        "/endless": "too-large", "/dripping": "too-slow", "/circle": "unreachable", "/page": "not-calendar",
        "/nothing": "gone",
    }
    made = {path: subscribe(server, publisher.url + path) for path in wanted}
    broken = subscribe(server, publisher.url + "/broken")
    for path, failure in wanted.items():
        found = wait(lambda: (one := listed(server, made[path])).get("checkedAt") and one, 60)
        assert found["failure"] == failure, path
    checked(server, broken)
    assert server.request("GET", "/healthz/ready")[0] == 200


def test_the_page(server, publisher):
    publisher.pages["/league.ics"] = calendar(("m", "Match"))
    browser = Browser(server)
    browser.log_in(password="Correct-Horse-9")
    page = browser.get("/account/subscriptions")[2]
    status, _, refused = browser.post(
        "/account/subscriptions", {"csrf": token(page), "address": "ftp://x", "name": "League"}
    )
    assert status == 422 and 'value="ftp://x"' in refused
    fields = {"csrf": token(page), "address": publisher.url + "/league.ics", "name": "x" * 101}
    status, _, refused = browser.post("/account/subscriptions", fields)
    assert status == 422 and "Enter a name of at most 100 characters" in refused and "https:// or" not in refused.split("<h1>")[0]
    status, headers, _ = browser.post(
        "/account/subscriptions", {"csrf": token(page), "address": publisher.url + "/league.ics", "name": "League"}
    )
    assert status == 303
    identifier = api(server, "GET")[1]["subscriptions"][-1]["id"]
    checked(server, identifier)
    page = browser.get("/account/subscriptions")[2]
    assert "League" in page and publisher.host in page and "Refreshed" in page
    # A button pressed twice.
    status, _, again = browser.post("/account/subscriptions", {**fields, "name": "League"})
    assert status == 422 and "You have subscribed to this calendar already" in again
    form = next(form for form in Page(200, {}, page).forms if form.action.endswith(f"/{identifier}/plan"))
    assert browser.post(form.action, {"csrf": token(page)})[0] == 303
    assert listed(server, identifier)["isPlanned"]
    assert browser.post(f"/account/subscriptions/{identifier}/end", {"csrf": token(page)})[0] == 303
    assert server.ana.request("PROPFIND", "/dav/calendars/ana/", "", {"Depth": "1"})[2].count(b"League") == 0
    assert api(server, "DELETE", f"/{identifier}")[0] == 404


def test_nothing_is_asked_where_the_operator_says_so(tmp_path, publisher):
    settings = f'outgoing.hosts = ["{publisher.host}"]\noutgoing.purposes = []\n'
    with Server(tmp_path / "silent", settings=settings) as server:
        server.ana = server.account("ana")
        server.ana.password = server.cli("user", "app-password", "ana").stdout.strip()
        before = len(publisher.seen)
        identifier = subscribe(server, publisher.url + "/silent.ics")
        time.sleep(1)
        assert "checkedAt" not in listed(server, identifier) and len(publisher.seen) == before
