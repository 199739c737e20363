"""Feeds: addresses at which calendar apps and browsers without an account read a calendar."""

import gzip
import json
import os
import re
import subprocess
import sys
import urllib.parse

import icalendar
import pytest

from test_pages import Browser, token
from travlendar import SHARED, Server

CLOCK = "2026-11-23T08:00:00+01:00"
PLANTED = ["Chemotherapy", "Via Segreta", "planted note", "carlo@example.net", "planted-uid"]


def event(uid, summary, day="20261125", extra=""):
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Rome\r\n"
        "BEGIN:STANDARD\r\nDTSTART:19701025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n"
        f"END:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:{uid}\r\nDTSTAMP:20261101T000000Z\r\n"
        f"DTSTART;TZID=Europe/Rome:{day}T100000\r\nDTEND;TZID=Europe/Rome:{day}T110000\r\nSUMMARY:{summary}\r\n"
        f"{extra}END:VEVENT\r\nEND:VCALENDAR\r\n"
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("feeds"), clock=CLOCK) as server:
        account = server.account("ana")
        secret = "LOCATION:Via Segreta 5\\, Milano\r\nDESCRIPTION:planted note\r\n" \
            "ORGANIZER:mailto:ana@example.com\r\nATTENDEE:mailto:carlo@example.net\r\n"
        assert account.put("planted.ics", event("planted-uid", "Chemotherapy", extra=secret))[0] == 201
        assert account.put("choir.ics", event("choir", "Choir", extra="RRULE:FREQ=WEEKLY\r\n"))[0] == 201
        server.password = server.cli("user", "app-password", "ana").stdout.strip()
        yield server


def api(server, method, path, body=None):
    ana = type("Ana", (), {"name": "ana", "password": server.password})
    status, headers, answer = server.request(method, "/api/v1/me" + path, body and json.dumps(body), account=ana)
    return status, json.loads(answer) if answer else None


def made(server, **wishes):
    status, answer = api(server, "POST", "/feeds", {"scope": "all", **wishes})
    assert status == 201, answer
    return answer


def path(answer):
    return answer["url"].removeprefix("http://").partition("/")[2].join(["/", ""])


def test_levels_of_detail(server):
    texts = {}
    for detail in ["busy", "place", "titles", "everything"]:
        status, headers, body = server.request("GET", path(made(server, detail=detail)))
        assert status == 200 and headers["content-type"] == "text/calendar; charset=utf-8"
        texts[detail] = body.decode()
        calendar = icalendar.Calendar.from_ical(body)
        assert len(calendar.walk("VEVENT")) == 2 and "METHOD" not in calendar
    for secret in PLANTED:
        assert secret not in texts["busy"] and secret not in texts["place"]
    assert "Milano" not in texts["busy"] and "LOCATION:Milano" in texts["place"]
    assert "Chemotherapy" in texts["titles"] and "Via Segreta" not in texts["titles"]
    assert "Via Segreta" in texts["everything"] and "carlo@example.net" not in texts["everything"]


def test_conditional_requests_cost_nothing(server):
    address = path(made(server, detail="titles"))
    _, headers, body = server.request("GET", address)
    again = server.request("GET", address, headers={"If-None-Match": headers["etag"]})
    assert again[0] == 304 and again[2] == b""
    assert server.request("GET", address, headers={"If-Modified-Since": headers["last-modified"]})[0] == 304
    _, packed, zipped = server.request("GET", address, headers={"Accept-Encoding": "gzip"})
    assert packed["content-encoding"] == "gzip" and gzip.decompress(zipped) == body
    assert packed["etag"] != headers["etag"] and "accept-encoding" in packed["vary"].lower()
    status, head, empty = server.request("HEAD", address)
    assert status == 200 and head["etag"] == headers["etag"] and empty == b""


def local(address):
    return urllib.parse.urlsplit(address).path


def test_a_change_is_seen_and_a_restart_is_not(tmp_path):
    with Server(tmp_path / "server", clock=CLOCK) as server:
        account = server.account("ana")
        account.put("a.ics", event("a", "First"))
        address = local(server.cli("user", "feed", "add", "ana", "--detail", "titles").stdout.strip())
        tag = server.request("GET", address)[1]["etag"]
        server.stop()
        server.start()
        assert server.request("GET", address)[1]["etag"] == tag
        account.put("a.ics", event("a", "Second"))
        _, headers, body = server.request("GET", address, headers={"If-None-Match": tag})
        assert headers["etag"] != tag and b"SUMMARY:Second" in body


def test_revoked_at_once(server):
    answer = made(server)
    assert server.request("GET", path(answer))[0] == 200
    assert api(server, "DELETE", f"/feeds/{answer['feed']['id']}")[0] == 204
    assert server.request("GET", path(answer))[0] == 404
    assert api(server, "DELETE", f"/feeds/{answer['feed']['id']}")[0] == 404


def test_what_is_kept_of_a_token_opens_nothing(server):
    answer = made(server, comment="for the choir")
    text = re.search(r"/feeds/([\w-]{22})\.ics", answer["url"]).group(1)
    listed = api(server, "GET", "/feeds")[1]["feeds"]
    assert any(feed["comment"] == "for the choir" for feed in listed)
    assert text not in json.dumps(listed)
    server.request("GET", path(answer))
    for file in server.directory.rglob("*"):
        if file.is_file():
            assert text.encode() not in file.read_bytes(), file


def test_wishes_that_cannot_be_kept(server):
    for wish, status in [
        ({"scope": "none"}, 422), ({"scope": "calendar"}, 422), ({"scope": "calendar", "calendar": "nothing"}, 404),
        ({"scope": "all", "detail": "much"}, 422), ({"scope": "all", "futureDays": -1}, 422),
        ({"scope": "all", "comment": "x" * 300}, 422), ({}, 400),
    ]:
        assert api(server, "POST", "/feeds", wish)[0] == status, wish


def test_forms_by_accept(server):
    page = path(made(server, detail="titles")).removesuffix(".ics")
    for accept, start in [("application/calendar+json", b'["vcalendar"'), ("application/calendar+xml", b"<?xml"), ("text/calendar", b"BEGIN:")]:
        status, headers, body = server.request("GET", page, headers={"Accept": accept})
        assert status == 200 and headers["content-type"].startswith(accept) and body.startswith(start), accept
    status, headers, body = server.request("GET", page, headers={"Accept": "text/html,*/*;q=0.8"})
    text = body.decode()
    assert status == 200 and "Choir" in text and "Chemotherapy" in text and "November 2026" in text
    assert headers["x-robots-tag"].startswith("noindex") and "no-store" in headers["cache-control"]
    assert "webcal://" in text
    italian = server.request("GET", page + "?month=2026-12", headers={"Accept-Language": "it"})[2].decode()
    assert "Dicembre 2026" in italian and "Mercoledì 2 dicembre" in italian and "Choir" in italian


def test_pages_of_a_person(server):
    browser = Browser(server)
    assert browser.get("/account/feeds")[1]["location"] == "/login"
    assert 'href="/account/feeds"' in browser.log_in()
    page = browser.get("/account/feeds")[2]
    form = {"csrf": token(page), "scope": "all", "detail": "titles", "comment": "<Nonna>"}
    status, _, page = browser.post("/account/feeds", form)
    assert status == 201
    address = re.search(r"http://[^<]*(/feeds/[\w-]{22}\.ics)", page).group(1)
    assert server.request("GET", address)[0] == 200
    page = browser.get("/account/feeds")[2]
    assert address not in page and "&lt;Nonna&gt;" in page
    revoke = re.search(r'action="(/account/feeds/\d+/revoke)">\s*<input[^>]*>\s*<button[^>]*Nonna', page).group(1)
    assert browser.post(revoke, {"csrf": "wrong"})[0] == 403
    status, headers, _ = browser.post(revoke, {"csrf": token(page)})
    assert status == 303 and headers["location"] == "/account/feeds"
    assert "revoked" in browser.get("/account/feeds")[2]
    assert server.request("GET", address)[0] == 404
    assert browser.post("/account/feeds", {**form, "scope": "calendar:1"})[0] == 422
    # What has no comment is named by what it shows, once.
    status, _, page = browser.post("/account/feeds", {**form, "comment": ""})
    row = page.split('<ul class="rows">')[1].split("</ul>")[0].rpartition("<li>")[2]
    assert status == 201 and len(re.findall(r">All my calendars · [^<]+<", row)) == 1, row


def test_command_line(server):
    address = server.cli("user", "feed", "add", "ana", "--calendar", "calendar", "--comment", "by hand").stdout.strip()
    assert address.startswith("http")
    address = local(address)
    assert server.request("GET", address)[0] == 200
    line = next(l for l in server.cli("user", "feed", "list", "ana").stdout.splitlines() if "by hand" in l)
    assert line.split("\t")[1:4] == ["calendar", "busy", ""]
    server.cli("user", "feed", "revoke", "ana", line.split("\t")[0])
    assert server.request("GET", address)[0] == 404
    assert server.cli("user", "feed", "revoke", "ana", "1", check=False).returncode != 0
    assert "there are calendar" in server.cli("user", "feed", "add", "ana", "--calendar", "x", check=False).stderr


def test_guesses_are_few(tmp_path):
    with Server(tmp_path / "server") as server:
        statuses = [server.request("GET", f"/feeds/{number:022d}.ics")[0] for number in range(40)]
        assert statuses[0] == 404 and 429 in statuses
        assert set(statuses) <= {404, 429}
        assert "0000000000000000000001" not in server.log.read_text()


@pytest.mark.skipif(not (SHARED / "bench/clients/ics-feed.py").exists(), reason="needs the shared bench")
def test_what_subscribers_need(server, tmp_path):
    for detail in ["everything", "busy"]:
        address = server.url + path(made(server, detail=detail))
        done = subprocess.run(
            [sys.executable, str(SHARED / "bench/clients/ics-feed.py"), address],
            capture_output=True, text=True, timeout=300, env={**os.environ, "LAB_DIR": str(tmp_path)},
        )
        assert done.returncode == 0, done.stdout + done.stderr
