"""Who acts for whom, with python-caldav: delegates in homes and inboxes, messages in somebody else's name."""

import re

import caldav
import pytest

from test_sharing import ALARM, XML, client
from travlendar import Account, Server, event


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("delegation"), clock="2025-11-12T05:00:00Z") as server:
        yield server


def members(*names):
    hrefs = "".join(f"<D:href>/dav/principals/{name}/</D:href>" for name in names)
    return (
        '<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop>'
        f"<D:group-member-set>{hrefs}</D:group-member-set></D:prop></D:set></D:propertyupdate>"
    )


def test_a_delegate_works_in_the_home_of_whom_they_act_for(server):
    erik, fran = server.account("erik"), server.account("fran")
    group = "/dav/principals/erik/calendar-proxy-write/"
    assert fran.request("PROPPATCH", group, members("fran"), XML)[0] == 404
    status, _, answer = erik.request("PROPPATCH", group, members("fran"), XML)
    assert status == 207 and b"200 OK" in answer

    asked = (
        '<D:propfind xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><D:prop>'
        "<CS:calendar-proxy-write-for/><D:group-membership/></D:prop></D:propfind>"
    )
    _, _, told = fran.request("PROPFIND", "/dav/principals/fran/", asked, XML | {"Depth": "0"})
    assert b"<D:href>/dav/principals/erik/</D:href>" in told and group.encode() in told

    # python-caldav, as Fran, in Erik's home: his calendars and nothing else of it.
    home = caldav.CalendarSet(client(server, "fran"), url=server.url + erik.home)
    (calendar,) = home.calendars()
    assert "/travel/" not in str(calendar.url)
    path = re.sub(r"^https?://[^/]*", "", str(calendar.url))
    calendar.save_event(event("board", "20251114T100000", "20251114T110000", "Board", extra=ALARM))
    assert [item.icalendar_component["summary"] for item in client(server, "erik").calendar(url=calendar.url).events()] == [
        "Board"
    ]
    # What Fran is reminded of is hers.
    names = re.findall(rb"href>(" + path.encode() + rb"[^<]+)</", erik.request("PROPFIND", path, "", {"Depth": "1"})[2])
    assert len(names) == 1
    assert b"VALARM" not in erik.request("GET", names[0].decode(), "", {})[2]
    assert b"VALARM" in fran.request("GET", names[0].decode(), "", {})[2]

    assert erik.request("PROPPATCH", group, members(), XML)[0] == 207
    assert fran.request("PROPFIND", erik.home, "", {"Depth": "1"})[0] == 404
    assert fran.request("GET", names[0].decode(), "", {})[0] == 404


def outbox_acl(name, *privileges):
    granted = "".join(f"<D:privilege><C:{privilege}/></D:privilege>" for privilege in privileges)
    return (
        '<D:acl xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:ace><D:principal>'
        f"<D:href>/dav/principals/{name}/</D:href></D:principal><D:grant>{granted}</D:grant></D:ace></D:acl>"
    )


def test_messages_go_out_in_a_name_where_its_outbox_grants_it(server):
    kim, lars, mia = server.account("kim"), server.account("lars"), server.account("mia")
    path = kim.calendars()[0]
    acl = (
        '<D:acl xmlns:D="DAV:"><D:ace><D:principal><D:href>/dav/principals/lars/</D:href></D:principal>'
        "<D:grant><D:privilege><D:read/></D:privilege><D:privilege><D:write/></D:privilege></D:grant></D:ace></D:acl>"
    )
    assert kim.request("ACL", path, acl, XML)[0] == 200
    (mounted,) = (href for href in lars.calendars() if "/shared-" in href)
    people = [f"ATTENDEE:mailto:{name}@example.com" for name in ("kim", "mia")]
    meeting = event("plan", "20251118T100000", "20251118T110000", "Plan", extra=["ORGANIZER:mailto:kim@example.com", *people])
    status, _, answer = lars.put("plan.ics", meeting, calendar=mounted)
    assert status == 403 and b"/dav/calendars/kim/outbox/" in answer and b"<C:schedule-send-invite/>" in answer
    assert mia.etags(mia.home + "inbox/") == {} and kim.get(path + "plan.ics") == (None, None)

    assert kim.request("ACL", kim.home + "outbox/", outbox_acl("lars", "schedule-send-invite"), XML)[0] == 200
    assert lars.put("plan.ics", meeting, calendar=mounted)[0] == 201
    (message,) = mia.etags(mia.home + "inbox/")
    assert b"mailto:kim@example.com" in mia.get(message)[1]


def test_a_delegate_reads_the_inbox_and_asks_in_the_owners_name(server):
    nora, otto, hugo = server.account("nora"), server.account("otto"), server.account("hugo")
    assert nora.request("PROPPATCH", "/dav/principals/nora/calendar-proxy-write/", members("otto"), XML)[0] == 207
    people = [f"ATTENDEE:mailto:{name}@example.com" for name in ("hugo", "nora")]
    invitation = event("call", "20251119T100000", "20251119T110000", "Call", extra=["ORGANIZER:mailto:hugo@example.com", *people])
    assert hugo.put("call.ics", invitation)[0] == 201

    asked = '<D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:schedule-inbox-URL/><C:schedule-outbox-URL/></D:prop></D:propfind>'
    _, _, told = otto.request("PROPFIND", "/dav/principals/nora/", asked, XML | {"Depth": "0"})
    inbox, outbox = (re.search(rb"schedule-%b-URL><D:href>([^<]+)<" % kind, told).group(1).decode() for kind in (b"inbox", b"outbox"))
    (message,) = otto.etags(inbox)
    assert b"METHOD:REQUEST" in otto.get(message)[1]
    assert otto.request("DELETE", message)[0] == 204 and nora.etags(inbox) == {}
    question = "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
        "DTSTAMP:20251112T050000Z", "DTSTART:20251119T000000Z", "DTEND:20251120T000000Z",
        "ORGANIZER:mailto:nora@example.com", "ATTENDEE:mailto:hugo@example.com", "END:VFREEBUSY", "END:VCALENDAR", "",
    ])
    status, _, answer = otto.request("POST", outbox, question, {"Content-Type": "text/calendar"})
    assert status == 200 and b"FREEBUSY" in answer
    assert nora.request("PROPPATCH", "/dav/principals/nora/calendar-proxy-write/", members(), XML)[0] == 207
    assert otto.request("PROPFIND", inbox, "", {"Depth": "1"})[0] == 404
    assert otto.request("POST", outbox, question, {"Content-Type": "text/calendar"})[0] == 404


def test_nobody_is_said_to_send_for_somebody_else(server):
    mia, ned = server.account("mirna"), server.account("nedko")
    calendar = mia.calendars()[0]

    def put(sender):
        lines = [f'ORGANIZER;SENT-BY="mailto:{sender}":mailto:mirna@example.com', "ATTENDEE:mailto:nedko@example.com"]
        return mia.put("sent.ics", event("sent", "20251113T100000", "20251113T110000", extra=lines), calendar=calendar)

    status, _, answer = put("nedko@example.com")
    assert status == 403 and b"allowed-organizer-scheduling-object-change" in answer
    members = '<D:group-member-set><D:href>/dav/principals/nedko/</D:href></D:group-member-set>'
    body = f'<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop>{members}</D:prop></D:set></D:propertyupdate>'
    assert mia.request("PROPPATCH", "/dav/principals/mirna/calendar-proxy-write/", body, XML)[0] == 207
    assert put("nedko@example.com")[0] == 201
    assert ned.request("GET", ned.home)[0] == 200
