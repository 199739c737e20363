"""What the pages of events do beside times and places: files, the busy times of those who are invited, delegates, and moving an event by the mouse."""

import datetime
import html
import re

import pytest

from chromium import PATH as CHROMIUM, Chromium
from page_forms import Page, Reader
from travlendar import Server, event

TOMORROW = datetime.date.today() + datetime.timedelta(days=1)
DAY = TOMORROW.strftime("%Y%m%d")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("events")) as server:
        server.ana, server.ben = server.account("ana"), server.account("ben")
        yield server


@pytest.fixture()
def ana(server):
    reader = Reader(server)
    reader.enter("ana")
    return reader


def put(account, uid, start, end, title, extra=()):
    assert account.put(f"{uid}.ics", event(uid, f"{DAY}T{start}00", f"{DAY}T{end}00", title, extra=extra))[0] in (201, 204)


def page_of(ana, title):
    page = ana.open(f"/calendar/day?date={TOMORROW.isoformat()}")
    return ana.open(html.unescape(re.search(r'href="([^"]+)">%s</a>' % re.escape(title), page.text).group(1)))


def attach(ana, name, content):
    form = ana.page.form("/attach")
    boundary = "a-boundary"
    body = b""
    for field, value in form.fields:
        if field != "file":
            body += f'--{boundary}\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n'.encode()
    body += f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\nContent-Type: text/html\r\n\r\n'.encode()
    body += content + f"\r\n--{boundary}--\r\n".encode()
    fields = {"Content-Type": f"multipart/form-data; boundary={boundary}", "Origin": ana.origin}
    status, headers, text = ana.send("POST", html.unescape(form.action), body, fields)
    return ana.open(headers["location"]) if status == 303 else Page(status, headers, text)


def test_files_are_attached_fetched_and_removed(server, ana):
    put(server.ana, "review", "0900", "1000", "Review")
    page_of(ana, "Review")
    page = attach(ana, "Angebot <1>.html", b"<script>alert(1)</script>")
    assert "The file is attached." in page.text and "Angebot &lt;1&gt;.html" in page.text
    address = next(link for link in page.links if "/files/" in link)
    status, headers, text = ana.get(address)
    assert (status, text) == (200, "<script>alert(1)</script>")
    # A browser saves it, and shows it as no page of ours.
    assert headers["content-type"] == "application/octet-stream" and headers["content-disposition"].startswith("attachment;")
    assert headers["x-content-type-options"] == "nosniff" and "default-src 'none'" in headers["content-security-policy"]
    # Calendar apps have it too.
    assert b"MANAGED-ID" in server.ana.get(server.ana.calendars()[0] + "review.ics")[1].replace(b"\r\n ", b"")
    ben = Reader(server)
    ben.enter("ben")
    assert ben.get(address)[0] == 404
    page = ana.send_form("/detach", id=re.search(r'name="id" value="([^"]+)"', page.text).group(1))
    assert "Angebot" not in page.text and ana.get(address)[0] == 404
    assert "Choose a file first." in attach(ana, "", b"").text


def test_the_form_shows_when_invitees_are_busy(server, ana):
    put(server.ben, "dentist", "0900", "1030", "Dentist", extra=["CLASS:PRIVATE"])
    ana.open(f"/calendar/new?date={TOMORROW.isoformat()}")
    page = ana.send_form(
        "/calendar/new", button=("show", "busy"), title="Plans", startTime="09:00", endTime="10:00",
        invitees="ben@example.com\nstranger@example.net",
    )
    assert page.status == 200 and "Busy times" in page.text
    assert "09:00–10:30" in page.text and "Dentist" not in page.text and "not on this server" in page.text
    assert "Everybody is free: " in page.text
    # Nothing is written yet, and nothing that was typed is lost.
    fields = dict(page.form("/calendar/new").fields)
    assert fields["title"] == "Plans" and "ben@example.com" in fields["invitees"]
    assert "Plans" not in ana.open(f"/calendar/day?date={TOMORROW.isoformat()}").text


def test_delegates_are_added_and_removed(server, ana):
    assert "/account/delegates" in ana.open("/account").links
    ana.open("/account/delegates")
    assert ana.send_form("/account/delegates", user="nobody").status == 422
    assert ana.send_form("/account/delegates", user="ana").status == 422
    page = ana.send_form("/account/delegates", user="ben", isWriting="on")
    assert '<span class="tag">may change</span>' in page.text
    ben = Reader(server)
    ben.enter("ben")
    assert "You act for" in ben.open("/account/delegates").text
    path = "/dav/calendars/ana/"
    assert server.ben.request("PROPFIND", path, headers={"Depth": "0"})[0] == 207
    page = ana.send_form("/account/delegates", user="ben")
    assert '<span class="tag">may look</span>' in page.text and '<span class="tag">may change' not in page.text
    page = ana.send_form("/account/delegates/remove")
    assert '<span class="tag">' not in page.text
    assert "You act for" not in ben.open("/account/delegates").text


def test_an_event_is_given_other_times(server, ana):
    put(server.ana, "standup", "0900", "0915", "Standup", extra=["RRULE:FREQ=DAILY;COUNT=3"])
    page = ana.open(f"/calendar/week?date={TOMORROW.isoformat()}")
    address, at = re.search(r'data-start="540" data-end="555" data-times="([^"]*standup[^"]*)" data-at="([^"]+)"', page.text).groups()
    form = next(f for f in page.forms if ("date", "") in f.fields)
    values = {"at": at, "date": TOMORROW.isoformat(), "start": "10:30", "minutes": "45"}
    status, headers, text = ana.post(html.unescape(address), form.filled(values))
    assert status == 303 and headers["location"].startswith("/calendar/week")
    text = ana.open(f"/calendar/agenda?date={TOMORROW.isoformat()}").text
    assert "10:30–11:15" in text and text.count("09:00–09:15") == 2, "of a series, this one only"
    for wrong in [{"start": "25:00"}, {"minutes": "-5"}, {"minutes": "x"}, {"date": "never"}]:
        assert ana.post(html.unescape(address), form.filled({**values, **wrong}))[0] == 400, wrong


@pytest.mark.skipif(not CHROMIUM, reason="needs chromium")
def test_an_event_is_dragged_and_made_longer(server, ana):
    put(server.ana, "walk", "1300", "1400", "Walk")
    with Chromium() as browser:
        for name, value in ana.cookies.items():
            browser.cookie(server.url, name, value)
        address = f"{server.url}/calendar/day?date={TOMORROW.isoformat()}"
        browser.open(address)
        find = "[...document.querySelectorAll('li.movable')].find((e) => e.textContent.includes('Walk'))"
        browser.script(f"{find}.scrollIntoView({{block: 'center'}})")
        box = browser.script(f"(() => {{ const b = {find}.getBoundingClientRect(); return [b.left, b.top, b.bottom] }})()")
        x, y = box[0] + 200, (box[1] + box[2]) / 2 - 6
        browser.drag(x, y, x, y + 104)
        browser.rest()
        assert "15:00–16:00" in browser.script("document.body.textContent")
        browser.script(f"{find}.scrollIntoView({{block: 'center'}})")
        box = browser.script(f"(() => {{ const b = {find}.getBoundingClientRect(); return [b.left, b.top, b.bottom] }})()")
        browser.drag(box[0] + 200, box[2] - 3, box[0] + 200, box[2] - 3 + 52)
        browser.rest()
        assert "15:00–17:00" in browser.script("document.body.textContent") and not browser.complaints
