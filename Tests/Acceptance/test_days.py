"""Days as a person sees them: a course in what the planner makes of work, calls, breaks, journeys and hashtags.

Each story is told through CalDAV, as a calendar app would, on the built server with L'Aquila's map and timetable."""

import concurrent.futures
import datetime
import re

import pytest

import osm_file
from travlendar import PASSWORD, Account, Server, authorization, event, run

HOME = (42.3540, 13.3910)
OFFICE = (42.3475, 13.4010)
CLINIC = (42.3676, 13.3500)  # Coppito
GYM = (42.3590, 13.4760)  # Paganica
DAY = "20221005"


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("days"), laquila, "2022-10-03T04:00:00Z") as server:
        yield server


@pytest.fixture
def person(server, request):
    return server.account(re.sub("[^a-z]", "", request.node.name.removeprefix("test_"))[:21], home=HOME)


def put(person, uid, start, end, summary, place=None, location=None, extra=()):
    """An event of Wednesday, 5 October 2022, with times such as 0900."""
    body = event(uid, f"{DAY}T{start}00", f"{DAY}T{end}00", summary, location=location, geo=place, extra=extra)
    status = person.put(uid + ".ics", body)[0]
    assert status in (201, 204), status


def ways(items, kind, uid):
    return [i for i in items if i.is_block and str(i.event["X-TRAVLENDAR-KIND"]) == kind and uid in i.related]


def way(items, kind, uid):
    found = ways(items, kind, uid)
    assert len(found) == 1, f"{kind} {uid}: " + "\n".join(map(str, items))
    return found[0]


def marks(items, uid):
    return [i for i in items if i.is_warning and uid in i.related]


def local(moment):
    return (moment + datetime.timedelta(hours=2)).strftime("%H:%M")


def alarms(item):
    return item.body.count(b"BEGIN:VALARM")


def test_work_without_a_place_gives_way_to_the_dentist(person):
    put(person, "work", "0900", "1800", "Work", extra=["RRULE:FREQ=DAILY;COUNT=5"])
    put(person, "dentist", "1600", "1700", "Dentist", CLINIC)
    items = person.wait_for(lambda items: ways(items, "to", "dentist"), "a trip to the dentist")
    assert "15:00" < local(way(items, "to", "dentist").end) <= "15:56"
    for uid, other in (("dentist", "Work"), ("work", "Dentist")):
        mark = [m for m in marks(items, uid) if other in m.summary]
        assert mark and alarms(mark[0]) == 0, "told on both, and nothing rings: nothing is wrong"


def test_a_visit_during_work_is_there_and_back(person):
    put(person, "work", "0900", "1800", "Work", OFFICE)
    put(person, "dentist", "1300", "1400", "Dentist", CLINIC)
    items = person.wait_for(lambda items: ways(items, "back", "dentist"), "a trip back to work")
    assert local(way(items, "to", "work").end) <= "09:00"
    assert local(way(items, "to", "dentist").end) <= "13:00"
    back = way(items, "back", "dentist")
    assert "14:00" <= local(back.start) < local(back.end) < "17:00"
    assert local(way(items, "home", "work").start) >= "18:00"


def test_a_pill_moves_no_departure(person):
    put(person, "vet", "1030", "1100", "Vet", CLINIC)
    before = way(person.wait_for(lambda items: ways(items, "to", "vet"), "a trip"), "to", "vet")
    put(person, "pill", "1000", "1005", "Take pill")
    assert way(person.settled(), "to", "vet").etag == before.etag


def test_a_call_is_taken_on_the_way_and_the_block_says_so(person):
    put(person, "call", "0900", "1000", "Call with Anna")
    put(person, "dentist", "1000", "1100", "Dentist", CLINIC)
    block = way(person.wait_for(lambda items: ways(items, "to", "dentist"), "a trip"), "to", "dentist")
    assert local(block.start) > "09:00", "they need not be there before the call"
    assert 'On the way: "Call with Anna" (09:00–10:00).' in block.description


def test_after_a_place_that_nobody_knows_the_start_is_said_to_be_assumed(person):
    put(person, "odd", "0900", "1000", "Tasting", location="Qwertyuiopland 77")
    put(person, "dentist", "1200", "1300", "Dentist", CLINIC)
    block = way(person.wait_for(lambda items: ways(items, "to", "dentist"), "a trip"), "to", "dentist")
    assert "from Home?" in block.summary
    assert block.description.startswith('Where "Tasting" takes place is not known')


def test_dinner_at_home_means_going_home_after_work(person):
    put(person, "work", "0900", "1800", "Work", OFFICE)
    put(person, "dinner", "2030", "2200", "Dinner", location="Home")
    items = person.wait_for(lambda items: ways(items, "to", "work") and ways(items, "to", "dinner"), "both trips")
    assert "18:00" <= local(way(items, "to", "dinner").start) < "18:45"


def test_a_train_is_asked_where_it_goes_and_the_answer_works(person):
    body = event("train", f"{DAY}T100000", f"{DAY}T110000", "Train", geo=OFFICE)
    body = body.replace(b"DTEND;TZID=Europe/Rome:20221005T110000", b"DTEND;TZID=Europe/Lisbon:20221005T110000")
    assert person.put("train.ics", body)[0] == 201
    items = person.wait_for(lambda items: marks(items, "train"), "a question")
    assert marks(items, "train")[0].summary == '⚠ Where does "Train" take you?'
    assert not ways(items, "home", "train"), "nobody walks home from the station that they left"
    arrow = re.search(r"\S+ \S+ → \S+ \S+\.", marks(items, "train")[0].description)
    assert arrow, "the note shows how to write it"
    put(person, "train", "1000", "1100", "Train", location="geo:%f,%f → geo:%f,%f" % (*OFFICE, *CLINIC))
    put(person, "visit", "1300", "1400", "Visit", CLINIC)
    items = person.wait_for(lambda items: not marks(items, "train") and ways(items, "home", "visit"), "an answer")
    assert not ways(items, "to", "visit"), "the train has brought them there"


def test_a_gym_that_is_flexible_has_its_way_there_and_back(person):
    put(person, "gym", "1500", "2000", "Gym", GYM, extra=["DESCRIPTION:#flex 1h"])
    items = person.wait_for(lambda items: ways(items, "to", "gym") and ways(items, "home", "gym"), "both ways")
    slot = next(i for i in items if "BREAK" in i.categories)
    assert way(items, "to", "gym").end <= slot.start and way(items, "home", "gym").start >= slot.end


def test_an_errand_at_a_place_of_many_is_asked_about(person):
    put(person, "pharmacy", "0900", "1200", "Pharmacy", location="Farmacia", extra=["DESCRIPTION:#flex 10m"])
    items = person.wait_for(lambda items: marks(items, "pharmacy") and any("BREAK" in i.categories for i in items), "both")
    assert "Farmacia" in marks(items, "pharmacy")[0].summary


def test_what_else_is_listed_can_be_taken(person):
    put(person, "work", "0900", "1215", "Work", OFFICE)
    put(person, "dentist", "1330", "1430", "Dentist", CLINIC)
    put(person, "choir", "1500", "1530", "Choir", GYM)
    items = person.wait_for(lambda items: ways(items, "to", "dentist") and ways(items, "to", "choir"), "two trips")
    listed = {uid: re.findall(r"Or: (\d\d:\d\d)–(\d\d:\d\d)", way(items, "to", uid).description) for uid in ("dentist", "choir")}
    assert listed["dentist"] and all("12:15" <= start and end <= "13:30" for start, end in listed["dentist"])
    # Late, but not when all is over.
    assert all("14:30" <= start and end < "15:30" for start, end in listed["choir"])


def test_the_walk_home_after_the_last_bus_says_so_beyond_the_map_too(person):
    """The road to the party is on no map, so the walk is an estimate."""
    body = event("party", f"{DAY}T213000", "20221006T023000", "Party #festa", geo=GYM)
    assert person.put("party.ics", body)[0] == 201
    items = person.wait_for(lambda items: ways(items, "home", "party"), "the way home")
    assert re.search(r"No bus or train (between \d\d:\d\d and|before) \d\d:\d\d\. Instead: .* taxi", way(items, "home", "party").description)


def test_two_nights_in_each_others_way_ring_once(person):
    for uid, start, end, place in (("bar", "20221007T230000", "20221008T033000", OFFICE), ("shift", "20221008T010000", "20221008T050000", CLINIC)):
        assert person.put(uid + ".ics", event(uid, start, end, uid, geo=place))[0] == 201
    items = person.wait_for(lambda items: marks(items, "bar") and marks(items, "shift"), "a mark on each")
    assert [alarms(mark) > 0 for mark in (marks(items, "bar")[0], marks(items, "shift")[0])] == [True, False]


def test_a_hashtag_of_the_title_is_not_told_again(person):
    put(person, "work", "0900", "1700", "Work #bike", OFFICE)
    block = way(person.wait_for(lambda items: ways(items, "to", "work"), "a trip"), "to", "work")
    assert "bicycle → Work (" in block.summary
    taxi = block.body.replace(b"SUMMARY:", b"SUMMARY:#taxi ", 1)
    assert person.request("PUT", block.href, taxi, {"Content-Type": "text/calendar"})[0] == 204
    person.wait_for(lambda items: "taxi → Work (" in way(items, "to", "work").summary, "a taxi, and no bicycle")


def test_a_lunch_break_fits_into_work_and_a_lecture_kills_it(person):
    put(person, "work", "0900", "1800", "Work", OFFICE)
    put(person, "lunch", "1200", "1400", "Lunch", extra=["DESCRIPTION:#flex 30m"])
    items = person.wait_for(lambda items: any("BREAK" in i.categories for i in items), "a break")
    put(person, "lecture", "1130", "1415", "Lecture", CLINIC)
    items = person.wait_for(lambda items: marks(items, "lunch"), "a warning")
    assert marks(items, "lunch")[0].summary.startswith('⚠ No room for "Lunch"')


def test_eight_events_in_each_others_way_ring_once(person):
    for number in range(8):
        put(person, f"o{number}", f"{9 + number:02}00", f"{10 + number:02}30", f"O{number}", CLINIC)
    items = person.wait_for(lambda items: all(marks(items, f"o{n}") for n in range(8)), "a mark on each")
    ringing = [i for i in items if i.is_warning and alarms(i)]
    assert len(ringing) == 1, "\n".join(map(str, ringing))


def test_a_hashtag_that_is_not_understood_is_answered(person):
    put(person, "a", "1000", "1100", "A", CLINIC, extra=["DESCRIPTION:#bycicle"])
    items = person.wait_for(lambda items: marks(items, "a"), "a note")
    assert marks(items, "a")[0].summary == '"#bycicle" in "A" is not understood'
    assert alarms(marks(items, "a")[0]) == 0
    put(person, "a", "1000", "1100", "A", CLINIC, extra=["DESCRIPTION:#bicycle"])
    items = person.wait_for(lambda items: not marks(items, "a"), "no note")
    assert "bicycle" in way(items, "to", "a").summary


def test_a_taxi_that_is_taken_out_of_the_title_goes(person):
    put(person, "a", "1000", "1100", "A", CLINIC)
    block = way(person.wait_for(lambda items: ways(items, "to", "a"), "a trip"), "to", "a")
    taxi = block.body.replace(b"SUMMARY:", b"SUMMARY:#taxi ", 1)
    assert person.request("PUT", block.href, taxi, {"Content-Type": "text/calendar"})[0] == 204
    picked = way(person.wait_for(lambda items: "taxi →" in way(items, "to", "a").summary, "a taxi"), "to", "a")
    assert picked.summary.endswith("#taxi")
    usual = re.sub(rb" #taxi(?=\r\n)", b"", picked.body, count=1)
    assert usual != picked.body
    assert person.request("PUT", block.href, usual, {"Content-Type": "text/calendar"})[0] == 204
    person.wait_for(lambda items: way(items, "to", "a").summary == block.summary, "the usual trip")


def test_a_new_home_counts_at_once_whatever_the_commands_clock_says(person):
    put(person, "a", "1000", "1100", "A", CLINIC)
    before = way(person.wait_for(lambda items: ways(items, "to", "a"), "a trip"), "to", "a")
    person.place("Home", GYM)
    person.wait_for(lambda items: way(items, "to", "a").start != before.start, "the trip from the new home")


def test_eighteen_first_logins_at_once_all_get_in(server):
    for number in range(18):
        server.account(f"guest{number}")
    people = [Account(server, f"guest{number}", PASSWORD) for number in range(18)]
    with concurrent.futures.ThreadPoolExecutor(18) as pool:
        body = '<propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>'
        answers = list(
            pool.map(
                lambda p: server.request("PROPFIND", p.home, body, {"Depth": "0", **authorization(p)}, timeout=60)[0],
                people,
            )
        )
    assert answers == [207] * 18


def test_a_lunch_without_a_place_tells_what_is_open_nearby(tmp_path):
    """A road of 4 km with places to eat on it; the office is 3 km from home."""
    osm, town = tmp_path / "town.osm.pbf", tmp_path / "town"
    at = lambda metres: (45.0, 9.0 + metres / 78_627)
    eat = lambda name, kind, hours: {"name": name, "amenity": kind, "opening_hours": hours}
    nodes = {number: (*at(1000 * number), {}) for number in range(5)}
    nodes[10] = (*at(3100), eat("Da Rosa", "restaurant", "Mo-Sa 12:00-15:00,19:00-23:00"))
    nodes[11] = (*at(3050), eat("Stella", "restaurant", "19:00-23:00"))
    nodes[12] = (*at(2850), eat("Bar Sport", "cafe", "Mo-Fr 07:00-20:00"))
    nodes[13] = (*at(1500), eat("Lontano", "restaurant", "24/7"))
    nodes[14] = (*at(10), eat("Sotto casa", "restaurant", "24/7"))
    osm_file.write(osm, nodes, {1: ([0, 1, 2, 3, 4], {"highway": "residential", "name": "Via Lunga"})})
    run("network", "import", "--name", "town", "--osm", osm, "--time-zone", "Europe/Rome", "--output", town)
    with Server(tmp_path / "server", town, "2022-10-03T04:00:00Z") as server:
        person = server.account("hungry", home=at(0))
        put(person, "work", "0900", "1230", "Work", at(3000))
        put(person, "meeting", "1400", "1600", "Meeting", at(3000))
        put(person, "lunch", "1230", "1400", "Lunch", extra=["DESCRIPTION:#flex 45m"])
        items = person.wait_for(lambda items: any("BREAK" in i.categories for i in items) and ways(items, "to", "work"), "a break")
        slot = next(i for i in items if "BREAK" in i.categories)
        assert re.search(r"Open then near .*:\n  Da Rosa \(restaurant, 100 m\)\n  Bar Sport \(café, 150 m\)", slot.description), slot.description
        assert not re.search("Stella|Lontano|Sotto casa", slot.description)
