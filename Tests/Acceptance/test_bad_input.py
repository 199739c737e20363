"""What a wrong input answers: the protocol's own status and element, or a message that says what to do; and nothing stored is lost."""

import http.client
import shutil
import sqlite3
import time
import zipfile

import pytest

from travlendar import SHARED, Account, Server, event, run

HOME = (42.3540, 13.3910)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("bad"), clock="2022-10-03T04:00:00Z") as server:
        yield server


@pytest.fixture(scope="module")
def person(server):
    person = server.account("carla", home=HOME)
    assert person.put("kept.ics", event("kept", "20221005T100000", "20221005T110000", geo=HOME))[0] == 201
    return person


@pytest.fixture(autouse=True)
def nothing_is_lost(person):
    before = person.get(person.calendars()[0] + "kept.ics")
    assert before[1] is not None
    yield
    if person.server.process:
        assert person.get(person.calendars()[0] + "kept.ics") == before


GOOD = event("x", "20221005T100000", "20221005T110000")
EVENT = b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//t//EN\r\nBEGIN:VEVENT\r\nUID:kinds\r\nDTSTAMP:20221001T000000Z\r\n%s\r\n%s\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
SECOND = b"BEGIN:VEVENT\r\nUID:y\r\nDTSTAMP:20221001T000000Z\r\nDTSTART:20221005T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR"


@pytest.mark.parametrize(
    "body, status, element",
    [
        (b"this is no calendar", 403, b"valid-calendar-data"),
        (b"", 403, b"valid-calendar-data"),
        (b"BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n", 403, b"valid-calendar-data"),
        (GOOD.replace(b"END:VCALENDAR", SECOND), 403, b"valid-calendar-object-resource"),
        (GOOD.replace(b"VERSION:2.0", b"VERSION:2.0\r\nMETHOD:REQUEST"), 403, b"valid-calendar-object-resource"),
        (event("kept", "20221005T100000", "20221005T110000"), 403, b"no-uid-conflict"),
        (GOOD.replace(b"VCALENDAR", b"XCALENDAR"), 403, b"valid-calendar-data"),
        (EVENT % (b"DTSTART:20221005T100000Z", b"DTEND;VALUE=DATE:20221006"), 403, b"valid-calendar-data"),
        (EVENT % (b"DTSTART;VALUE=DATE:20221005", b"DTEND:20221006T100000Z"), 403, b"valid-calendar-data"),
        (EVENT % (b"DTSTART:20221005T100000Z", b"DTEND:20221005T110000"), 403, b"valid-calendar-data"),
    ],
)
def test_a_refused_object_names_its_precondition(person, body, status, element):
    got, headers, answer = person.put("refused.ics", body)
    assert got == status and element in answer, (got, answer)
    assert b"error" in answer and "xml" in headers["content-type"]
    assert person.get(person.calendars()[0] + "refused.ics")[1] is None


@pytest.mark.parametrize(
    "lines",
    [
        (b"DTSTART;TZID=Europe/Rome:20221005T100000", b"DTEND:20221005T110000Z"),
        (b"DTSTART;TZID=Europe/Rome:20221005T100000", b"DTEND:20221005T110000"),
        (b"DTSTART:20221005T100000Z", b'DESCRIPTION:<a href=\\"http://example.org\\">more</a>'),
        (b"DTSTART:20221005T100000Z", b"BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT8M\r\nACKNOWLEDGED:20221004T175238\r\nEND:VALARM"),
    ],
)
def test_what_real_clients_send_is_kept_as_sent(person, lines):
    calendar = person.calendars()[0]
    assert person.put("lenient.ics", EVENT % lines)[0] == 201
    assert person.get(calendar + "lenient.ics")[1] == EVENT % lines
    assert person.request("DELETE", calendar + "lenient.ics")[0] == 204


def test_a_query_may_name_its_zone_without_version_and_prodid(person):
    zone = "BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:Europe/Paris\nEND:VTIMEZONE\nEND:VCALENDAR\n"
    body = """<C:calendar-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><prop><getetag/></prop><C:filter>
        <C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20221001T000000Z"/></C:comp-filter></C:comp-filter>
        </C:filter><C:timezone>%s</C:timezone></C:calendar-query>"""
    status, _, answer = person.request("REPORT", person.calendars()[0], body % zone, {"Depth": "1"})
    assert status == 207 and b"kept.ics" in answer
    status, _, answer = person.request("REPORT", person.calendars()[0], body % zone.replace("VCAL", "XCAL"), {"Depth": "1"})
    assert status == 403 and b"valid-calendar-data" in answer


def test_a_wrong_media_type_is_named(person):
    status, _, answer = person.put("x.ics", b"<a/>", {"Content-Type": "text/html"})
    assert status in (403, 415) and b"supported-calendar-data" in answer, (status, answer)


def test_an_unknown_time_zone_is_stored_as_sent_and_read_back(person):
    body = event("zone", "20221005T150000", "20221005T160000", zone="Mars/Olympus_Mons")
    assert person.put("zone.ics", body)[0] == 201
    assert person.get(person.calendars()[0] + "zone.ics")[1] == body


def test_too_large_a_body_is_refused(person):
    body = event("big", "20221005T150000", "20221005T160000", extra=["X-BIG:" + "x" * 60] * 400_000)
    try:
        status, _, answer = person.put("big.ics", body)
    except (BrokenPipeError, ConnectionResetError):
        return  # Refused by its length, before it was read.
    assert status in (403, 413) and (status == 413 or b"max-resource-size" in answer), (status, answer)


@pytest.mark.parametrize(
    "body",
    [
        b"<propfind xmlns='DAV:'><prop>",
        b"<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><propfind xmlns='DAV:'><prop>&b;</prop></propfind>",
        b"<propfind xmlns='DAV:'>" + b"<prop>" * 10_000 + b"</prop>" * 10_000 + b"</propfind>",
        b"not xml at all",
    ],
)
def test_malformed_or_hostile_xml_is_refused(person, body):
    status, _, answer = person.request("PROPFIND", person.home, body, {"Depth": "0", "Content-Type": "application/xml"})
    # RFC 4918 §8.2 has 400 for what is not well-formed, and 403 for external entities.
    assert status == (403 if b"DOCTYPE" in body else 400), (status, answer)
    assert b"root:" not in answer


def test_a_wrong_password_is_401_and_a_right_one_never_waits(server, person):
    wrong = Account(server, person.name, "wrong-Password-1")
    status, headers, _ = wrong.request("PROPFIND", person.home, None, {"Depth": "0"})
    assert status == 401 and headers["www-authenticate"].startswith("Basic")
    began = time.monotonic()
    assert person.request("PROPFIND", person.home, None, {"Depth": "0"})[0] == 207
    assert time.monotonic() - began < 2


def test_another_person_sees_nothing(server, person):
    other = server.account("dario")
    for path in (person.home, person.travel, person.calendars()[0] + "kept.ics"):
        assert other.request("GET" if path.endswith(".ics") else "PROPFIND", path, None, {"Depth": "0"})[0] in (403, 404)


def test_a_lost_update_is_412(person):
    path = person.calendars()[0] + "kept.ics"
    status, _, _ = person.put("kept.ics", GOOD, {"If-Match": '"0123456789abcdef0123456789abcdef"'})
    assert status == 412
    assert person.request("PUT", path, GOOD, {"If-None-Match": "*", "Content-Type": "text/calendar"})[0] == 412


def test_an_old_sync_token_is_told(person):
    body = (
        '<sync-collection xmlns="DAV:"><sync-token>http://example.com/never</sync-token>'
        "<sync-level>1</sync-level><prop><getetag/></prop></sync-collection>"
    )
    status, _, answer = person.request("REPORT", person.calendars()[0], body, {"Content-Type": "application/xml"})
    assert status == 403 and b"valid-sync-token" in answer, (status, answer)


def test_an_absurd_limit_of_results_is_harmless(person):
    body = (
        '<sync-collection xmlns="DAV:"><sync-token/><sync-level>1</sync-level>'
        "<limit><nresults>9223372036854775807</nresults></limit><prop><getetag/></prop></sync-collection>"
    )
    status, _, answer = person.request("REPORT", person.calendars()[0], body, {"Content-Type": "application/xml"})
    assert status == 207 and b"kept.ics" in answer, (status, answer)


BOMBS = {
    "seconds since the year 1": [
        "DTSTART:00010101T000000Z", "RRULE:FREQ=SECONDLY", "RDATE;VALUE=PERIOD:00010101T000000Z/P1000000D",
    ],
    "a list of a hundred thousand days": ["DTSTART:20221001T000000Z", "RRULE:FREQ=DAILY;BYYEARDAY=" + ",".join(["366"] * 100_000)],
    "never": ["DTSTART:20221001T000000Z", "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"],
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_recurrence_bomb_costs_seconds_at_most(person, bomb):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:bomb", "DTSTAMP:20221001T000000Z", *BOMBS[bomb]]
    body = "\r\n".join([*lines, "END:VEVENT", "END:VCALENDAR", ""]).encode()
    began = time.monotonic()
    status, _, answer = person.put("bomb.ics", body)
    assert status in (201, 403), (status, answer)
    query = (
        '<C:calendar-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><prop><getetag/></prop><C:filter>'
        '<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20221001T000000Z" '
        'end="20221002T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>'
    )
    person.request("REPORT", person.calendars()[0], query, {"Depth": "1", "Content-Type": "application/xml"})
    assert time.monotonic() - began < 10
    person.request("DELETE", person.calendars()[0] + "bomb.ics")


def test_a_new_account_of_an_old_name_has_no_old_password(server):
    old = server.account("elena")
    assert old.request("PROPFIND", old.home, None, {"Depth": "0"})[0] == 207
    server.cli("user", "remove", "elena")
    server.cli("user", "add", "elena", "--email", "elena@example.com", "--password-stdin", input="Another-Word-7\n")
    assert Account(server, "elena", "Another-Word-7").request("PROPFIND", old.home, None, {"Depth": "0"})[0] == 207
    assert old.request("PROPFIND", old.home, None, {"Depth": "0"})[0] == 401


def test_a_port_in_use_says_what_to_do(server, tmp_path):
    second = Server(tmp_path)
    text = second.config.read_text().replace(f"server.port = {second.port}", f"server.port = {server.port}")
    second.config.write_text(text)
    done = run("serve", "--config", second.config, check=False)
    assert done.returncode != 0 and str(server.port) in done.stderr + done.stdout, done
    assert "in use" in done.stderr + done.stdout


def test_a_database_newer_than_the_program_is_refused_and_kept(tmp_path):
    newer = Server(tmp_path)
    newer.start()
    newer.stop()
    database = tmp_path / "data/travlendar.sqlite"
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO grdb_migrations (identifier) VALUES ('9999-from-the-future')")
    connection.close()
    size = database.stat().st_size
    done = run("serve", "--config", newer.config, check=False)
    assert done.returncode != 0 and "newer" in done.stderr + done.stdout, done
    assert database.stat().st_size == size


@pytest.mark.parametrize("what", ["truncated zip", "no zip", "truncated pbf", "no stop_times"])
def test_a_broken_feed_leaves_the_old_network(what, laquila, tmp_path):
    network = tmp_path / "network"
    shutil.copytree(laquila, network)
    before = {p.name: p.read_bytes() for p in network.iterdir() if p.is_file()}
    gtfs, osm = tmp_path / "feed.zip", tmp_path / "map.osm.pbf"
    gtfs.write_bytes((SHARED / "data/laquila/ama.gtfs.zip").read_bytes())
    osm.write_bytes((SHARED / "data/laquila/laquila.osm.pbf").read_bytes())
    if what == "truncated zip":
        gtfs.write_bytes(gtfs.read_bytes()[:100_000])
    elif what == "no zip":
        gtfs.write_bytes(b"<html>404 not found</html>")
    elif what == "truncated pbf":
        osm.write_bytes(osm.read_bytes()[:500_000])
    else:
        with zipfile.ZipFile(SHARED / "data/laquila/ama.gtfs.zip") as whole, zipfile.ZipFile(gtfs, "w") as partial:
            for name in whole.namelist():
                if name != "stop_times.txt":
                    partial.writestr(name, whole.read(name))
    done = run(
        "network", "import", "--name", "laquila", "--osm", osm, "--gtfs", f"ama={gtfs}", "--output", network, check=False
    )
    assert done.returncode != 0, done
    named = osm.name if what == "truncated pbf" else "stop_times.txt" if what == "no stop_times" else gtfs.name
    assert named in done.stderr + done.stdout, done
    assert {p.name: p.read_bytes() for p in network.iterdir() if p.is_file()} == before


def test_a_half_open_connection_does_not_hold_others(server, person):
    slow = http.client.HTTPConnection("127.0.0.1", server.port)
    slow.connect()
    slow.sock.sendall(b"PUT /dav/calendars/carla/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf")
    began = time.monotonic()
    assert person.request("PROPFIND", person.home, None, {"Depth": "0"})[0] == 207
    assert time.monotonic() - began < 2
    slow.close()
