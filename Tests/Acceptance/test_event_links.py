"""Links to single events: people without an account see the event, answer, and ask how to get there."""

import datetime
import html
import json
import re
import time

import icalendar
import pytest

from test_pages import Browser, token
from travlendar import GUARD, Account, Server

TYPED = "9 Willow Street"
# From the Harbour Works so far that one may walk.
NEARBY = ["20 Rope Walk", "30 Cedar Street", "10 Weavers Lane"]
CLOCK = "2026-11-23T08:00:00+01:00"
PLANTED = ["carlo@example.net", "Via Segreta", "ana@example.com", "planted alarm"]


def event(uid, summary, start="20261205T200000", extra=""):
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Rome\r\n"
        "BEGIN:STANDARD\r\nDTSTART:19701025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n"
        f"END:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:{uid}\r\nDTSTAMP:20261101T000000Z\r\n"
        f"DTSTART;TZID=Europe/Rome:{start}\r\nDURATION:PT3H\r\nSUMMARY:{summary}\r\n{extra}END:VEVENT\r\nEND:VCALENDAR\r\n"
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("links"), clock=CLOCK) as server:
        server.ana = server.account("ana")
        server.account("ben")
        server.password = server.cli("user", "app-password", "ana").stdout.strip()
        yield server


def api(server, method, path, body=None):
    ana = type("Ana", (), {"name": "ana", "password": server.password})
    status, _, answer = server.request(method, "/api/v1/me" + path, body and json.dumps(body), account=ana)
    return status, json.loads(answer) if answer else None


def link(server, uid, **wishes):
    status, answer = api(server, "POST", "/event-links", {"uid": uid, **wishes})
    assert status == 201, answer
    return "/e/" + answer["url"].rpartition("/")[2]


def attendees(server, name):
    body = server.ana.get(server.ana.calendars()[0] + name)[1]
    found = icalendar.Calendar.from_ical(body).walk("VEVENT")[0].get("attendee", [])
    return {str(a.params.get("CN")): a for a in (found if isinstance(found, list) else [found])}


def test_the_page_tells_the_event_and_no_secrets(server):
    extra = (
        "LOCATION:Piazza Duomo\\, L'Aquila\r\nDESCRIPTION:Bring <b>cake</b>\\n#from:Via Segreta 3\r\nCLASS:PRIVATE\r\n"
        "ORGANIZER:mailto:ana@example.com\r\nATTENDEE:mailto:carlo@example.net\r\n"
        "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:planted alarm\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\n"
    )
    server.ana.put("a.ics", event("a", "Party <3", extra=extra))
    path = link(server, "a")
    status, headers, body = server.request("GET", path, headers={"Accept": "text/html"})
    page = body.decode()
    assert status == 200 and headers["x-robots-tag"].startswith("noindex") and "no-store" in headers["cache-control"]
    assert "Party &lt;3" in page and "Piazza Duomo" in page and "Bring &lt;b&gt;cake" in page
    assert "Saturday 5 December 2026, 20:00–23:00" in html.unescape(page) and "Europe/Rome" in page
    assert re.search(r'value="maybe" checked', page)
    head = page.partition("</head>")[0]
    assert 'property="og:title" content="You are invited"' in head and "Duomo" not in head
    ics = server.request("GET", path + ".ics")[2].decode()
    for secret in PLANTED:
        assert secret not in page and secret not in ics, secret
    assert icalendar.Calendar.from_ical(ics).walk("VEVENT")[0]["uid"] == "a"
    london = server.request("GET", path + "?zone=Europe/London")[2].decode()
    assert "19:00–22:00" in html.unescape(london)
    italian = server.request("GET", path, headers={"Accept-Language": "it"})[2].decode()
    assert "sabato 5 dicembre 2026" in italian and "Verrai?" in italian


def test_answers_are_attendees(server):
    server.ana.put("b.ics", event("b", "Dinner"))
    path = link(server, "b", capacity=1)
    guest = Browser(server)
    status, headers, _ = guest.post(path + "/answer", {"choice": "accepted", "name": "Bea", "email": "bea@example.net"})
    assert status == 303 and headers["location"].startswith(path + "/answers/")
    own = headers["location"]
    page = guest.get(own)[2]
    assert "You accepted." in page and 'value="Bea"' in page
    other = Browser(server)
    waiting = other.post(path + "/answer", {"choice": "accepted", "name": "Carlo"})[1]["location"]
    assert "wait for a place" in other.get(waiting)[2]
    found = attendees(server, "b.ics")
    assert found["Bea"].params["PARTSTAT"] == "ACCEPTED" and found["Carlo"].params["PARTSTAT"] == "NEEDS-ACTION"
    form = dict(re.findall(r'name="(own)" value="([\w-]+)"', page))
    assert guest.post(path + "/answer", {"choice": "declined", "name": "Bea", **form})[1]["location"] == own
    found = attendees(server, "b.ics")
    assert found["Bea"].params["PARTSTAT"] == "DECLINED" and found["Carlo"].params["PARTSTAT"] == "ACCEPTED"
    answers = api(server, "GET", "/event-links")[1]["eventLinks"][-1]["answers"]
    assert {(a["name"], a["choice"], a["isWaiting"]) for a in answers} == {("Bea", "declined", False), ("Carlo", "accepted", False)}


def test_bad_answers_lose_nothing(server):
    server.ana.put("c.ics", event("c", "Walk"))
    path = link(server, "c", answerLimit=1)
    guest = Browser(server)
    status, _, page = guest.post(path + "/answer", {"choice": "accepted", "name": "", "email": "kept@example.net"})
    assert status == 422 and "kept@example.net" in page and re.search(r'value="accepted" checked', page)
    assert guest.post(path + "/answer", {"choice": "perhaps", "name": "Bea"})[0] == 422
    assert guest.post(path + "/answer", {"choice": "maybe", "name": "Bea", "email": "nonsense"})[0] == 422
    assert Browser(server, origin="https://evil.example").post(path + "/answer", {"choice": "maybe", "name": "Bea"})[0] == 403
    assert guest.post(path + "/answer", {"choice": "maybe", "name": "Bea", "own": "A" * 22})[0] == 404
    assert guest.post(path + "/answer", {"choice": "maybe", "name": "Bea"})[0] == 303
    assert Browser(server).post(path + "/answer", {"choice": "maybe", "name": "Dora"})[0] == 422
    assert len(attendees(server, "c.ics")) == 1
    text = path.rpartition("/")[2]
    assert text not in server.log.read_text()


def test_moved_deleted_revoked(server):
    server.ana.put("d.ics", event("d", "Concert"))
    path = link(server, "d")
    server.ana.put("d.ics", event("d", "Concert", start="20261206T200000"))
    assert "has moved" in server.request("GET", path)[2].decode()
    server.ana.request("DELETE", server.ana.calendars()[0] + "d.ics")
    page = server.request("GET", path)[2].decode()
    assert "does not take place" in page and "Send the answer" not in page
    assert server.request("GET", path + ".ics")[0] == 410
    listed = api(server, "GET", "/event-links")[1]["eventLinks"][-1]
    assert api(server, "DELETE", f"/event-links/{listed['id']}")[0] == 204
    assert server.request("GET", path)[0] == 404
    assert api(server, "POST", "/event-links", {"uid": "d"})[0] == 404
    assert api(server, "POST", "/event-links", {"uid": "b", "expiresAt": "2020-01-01T00:00:00Z"})[0] == 422


def description(server, account, path):
    body = account.get(path)[1]
    return body and str(icalendar.Calendar.from_ical(body).walk("VEVENT")[0].get("description", ""))


def until(condition, what):
    deadline = time.monotonic() + GUARD
    while time.monotonic() < deadline:
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError(what)


def test_a_hashtag_is_answered_in_the_organizers_copy_only(server):
    path = server.ana.calendars()[0] + "f.ics"
    people = "ORGANIZER:mailto:ana@example.com\r\nATTENDEE:mailto:ana@example.com\r\nATTENDEE:mailto:ben@example.com\r\n"
    server.ana.put("f.ics", event("f", "Concert", extra=f"DESCRIPTION:Bring a friend #link\r\n{people}"))
    address = until(
        lambda: re.search(r"#link (http\S+/e/[\w-]{22})$", description(server, server.ana, path)), "the link"
    ).group(1)
    page = server.request("GET", address[address.index("/e/"):])[2].decode()
    assert "Concert" in page and "Bring a friend" in page and "#link" not in page
    # Ben is told of later changes too, and never of the address.
    changed = event("f", "Concert", start="20261206T200000", extra=f"DESCRIPTION:Bring a friend #link {address}\r\n{people}")
    server.ana.put("f.ics", changed)
    ben = Account(server, "ben")
    (copy,) = [href for href in ben.etags(ben.calendars()[0])]
    assert description(server, ben, copy) == "Bring a friend #link"
    inbox = ben.etags(ben.home + "inbox/")
    assert inbox and not any("/e/" in description(server, ben, href) for href in inbox)
    # Taken away, it is revoked at once.
    server.ana.put("f.ics", event("f", "Concert", extra=f"DESCRIPTION:Bring a friend\r\n{people}"))
    until(lambda: server.request("GET", address[address.index("/e/"):])[0] == 404, "the link is revoked")
    assert description(server, server.ana, path) == "Bring a friend"
    assert address.rpartition("/")[2] not in server.log.read_text()


def test_the_organizers_page(server):
    server.ana.put("e.ics", event("e", "Choir <evening>"))
    browser = Browser(server)
    assert 'href="/account/links"' in browser.log_in()
    page = browser.get("/account/links")[2]
    assert "Choir &lt;evening&gt;" in page
    status, _, page = browser.post("/account/links", {"csrf": token(page), "event": "e", "capacity": "2", "days": "30"})
    assert status == 201
    path = re.search(r"<code>http://[^<]*(/e/[\w-]{22})</code>", page).group(1)
    assert "2 places" in page
    form = {"csrf": token(page), "event": "e"}
    for wrong in ({"capacity": "many"}, {"capacity": "0"}, {"capacity": "301"}, {"days": "0"}, {"days": "9" * 20}):
        status, _, refused = browser.post("/account/links", {**form, **wrong})
        field, typed = next(iter(wrong.items()))
        assert status == 422 and f'<a href="#{field}">Enter the number of' in refused and f'value="{typed}"' in refused, wrong
    status, _, refused = browser.post("/account/links", {**form, "event": "nothing"})
    assert status == 422 and "Choose an event that you organize" in refused
    Browser(server).post(path + "/answer", {"choice": "maybe", "name": "Bea <i>", "email": "b@example.net"})
    page = browser.get("/account/links")[2]
    assert "Bea &lt;i&gt; (b@example.net): Maybe" in page and path not in page
    revoke = re.search(r'action="(/account/links/\d+/revoke)"', page).group(1)
    assert browser.post(revoke, {"csrf": token(page)})[0] == 303
    assert server.request("GET", path)[0] == 404
    assert attendees(server, "e.ics").keys() == {"Bea <i>"}


def test_links_are_told_as_their_events_are(server):
    day = event("d", "Trip to the sea").replace("DTSTART;TZID=Europe/Rome:20261205T200000\r\nDURATION:PT3H", "DTSTART;VALUE=DATE:20261205")
    assert server.ana.put("d.ics", day)[0] == 201
    assert server.ana.put("t.ics", event("t", "Long " * 40 + "title"))[0] == 201
    browser = Browser(server)
    browser.log_in()
    page = browser.get("/account/links")[2]
    choices = re.findall(r"<option[^>]*>([^<]*)</option>", page)
    assert "5 December 2026: Trip to the sea" in choices
    assert max(map(len, choices)) < 100 and any(choice.endswith("…") for choice in choices)
    status, _, page = browser.post("/account/links", {"csrf": token(page), "event": "d", "capacity": "1"})
    assert status == 201 and "5 December 2026 · 1 place<" in page
    path = re.search(r"<code>http://[^<]*(/e/[\w-]{22})</code>", page).group(1)
    for language, words in (("en", "1 left"), ("it", "1 libero")):
        assert words in Browser(server, language=language).get(path)[2]


def test_a_link_takes_as_many_answers_as_it_has_places(server):
    """More than a hundred, which a link takes where nothing is said."""
    server.ana.put("f.ics", event("f", "Fair"))
    browser = Browser(server)
    browser.log_in()
    page = browser.get("/account/links")[2]
    assert browser.post("/account/links", {"csrf": token(page), "event": "f", "capacity": "300"})[0] == 201
    assert api(server, "GET", "/event-links")[1]["eventLinks"][-1]["answerLimit"] == 300


def test_who_comes_too_late_is_told_so(server):
    server.ana.put("l.ics", event("l", "Limited"))
    path = link(server, "l", answerLimit=1)
    assert Browser(server).post(path + "/answer", {"choice": "maybe", "name": "Bea"})[0] == 303
    status, _, page = Browser(server).post(path + "/answer", {"choice": "maybe", "name": "Dora"})
    assert status == 422 and "No more answers are taken with this link" in page
    for wrong in ({"name": "Dora", "email": "nonsense"}, {"name": "D" * 101}, {"name": 'The "boss"'}):
        status, _, page = Browser(server).post(path + "/answer", {"choice": "maybe", **wrong})
        assert status == 422 and "No more answers" not in page and "quotation mark" in page


def test_what_is_handed_on_has_the_address_that_others_see(tmp_path):
    """Not the one at which its owner happens to be, such as that of the machine itself."""
    address = "https://calendar.example.org"
    with Server(tmp_path, clock=CLOCK, settings=f'server.publicURL = "{address}"\n') as server:
        server.ana = server.account("ana")
        server.password = server.cli("user", "app-password", "ana").stdout.strip()
        server.ana.put("p.ics", event("p", "Picnic"))
        browser = Browser(server)
        browser.log_in()
        for page, form, path in (
            ("/account/links", {"event": "p"}, "/e/"), ("/account/feeds", {"scope": "all", "detail": "busy"}, "/feeds/"),
        ):
            csrf = token(browser.get(page)[2])
            status, _, made = browser.post(page, {"csrf": csrf, **form})
            assert status == 201 and f"<code>{address}{path}" in made
        assert api(server, "POST", "/event-links", {"uid": "p"})[1]["url"].startswith(address + "/e/")
        feed = api(server, "POST", "/feeds", {"scope": "all", "detail": "busy"})[1]
        assert feed["url"].startswith(address + "/feeds/") and feed["page"].startswith(address + "/feeds/")


def test_into_ones_own_calendar(server):
    server.ana.put("f.ics", event("f", "Hike"))
    path = link(server, "f")
    ben = Browser(server)
    assert ben.post(path + "/add", {})[1]["location"] == "/login"
    ben.log_in("ben")
    page = ben.get(path)[2]
    assert ben.post(path + "/add", {})[0] == 403
    assert ben.post(path + "/add", {"csrf": token(page)})[1]["location"] == path
    assert "is in your calendar" in ben.get(path)[2]
    account = type(server.ana)(server, "ben")
    hrefs = account.etags(account.calendars()[0])
    assert any(b"SUMMARY:Hike" in account.get(href)[1] for href in hrefs)


def test_how_to_get_there(lindenport, tmp_path):
    with Server(tmp_path / "server", network=lindenport) as server:
        server.ana = server.account("ana")
        server.password = server.cli("user", "app-password", "ana").stdout.strip()
        day = datetime.date.today() + datetime.timedelta(days=2)
        start = f"{day:%Y%m%d}T150000"
        server.ana.put("g.ics", event("g", "Tea", start=start, extra="LOCATION:Harbour Works\r\n"))
        path = link(server, "g")
        guest = Browser(server)
        status, _, page = guest.post(path + "/trips", {"from": TYPED})
        there, _, back = html.unescape(page).partition("The last way back")
        arrivals = re.findall(r"<strong>\d\d:\d\d–(\d\d:\d\d) \(\d+ min\)</strong>", there)
        assert status == 200 and arrivals and all(arrival <= "15:00" for arrival in arrivals), page
        departures = re.findall(r"<strong>(\d\d:\d\d)–", back)
        assert len(departures) == 1 and (departures[0] >= "23:00" or departures[0] < "01:00"), page
        # Where one can walk as well, and where no bus runs any more, that is said.
        for typed in NEARBY:
            page = html.unescape(guest.post(path + "/trips", {"from": typed})[2])
            assert "way back</h3>" in page and "At any time:" in page and "</strong> walk" in page.partition("At any time:")[2], page
        server.ana.put("l.ics", event("l", "Ball", start=f"{day:%Y%m%d}T234500", extra="LOCATION:Harbour Works\r\n"))
        page = html.unescape(guest.post(link(server, "l") + "/trips", {"from": TYPED})[2])
        assert "does not run any more: the last departure is at 00:" in page and "</strong> taxi" in page.partition("At any time:")[2], page
        assert "No such place" in guest.post(path + "/trips", {"from": "Xyzzy Plugh 99"})[2]
        server.ana.put("h.ics", event("h", "Nowhere", start=start))
        assert "can't be told" in html.unescape(guest.post(link(server, "h") + "/trips", {"from": TYPED})[2])
        # What the guest typed is kept nowhere.
        for file in server.directory.rglob("*"):
            if file.is_file():
                assert TYPED.encode() not in file.read_bytes(), file
