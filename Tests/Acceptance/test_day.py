"""One day of one person, as their writes change it: move, delete, unreachable, overlap, and what must not change."""

import pytest

from travlendar import Server, event

HOME = (42.3540, 13.3910)
UNIVERSITY = (42.3676, 13.3500)  # Coppito
STADIUM = (42.3475, 13.4010)
PAGANICA = (42.3590, 13.4760)


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("day"), laquila, "2022-10-03T04:00:00Z") as server:
        yield server


def there(items, uid):
    return [item for item in items if item.is_way_there and uid in item.related]


def warnings(items, uid):
    return [item for item in items if item.is_warning and uid in item.related]


def test_moving_an_event_moves_its_block_and_only_that_one(server):
    person = server.account("mover", home=HOME)
    for day in ("05", "06", "07"):
        assert person.put(f"{day}.ics", event(f"m-{day}", f"202210{day}T100000", f"202210{day}T110000", geo=UNIVERSITY))[0] == 201
    person.wait_for(lambda items: all(there(items, f"m-{d}") for d in ("05", "06", "07")), "three ways there")
    before = {item.href: item for item in person.settled()}

    assert person.put("06.ics", event("m-06", "20221006T113000", "20221006T123000", geo=UNIVERSITY))[0] == 204
    old = there(before.values(), "m-06")[0]
    person.wait_for(lambda items: there(items, "m-06")[0].start != old.start, "the moved block")
    after = {item.href: item for item in person.settled()}

    assert before.keys() == after.keys(), "blocks keep their names"
    changed = {href for href in before if before[href].etag != after[href].etag}
    assert changed == {href for href, item in before.items() if "m-06" in item.related}, changed
    moved = there(after.values(), "m-06")[0]
    assert moved.end.hour == 9 and moved.end.minute <= 30, f"arrives by 11:30 in Rome: {moved}"
    assert int(moved.event["SEQUENCE"]) > int(old.event["SEQUENCE"])


def test_deleting_an_event_removes_its_blocks(server):
    person = server.account("deleter", home=HOME)
    assert person.put("a.ics", event("d-a", "20221005T100000", "20221005T110000", geo=UNIVERSITY))[0] == 201
    assert person.put("b.ics", event("d-b", "20221006T100000", "20221006T110000", geo=STADIUM))[0] == 201
    person.wait_for(lambda items: there(items, "d-a") and there(items, "d-b"), "both ways there")
    kept = {i.href: i.etag for i in person.settled() if "d-b" in i.related}

    assert person.request("DELETE", person.calendars()[0] + "a.ics")[0] == 204
    person.wait_for(lambda items: not any("d-a" in i.related for i in items), "no item of the deleted event")
    assert {i.href: i.etag for i in person.settled()} == kept


def test_two_events_too_far_apart_are_warned_by_how_much(server):
    person = server.account("hurried", home=HOME)
    assert person.put("a.ics", event("h-a", "20221005T100000", "20221005T110000", "Lecture", geo=UNIVERSITY))[0] == 201
    assert person.put("b.ics", event("h-b", "20221005T110500", "20221005T120000", "Standup", geo=PAGANICA))[0] == 201
    items = person.wait_for(lambda items: warnings(items, "h-b"), "a warning for the second event")
    warning = warnings(items, "h-b")[0]
    block = there(items, "h-b")[0]
    late = int((block.end - warning.start).total_seconds() // 60)
    assert late > 0
    assert f"{late} min" in warning.summary and "Standup" in warning.summary, f"{warning}; the block ends {late} min late"
    assert str(warning.event["TRANSP"]) == "TRANSPARENT"
    assert warning.start == items[0].start.replace(hour=9, minute=5), "the warning stands at the event's own time"


def test_overlapping_events_are_both_marked_and_unmarked(server):
    person = server.account("doubled", home=HOME)
    assert person.put("a.ics", event("o-a", "20221005T100000", "20221005T110000", "First", geo=UNIVERSITY))[0] == 201
    assert person.put("b.ics", event("o-b", "20221005T103000", "20221005T113000", "Second", geo=STADIUM))[0] == 201
    items = person.wait_for(lambda items: warnings(items, "o-a") and warnings(items, "o-b"), "a warning for each")
    assert "Second" in warnings(items, "o-a")[0].summary + warnings(items, "o-a")[0].description
    assert "First" in warnings(items, "o-b")[0].summary + warnings(items, "o-b")[0].description
    assert there(items, "o-a") and not there(items, "o-b"), "the first entered stands"

    assert person.request("DELETE", person.calendars()[0] + "a.ics")[0] == 204
    person.wait_for(lambda items: not any(i.is_warning for i in items) and there(items, "o-b"), "the other takes its place")


def test_nothing_unchanged_is_rewritten(server):
    person = server.account("steady", home=HOME)
    body = event("s-a", "20221005T100000", "20221005T110000", geo=UNIVERSITY)
    assert person.put("a.ics", body)[0] == 201
    person.wait_for(lambda items: there(items, "s-a"), "the way there")
    before = {i.href: i.etag for i in person.settled()}
    assert person.put("a.ics", body.replace(b"SUMMARY:Event", b"SUMMARY:Event\r\nX-NOTE:same time, same place"))[0] == 204
    assert person.put("far.ics", event("s-far", "20221020T100000", "20221020T110000"))[0] == 201
    assert {i.href: i.etag for i in person.settled(quiet=1)} == before


def test_an_unknown_place_is_asked_about_not_guessed(server):
    person = server.account("vague", home=HOME)
    place = "Zanzibar Ballroom 99"
    assert person.put("a.ics", event("v-a", "20221005T100000", "20221005T110000", location=place))[0] == 201
    items = person.wait_for(lambda items: warnings(items, "v-a"), "a warning for the place")
    assert place in warnings(items, "v-a")[0].summary + warnings(items, "v-a")[0].description
    assert not there(items, "v-a")


def test_coordinates_alone_are_told_by_what_is_near(server):
    person = server.account("precise", home=HOME)
    assert person.put("a.ics", event("p-a", "20221005T100000", "20221005T110000", "Visit", geo=(42.3441391, 13.3953427)))[0] == 201
    items = person.wait_for(lambda items: there(items, "p-a"), "the way there")
    block = there(items, "p-a")[0]
    assert "near Via Armando Diaz 10" in block.description and "Visit" in block.summary, f"{block}: {block.description}"
