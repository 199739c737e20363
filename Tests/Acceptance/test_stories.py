"""What the documents promise, as a course of short stories through CalDAV.

Those that other files tell already:

| story | where |
|---|---|
| the lunch that must fit, and the lecture that kills it | test_days: a_lunch_break_fits_into_work_and_a_lecture_kills_it |
| the person who moved house | test_days: a_new_home_counts_at_once |
| the greenest, always, and in a hurry once | test_preferences: 2 |
| a mode that is off; 500 m on foot; the licence withdrawn; a wheelchair | test_preferences: 3, 4, 5, 6 |
| the event too far away | test_day: two_events_too_far_apart, test_vehicles: a_place_beyond_the_sea |
| the two that overlap, and the choice | test_choices: 3 |
| room for lunch: it moves, is lost, and is saved by one action | test_preferences: 14 |
| the own car left at home | test_vehicles: a_car_that_is_at_home_is_not_driven_from_work |
"""

import datetime
import re

import pytest

from persons import Person
from test_days import alarms, local, marks, put, way, ways
from test_realtime import Feed, message, rides
from travlendar import Server, event, free_port

HOME = (42.3540, 13.3910)
OFFICE = (42.3475, 13.4010)
UNIVERSITY = (42.3676, 13.3500)
PAGANICA = (42.3590, 13.4760)
ROME, ROME_HOTEL = (41.9028, 12.4964), (41.9100, 12.4800)
STATION = (42.3556, 13.3867)
PORTO = (41.1496, -8.6110)
PORTO_HOTEL = (41.1450, -8.6150)


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("stories"), laquila, "2022-10-03T04:00:00Z") as server:
        yield server


@pytest.fixture
def person(server, request):
    return server.account(re.sub("[^a-z]", "", request.node.name.removeprefix("test_"))[:21], home=HOME)


def breaks(items):
    return [i for i in items if "BREAK" in i.categories]


def test_1_a_break_moves_as_the_day_fills_and_is_shortened_before_it_is_lost(person):
    put(person, "lunch", "1200", "1400", "Lunch", extra=["DESCRIPTION:#flex 45m min 30m"])
    first = breaks(person.wait_for(breaks, "a break"))[0]
    assert (local(first.start), local(first.end)) == ("12:00", "12:45")
    put(person, "call", "1200", "1230", "Call")
    moved = breaks(person.wait_for(lambda items: breaks(items) and local(breaks(items)[0].start) == "12:30", "a later one"))[0]
    assert local(moved.end) == "13:15" and moved.href == first.href
    put(person, "review", "1305", "1400", "Review")
    short = breaks(person.wait_for(lambda items: breaks(items) and local(breaks(items)[0].end) == "13:05", "a shorter one"))[0]
    assert "shortened" in short.summary
    put(person, "second", "1230", "1300", "Second call")
    person.wait_for(lambda items: not breaks(items) and marks(items, "lunch"), "a warning")
    assert person.request("DELETE", person.calendars()[0] + "second.ics")[0] == 204
    person.wait_for(lambda items: breaks(items) and not marks(items, "lunch"), "the break again")


def test_2_a_break_is_overlapped_by_a_trip_and_that_is_kept_on_purpose(person):
    put(person, "lunch", "1300", "1345", "Lunch", extra=["DESCRIPTION:#flex 40m"])
    person.wait_for(breaks, "a break")
    put(person, "morning", "1130", "1300", "Morning", OFFICE)
    put(person, "visit", "1400", "1500", "Visit", PAGANICA)
    items = person.wait_for(lambda items: marks(items, "lunch") and ways(items, "to", "visit"), "a warning and a trip")
    trip = way(items, "to", "visit")
    assert local(trip.start) < "13:45", "the trip takes the time of the break"
    warning = marks(items, "lunch")[0]
    assert person.request("DELETE", warning.href)[0] == 204
    put(person, "other", "1700", "1800", "Something else")
    items = person.settled()
    assert not marks(items, "lunch") and way(items, "to", "visit").etag == trip.etag
    assert person.get(person.calendars()[0] + "lunch.ics")[1], "the event itself is the person's"


def test_3_a_flight_brings_one_there_and_a_hotel_is_where_the_night_is(person):
    zone = b"DTEND;TZID=Europe/Rome:20221005T120000"
    flight = event("flight", "20221005T090000", "20221005T120000", "Flight TP 123", "geo:%f,%f → geo:%f,%f" % (*STATION, *PORTO))
    assert person.put("flight.ics", flight.replace(zone, b"DTEND;TZID=Europe/Lisbon:20221005T120000"))[0] == 201
    put(person, "talk", "1700", "1800", "Talk", (41.1579, -8.6291))
    items = person.wait_for(lambda items: ways(items, "to", "flight") and ways(items, "to", "talk"), "both trips")
    assert local(way(items, "to", "flight").end) <= "09:00"
    start = way(items, "to", "talk").event["GEO"]
    assert abs(start.latitude - PORTO[0]) < 0.01, "the day goes on from where the flight ends"
    hotel = event("hotel", "20221005T150000", "20221006T110000", "Hotel", geo=PORTO_HOTEL, extra=["DESCRIPTION:#stay"])
    assert person.put("hotel.ics", hotel)[0] == 201
    items = person.wait_for(lambda items: ways(items, "home", "talk"), "the way to the hotel")
    assert "→ Hotel (" in way(items, "home", "talk").summary
    back = event("back", "20221006T120000", "20221006T150000", "Flight back", "geo:%f,%f → geo:%f,%f" % (*PORTO, *STATION))
    assert person.put("back.ics", back)[0] == 201
    items = person.wait_for(lambda items: ways(items, "to", "back") and ways(items, "home", "back"), "home in the end")
    start = way(items, "to", "back").event["GEO"]
    assert abs(start.latitude - PORTO_HOTEL[0]) < 0.001, "the morning begins at the hotel"
    assert person.request("DELETE", person.calendars()[0] + "hotel.ics")[0] == 204
    person.wait_for(lambda items: not ways(items, "home", "talk"), "nobody walks home from another country")


def test_4_an_evening_without_an_end(person):
    body = event("dinner", "20221005T190000", "20221005T190000", "Dinner", geo=OFFICE)
    body = re.sub(rb"DTEND[^\r]*\r\n", b"", body)
    assert person.put("dinner.ics", body)[0] == 201
    items = person.wait_for(lambda items: ways(items, "to", "dinner"), "a trip there")
    assert not ways(items, "home", "dinner"), "nobody knows when it ends"
    put(person, "party", "2200", "2330", "Party", PAGANICA)
    items = person.wait_for(lambda items: ways(items, "to", "party"), "it lasts until one must leave for the next")
    start = way(items, "to", "party").event["GEO"]
    assert abs(start.latitude - OFFICE[0]) < 0.001 and not marks(items, "dinner") and not marks(items, "party")
    put(person, "late", "2000", "2100", "Call")
    assert not [m for m in marks(person.settled(), "dinner") if "Overlap" in m.summary]


def test_5_at_seven_in_the_morning_the_bus_is_canceled(laquila, tmp_path):
    feed = Feed(free_port())
    settings = f'realtime.feeds = ["laquila/ama=http://127.0.0.1:{feed.server_port}/rt.pb"]\nrealtime.intervalSeconds = 5\n'
    try:
        with Server(tmp_path, laquila, "2022-10-05T05:00:00Z,frozen", settings=settings) as server:
            person = server.account("commuter", home=HOME)
            put(person, "work", "0900", "1000", "Work", UNIVERSITY)
            put(person, "later", "1500", "1600", "Later", OFFICE)
            items = person.wait_for(
                lambda items: ways(items, "to", "later") and ways(items, "to", "work") and rides(way(items, "to", "work")), "a bus"
            )
            before, untouched = way(items, "to", "work"), way(items, "to", "later")
            feed.body = message(rides(before), timestamp=int(datetime.datetime(2022, 10, 5, 5, tzinfo=datetime.timezone.utc).timestamp()))
            gone = set(rides(before))
            items = person.wait_for(lambda items: not gone & set(rides(way(items, "to", "work"))), "another way")
            after = way(items, "to", "work")
            assert local(after.end) <= "09:00" and after.href == before.href and alarms(after) >= 1
            assert way(items, "to", "later").etag == untouched.etag, "what is not concerned is not touched"
            # The cause: which bus, of when, and on the way to what.
            canceled = lambda items: [mark for mark in marks(items, "work") if "is canceled on the way to \"Work\"" in mark.summary]
            cause = canceled(person.wait_for(canceled, "the cause"))
            line = next(part for part in before.summary.split("→")[0].split(" + ") if "bus" in part).split("bus ")[1].strip()
            assert len(cause) == 1 and re.search(rf"{re.escape(line)} \(\d\d:\d\d\) is canceled", cause[0].summary), cause[0].summary
            assert alarms(cause[0]) >= 1 and "take it into account" in cause[0].description
    finally:
        feed.shutdown()


def test_6_no_bus_by_night_and_the_block_says_so(server):
    person = Person(server, "nightly")
    person.prefers(modes=["foot", "transit"])
    person.goes_to("shift", UNIVERSITY, times=("20221005T050000", "20221005T090000"))
    person.goes_to("party", UNIVERSITY, times=("20221006T210000", "20221007T013000"))
    items = person.account.wait_for(lambda items: ways(items, "to", "shift") and ways(items, "home", "party"), "both ways")
    for block in (way(items, "to", "shift"), way(items, "home", "party")):
        assert "walk →" in block.summary and block.end - block.start > datetime.timedelta(minutes=30)
        told = re.search(r"No bus or train (between|after|before) \d\d:\d\d.* Instead: \d\d:\d\d–\d\d:\d\d taxi", block.description)
        assert told, block.description


def test_7_two_days_far_from_home_are_asked_about_and_the_answer_works(server):
    person = Person(server, "traveller")
    person.prefers(modes=["foot", "car"])
    person.goes_to("talk", ROME, times=("20221005T180000", "20221005T200000"))
    person.goes_to("visit", ROME, times=("20221006T090000", "20221006T100000"))
    asked = lambda items: [i for i in items if i.summary.startswith("Do you sleep near ")]
    note = asked(person.account.wait_for(asked, "a question"))[0]
    assert b"VALARM" not in note.body and "#stay" in note.description
    # As the note tells.
    hotel = event("hotel", "20221005", "20221007", "Hotel", geo=ROME_HOTEL, extra=["DESCRIPTION:#stay"])
    hotel = re.sub(rb"(DTSTART|DTEND);TZID=[^:]*:(\d{8})", rb"\1;VALUE=DATE:\2", hotel)
    assert person.account.put("hotel.ics", hotel)[0] == 201
    items = person.account.wait_for(lambda items: not asked(items) and ways(items, "home", "talk"), "the way to the hotel")
    assert "→ Hotel (" in way(items, "home", "talk").summary
    start = way(items, "to", "visit").event["GEO"]
    assert abs(start.latitude - ROME_HOTEL[0]) < 0.001


def test_8_no_line_of_a_list_is_beaten_by_one_with_fewer_changes(server):
    person = Person(server, "lister")
    person.prefers(modes=["foot", "transit", "bicycle", "car", "taxi"])
    places = [UNIVERSITY, PAGANICA, OFFICE, STATION]
    for number, place in enumerate(places):
        person.goes_to(f"e{number}", place, times=(f"2022100{number + 4}T090000", f"2022100{number + 4}T100000"))
    person.account.wait_for(lambda items: all(ways(items, "to", f"e{n}") for n in range(len(places))), "all trips")
    person.account.settled()
    lists = [item["options"] for item in person.call("GET", "/travel?days=7")[2]["items"] if len(item["options"]) > 1]
    assert len(lists) >= len(places)
    cost = lambda option: (option.get("cost") or {}).get("minorUnits", 10**9)
    for options in lists:
        for one in options:
            for other in options:
                assert not (
                    other["departure"] >= one["departure"]
                    and other["arrival"] <= one["arrival"]
                    and other["transfers"] < one["transfers"]
                    and other["walkingMetres"] <= one["walkingMetres"]
                    and cost(other) <= cost(one)
                ), (one, other)
