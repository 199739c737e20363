"""Meetings between two people of a server: python-caldav asks and answers, and kill -9 in between."""

import datetime
import http.client
import os
import random
import re
import threading
import time

import caldav
import pytest

from travlendar import PASSWORD, Server, authorization

KILL_ROUNDS = int(os.environ.get("KILL_ROUNDS", "40")) // 4


def meeting(uid, organizer="ana", attendees=("bea",), start="20300304T090000Z", summary="Tea"):
    people = [f"ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:{name}@example.com" for name in attendees]
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Travlendar//Acceptance//EN", "BEGIN:VEVENT", f"UID:{uid}",
        "DTSTAMP:20300101T000000Z", f"DTSTART:{start}", "DURATION:PT1H", f"SUMMARY:{summary}",
        f"ORGANIZER:mailto:{organizer}@example.com", f"ATTENDEE;PARTSTAT=ACCEPTED:mailto:{organizer}@example.com",
        *people, "END:VEVENT", "END:VCALENDAR", "",
    ]
    return "\r\n".join(lines)


def answered(text, name):
    """How someone has answered, as it stands in a copy."""
    unfolded = re.sub(r"\r?\n[ \t]", "", text)
    line = next(line for line in unfolded.splitlines() if line.startswith("ATTENDEE") and f"mailto:{name}@" in line)
    status = re.search(r"PARTSTAT=([A-Z-]+)", line)
    return status.group(1) if status else "NEEDS-ACTION"


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path) as server:
        yield server


def client(server, account):
    return caldav.DAVClient(url=server.url + "/", username=account.name, password=PASSWORD)


def test_python_caldav_invites_answers_and_asks_for_busy_times(server):
    ana, bea = server.account("ana"), server.account("bea")
    with client(server, ana) as hers, client(server, bea) as theirs:
        assert hers.check_scheduling_support()
        own = next(c for c in hers.principal().calendars() if str(c.url).endswith("/calendar/"))
        own.save_event(meeting("m1"))
        inbox = list(theirs.principal().schedule_inbox().get_items())
        assert len(inbox) == 1
        inbox[0].load()
        assert inbox[0].is_invite_request()
        copy = next(c for c in theirs.principal().calendars() if str(c.url).endswith("/calendar/")).event_by_uid("m1")
        copy.change_attendee_status(attendee="mailto:bea@example.com", partstat="ACCEPTED")
        copy.save()
        assert answered(own.event_by_uid("m1").data, "bea") == "ACCEPTED"
        replies = list(hers.principal().schedule_inbox().get_items())
        assert len(replies) == 1
        replies[0].load()
        assert replies[0].is_invite_reply()

        day = datetime.datetime(2030, 3, 4, tzinfo=datetime.timezone.utc)
        busy = hers.principal().freebusy_request(day, day + datetime.timedelta(days=1), ["mailto:bea@example.com"])
        assert "20300304T090000Z" in busy["mailto:bea@example.com"].data


class Organizer(threading.Thread):
    """Makes, changes and cancels meetings until the server is gone."""

    def __init__(self, account, seed, calendar):
        super().__init__(daemon=True)
        self.account, self.random, self.calendar = account, random.Random(seed), calendar
        self.written = 0

    def run(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.account.server.port, timeout=10)
        headers = {**authorization(self.account), "Content-Type": "text/calendar"}
        try:
            while True:
                number = self.random.randrange(12)
                path = f"{self.calendar}k{number}.ics"
                if self.random.random() < 0.2:
                    connection.request("DELETE", path, headers=headers)
                else:
                    body = meeting(f"k{number}", attendees=("bea", "cleo"), summary=f"Tea {self.random.random()}")
                    connection.request("PUT", path, body=body, headers=headers)
                response = connection.getresponse()
                response.read()
                assert response.status in (201, 204, 404), response.status
                self.written += 1
        except (OSError, http.client.HTTPException):
            return


def copies(account):
    """UID -> (summary, whether it is cancelled) of what stands in someone's calendar."""
    found = {}
    for path in account.etags(account.home + "calendar/"):
        text = account.get(path)[1].decode()
        uid = re.search(r"UID:(\S+)", text).group(1)
        found[uid] = (re.search(r"SUMMARY:([^\r\n]+)", text).group(1), "STATUS:CANCELLED" in text)
    return found


def test_kill_9_leaves_no_meeting_half_told(tmp_path):
    server = Server(tmp_path)
    server.start()
    ana, bea, cleo = (server.account(name) for name in ("ana", "bea", "cleo"))
    written = 0
    try:
        for number in range(KILL_ROUNDS):
            organizer = Organizer(ana, number, ana.home + "calendar/")
            organizer.start()
            time.sleep(random.Random(number).uniform(0.1, 0.6))
            server.kill()
            organizer.join(15)
            written += organizer.written
            server.start()
            own = copies(ana)
            for account in (bea, cleo):
                theirs = copies(account)
                alive = {uid: summary for uid, (summary, is_cancelled) in theirs.items() if not is_cancelled}
                assert alive == {uid: summary for uid, (summary, _) in own.items()}, f"round {number}, {account.name}"
            # Both are told the same number of times.
            inboxes = [len(account.etags(account.home + "inbox/")) for account in (bea, cleo)]
            assert inboxes[0] == inboxes[1] > 0
        assert written > KILL_ROUNDS
    finally:
        server.stop()
    server.cli("check")


class Locker(threading.Thread):
    """Locks and unlocks a file of a home until it is told to stop."""

    def __init__(self, account):
        super().__init__(daemon=True)
        self.account, self.stopped, self.locks = account, threading.Event(), 0

    def run(self):
        body = '<lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>'
        while not self.stopped.is_set():
            status, headers, _ = self.account.request("LOCK", self.account.home + "notes.txt", body)
            assert status in (200, 201), status
            token = headers["lock-token"]
            assert self.account.request("UNLOCK", self.account.home + "notes.txt", headers={"Lock-Token": token})[0] == 204
            self.locks += 1
            time.sleep(0.005)


def test_locks_elsewhere_keep_no_meeting_from_being_written(server):
    ana, bea = server.account("ana"), server.account("bea")
    locker = Locker(ana)
    locker.start()
    for number in range(60):
        path = f"{ana.home}calendar/l{number}.ics"
        status, _, answer = ana.request("PUT", path, meeting(f"l{number}"), {"Content-Type": "text/calendar"})
        assert status == 201, answer
    locker.stopped.set()
    locker.join(30)
    assert locker.locks > 10
    assert len(copies(bea)) == 60


def sync_token(account, path):
    body = '<propfind xmlns="DAV:"><prop><sync-token/></prop></propfind>'
    _, _, answer = account.request("PROPFIND", path, body, {"Depth": "0", "Content-Type": "application/xml"})
    return re.search(rb"sync-token>([^<]+)<", answer).group(1).decode()


def test_a_calendar_of_meetings_is_deleted_under_its_sync_token(server):
    ana, bea = server.account("ana"), server.account("bea")
    teas = ana.home + "teas/"
    assert ana.request("MKCALENDAR", teas)[0] == 201
    for number in range(5):
        ana.put(f"{number}.ics", meeting(f"t{number}"), calendar=teas)
    stale = sync_token(ana, teas)
    ana.put("5.ics", meeting("t5"), calendar=teas)
    assert ana.request("DELETE", teas, headers={"If": f"(<{stale}>)"})[0] == 412
    assert len(ana.etags(teas)) == 6
    assert ana.request("DELETE", teas, headers={"If": f"(<{sync_token(ana, teas)}>)"})[0] == 204
    assert ana.request("PROPFIND", teas, headers={"Depth": "0"})[0] == 404
    assert [cancelled for _, cancelled in copies(bea).values()] == [True] * 6


def test_invitations_leave_room_for_what_is_ones_own(server):
    ana, bea = server.account("ana"), server.account("bea")
    server.cli("user", "quota", "bea", "--megabytes", "2")

    def told(name):
        text = re.sub(rb"\r\n[ \t]", b"", ana.request("GET", f"/dav/calendars/ana/calendar/{name}.ics")[2]).decode()
        return re.search(r"SCHEDULE-STATUS=([\d.]+)", text).group(1)

    for number in range(3):
        body = meeting(f"large{number}", summary="Tea\r\nDESCRIPTION:" + "x" * 600_000)
        assert ana.request("PUT", f"/dav/calendars/ana/calendar/large{number}.ics", body)[0] == 201
        assert told(f"large{number}") == "5.1"
    assert ana.request("PUT", "/dav/calendars/ana/calendar/small.ics", meeting("small"))[0] == 201
    assert told("small") == "1.2"
    own = meeting("own", organizer="bea", attendees=())
    assert bea.request("PUT", "/dav/calendars/bea/calendar/own.ics", own)[0] == 201
    # The message in the inbox is no damage.
    assert "quarantine" not in server.cli("check").stdout
