"""Requests that are heavy on purpose: each is answered or refused soon, in little memory, and nobody else waits meanwhile."""

import http.client
import re
import socket
import threading
import time
import xml.etree.ElementTree as ElementTree

import pytest

from large_requests import SOON, SPACES, available, expand, multiget, nested, question, report, vevent
from travlendar import Account, Server, authorization, event

MEGABYTES = 300  # that one request may cost
MULTISTATUS = "{DAV:}multistatus"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("heavy"), clock="2026-03-02T05:00:00Z") as server:
        yield server


@pytest.fixture(scope="module")
def ana(server):
    server.account("bob")
    return server.account("ana")


@pytest.fixture
def calendar(ana, request):
    """A calendar of its own for each test."""
    name = re.sub(r"\W+", "-", request.node.name)[:60].strip("-").lower()
    assert ana.request("MKCALENDAR", f"{ana.home}{name}/")[0] == 201
    yield f"{ana.home}{name}/"
    assert ana.request("DELETE", f"{ana.home}{name}/")[0] == 204


@pytest.fixture(autouse=True)
def nobody_else_waits(server):
    """The server answers others all the time, and its memory stays small."""
    waits, ended = [], threading.Event()

    def look():
        while not ended.is_set():
            began = time.monotonic()
            assert server.request("GET", "/healthz/live", timeout=60)[0] == 200
            waits.append(time.monotonic() - began)
            ended.wait(0.05)

    proc = f"/proc/{server.process.pid}"
    with open(f"{proc}/clear_refs", "w") as file:
        file.write("5")  # the highest use of memory begins anew
    before = megabytes(proc, "VmRSS")
    watch = threading.Thread(target=look)
    watch.start()
    began = time.monotonic()
    yield
    took = time.monotonic() - began
    ended.set()
    watch.join()
    assert took < 3 * SOON
    assert max(waits) < 3, sorted(waits)[-5:]
    assert megabytes(proc, "VmHWM") - before < MEGABYTES


def megabytes(proc, name):
    with open(f"{proc}/status") as file:
        return int(re.search(rf"{name}:\s+(\d+)", file.read()).group(1)) // 1024


def refused(answer, status, element):
    """The protocol's own element, alone; none: words only."""
    assert answer[0] == status, answer[2][:500]
    root = ElementTree.fromstring(answer[2])
    assert root.tag == "{DAV:}error"
    assert [child.tag.split("}")[1] for child in root] == ([element] if element else [])


# Properties


POINTERS = ["owner", "current-user-principal", "principal-URL", "principal-collection-set", "group-member-set", "group-membership"]
FILLERS = [f'<D:property name="p{number}"/>' for number in range(100_000)]
EXPANSIONS = {
    "deep": ('<D:property name="current-user-principal">' * 5000 + "</D:property>" * 5000, (400, None)),
    "deeper than is followed": (nested(["current-user-principal"], 4), (403, None)),
    "wide": ("".join(FILLERS), (400, None)),
    "wide further down": (nested(["current-user-principal"], 0, "".join(FILLERS[:2000])), (400, None)),
    "the same again and again": ('<D:property name="owner"><D:property name="owner"/></D:property>' * 50_000, None),
    "deep and wide": (nested(POINTERS, 3), None),
    "deep, and wide at the end": (nested(POINTERS[1:4], 1, "".join(FILLERS[:990])), None),
}


@pytest.mark.parametrize("name", EXPANSIONS)
def test_properties_of_properties(ana, name):
    items, refusal = EXPANSIONS[name]
    answer = report(ana, "/dav/principals/ana/", f"<D:expand-property {SPACES}>{items}</D:expand-property>")
    if refusal:
        refused(answer, *refusal)
    else:
        assert answer[0] == 207 and ElementTree.fromstring(answer[2]).tag == MULTISTATUS and len(answer[2]) < 10_000_000


NAMES = "".join(f"<D:p{number}/>" for number in range(20_000))
QUESTIONS = {
    "sync-collection": ("{home}", "<D:sync-token/><D:sync-level>1</D:sync-level>"),
    "sync-collection of a calendar": ("{home}calendar/", "<D:sync-token/><D:sync-level>1</D:sync-level>"),
    "principal-match": ("/dav/principals/", "<D:self/>"),
    "acl-principal-prop-set": ("{home}calendar/", ""),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_more_properties_than_anybody_has(ana, name):
    path, content = QUESTIONS[name]
    element = name.split(" ")[0]
    body = f"<D:{element} {SPACES}>{content}<D:prop>{NAMES}</D:prop></D:{element}>"
    refused(report(ana, path.format(home=ana.home), body), 400, None)


@pytest.mark.parametrize("place", ["home", "calendar", "principal"])
def test_more_properties_than_are_kept(ana, calendar, place):
    path = {"home": ana.home, "calendar": calendar, "principal": "/dav/principals/ana/"}[place]
    names = [f'<p{number} xmlns="urn:x">y</p{number}>' for number in range(20_000)]

    def patch(verb, content):
        body = f"<D:propertyupdate {SPACES}><D:{verb}><D:prop>{content}</D:prop></D:{verb}></D:propertyupdate>"
        return ana.request("PROPPATCH", path, body, timeout=SOON)

    refused(patch("set", "".join(names)), 507, "quota-not-exceeded")
    # One name often is one property; what is not there is removed already; what can't be set fails with all beside it.
    assert patch("set", names[0] * 20_000)[0] == 207
    assert patch("remove", "".join(names))[2].count(b"200 OK") == 1
    assert b"424 Failed Dependency" in patch("set", "".join(names) + "<D:getetag/>" * 20_000)[2]
    if place == "home":
        body = f"<C:mkcalendar {SPACES}><D:set><D:prop>{''.join(names)}</D:prop></D:set></C:mkcalendar>"
        refused(ana.request("MKCALENDAR", ana.home + "many/", body, timeout=SOON), 507, "quota-not-exceeded")
        assert ana.request("PROPFIND", ana.home + "many/", None, {"Depth": "0"})[0] == 404


# Objects


def test_sixty_thousand_objects_of_others(ana, calendar):
    answer = multiget(ana, calendar, (f"/dav/calendars/bob/calendar/{number}.ics" for number in range(60_000)))
    assert answer[0] == 207 and answer[2].count(b"404 Not Found") == 60_000
    refused(multiget(ana, calendar, (f"/dav/calendars/p{n}/c{n}/{n}.ics" for n in range(60_000))), 403, "number-of-matches-within-limits")


def test_one_large_object_again_and_again(ana, calendar):
    large = vevent("DURATION:PT1H", "DESCRIPTION:" + "x" * 8_000_000)
    assert ana.request("PUT", calendar + "large.ics", large, {"Content-Type": "text/calendar"})[0] == 201
    names = ["large.ics", "%6carge.ics", "l%61rge.ics"]
    answer = multiget(ana, calendar, [calendar + name for name in names] * 500)
    assert answer[0] == 207 and 8_000_000 < len(answer[2]) < 9_000_000
    assert len(ElementTree.fromstring(answer[2])) == 1


# People


def test_a_search_by_thousands_of_conditions(ana):
    one = "<D:property-search><D:prop><D:displayname/></D:prop><D:match>name %d</D:match></D:property-search>"
    for content in [
        "".join(one % number for number in range(20_000)),
        f"<D:property-search><D:prop>{NAMES}</D:prop><D:match>{'x' * 500_000}</D:match></D:property-search>",
    ]:
        body = f'<D:principal-property-search {SPACES} test="anyof">{content}<D:prop><D:displayname/></D:prop></D:principal-property-search>'
        refused(report(ana, "/dav/principals/", body), 400, None)


def test_a_list_of_thousands_of_entries(ana, calendar):
    ace = "<D:ace><D:principal><D:href>/dav/principals/%s/</D:href></D:principal><D:grant><D:privilege><D:read/></D:privilege></D:grant></D:ace>"
    for name in ["bob", "p%d"]:
        entries = "".join(ace % (name.replace("%d", str(number))) for number in range(20_000))
        refused(ana.request("ACL", calendar, f"<D:acl {SPACES}>{entries}</D:acl>", timeout=SOON), 403, "limited-number-of-aces")
    sharees = "".join(f"<CS:set><D:href>mailto:p{number}@example.com</D:href><CS:read/></CS:set>" for number in range(20_000))
    share = f'<CS:share {SPACES} xmlns:CS="http://calendarserver.org/ns/">{sharees}</CS:share>'
    refused(ana.request("POST", calendar, share, {"Content-Type": "application/xml"}, timeout=SOON), 403, None)


@pytest.mark.parametrize("guests", [[f"p{number}@elsewhere.example" for number in range(10_000)], ["bob@example.com"] * 10_000], ids=["others", "one"])
def test_an_invitation_of_ten_thousand(ana, calendar, guests):
    people = ["ORGANIZER:mailto:ana@example.com", "ATTENDEE:mailto:ana@example.com"] + [f"ATTENDEE:mailto:{guest}" for guest in guests]
    put = ana.request("PUT", calendar + "x.ics", vevent("DURATION:PT1H", *people), {"Content-Type": "text/calendar"}, timeout=SOON)
    refused(put, 403, "max-attendees-per-instance")
    refused(question(ana, guests), 400, "valid-scheduling-message")


# Time


AVAILABILITIES = {
    "every second": ("FREQ=SECONDLY", 1),
    "just under the limit, often": ("FREQ=SECONDLY;INTERVAL=#", 400),
    "a day that does not exist": ("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", 400),
    "ten thousand": ("FREQ=DAILY", 10_000),
}


@pytest.mark.parametrize("name", AVAILABILITIES)
def test_hours_that_are_slow_to_follow(server, ana, name):
    text = available(*AVAILABILITIES[name])
    body = f"<D:propertyupdate {SPACES}><D:%s><D:prop><C:calendar-availability>%s</C:calendar-availability></D:prop></D:%s></D:propertyupdate>"
    answer = ana.request("PROPPATCH", ana.home + "inbox/", body % ("set", text, "set"), timeout=SOON)
    assert answer[0] == 207 and (b"200 OK" in answer[2] or b"valid-calendar-data" in answer[2]), answer[2]
    status, _, told = question(ana, ["ana@example.com", "bob@example.com"])
    # What one person says of their hours keeps nobody from learning of the others.
    assert status == 200 and told.count(b"2.0;Success") + told.count(b"5.1;Service unavailable") == 2
    assert told.count(b"2.0;Success") >= 1 and len(told) < 10_000_000
    assert ana.request("PROPPATCH", ana.home + "inbox/", body % ("remove", "", "remove"))[0] == 207


def test_busy_time_of_a_hundred_hourly_events(ana, calendar):
    for number in range(100):
        text = vevent("DURATION:PT1S", "RRULE:FREQ=HOURLY", uid=str(number), start="DTSTART:20450302T090000Z")
        assert ana.request("PUT", f"{calendar}{number}.ics", text, {"Content-Type": "text/calendar"})[0] == 201
    def body(end):
        return f'<C:free-busy-query {SPACES}><C:time-range start="20450302T000000Z" end="{end}"/></C:free-busy-query>'
    assert report(ana, calendar, body("20450502T000000Z"), "1")[0] == 200
    refused(report(ana, calendar, body("20540502T000000Z"), "1"), 403, "number-of-matches-within-limits")


# Expansion


@pytest.mark.parametrize("how", ["query", "multiget"])
def test_the_expansion_of_a_large_object(ana, calendar, how):
    """It gave a response of 1.6 GB and took 3.6 GB of memory."""
    body = vevent("RRULE:FREQ=DAILY", "DURATION:PT1H", "SUMMARY:" + "x" * 2_000_000)
    assert ana.request("PUT", f"{calendar}long.ics", body, {"Content-Type": "text/calendar"})[0] == 201
    scope = {} if how == "query" else {"scope": f"<D:href>{calendar}long.ics</D:href>"}
    status, _, answer = report(ana, calendar, expand("20260101T000000Z", "20290101T000000Z", **scope), "1")
    assert status == 207 and b"<C:max-instances/>" in answer and len(answer) < 2000
    short = expand("20260101T000000Z", "20260401T000000Z", '<C:comp name="VCALENDAR"><C:comp name="VEVENT"><C:prop name="DTSTART"/></C:comp></C:comp>', **scope)
    status, _, answer = report(ana, calendar, short, "1")
    assert status == 207 and answer.count(b"DTSTART:") == 30


class Tally:
    """What a long response is, read piece by piece: the tests' own memory is measured by others."""

    def __init__(self, person, path, body, depth, *words):
        connection = http.client.HTTPConnection("127.0.0.1", person.server.port, timeout=120)
        connection.request("REPORT", path, body, {**authorization(person), "Depth": depth})
        response = connection.getresponse()
        self.status, self.length, self.counts, carried = response.status, 0, dict.fromkeys(words, 0), b""
        while piece := response.read(1 << 20):
            self.length += len(piece)
            text = carried + piece
            for word in words:
                self.counts[word] += text.count(word) - carried.count(word)
            carried = text[-200:]
            self.end = text[-1000:]
        connection.close()


def test_the_expansions_of_many_objects(ana, calendar):
    """Their response would have 6 GB."""
    for number in range(300):
        body = vevent("RRULE:FREQ=DAILY", "DURATION:PT1H", "SUMMARY:" + "x" * 2000, uid=f"e{number}")
        assert ana.request("PUT", f"{calendar}e{number:03}.ics", body, {"Content-Type": "text/calendar"})[0] == 201
    told = Tally(ana, calendar, expand("20300101T000000Z", "20380101T000000Z"), "1")
    assert told.status == 207 and told.length < 150_000_000
    assert b"507 Insufficient Storage" in told.end and b"<D:number-of-matches-within-limits/>" in told.end
    hrefs = "".join(f"<D:href>{calendar}e{number:03}.ics</D:href>" for number in range(300))
    response, limit = b"<D:response>", b"<D:number-of-matches-within-limits/>"
    told = Tally(ana, calendar, expand("20300101T000000Z", "20380101T000000Z", scope=hrefs), "0", response, limit)
    assert told.status == 207 and told.length < 150_000_000
    assert told.counts[response] == 300 and told.counts[limit] > 200


def test_fifty_thousand_exceptions(server, ana, calendar):
    """They were read again for each instance, which took 5.5 s for each reader."""
    days = [time.gmtime(1_772_409_600 + 86_400 * number + 7200) for number in range(50_000)]
    body = vevent("RRULE:FREQ=DAILY", "DURATION:PT1H", *(time.strftime("EXDATE:%Y%m%dT%H%M%SZ", day) for day in days))
    assert ana.request("PUT", f"{calendar}often.ics", body, {"Content-Type": "text/calendar"})[0] == 201
    began = server.processor_seconds()
    status, _, answer = report(ana, calendar, expand("20260302T000000Z", "20290301T000000Z"), "1")
    assert status == 207 and answer.count(b"BEGIN:VEVENT") == 1095
    assert server.processor_seconds() - began < 3


# Meetings


LONG = "DESCRIPTION:" + "x" * 200_000
GUESTS = ["ORGANIZER:mailto:ana@example.com", "ATTENDEE:mailto:ana@example.com", "ATTENDEE:mailto:bob@example.com"]
DAYS = [f"2026{4 + day // 25:02}{1 + day % 25:02}T090000Z" for day in range(100)]


def copy_of_bob(server, ana, uid, path, *lines):
    """Ana invites Bob to a daily series; his copy, as a path and its text."""
    bob = Account(server, "bob")
    before = set(bob.etags(bob.home + "calendar/"))
    body = vevent("RRULE:FREQ=DAILY", "DURATION:PT1H", *lines, *GUESTS, uid=uid)
    assert ana.request("PUT", path, body, {"Content-Type": "text/calendar"})[0] == 201
    (href,) = set(bob.etags(bob.home + "calendar/")) - before
    return bob, href, bob.get(href)[1].decode()


def test_answers_to_many_occurrences_of_a_long_series(server, ana, calendar):
    """Each makes an override with the text of the series: 0.3 MB of requests made an object of 30 MB."""
    path = calendar + "long.ics"
    bob, href, text = copy_of_bob(server, ana, "long", path, LONG)
    for days, told in [(DAYS[:5], "1.2"), (DAYS, "5.1")]:
        gone = "".join(f"EXDATE:{day}\r\n" for day in days)
        status, _, answer = bob.request("PUT", href, text.replace("END:VEVENT", gone + "END:VEVENT"), {"Content-Type": "text/calendar"})
        assert status == 204, answer
        assert f"SCHEDULE-STATUS={told}" in re.sub(r"\r\n[ \t]", "", bob.get(href)[1].decode())
        assert 1_000_000 < len(ana.get(path)[1]) < 1_500_000
    bob.request("DELETE", href)


def test_an_update_of_many_instances_to_a_copy_with_much_of_its_own(server, ana, calendar):
    """Each new instance gets what the attendee has added to the series."""
    path = calendar + "own.ics"
    bob, href, text = copy_of_bob(server, ana, "own", path, "SUMMARY:Tea")
    own = "".join(f"X-NOTE-{number}:{'y' * 2000}\r\n" for number in range(100))
    assert bob.request("PUT", href, text.replace("END:VEVENT", own + "END:VEVENT"), {"Content-Type": "text/calendar"})[0] == 204
    series = vevent("RRULE:FREQ=DAILY", "DURATION:PT1H", "SUMMARY:Tea", *GUESTS, uid="own")
    parts = "".join(
        "\r\n".join(["BEGIN:VEVENT", "UID:own", "DTSTAMP:20260101T000000Z", f"DTSTART:{day}", f"RECURRENCE-ID:{day}", "DURATION:PT1H", "SUMMARY:Cake", *GUESTS, "END:VEVENT", ""])
        for day in DAYS
    )
    status, _, answer = ana.request("PUT", path, series.replace("END:VCALENDAR", parts + "END:VCALENDAR"), {"Content-Type": "text/calendar"})
    assert status == 204, answer
    assert "ATTENDEE;SCHEDULE-STATUS=5.1:mailto:bob" in re.sub(r"\r\n[ \t]", "", ana.get(path)[1].decode())
    assert len(bob.get(href)[1]) < 300_000
    bob.request("DELETE", href)


# Attributes


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_three_hundred_thousand_attributes(server, ana, calendar, encoding):
    """libxml2 compares each with all others: they held a core for 128 s."""
    attributes = " ".join(f"a{number}=''" for number in range(300_000 if encoding == "utf-8" else 150_000))
    body = f'<D:propfind {SPACES} {attributes}><D:allprop/></D:propfind>'.encode(encoding)
    began = server.processor_seconds()
    status, _, answer = ana.request("PROPFIND", calendar, body, {"Depth": "0"}, timeout=SOON)
    assert status == 400 and b"start tag" in answer
    assert server.processor_seconds() - began < 3


def test_a_hundred_unfinished_uploads(server, ana, calendar):
    """What stopped in the middle was held in memory for ten minutes: 440 MB where each had sent 3 of 10 MB."""
    proc = f"/proc/{server.process.pid}"
    before = megabytes(proc, "VmRSS")
    head = f"PUT {calendar}x.ics HTTP/1.1\r\nHost: x\r\nAuthorization: {authorization(ana)['Authorization']}\r\n"
    connections = []
    try:
        for _ in range(100):
            connection = socket.create_connection(("127.0.0.1", server.port), timeout=SOON)
            connections.append(connection)
            try:
                connection.sendall(head.encode() + b"Content-Type: text/calendar\r\nContent-Length: 9000000\r\n\r\n")
                connection.sendall(b"x" * 1_000_000)
            except OSError:
                pass  # refused
        # Everybody else goes on, and so does she with what is finished.
        uma = server.account("uma")
        body = event("whole", "20260302T090000", "20260302T100000")
        assert uma.request("PUT", uma.calendars()[0] + "whole.ics", body, {"Content-Type": "text/calendar"})[0] == 201
        statuses = [answered(connection) for connection in connections]
        assert set(statuses) == {None, 503}, statuses
        # 50 MB of one person.
        assert statuses.count(None) <= 50
        assert megabytes(proc, "VmRSS") - before < 60
    finally:
        for connection in connections:
            connection.close()


def answered(connection):
    """The status of an answer that is there; None where there is none yet."""
    connection.settimeout(0.2)
    try:
        received = connection.recv(4096)
    except TimeoutError:
        return None
    except OSError:
        return 503  # it was closed while more was sent
    match = re.match(rb"HTTP/1\.1 (\d+)", received)
    return int(match[1]) if match else 503
