"""Preferences, a course: each lesson is a person who says how they travel, and what their calendar makes of it."""

import json
import re

import pytest

from persons import HOME, MORNING, Person, modes, trip_of
from travlendar import Server, event, run

UNIVERSITY = (42.3676, 13.3500)  # Coppito, 4 km to the west
STADIUM = (42.3475, 13.4010)  # 1.3 km to the south-east
CLOCK = "2022-10-03T04:00:00Z,frozen"
SETTINGS = 'planning.means = ["foot", "transit", "bicycle", "car", "taxi"]\n'


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("preferences"), laquila, CLOCK, settings=SETTINGS) as server:
        yield server


def test_1_two_people_of_one_server_go_the_same_way_differently(server):
    green, quick = Person(server, "green"), Person(server, "quick")
    green.prefers(objective="greenest")
    quick.prefers(objective="quickest", bufferMinutes=20)
    for person in (green, quick):
        person.goes_to("seminar", UNIVERSITY)
    slow, fast = green.way_to("seminar"), quick.way_to("seminar")
    assert trip_of(slow)["co2Grams"] == 0 and trip_of(fast)["durationSeconds"] <= trip_of(slow)["durationSeconds"]
    assert f"{fast.end:%H:%M}" <= "07:40" and f"{slow.end:%H:%M}" > "07:40", "twenty minutes early, and five"


def test_2_the_greenest_always_is_in_a_hurry_once(server):
    person = Person(server, "ada")
    person.prefers(objective="greenest")
    person.goes_to("always", UNIVERSITY)
    person.goes_to("hurry", UNIVERSITY, "DESCRIPTION:late already #taxi", times=("20221006T100000", "20221006T110000"))
    assert "taxi" in modes(person.way_to("hurry"))
    block = person.way_to("always")
    assert trip_of(block)["co2Grams"] == 0
    assert "taxi" in block.description.lower() or "car" in block.description.lower(), "the others stay offered"


def test_3_a_mode_that_is_off_is_never_used(server):
    person = Person(server, "off")
    person.goes_to("lesson", UNIVERSITY)
    person.way_to("lesson")
    before = person.contents()
    person.prefers(modes=["foot", "transit"])
    block = person.way_to("lesson", lambda item: not {"bicycle", "car", "taxi"} & set(modes(item)))
    assert not any(word in block.description.lower() for word in ("bicycle", "taxi")), block.description
    person.prefers(modes=None)
    person.account.wait_for(lambda _: person.contents() == before, "the calendar as it was, byte for byte")


def test_4_no_more_than_500_metres_on_foot(server):
    person = Person(server, "tired")
    person.prefers(modes=["foot", "transit", "taxi"], objective="greenest")
    person.goes_to("match", STADIUM)
    assert trip_of(person.way_to("match"))["walkingDistance"] > 500
    person.prefers(maximumWalkingMetres=500)
    block = person.way_to("match", lambda item: trip_of(item)["walkingDistance"] <= 500)
    assert "walk" not in block.summary


def test_5_the_licence_is_withdrawn(server):
    person = Person(server, "driver")
    person.prefers(modes=["foot", "transit", "car"], order=["car"], objective="quickest")
    person.goes_to("work", UNIVERSITY)
    assert "car" in modes(person.way_to("work"))
    person.prefers(canDrive=False)
    block = person.way_to("work", lambda item: "car" not in modes(item))
    assert "car" not in block.description.split(), "not among the alternatives either"


def test_6_in_a_wheelchair(server, laquila):
    person = Person(server, "roll")
    person.prefers(modes=["foot", "transit", "taxi"], objective="greenest", needsWheelchair=True)
    person.goes_to("clinic", STADIUM)
    arguments = ["trip", "--network", laquila, "--from", "%f,%f" % HOME, "--to", "%f,%f" % STADIUM, "--json"]
    arguments += ["--means", "foot,transit,taxi", "--prefer", "greenest", "--arrive-by", "2022-10-05T07:55:00Z"]
    first = json.loads(run(*arguments, "--wheelchair").stdout)["options"][0]
    plain = json.loads(run(*arguments).stdout)["options"][0]
    assert trip_of(person.way_to("clinic"))["departure"] == first["departure"] != plain["departure"]


def test_7_a_car_that_is_kept_elsewhere_and_no_bicycle(server):
    person = Person(server, "owner")
    person.account.place("Garage", UNIVERSITY)
    person.prefers(vehicles=[{"mode": "car", "place": "Garage"}])
    person.goes_to("office", UNIVERSITY)
    assert not {"car", "bicycle"} & set(modes(person.way_to("office")))
    assert person.call("GET", "/preferences/effective")[2]["modes"] == ["car", "foot", "taxi", "transit"]


def test_8_kinds_of_event(server):
    person = Person(server, "kind")
    person.goes_to("checkup", STADIUM, "CATEGORIES:Doctor")
    assert f"{person.way_to('checkup').end:%H:%M}" <= "07:50", "ten minutes early without having said anything"
    person.prefers(kinds={"doctor": {"bufferMinutes": 30, "modes": ["taxi"]}})
    block = person.way_to("checkup", lambda item: "taxi" in modes(item))
    assert f"{block.end:%H:%M}" <= "07:30"
    person.goes_to("party", UNIVERSITY, "DESCRIPTION:#party", times=("20221007T210000", "20221007T230000"))
    assert "car" not in modes(person.way_to("party"))


def test_9_a_dry_run_says_what_would_change_and_changes_nothing(server):
    person = Person(server, "careful")
    person.goes_to("talk", UNIVERSITY)
    before = person.way_to("talk")
    contents = person.contents()
    status, _, preview = person.call("PATCH", "/preferences?dryRun=true&days=5", {"bufferMinutes": 30})
    changes = [c for c in preview["changes"] if c["kind"] == "to"]
    assert status == 200 and [c["event"] for c in changes] == ["talk"]
    assert changes[0]["before"]["end"] == f"{before.end:%Y-%m-%dT%H:%M:%SZ}" > changes[0]["after"]["end"]
    assert person.call("GET", "/preferences")[2] == {} and person.contents() == contents


def test_10_every_wrong_field_is_named_and_nothing_is_lost(server):
    person = Person(server, "sloppy")
    person.prefers(objective="cheapest")
    wrong = {"objective": "nicest", "hours": {"transit": "5 to 23"}, "walkingSpeed": 99, "shoes": 43}
    status, headers, problem = person.call("PUT", "/preferences", wrong)
    assert status == 422 and headers["content-type"] == "application/problem+json"
    assert {e["pointer"] for e in problem["errors"]} == {"#/objective", "#/hours/transit", "#/walkingSpeed", "#/shoes"}
    tag = person.call("GET", "/preferences")[1]["etag"]
    person.prefers(leadMinutes=30)
    assert person.call("PUT", "/preferences", {}, **{"If-Match": tag})[0] == 412
    assert person.call("GET", "/preferences")[2] == {"objective": "cheapest", "leadMinutes": 30}


def test_11_by_command_line(server):
    person = Person(server, "shell")
    person.goes_to("course", UNIVERSITY)
    person.way_to("course")
    said = server.cli(
        "user", "preferences", "set", "shell", "modes=foot,transit", "hours.transit=05:00-23:00", "leadMinutes=25",
        "kinds.choir.calendars=singing",
    ).stdout
    assert "planned again" in said
    assert server.cli("user", "preferences", "show", "shell").stdout.splitlines() == [
        "hours.transit=05:00-23:00", "kinds.choir.calendars=singing", "leadMinutes=25", "modes=foot,transit",
    ]
    block = person.way_to("course", lambda item: b"TRIGGER:-PT25M" in item.body)
    assert not {"bicycle", "car"} & set(modes(block))
    failed = server.cli("user", "preferences", "set", "shell", "leadMinutes=soon", check=False)
    assert failed.returncode != 0 and "leadMinutes: must be a whole number" in failed.stderr
    server.cli("user", "preferences", "reset", "shell", "modes", "hours.transit")
    shown = json.loads(server.cli("user", "preferences", "show", "shell", "--json").stdout)
    assert shown == {"leadMinutes": 25, "kinds": {"choir": {"calendars": ["singing"]}}}
    server.cli("user", "preferences", "reset", "shell")
    assert server.cli("user", "preferences", "show", "shell").stdout == ""
    effective = json.loads(server.cli("user", "preferences", "show", "shell", "--effective", "--json").stdout)
    assert effective["modes"] == ["bicycle", "car", "foot", "taxi", "transit"] and "flight" in effective["kinds"]


def test_12_the_first_app_says_where_one_lives(server):
    person = Person(server, "newcomer")
    assert "timeZone" not in person.call("GET", "")[2]
    body = event("first", *MORNING, "First", geo=STADIUM, zone="Europe/Lisbon")
    assert person.account.put("first.ics", body)[0] == 201
    assert person.call("GET", "")[2]["timeZone"] == "Europe/Lisbon"
    assert person.account.put("second.ics", event("second", *MORNING, "Second", zone="Asia/Tokyo"))[0] == 201
    assert person.call("GET", "")[2]["timeZone"] == "Europe/Lisbon", "the first one counts, until it is changed"
    assert person.call("PATCH", "", {"timeZone": "Europe/Rome"})[0] == 204
    assert person.call("GET", "")[2]["timeZone"] == "Europe/Rome"


def busy_times(asker, name):
    """The FREEBUSY periods of somebody on the morning's day, as another person's app asks for them."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
        "DTSTAMP:20221001T000000Z", "DTSTART:20221005T000000Z", "DTEND:20221006T000000Z",
        f"ORGANIZER:mailto:{asker.account.name}@example.com", f"ATTENDEE:mailto:{name}@example.com", "END:VFREEBUSY",
        "END:VCALENDAR", "",
    ]
    path = asker.account.home + "outbox/"
    status, _, answer = asker.account.request("POST", path, "\r\n".join(lines), {"Content-Type": "text/calendar"})
    assert status == 200, answer
    unfolded = re.sub(r"\r?\n[ \t]", "", answer.decode().replace("&#13;", ""))
    periods = re.findall(r"FREEBUSY[^:\n]*:([0-9TZ/,PHMS]+)", unfolded)
    return sorted(period for line in periods for period in line.split(","))


def test_13_travel_counts_for_others_only_where_one_lets_it(server):
    host, guest = Person(server, "host"), Person(server, "guest")
    host.goes_to("dentist", UNIVERSITY)
    host.way_to("dentist")
    assert busy_times(guest, "host") == ["20221005T080000Z/20221005T090000Z"], "travel is nobody's business"
    host.prefers(showsTravelAsBusy=True)
    (period,) = busy_times(guest, "host")
    start, end = period.split("/")
    assert start < "20221005T080000Z" and end > "20221005T090000Z", "one period with the event"
    assert {start[11:13], end[11:13]} <= {"00", "15", "30", "45"} and start.endswith("00Z"), "in full quarters"
    # Whoever invites learns no minute of the way to the place that they chose.
    invitation = event(
        "plot", "20221005T150000", "20221005T160000", "Plot", geo=STADIUM,
        extra=[
            "ORGANIZER:mailto:guest@example.com", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:guest@example.com",
            "ATTENDEE;PARTSTAT=ACCEPTED:mailto:host@example.com",
        ],
    )
    assert host.account.put("plot.ics", invitation)[0] in (201, 204)
    host.way_to("plot")
    assert busy_times(guest, "host") == [period, "20221005T130000Z/20221005T140000Z"]
    other = Person(server, "other")
    assert "20221005T130000Z/20221005T140000Z" not in busy_times(other, "host")
    host.prefers(showsTravelAsBusy=None)
    assert "20221005T080000Z/20221005T090000Z" in busy_times(other, "host")


def breaks(items):
    return [i for i in items if "BREAK" in i.categories and f"{i.start:%Y%m%d}" == "20221005"]


def lost(items):
    return [i for i in items if i.is_warning and "Lunch" in i.summary]


def test_14_room_for_lunch(server):
    """It moves, shrinks, is lost and saved by one action; by API, command line and calendar app."""
    person = Person(server, "eater")
    status, _, problem = person.call("PATCH", "/preferences", {"lunch": {"hours": "14:00-12:00", "place": "Canteen"}})
    assert status == 422 and problem["errors"][0]["pointer"] == "#/lunch/hours"
    failed = server.cli("user", "preferences", "set", "eater", "lunch.place=Canteen", check=False)
    assert failed.returncode != 0 and 'lunch.place: "Canteen" is not a saved place' in failed.stderr
    server.cli("user", "preferences", "set", "eater", "lunch.minutes=45", "lunch.hours=12:00-14:00",
               "lunch.days=wednesday,friday")
    assert server.cli("user", "preferences", "show", "eater").stdout.splitlines() == [
        "lunch.days=wednesday,friday", "lunch.hours=12:00-14:00", "lunch.minutes=45"
    ]
    (lunch,) = breaks(person.account.wait_for(breaks, "lunch on Wednesday"))
    assert lunch.summary == "Lunch (45 min)" and f"{lunch.start:%H:%M}" == "10:00" and not lunch.related
    person.goes_to("talk", UNIVERSITY, times=("20221005T113000", "20221005T123000"))
    moved = person.account.wait_for(lambda items: breaks(items) and f"{breaks(items)[0].start:%H:%M}" >= "10:30", "later")
    way = [i for i in moved if i.is_block]
    assert all(i.end <= breaks(moved)[0].start or i.start >= breaks(moved)[0].end for i in way), "beside the trips"
    person.goes_to("talk", UNIVERSITY, times=("20221005T113000", "20221005T143000"))
    items = person.account.wait_for(lambda items: lost(items) and not breaks(items), "a warning")
    assert lost(items)[0].summary.startswith('⚠ No room for "Lunch"')
    (entry,) = [e for e in person.call("GET", "/travel?days=7")[2]["items"] if e["kind"] == "warning:breakLost"]
    titles = {action["id"]: action["title"] for action in entry["actions"]}
    assert list(titles) == ["move", "keep", "drop", "ignore"] and 'Move "Lunch" to ' in titles["move"]
    assert person.call("PUT", f"/travel/{entry['uid']}/choice", {"action": "move"})[0] == 204
    (lunch,) = breaks(person.account.wait_for(lambda items: breaks(items) and not lost(items), "lunch after the talk"))
    assert f"{lunch.start:%H:%M}" > "12:30" and (lunch.end - lunch.start).seconds == 45 * 60
    assert person.account.request("DELETE", lunch.href)[0] == 204
    person.account.wait_for(lambda items: not breaks(items) and not lost(items), "no lunch on this day, and no warning")
    person.prefers(lunch={"isOn": False})
    person.account.wait_for(lambda items: not any("BREAK" in i.categories for i in items), "no lunch at all")
