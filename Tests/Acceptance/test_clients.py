"""What clients do that can't run here (Apple's, DAVx5, Outlook with CalDav Synchronizer, KDE), sent as they send it."""

import re
import time
import xml.etree.ElementTree as ElementTree

import pytest

from travlendar import Server, event

NAMES = (
    'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/" '
    'xmlns:A="http://apple.com/ns/ical/" xmlns:ME="http://me.com/_namespace/"'
)
IOS = {"Content-Type": "text/xml", "Prefer": "return=minimal", "Brief": "t", "User-Agent": "iOS/18.1.1 (22B91) accountsd/1.0"}
XML = {"Content-Type": "text/xml"}
CALENDAR_PROPERTIES = """
    D:add-member CS:allowed-sharing-modes A:autoprovisioned ME:bulk-requests C:calendar-alarm A:calendar-color
    C:calendar-description C:calendar-free-busy-set A:calendar-order C:calendar-timezone D:current-user-privilege-set
    C:default-alarm-vevent-date C:default-alarm-vevent-datetime D:displayname CS:getctag CS:invite A:language-code
    A:location-code C:max-attendees-per-instance D:owner CS:pre-publish-url CS:publish-url CS:push-transports CS:pushkey
    D:quota-available-bytes D:quota-used-bytes A:refreshrate D:resource-id D:resourcetype C:schedule-calendar-transp
    C:schedule-default-calendar-URL CS:source CS:subscribed-strip-alarms CS:subscribed-strip-attachments
    CS:subscribed-strip-todos C:supported-calendar-component-set C:supported-calendar-component-sets
    D:supported-report-set D:sync-token
""".split()
PRINCIPAL_PROPERTIES = """
    C:calendar-home-set C:calendar-user-address-set C:schedule-inbox-URL C:schedule-outbox-URL CS:dropbox-home-URL
    CS:notification-URL CS:email-address-set D:displayname D:principal-collection-set D:principal-URL D:resource-id
    D:supported-report-set
""".split()
APPLE_ALARM = "BEGIN:VALARM&#13;\nX-WR-ALARMUID:AB-1&#13;\nUID:AB-1&#13;\nTRIGGER:-PT15M&#13;\nACTION:DISPLAY&#13;\nEND:VALARM&#13;\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("clients"), clock="2026-03-02T05:00:00Z") as server:
        yield server


@pytest.fixture
def person(server, request):
    return server.account("p" + re.sub("[^a-z]", "", request.node.name)[4:24])


def propfind(person, path, names, headers):
    body = f"<D:propfind {NAMES}><D:prop>{''.join(f'<{name}/>' for name in names)}</D:prop></D:propfind>"
    status, found, answer = person.request("PROPFIND", path, body, headers)
    assert status == 207, answer
    return found, ElementTree.fromstring(answer)


def proppatch(person, path, properties):
    body = f"<D:propertyupdate {NAMES}><D:set><D:prop>{properties}</D:prop></D:set></D:propertyupdate>"
    return person.request("PROPPATCH", path, body, XML)


def test_apple_finds_the_account_as_ios_18_does(person):
    principal = f"/dav/principals/{person.name}/"
    headers, tree = propfind(
        person, "/.well-known/caldav", ["D:current-user-principal", "D:principal-URL", "D:resourcetype"], {**IOS, "Depth": "0"}
    )
    assert tree.findtext(".//{DAV:}current-user-principal/{DAV:}href") == principal
    assert "calendar-access" in headers["dav"] and "calendar-auto-schedule" in headers["dav"]
    for tried in ["/principals/", "/caldav/v2", "/principals/users/x/"]:
        assert person.request("PROPFIND", tried, "", {**IOS, "Depth": "0"})[0] in (404, 405), tried
    assert "calendar-access" in person.request("OPTIONS", principal, None, IOS)[1]["dav"]
    _, tree = propfind(person, principal, PRINCIPAL_PROPERTIES, {**IOS, "Depth": "0"})
    home = tree.findtext(".//{urn:ietf:params:xml:ns:caldav}calendar-home-set/{DAV:}href")
    _, tree = propfind(person, home, CALENDAR_PROPERTIES, {**IOS, "Depth": "1"})
    tokens = {r.findtext("{DAV:}href"): r.findtext(".//{DAV:}sync-token") for r in tree.findall("{DAV:}response")}
    assert tokens[home + "calendar/"] and tokens[home + "travel/"]
    # Minimal answers name nothing that isn't there.
    assert not [s.text for s in tree.iter("{DAV:}status") if "404" in s.text]
    assert person.request("POST", home + "calendar/", f"<ME:multiput {NAMES}/>", XML)[0] in (403, 405, 501)


def test_apple_sets_what_it_likes_on_everything(person):
    other = person.server.account("friend")
    share = f"""<CS:share {NAMES}><CS:set><D:href>mailto:friend@example.com</D:href><CS:read/></CS:set></CS:share>"""
    assert person.request("POST", person.home + "calendar/", share, XML)[0] == 200
    properties = (
        '<A:calendar-order>5</A:calendar-order><A:calendar-color symbolic-color="custom">#FF2968FF</A:calendar-color>'
        f"<C:default-alarm-vevent-datetime>{APPLE_ALARM}</C:default-alarm-vevent-datetime><ME:unheard-of>x</ME:unheard-of>"
    )
    for account, path in [(person, p) for p in ("/", person.home, person.home + "calendar/", person.home + "travel/")] + [
        (other, other.home + "travel/"), (other, f"/dav/principals/{other.name}/"),
    ]:
        status, _, answer = proppatch(account, path, properties)
        assert status == 207 and re.findall(rb"HTTP/1.1 (\d+)", answer) == [b"200"], (path, answer)
    # What macOS 13 wrote onto calendars leaves them counting as busy.
    assert b"200 OK" in proppatch(person, person.home + "calendar/", "<C:calendar-free-busy-set/>")[2]
    _, tree = propfind(person, person.home + "calendar/", ["C:schedule-calendar-transp", "A:calendar-color"], {"Depth": "0"})
    assert tree.find(".//{urn:ietf:params:xml:ns:caldav}schedule-calendar-transp/{urn:ietf:params:xml:ns:caldav}opaque") is not None
    assert tree.findtext(".//{http://apple.com/ns/ical/}calendar-color") == "#FF2968FF"


def test_apple_makes_calendars_by_uuid_and_no_subscriptions(person):
    made = f"""<C:mkcalendar {NAMES}><D:set><D:prop><D:displayname>Lavoro</D:displayname><A:calendar-order>3</A:calendar-order>
        <A:calendar-color symbolic-color="blue">#1BADF8FF</A:calendar-color><C:supported-calendar-component-set>
        <C:comp name="VEVENT"/></C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>"""
    path = person.home + "9B30DFD4-9B0A-4B76-8C1D-95FE2C10AA1E/"
    assert person.request("MKCALENDAR", path, made, XML)[0] == 201
    subscribed = f"""<C:mkcalendar {NAMES}><D:set><D:prop><D:resourcetype><D:collection/><CS:subscribed/></D:resourcetype>
        <CS:source><D:href>webcal://example.org/a.ics</D:href></CS:source></D:prop></D:set></C:mkcalendar>"""
    status, _, answer = person.request("MKCALENDAR", person.home + "5B30DFD4/", subscribed, XML)
    assert status == 403 and b"valid-resourcetype" in answer
    assert person.request("PROPFIND", person.home + "5B30DFD4/", None, {"Depth": "0"})[0] == 404


APPLE_EVENT = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Apple Inc.//macOS 15.1//EN
CALSCALE:GREGORIAN
BEGIN:VEVENT
UID:DF0B9F0A-96A1-4B0B-9E0C-1F5C1F0E4A01
CREATED:20260301T080000Z
DTSTAMP:20260301T080000Z
DTSTART;TZID=Europe/Rome:20260305T100000
DTEND;TZID=Europe/Rome:20260305T110000
SUMMARY:Dentist
LOCATION:Studio\\nVia Roma 1\\, 67100 L'Aquila
X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Via Roma 1\\\\n67100 L'Aq
 uila, Italy";X-APPLE-MAPKIT-HANDLE=%(handle)s;X-APPLE-RADIUS=70;X-APPLE-REFERENCEFRAME=1;X-TITLE="Studio":geo:42.350000,13.400000
X-APPLE-TRAVEL-START;ROUTING=CAR;VALUE=URI;X-ADDRESS="Home";X-TITLE=Home:
X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT45M
X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
X-APPLE-DEFAULT-ALARM:TRUE
BEGIN:VALARM
ACTION:NONE
TRIGGER;VALUE=DATE-TIME:19760401T005545Z
UID:6A0C2A4D-0001
X-WR-ALARMUID:6A0C2A4D-0001
X-APPLE-DEFAULT-ALARM:TRUE
END:VALARM
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Reminder
TRIGGER;X-APPLE-RELATED-TRAVEL=-PT30M:-PT1H15M
UID:6A0C2A4D-0002
X-WR-ALARMUID:6A0C2A4D-0002
ACKNOWLEDGED:20260304T090000Z
END:VALARM
END:VEVENT
END:VCALENDAR
""" % {"handle": "CAESvwEI" + "QUJD" * 120}


def test_apples_events_are_kept_to_the_byte(person):
    """No VTIMEZONE, the alarm of 1976 that means none, travel of its own, a value that isn't TEXT, a line of 500 bytes."""
    body = APPLE_EVENT.replace("\n", "\r\n").encode()
    status, headers, answer = person.put("DF0B9F0A.ics", body, calendar=person.home + "calendar/")
    assert status == 201 and "etag" in headers, answer
    time.sleep(1)
    assert person.settled() == [] or all(not item.is_block for item in person.items()), "travel of its own takes no block"
    path = person.home + "calendar/DF0B9F0A.ics"
    assert person.get(path) == (headers["etag"], body), "planning leaves the event alone"
    query = f"""<C:calendar-query {NAMES}><D:prop><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR">
        <C:comp-filter name="VEVENT"><C:comp-filter name="VALARM"><C:time-range start="%s" end="%s"/></C:comp-filter>
        </C:comp-filter></C:comp-filter></C:filter></C:calendar-query>"""
    due = person.request("REPORT", person.home + "calendar/", query % ("20260305T070000Z", "20260305T080000Z"), {"Depth": "1"})
    assert b"Dentist" in due[2], "the alarm relative to travel is found at its time"


def test_davx5_uploads_a_block_as_it_writes_events(person):
    """Other order, no folding, minutes, a VTIMEZONE of its own: that is no edit, and nothing is written back."""
    person.place("Home", (42.3540, 13.3910))
    calendar = person.home + "calendar/"
    assert person.put("a.ics", event("a", "20260305T100000", "20260305T110000", geo=(42.3676, 13.35)), calendar=calendar)[0] == 201
    person.wait_for(lambda items: any(item.is_way_there for item in items), "a block")
    block = next(item for item in person.settled() if item.is_way_there)
    text = re.sub(r"\r\n[ \t]", "", block.body.decode())
    zone = re.search(r"BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n", text, re.S).group(0)
    minified = "\r\n".join([
        "BEGIN:VTIMEZONE", "TZID:Europe/Rome", "BEGIN:STANDARD", "TZNAME:CET", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
        "DTSTART:19961027T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "BEGIN:DAYLIGHT", "TZNAME:CEST",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "DTSTART:19810329T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
        "END:DAYLIGHT", "END:VTIMEZONE", "",
    ])
    written = text.replace(zone, minified).replace("PRODID:-//Travlendar+//Travel//EN", "PRODID:DAVx5/4.4.10-ose ical4j/4.1.1")
    lines = written.split("\r\n")
    summary = next(i for i, line in enumerate(lines) if line.startswith("SUMMARY"))
    lines.insert(summary + 2, lines.pop(summary))
    headers = {"If-Match": block.etag, "Content-Type": "text/calendar; charset=utf-8"}
    status, answer, _ = person.request("PUT", block.href, "\r\n".join(lines).encode(), headers)
    assert status == 204
    kept = person.get(block.href)
    time.sleep(1)
    assert [item.href for item in person.settled() if item.is_way_there] == [block.href], "it is neither dismissed nor doubled"
    assert person.get(block.href) == kept, "and not written back"
    if "etag" in answer:
        assert kept == (answer["etag"], "\r\n".join(lines).encode()), "an ETag means: these bytes"


def test_refusals_say_which_privilege_is_missing(person):
    """DAVx5 restores its copy on need-privileges, and gives up on a bare 403."""
    reader = person.server.account("reader")
    acl = f"""<D:acl {NAMES}><D:ace><D:principal><D:href>/dav/principals/reader/</D:href></D:principal>
        <D:grant><D:privilege><D:read/></D:privilege></D:grant></D:ace></D:acl>"""
    assert person.request("ACL", person.home + "calendar/", acl, XML)[0] == 200
    assert person.put("a.ics", event("a", "20260305T100000", "20260305T110000"), calendar=person.home + "calendar/")[0] == 201
    for method, body in [("PUT", event("a", "20260305T120000", "20260305T130000")), ("DELETE", None)]:
        status, _, answer = reader.request(method, person.home + "calendar/a.ics", body, {"Content-Type": "text/calendar"})
        assert status == 403 and b"need-privileges" in answer, (method, status, answer)


def test_outlooks_zones_are_understood(person):
    """CalDav Synchronizer: a Windows name as TZID, its definition beside it."""
    zone = (
        "BEGIN:VTIMEZONE\r\nTZID:W. Europe Standard Time\r\nBEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:+0200\r\n"
        "TZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\n"
        "DTSTART:16010101T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\r\n"
        "END:DAYLIGHT\r\nEND:VTIMEZONE\r\n"
    )
    plain = event("o", "20260705T100000", "20260705T110000", zone="W. Europe Standard Time").decode()
    body = plain.replace("BEGIN:VEVENT", zone + "BEGIN:VEVENT").encode()
    calendar = person.home + "calendar/"
    assert person.put("o.ics", body, calendar=calendar)[0] == 201
    query = f"""<C:calendar-query {NAMES}><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter
        name="VEVENT"><C:time-range start="%s" end="%s"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>"""
    inside = person.request("REPORT", calendar, query % ("20260705T080000Z", "20260705T090000Z"), {"Depth": "1"})[2]
    after = person.request("REPORT", calendar, query % ("20260705T090000Z", "20260705T100000Z"), {"Depth": "1"})[2]
    assert b"o.ics" in inside and b"o.ics" not in after


def test_kde_asks_for_the_ctag_and_every_etag(person):
    """No privileges asked for, getctag, then the whole list, then multiget."""
    calendar = person.home + "calendar/"
    _, before = propfind(person, calendar, ["CS:getctag"], {"Depth": "0"})
    assert person.put("k.ics", event("k", "20260305T100000", "20260305T110000"), calendar=calendar)[0] == 201
    _, after = propfind(person, calendar, ["CS:getctag"], {"Depth": "0"})
    tags = [tree.findtext(".//{http://calendarserver.org/ns/}getctag") for tree in (before, after)]
    assert all(tags) and tags[0] != tags[1]
    _, listing = propfind(person, calendar, ["D:getetag", "D:resourcetype", "D:getcontenttype"], {"Depth": "1"})
    items = [r for r in listing.findall("{DAV:}response") if r.findtext("{DAV:}href").endswith(".ics")]
    assert items and all(r.findtext(".//{DAV:}getetag").startswith('"') for r in items)


def test_kde_finds_lists_writes_and_moves(person):
    """KOrganizer by way of kdav: home-set in two steps, a query for each kind of item, absolute addresses, moves, folders of its own."""
    url = person.server.url
    C, D = "{urn:ietf:params:xml:ns:caldav}", "{DAV:}"
    _, tree = propfind(person, "/dav/", ["C:calendar-home-set", "D:current-user-principal", "D:principal-URL"], {"Depth": "0"})
    assert tree.find(f".//{C}calendar-home-set/{D}href") is None
    principal = tree.findtext(f".//{D}current-user-principal/{D}href")
    _, tree = propfind(person, principal, ["C:calendar-home-set"], {"Depth": "0"})
    home = tree.findtext(f".//{C}calendar-home-set/{D}href")
    wanted = [
        "D:displayname", "D:resourcetype", "A:calendar-color", "C:supported-calendar-component-set",
        "D:current-user-privilege-set", "CS:getctag",
    ]
    _, tree = propfind(person, home, wanted, {"Depth": "1"})
    calendars = {r.findtext(f"{D}href"): r for r in tree.findall(f"{D}response") if r.find(f".//{C}calendar") is not None}
    assert set(calendars) == {home + "calendar/", home + "travel/"}
    for found in calendars.values():
        assert found.find(f".//{D}privilege/{D}all") is not None or found.find(f".//{D}privilege/{D}write") is not None
        assert found.findtext(".//{http://calendarserver.org/ns/}getctag") and found.find(f".//{C}comp") is not None

    # A calendar of its own, named and coloured afterwards.
    made = f"""<D:mkcol {NAMES}><D:set><D:prop><D:resourcetype><D:collection/><C:calendar/></D:resourcetype>
        <D:displayname>Work</D:displayname></D:prop></D:set></D:mkcol>"""
    status, headers, answer = person.request("MKCOL", home + "kde-1/", made, XML)
    assert status == 201 and headers["location"].endswith("/kde-1/"), answer
    status, _, answer = proppatch(person, home + "kde-1/", "<D:displayname>Job</D:displayname><A:calendar-color>#aabbccff</A:calendar-color>")
    assert status == 207 and answer.count(b" 200 OK") == 1 and b"responsedescription" not in answer

    # Items, each by one query of its kind; a calendar without that kind has none.
    calendar = home + "calendar/"
    new = {"If-None-Match": "*", "Content-Type": "text/calendar; charset=utf-8"}
    status, headers, _ = person.request("PUT", calendar + "k1.ics", event("k1", "20260305T100000", "20260305T110000"), new)
    assert status == 201
    assert person.request("PUT", calendar + "k1.ics", event("k1", "20260305T100000", "20260305T110000"), new)[0] == 412
    query = f"""<C:calendar-query {NAMES}><D:prop><D:getetag/><D:resourcetype/></D:prop><C:filter><C:comp-filter name="VCALENDAR">
        <C:comp-filter name="%s"><C:time-range start="20260101T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>"""
    for kind, places in [("VEVENT", [calendar]), ("VTODO", [calendar, home + "travel/"]), ("VJOURNAL", [calendar, home + "travel/"])]:
        for place in places:
            status, _, answer = person.request("REPORT", place, query % kind, {"Depth": "1", **XML})
            assert status == 207 and (b"k1.ics" in answer) == (kind == "VEVENT"), (kind, place, answer)

    # Read by absolute addresses, changed, moved and deleted under its tag.
    multiget = f"""<C:calendar-multiget {NAMES}><D:prop><D:getetag/><C:calendar-data/></D:prop><D:href>{url}{calendar}k1.ics</D:href>
        </C:calendar-multiget>"""
    status, _, answer = person.request("REPORT", calendar, multiget, {"Depth": "1", **XML})
    assert status == 207 and ElementTree.fromstring(answer).findtext(f".//{D}getetag") == headers["etag"]
    changed = event("k1", "20260305T120000", "20260305T130000")
    status, headers, _ = person.put("k1.ics", changed, {"If-Match": headers["etag"]}, calendar=calendar)
    assert status == 204
    moved = person.request("MOVE", calendar + "k1.ics", None, {"Destination": f"{url}{home}kde-1/k1.ics", "Overwrite": "T"})
    assert moved[0] == 201
    etag, body = person.get(home + "kde-1/k1.ics")
    assert body == changed and etag == headers["etag"]
    assert person.request("DELETE", home + "kde-1/k1.ics", None, {"If-Match": '"older"'})[0] == 412
    assert person.request("DELETE", home + "kde-1/k1.ics", None, {"If-Match": etag})[0] == 204
    assert person.request("DELETE", home + "kde-1/")[0] == 204
