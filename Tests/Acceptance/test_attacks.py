"""Attacks on the running server: each is refused or answered, quickly, and nobody else notices."""

import re
import socket
import time
import xml.etree.ElementTree as ElementTree

import pytest

from travlendar import Account, Server, authorization

NAMESPACES = 'xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'
SOON = 20  # seconds: generous, since the machine may be busy; what is attacked would take minutes or forever


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("attacks"), clock="2026-03-02T05:00:00Z") as server:
        yield server


@pytest.fixture(scope="module")
def person(server):
    return server.account("flora")


@pytest.fixture
def calendar(person, request):
    """A calendar of its own for each test."""
    name = re.sub(r"\W+", "-", request.node.name)[:60].strip("-").lower()
    assert person.request("MKCALENDAR", f"{person.home}{name}/")[0] == 201
    yield f"{person.home}{name}/"
    assert person.request("DELETE", f"{person.home}{name}/")[0] == 204


@pytest.fixture(autouse=True)
def answers_soon_and_lives(server, person):
    began = time.monotonic()
    yield
    assert time.monotonic() - began < 3 * SOON
    assert person.request("PROPFIND", person.home, None, {"Depth": "0"})[0] == 207


def vevent(*lines, start="DTSTART:20260302T090000Z", uid="x"):
    body = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z"]
    return "\r\n".join([*body, start, "DURATION:PT1H", *lines, "END:VEVENT", "END:VCALENDAR", ""]).encode()


def query(person, calendar, inside, data="<C:calendar-data/>", timeout=SOON):
    body = (
        f"<C:calendar-query {NAMESPACES}><prop><getetag/>{data}</prop><C:filter><C:comp-filter name=\"VCALENDAR\">"
        f'<C:comp-filter name="VEVENT">{inside}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>'
    )
    status, _, answer = person.request("REPORT", calendar, body, {"Depth": "1"}, timeout=timeout)
    assert status == 207, answer
    return ElementTree.fromstring(answer)


def time_range(start, end):
    return f'<C:time-range start="{start}" end="{end}"/>'


# Recurrence


RULES = {
    "every second": ["RRULE:FREQ=SECONDLY"],
    "every second with a count": ["RRULE:FREQ=SECONDLY;COUNT=2147483647"],
    "a set position that is never there": ["RRULE:FREQ=DAILY;BYDAY=MO;BYSETPOS=-366"],
    "the last of 366": ["RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-366"],
    "until the end of the calendar": ["RRULE:FREQ=DAILY;UNTIL=99991231T235959Z"],
    "minutes of a day that does not exist": ["RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30"],
    "everything at once": [
        "RRULE:FREQ=YEARLY;BYMONTH=" + ",".join(map(str, range(1, 13))) + ";BYMONTHDAY=" + ",".join(map(str, range(1, 32)))
        + ";BYHOUR=" + ",".join(map(str, range(24))) + ";BYMINUTE=" + ",".join(map(str, range(60)))
        + ";BYSECOND=" + ",".join(map(str, range(60)))
    ],
    "a hundred thousand dates": ["RDATE:" + ",".join(f"2026{1 + i % 12:02}{1 + i // 12 % 28:02}T{i // 336 % 24:02}{i // 8064 % 60:02}00Z" for i in range(100_000))],
    "a hundred thousand exceptions": ["RRULE:FREQ=DAILY", "EXDATE:" + ",".join(["20260303T090000Z"] * 100_000)],
    "a hundred rules": ["RRULE:FREQ=SECONDLY;INTERVAL=7"] * 100,
    "an event of a million days every second": ["RRULE:FREQ=SECONDLY"],
}


@pytest.mark.parametrize("name", RULES)
def test_a_rule_made_to_be_slow(person, calendar, name):
    lines = RULES[name]
    body = vevent(*lines)
    if "million days" in name:
        body = body.replace(b"DURATION:PT1H", b"DURATION:P1000000D")
    began = time.monotonic()
    status, _, answer = person.request("PUT", calendar + "x.ics", body, {"Content-Type": "text/calendar"})
    assert status == 201 or (status == 403 and b"<C:" in answer), (status, answer[:500])
    query(person, calendar, time_range("20260601T000000Z", "20260608T000000Z"), data="")
    expand = '<C:calendar-data><C:expand start="20260601T000000Z" end="20260608T000000Z"/></C:calendar-data>'
    query(person, calendar, time_range("20260601T000000Z", "20260608T000000Z"), data=expand)
    busy = f'<C:free-busy-query {NAMESPACES}>{time_range("20260601T000000Z", "20260608T000000Z")}</C:free-busy-query>'
    status, _, answer = person.request("REPORT", calendar, busy, {"Depth": "1"})
    assert status == 200 or b"number-of-matches-within-limits" in answer, (status, answer[:500])
    assert time.monotonic() - began < SOON


def test_an_expansion_of_all_time_is_refused_alone(person, calendar):
    for number in range(20):
        rule = "RRULE:FREQ=DAILY" if number else "SUMMARY:once"
        assert person.request("PUT", f"{calendar}{number}.ics", vevent(rule, uid=str(number)))[0] == 201
    data = '<C:calendar-data><C:expand start="00010101T000000Z" end="99991231T235959Z"/></C:calendar-data>'
    began = time.monotonic()
    answer = query(person, calendar, "", data=data)
    assert time.monotonic() - began < SOON
    refused = answer.findall(".//{urn:ietf:params:xml:ns:caldav}max-instances")
    # Together they may cost as much as ten of them (docs/limits.md); then the report ends with 507.
    assert len(refused) == 10 and len(answer.findall("{DAV:}response")) == 12
    assert len(answer.findall(".//{DAV:}number-of-matches-within-limits")) == 1


def test_an_alarm_that_repeats_for_ever(person, calendar):
    alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT1H", "REPEAT:2147483647", "DURATION:PT1S", "END:VALARM"]
    status, _, answer = person.request("PUT", calendar + "x.ics", vevent("RRULE:FREQ=SECONDLY", *alarm))
    assert status in (201, 403), answer
    began = time.monotonic()
    query(person, calendar, f'<C:comp-filter name="VALARM">{time_range("20260601T000000Z", "20260608T000000Z")}</C:comp-filter>')
    assert time.monotonic() - began < SOON


# Questions


def test_texts_that_are_slow_to_look_through(person, calendar):
    for number in range(10):
        body = vevent("DESCRIPTION:" + "x" * 40_000, uid=str(number))
        assert person.request("PUT", f"{calendar}{number}.ics", body)[0] == 201
    began = time.monotonic()
    for collation in ["i;octet", "i;ascii-casemap", "i;unicode-casemap"]:
        text = f'<C:prop-filter name="DESCRIPTION"><C:text-match collation="{collation}">{"x" * 4000}y</C:text-match></C:prop-filter>'
        assert len(query(person, calendar, text, data="")) == 0
    assert time.monotonic() - began < SOON


QUESTIONS = {
    "a text without end": '<C:prop-filter name="SUMMARY"><C:text-match>' + "x" * 600_000 + "</C:text-match></C:prop-filter>",
    "conditions without end": '<C:prop-filter name="SUMMARY"><C:text-match>x</C:text-match></C:prop-filter>' * 20_000,
    "parameters without end": '<C:prop-filter name="SUMMARY">' + '<C:param-filter name="X"/>' * 20_000 + "</C:prop-filter>",
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_filter_that_never_ends_is_refused(person, calendar, question):
    body = (
        f'<C:calendar-query {NAMESPACES}><prop><getetag/></prop><C:filter><C:comp-filter name="VCALENDAR">'
        f'<C:comp-filter name="VEVENT">{QUESTIONS[question]}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>'
    )
    status, _, answer = person.request("REPORT", calendar, body, {"Depth": "1"}, timeout=SOON)
    assert status == 403 and b"valid-filter" in answer


def test_more_properties_than_anybody_has(person, calendar):
    names = "".join(f"<p{number}/>" for number in range(60_000))
    asked = f"<propfind {NAMESPACES}><prop>{names}</prop></propfind>"
    assert person.request("PROPFIND", calendar, asked, {"Depth": "1"}, timeout=SOON)[0] == 400
    asked = f'<C:calendar-query {NAMESPACES}><prop>{names}</prop><C:filter><C:comp-filter name="VCALENDAR"/></C:filter></C:calendar-query>'
    assert person.request("REPORT", calendar, asked, {"Depth": "1"}, timeout=SOON)[0] == 400


def test_the_same_person_asked_about_thousands_of_times(person, calendar):
    for number in range(50):
        assert person.request("PUT", f"{calendar}{number}.ics", vevent(uid=str(number)))[0] == 201
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q"]
    lines += ["DTSTAMP:20260101T000000Z", "DTSTART:20260302T000000Z", "DTEND:20260303T000000Z", "ORGANIZER:mailto:flora@example.com"]
    lines += ["ATTENDEE:mailto:flora@example.com"] * 2000 + ["END:VFREEBUSY", "END:VCALENDAR", ""]
    status, _, answer = person.request("POST", person.home + "outbox/", "\r\n".join(lines), {"Content-Type": "text/calendar"}, timeout=SOON)
    assert status == 200 and answer.count(b"FREEBUSY:20260302T090000Z") == 2000


@pytest.mark.parametrize("number", ["2147483647", "2147483648", "9223372036854775807", "99999999999999999999", "-1"])
def test_a_version_number_that_has_none_after_it(person, calendar, number):
    people = ["ORGANIZER:mailto:flora@example.com", "ATTENDEE:mailto:flora@example.com", "ATTENDEE:mailto:zoe@elsewhere.example"]
    for start in ["20260302T090000Z", "20260303T090000Z"]:
        body = vevent(f"SEQUENCE:{number}", *people, start=f"DTSTART:{start}")
        assert person.request("PUT", calendar + "x.ics", body)[0] in (201, 204)
    assert person.request("DELETE", calendar + "x.ics")[0] == 204


# What must stay what it was


@pytest.mark.parametrize("character", [b"\x00", b"\x01", b"\x08", b"\x0b", b"\x1b", b"\x7f", b"\xff", b"\xed\xa0\x80", b"\xef\xbf\xbe"])
def test_control_characters_never_break_an_answer(person, calendar, character):
    body = vevent("SUMMARY:a" + "?" + "b").replace(b"?", character)
    status, _, answer = person.request("PUT", calendar + "x.ics", body)
    assert status == 403 and b"valid-calendar-data" in answer, (status, answer)
    multiget = f"<C:calendar-multiget {NAMESPACES}><prop><C:calendar-data/></prop><href>{calendar}x.ics</href></C:calendar-multiget>"
    status, _, answer = person.request("REPORT", calendar, multiget)
    assert status == 207 and len(ElementTree.fromstring(answer)) == 1


@pytest.mark.parametrize("name", ["x%0d%0aSet-Cookie:%20a=b.ics", "x%0aX-Evil:1.ics", "%00.ics", "..%2f..%2fx.ics", "%5c..%5cx.ics"])
def test_names_put_nothing_into_headers(person, calendar, name):
    for method in ["PUT", "GET", "DELETE", "PROPFIND"]:
        status, headers, _ = person.request(method, calendar + name, vevent() if method == "PUT" else None)
        assert status == 400 and not {"set-cookie", "x-evil"} & set(headers)


def test_forwarded_headers_of_strangers_do_not_count(server, person):
    forged = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example", "X-Forwarded-For": "203.0.113.9"}
    status, headers, answer = person.request("PROPFIND", person.home, None, {"Depth": "0", **forged})
    assert status == 207 and b"evil.example" not in answer and "evil.example" not in str(headers)
    status, headers, _ = person.request("GET", "/.well-known/caldav", None, forged)
    assert status in (301, 302, 307, 308) and headers["location"].startswith("/")
    wrong = Account(server, person.name, "wrong-Password-9")
    assert wrong.request("PROPFIND", person.home, None, {"Depth": "0", **forged})[0] == 401
    assert "203.0.113.9" not in server.log.read_text()


# Connections


def answers(server, data, wait=3):
    """All that comes back on one connection for some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=wait) as connection:
        received = b""
        try:
            connection.sendall(data)
            while piece := connection.recv(65536):
                received += piece
        except OSError:
            pass
    return received


def statuses(received):
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", received)]


HIDDEN = b"GET /healthz/live HTTP/1.1\r\nHost: x\r\n\r\n"
SHAPES = {
    "both lengths": b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + HIDDEN,
    "two lengths": b"Content-Length: 0\r\nContent-Length: %d\r\n\r\n" % len(HIDDEN) + HIDDEN,
    "a list of lengths": b"Content-Length: 0, %d\r\n\r\n" % len(HIDDEN) + HIDDEN,
    "a signed length": b"Content-Length: +0\r\n\r\n" + HIDDEN,
    "a negative length": b"Content-Length: -1\r\n\r\n" + HIDDEN,
    "an endless length": b"Content-Length: 99999999999999999999999\r\n\r\n" + HIDDEN,
    "a space before the colon": b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n" + HIDDEN,
    "an unknown coding": b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n" + HIDDEN,
    "a folded header": b"X-A: b\r\n Content-Length: 5\r\nContent-Length : 0\r\n\r\n" + HIDDEN,
    "a chunk size that overflows": b"Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\nx\r\n0\r\n\r\n" + HIDDEN,
    "a NUL in a header": b"X-A: a\x00b\r\n\r\n" + HIDDEN,
}


@pytest.mark.parametrize("shape", SHAPES)
def test_no_request_hides_in_another(server, shape):
    begin = b"PROPFIND /dav/ HTTP/1.1\r\nHost: x\r\n"
    received = answers(server, begin + SHAPES[shape])
    assert b"alive" not in received, received
    assert all(status >= 400 for status in statuses(received)) and len(statuses(received)) <= 2, received


def test_many_slow_connections_hold_nobody_up(server, person):
    slow = []
    try:
        for _ in range(200):
            connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
            connection.sendall(b"PROPFIND /dav/ HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            slow.append(connection)
        began = time.monotonic()
        for connection in slow:
            connection.sendall(b"a")
        assert person.request("PROPFIND", person.home, None, {"Depth": "1"})[0] == 207
        assert time.monotonic() - began < SOON / 2
    finally:
        for connection in slow:
            connection.close()


def test_a_body_that_never_ends_is_cut_off(server, person, calendar):
    head = f"PUT {calendar}x.ics HTTP/1.1\r\nHost: x\r\nAuthorization: {authorization(person)['Authorization']}\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=SOON) as connection:
        connection.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n")
        sent, received = 0, b""
        chunk = b"%x\r\n" % 65536 + b"x" * 65536 + b"\r\n"
        try:
            while sent < 200 << 20:
                connection.sendall(chunk)
                sent += len(chunk)
        except OSError:
            pass
        try:
            received = connection.recv(65536)
        except OSError:
            pass
    assert sent < 200 << 20 or statuses(received) == [403]
    assert not received or (statuses(received) == [403] and b"max-resource-size" in received), received
    assert person.request("GET", calendar + "x.ics")[0] == 404


def test_a_length_beyond_the_limit_is_refused_unread(server, person, calendar):
    head = f"PUT {calendar}x.ics HTTP/1.1\r\nHost: x\r\nAuthorization: {authorization(person)['Authorization']}\r\n"
    began = time.monotonic()
    received = answers(server, head.encode() + b"Content-Length: 10000000000\r\n\r\nBEGIN")
    assert statuses(received) == [403] and b"max-resource-size" in received
    assert time.monotonic() - began < SOON


def test_headers_without_end_are_refused(server):
    received = answers(server, b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: " + b"a" * (1 << 20), wait=SOON)
    assert statuses(received) in ([], [400], [413], [431])


# Names


def test_an_unknown_name_takes_as_long_as_a_wrong_password(server):
    def first_refusal(name):
        account = Account(server, name, "wrong-Password-1")
        began = time.monotonic()
        assert account.request("PROPFIND", "/dav/", None, {"Depth": "0"})[0] == 401
        return time.monotonic() - began

    known = [f"known{number}" for number in range(4)]
    for name in known:
        server.account(name)
    first_refusal("warm-up")
    # Each name once: the second refusal of a name waits.
    pairs = [(first_refusal(name), first_refusal(f"unknown{number}")) for number, name in enumerate(known)]
    right, wrong = min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)
    assert 0.3 < right / wrong < 3, pairs


def test_alarms_without_number(person, calendar):
    """Each alarm is looked at once, and nobody waits for the answer but who asked."""
    alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT15M", "REPEAT:1000", "DURATION:PT1S", "END:VALARM"]
    assert person.request("PUT", f"{calendar}a.ics", vevent(*alarm * 5000))[0] in (201, 403)
    inside = f'<C:comp-filter name="VALARM">{time_range("20260302T080000Z", "20260303T080000Z")}</C:comp-filter>'
    found = query(person, calendar, inside, data="")
    assert len(found.findall("{DAV:}response")) in (0, 1)


@pytest.mark.parametrize("hosts", ["", "Host: a\r\nHost: b\r\n"], ids=["none", "two"])
def test_a_request_names_its_host_once(server, hosts):
    with socket.create_connection(("127.0.0.1", server.port), SOON) as connection:
        connection.sendall(f"OPTIONS /dav/ HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n".encode())
        assert connection.recv(1000).startswith(b"HTTP/1.1 400 ")
