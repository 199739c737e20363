"""Reminders by mail, from outside: chosen on a page, sent when an alarm goes off, once, and as a trip begins."""

import datetime
import time

from mail_server import mail_server, settings, to, wait
from page_forms import Reader
from persons import Person
from travlendar import Server, event

OFFICE = (42.3676, 13.3500)


def in_seconds(seconds):
    return datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)


def alarm(uid, due, title="Tea"):
    """An event in an hour that rings at a moment."""
    stamp = "TRIGGER;VALUE=DATE-TIME:" + due.strftime("%Y%m%dT%H%M%SZ")
    start = in_seconds(3600)
    times = [(start + datetime.timedelta(hours=h)).strftime("%Y%m%dT%H%M%S") for h in (0, 1)]
    lines = ["BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{title}", stamp, "END:VALARM"]
    return event(uid, *times, title, zone="UTC", extra=lines)


def reminders(box):
    """The subjects, in the order of arrival. What is handed over again, since the server died before it noted the mail
    server's answer, has its old name, by which mail programs show it once."""
    named = {mail["Message-ID"]: mail["Subject"] for _, mail in box.mails}
    return [subject for subject in named.values() if subject.startswith("Reminder")]


def test_reminders_are_chosen_on_a_page_and_come_once(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port)) as server:
        ana, browser = server.account("ana"), Reader(server)
        browser.enter()
        page = browser.open("/account/notifications")
        assert "ana@example.com" in page.text and "/account/notifications" in browser.open("/account").links
        browser.open("/account/notifications")
        page = browser.send_form("/account/notifications", events="mail", quietFrom="22:00", quietUntil="", digest="25:00")
        assert page.status == 422 and "Enter both times, or none" in page.text and "14:30" in page.text
        # Nothing before it is chosen.
        assert ana.put("early.ics", alarm("early", in_seconds(1), "Early"))[0] == 201
        time.sleep(3)
        assert not reminders(box)
        page = browser.send_form("/account/notifications", events="mail", quietFrom="", quietUntil="", digest="")
        assert page.status == 200 and 'name="events" type="checkbox" value="mail" checked' in page.text
        due = in_seconds(4)
        assert ana.put("tea.ics", alarm("tea", due))[0] == 201
        _, mail = to(box, "ana@example.com")
        late = (in_seconds(0) - due).total_seconds()
        assert -1 < late < 10, f"{late} s late"
        text = mail.get_content()
        assert mail["Subject"] == "Reminder: Tea" and mail["Auto-Submitted"] == "auto-generated"
        assert "https://calendar.example.org/events/" in text and "/tea.ics" in text
        assert "https://calendar.example.org/account/notifications" in text
        # Killed before the alarm, the server sends it when it is back; killed afterwards, it sends no second one.
        assert ana.put("cake.ics", alarm("cake", in_seconds(3), "Cake"))[0] == 201
        server.kill()
        time.sleep(3.5)
        server.start()
        wait(lambda: len(reminders(box)) == 2, "the reminder of what was due while the server was down")
        assert reminders(box) == ["Reminder: Tea", "Reminder: Cake"]
        server.kill()
        server.start()
        time.sleep(3)
        assert len(reminders(box)) == 2
        # What goes out is no part of the log.
        assert not [word for word in ("Tea", "Cake", "ana@example.com") if word in server.log.read_text()]


def test_a_trip_is_told_when_it_begins(laquila, tmp_path):
    with mail_server() as (port, box):
        with Server(tmp_path, laquila, "2022-10-05T04:00:00Z", settings=settings(port)) as server:
            ana = Person(server, "ana")
            assert ana.call("PUT", "/notifications", {"events": [], "travel": ["mail"]})[0] == 200
            assert ana.call("GET", "/notifications")[2] == {"events": [], "travel": ["mail"]}
            ana.goes_to("doctor", OFFICE, "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT10H", "END:VALARM")
            way = ana.way_to("doctor")
            ana.account.settled()
            # Shortly before it is time to leave.
            server.stop()
            server.clock = (way.start - datetime.timedelta(seconds=3)).strftime("%Y-%m-%dT%H:%M:%SZ")
            server.start()
            page = "https://calendar.example.org/trip/"
            wait(lambda: [m for _, m in box.mails if page in m.get_content()][1:], "the call ahead, and to leave")
            told = [mail.get_content() for _, mail in box.mails]
            assert all(way.summary in text and "/account/notifications" in text for text in told), told
            assert len({mail["Message-ID"] for _, mail in box.mails}) == len(told) == 2


def test_what_was_chosen_moves_with_the_archive(tmp_path):
    chosen = {"events": ["mail"], "travel": [], "quiet": {"from": "22:00", "until": "06:45"}, "digestAt": "07:30"}
    with mail_server() as (port, _), Server(tmp_path / "old", settings=settings(port)) as old:
        assert Person(old, "ana").call("PUT", "/notifications", chosen)[0] == 200
        old.cli("user", "export", "ana", str(tmp_path / "ana.zip"))
        with Server(tmp_path / "new", settings=settings(port)) as new:
            ana = Person(new, "ana")
            new.cli("user", "import", "ana", str(tmp_path / "ana.zip"))
            assert ana.call("GET", "/notifications")[2] == chosen
        # One that sends no mail says so, and takes up the rest.
        with Server(tmp_path / "silent") as silent:
            ana = Person(silent, "ana")
            assert "sends no mail" in silent.cli("user", "import", "ana", str(tmp_path / "ana.zip")).stdout
            assert ana.call("PUT", "/notifications", chosen)[0] == 422
