"""Choices, a course: what a person decides about a trip or a warning holds as long as it can, and says when it falls."""

import pytest

from persons import Person, modes
from travlendar import Server

UNIVERSITY = (42.3676, 13.3500)
STADIUM = (42.3475, 13.4010)
SETTINGS = 'planning.means = ["foot", "transit", "bicycle", "car", "taxi"]\nplanning.prefer = "greenest"\n'


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    # A warning that comes back rings anew, so the time stands still where the calendar must be as it was.
    with Server(tmp_path_factory.mktemp("choices"), laquila, "2022-10-03T04:00:00Z,frozen", settings=SETTINGS) as server:
        yield server


def entries(person):
    status, _, answer = person.call("GET", "/travel?days=7")
    assert status == 200, answer
    return answer["items"]


def entry(person, event, kind="to"):
    return next(item for item in entries(person) if item["event"] == event and item["kind"] == kind)


def chooses(person, item, **choice):
    status, _, answer = person.call("PUT", f"/travel/{item['uid']}/choice", choice)
    assert status == 204, answer


def test_1_another_itinerary_is_picked_and_taken_back(server):
    person = Person(server, "picky")
    person.goes_to("talk", UNIVERSITY)
    assert "taxi" not in modes(person.way_to("talk"))
    before = person.contents()
    way = entry(person, "talk")
    other = next(option for option in way["options"] if not option["isPlanned"] and "transit" not in option["modes"])
    chooses(person, way, option=other["id"])
    person.way_to("talk", lambda item: sorted(set(modes(item))) == other["modes"])
    assert entry(person, "talk")["choices"] == [{"option": other["id"]}]
    assert [o["id"] for o in entry(person, "talk")["options"] if o["isPlanned"]] == [other["id"]]
    assert person.call("DELETE", f"/travel/{way['uid']}/choice")[0] == 204
    person.account.wait_for(lambda _: person.contents() == before, "the calendar as it was")


def test_2_a_choice_survives_another_plan_and_says_when_it_falls(server):
    person = Person(server, "steady")
    person.goes_to("lab", UNIVERSITY)
    person.way_to("lab")
    chooses(person, entry(person, "lab"), modes=["taxi"])
    person.way_to("lab", lambda item: modes(item) == ["taxi"])
    person.prefers(bufferMinutes=15)
    person.way_to("lab", lambda item: modes(item) == ["taxi"] and f"{item.end:%H:%M}" <= "07:45")
    person.goes_to("lab", UNIVERSITY, times=("20221005T120000", "20221005T130000"))
    notes = person.account.wait_for(
        lambda items: [i for i in items if i.is_warning and "no longer holds" in i.summary], "a note"
    )
    note = next(i for i in notes if "no longer holds" in i.summary)
    assert "taxi" in note.summary and b"VALARM" not in note.body
    person.goes_to("lab", UNIVERSITY)
    person.way_to("lab", lambda item: modes(item) == ["taxi"])
    assert not [i for i in person.account.settled() if "no longer holds" in i.summary]


def test_3_of_two_that_overlap_the_chosen_one_is_attended(server):
    person = Person(server, "torn")
    person.goes_to("first", UNIVERSITY)
    person.goes_to("second", STADIUM, times=("20221005T103000", "20221005T113000"))
    person.account.wait_for(lambda items: len([i for i in items if i.is_warning]) == 2, "two warnings")
    assert not [i for i in person.account.settled() if i.is_way_there and "second" in i.related]
    chooses(person, entry(person, "second", "warning:overlap"), goesFirst=True)
    person.way_to("second")
    assert not [i for i in person.account.settled() if i.is_way_there and "first" in i.related]
    # Marked as free, the winner leaves the day, and the other comes back.
    person.goes_to("second", STADIUM, "TRANSP:TRANSPARENT", times=("20221005T103000", "20221005T113000"))
    person.way_to("first")
    assert not [i for i in person.account.settled() if i.is_warning]


def test_4_one_sees_to_it_oneself_and_a_warning_is_known(server):
    person = Person(server, "self")
    person.goes_to("lift", UNIVERSITY)
    person.way_to("lift")
    way = entry(person, "lift")
    chooses(person, way, isDismissed=True)
    person.account.wait_for(lambda items: not [i for i in items if i.is_way_there], "no way there")
    assert entry(person, "lift")["choices"] == [{"isDismissed": True}] and "summary" not in entry(person, "lift")
    assert person.call("DELETE", f"/travel/{way['uid']}/choice")[0] == 204
    person.way_to("lift")
    person.goes_to("call", None, times=("20221005T103000", "20221005T104500"))
    person.account.wait_for(lambda items: len([i for i in items if i.is_warning]) == 2, "two warnings")
    warning = entry(person, "lift", "warning:overlap")
    chooses(person, warning, isDismissed=True)
    person.account.wait_for(lambda items: len([i for i in items if i.is_warning]) == 1, "one warning less")


def test_5_a_departure_is_pinned(server):
    person = Person(server, "early")
    person.goes_to("seminar", STADIUM)
    block = person.way_to("seminar")
    way = entry(person, "seminar")
    chooses(person, way, departure="2022-10-05T06:30:00Z")
    assert person.way_to("seminar", lambda item: f"{item.start:%H:%M}" == "06:30").start < block.start


def test_6_what_cannot_be_chosen_is_refused(server):
    person, other = Person(server, "strict"), Person(server, "nosy")
    person.goes_to("exam", UNIVERSITY)
    person.way_to("exam")
    way = entry(person, "exam")
    address = f"/travel/{way['uid']}/choice"
    for body in [{}, {"option": "rail:none"}, {"goesFirst": True}, {"modes": []}, {"modes": ["taxi"], "isDismissed": True}]:
        status, headers, problem = person.call("PUT", address, body)
        assert status == 422 and problem["detail"], body
    assert other.call("PUT", address, {"isDismissed": True})[0] == 404, "another's trip is not there"
    assert person.call("DELETE", address)[0] == 404


def test_7_the_way_to_the_chosen_one_takes_out_what_is_before(server):
    person = Person(server, "hasty")
    person.goes_to("first", UNIVERSITY)
    person.goes_to("second", STADIUM, "DESCRIPTION:#walk", times=("20221005T110500", "20221005T120000"))
    person.account.wait_for(lambda items: [i for i in items if i.is_warning and "late for" in i.summary], "a warning")
    before = person.contents()
    missed = entry(person, "second", "warning:unreachable")
    assert [action["title"] for action in missed["actions"]][0] == 'Attend "second" instead of "first"'
    chooses(person, missed, action="first")
    left_out = lambda items: [i for i in items if i.summary == '"first" is left out: the way to "second" takes its time']
    note = left_out(person.account.wait_for(left_out, "a note"))[0]
    items = person.account.settled()
    assert [i.related for i in items if i.is_way_there] == [["second"]] and b"VALARM" not in note.body
    assert not [i for i in items if "late for" in i.summary]
    chooses(person, entry(person, "first", "warning:overlap"), action="back")
    person.account.wait_for(lambda items: not left_out(items), "no note")
    assert person.contents() == before


def test_8_a_time_that_was_chosen_for_a_break_falls_when_it_is_taken(server):
    person = Person(server, "rested")
    slot = lambda at: lambda items: [i for i in items if "BREAK" in i.categories and f"{i.start:%H:%M}" == at]
    fell = lambda items: [i for i in items if i.summary == 'Your choice for "pause" no longer holds: 15:00–16:00']
    person.goes_to("pause", None, "DESCRIPTION:#flex 30m", times=("20221005T120000", "20221005T140000"))
    person.account.wait_for(slot("10:00"), "a break")
    chooses(person, entry(person, "pause", "slot"), within={"start": "2022-10-05T13:00:00Z", "end": "2022-10-05T14:00:00Z"})
    person.account.wait_for(slot("13:00"), "a later break")
    person.goes_to("call", None, times=("20221005T150000", "20221005T155000"))
    items = person.account.wait_for(lambda items: fell(items) and slot("10:00")(items), "a note, and the break at its own time")
    assert b"VALARM" not in fell(items)[0].body
    assert person.account.request("DELETE", person.account.calendars()[0] + "call.ics")[0] == 204
    person.account.wait_for(lambda items: slot("13:00")(items) and not fell(items), "the choice again")
