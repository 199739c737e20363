"""People at their own Thunderbird, through its windows: a typed place becomes a trip that rings; two meet.

Skipped where Thunderbird isn't installed. With PICTURES=DIRECTORY every step leaves a picture there.
"""

import datetime
import re
import time
import zoneinfo

import pytest

from thunderbird_person import Person, thunderbird_module
from travlendar import PASSWORD, Account, Server, event

ROME = zoneinfo.ZoneInfo("Europe/Rome")
HOME = (44.110612, 8.936217)  # Maple Street 15, in the town of the demo


def within_seconds(value, expected, what):
    """Thunderbird writes when its window has closed already."""
    for _ in range(40):
        found = value()
        if found == expected:
            return
        time.sleep(0.25)
    raise AssertionError(f"not within 10 s: {what} {expected}, but {found}")


def stored(account, name):
    """How someone has answered, in the one object of somebody's calendar on the server; CANCELLED when it is called off."""
    paths = list(account.etags(account.home + "calendar/"))
    if len(paths) != 1:
        return f"{len(paths)} objects"
    text = re.sub(r"\r?\n[ \t]", "", account.get(paths[0])[1].decode())
    if "STATUS:CANCELLED" in text:
        return "CANCELLED"
    line = next(line for line in text.splitlines() if line.startswith("ATTENDEE") and f"mailto:{name}@" in line)
    status = re.search(r"PARTSTAT=([A-Z-]+)", line)
    return status.group(1) if status else "NEEDS-ACTION"


def seen(person, name):
    """How someone has answered, as somebody's Thunderbird has it after a refresh."""
    person.sync()
    (item,) = person.app.items(person.calendar)
    return next(a["partstat"] for a in item["attendees"] if a["id"] == f"mailto:{name}@example.com")


def test_inviting_and_answering_in_thunderbirds_windows(tmp_path):
    with Server(tmp_path) as server:
        ana, bob = server.account("ana"), server.account("bob")
        lunch = bob.home + "lunch/"
        assert bob.request("MKCALENDAR", lunch)[0] == 201
        assert bob.put("lunch.ics", event("lunch", "20261125T120000", "20261125T130000"), calendar=lunch)[0] == 201
        with Person(ana, tmp_path) as hers, Person(bob, tmp_path) as his:
            # Ana invites; the attendee window shows when Bob is busy.
            hers.begin_event("Tea for two", "20261125T160000", "20261125T170000")
            rows = dict(hers.open_attendees(["bob@example.com"]))
            hers.picture("1-attendees")
            assert rows == {"Ana <ana@example.com>": [], "bob@example.com": ["busy"]}
            hers.accept_attendees()
            hers.save_event()
            for account in (ana, bob):
                within_seconds(lambda account=account: stored(account, "bob"), "NEEDS-ACTION", f"with {account.name}")

            # Bob sees it and accepts; Ana sees that.
            assert seen(his, "bob") == "NEEDS-ACTION"
            assert "Tea for two" in his.picture("1-invited", view="week", date="2026-11-25", hour=8)
            (item,) = his.app.items(his.calendar)
            invitation = his.open_event(item["uid"])
            his.picture("2-invitation")
            assert invitation["answers"] == ["Accept", "Tentative", "Decline"]
            assert "Ana <ana@example.com>" in invitation["text"]
            his.answer("accept")
            within_seconds(lambda: stored(ana, "bob"), "ACCEPTED", "with ana")
            assert seen(hers, "bob") == "ACCEPTED"
            hers.open_event(item["uid"])
            hers.picture("2-accepted")
            hers.close_event()

            # Ana moves it, which asks Bob again (RFC 6638 §3.2.8); he declines.
            hers.app.modify(item["uid"], hers.calendar, start="2026-11-26T10:00", end="2026-11-26T11:00")
            assert seen(his, "bob") == "NEEDS-ACTION"
            assert his.open_event(item["uid"])["answers"] == ["Accept", "Tentative", "Decline"]
            his.answer("decline")
            within_seconds(lambda: stored(ana, "bob"), "DECLINED", "with ana")
            assert seen(hers, "bob") == "DECLINED"

            # Ana calls it off; Bob's copy says so.
            hers.app.delete(item["uid"], hers.calendar)
            within_seconds(lambda: stored(bob, "bob"), "CANCELLED", "with bob")
            his.sync()
            his.picture("3-cancelled", view="week", date="2026-11-26", hour=8)
            assert hers.errors() == his.errors() == []


@pytest.fixture(scope="module")
def town(request):
    thunderbird_module()
    return request.getfixturevalue("lindenport")


@pytest.mark.parametrize(("language", "travel", "by", "home"), [
    ("en", "Travel", "bicycle", "Home"), ("it", "Viaggi", "bici", "Casa"),
])
def test_a_typed_place_becomes_a_trip_that_rings(town, tmp_path, language, travel, by, home):
    with Server(tmp_path, town) as server:
        server.cli(
            "user", "add", "anna", "--email", "anna@example.com", "--language", language, "--password-stdin",
            input=PASSWORD + "\n",
        )
        anna = Account(server, "anna")
        anna.place("Home", HOME)
        with Person(anna, tmp_path) as person:
            assert travel in [calendar["name"] for calendar in person.app.calendars()]
            # So soon that the first reminder is due: the way takes 6 minutes, 5 are kept free, 10 before that it rings.
            start = datetime.datetime.now(ROME).replace(second=0) + datetime.timedelta(minutes=18)
            end = start + datetime.timedelta(hours=1)
            person.begin_event("Mara", f"{start:%Y%m%dT%H%M%S}", f"{end:%Y%m%dT%H%M%S}", "Cafe Aurora", "#bike")
            person.picture(f"{language}-1-typed")
            person.save_event()
            began = time.monotonic()
            there, back = seen_trips(person, travel, 2)
            assert time.monotonic() - began < 10
            titles = [there["title"], back["title"]]
            assert re.fullmatch(r"\d\d:\d\d " + by + r" → Cafe Aurora \(\d min\)", titles[0]), titles
            assert re.fullmatch(r"\d\d:\d\d " + by + " → " + home + r" \(\d min\)", titles[1]), titles
            assert there["location"] == home and back["location"] == "Cafe Aurora"
            assert [alarm["offset"] for alarm in there["alarms"]] == ["-PT10M", "PT0S"]

            ringing = person.app.wait_alarm(there["uid"], limit=30)
            leaving = start - datetime.timedelta(minutes=11)
            shown = person.picture(f"{language}-2-rings", view="day", date=f"{leaving:%Y-%m-%d}", hour=max(0, leaving.hour - 2))
            # Late in the evening the visit and the way back are on the next day.
            assert titles[0] in shown and (titles[1] in shown or end.date() > leaving.date())
            assert ringing["title"] == titles[0]
            assert person.app.dismiss(there["uid"])["item"]["lastAck"], "the dismissal is kept by the server"
            person.sync()
            assert {a["trigger"] for a in person.app.alarms() if a["uid"] == there["uid"]} == {"PT0S"}

            # The event moves: so do its trips, and nothing is doubled.
            (item,) = person.app.items(person.calendar)
            later = start + datetime.timedelta(hours=2)
            person.app.modify(
                item["uid"], person.calendar, start=f"{later:%Y-%m-%dT%H:%M}", end=f"{later + (end - start):%Y-%m-%dT%H:%M}"
            )
            assert seen_trips(person, travel, 2, lambda trips: trips[0]["start"] > there["end"])
            person.app.delete(item["uid"], person.calendar)
            assert seen_trips(person, travel, 0) == []
            assert person.errors() == []


def seen_trips(person, calendar, count, test=lambda trips: True):
    """What the Travel calendar shows after refreshes, once there are so many and the test holds."""
    for _ in range(40):
        person.sync()
        trips = person.app.items(calendar)
        if len(trips) == count and test(trips):
            return trips
        time.sleep(0.25)
    raise AssertionError(f"not within 10 s: {count} trips; {[(t['start'], t['title']) for t in trips]}")
