"""Own vehicles in planned days: chosen by the person's ranking, taken where they stand, told where they are not."""

import datetime

import pytest

from travlendar import Server, ceil_minute, event, floor_minute, trip

HOME = (42.3540, 13.3910)
UNIVERSITY = (42.3676, 13.3500)  # Coppito
STADIUM = (42.3475, 13.4010)
PAGANICA = (42.3590, 13.4760)
MEANS = ["foot", "transit", "bicycle", "car", "taxi"]


def settings(prefer):
    return f"planning.means = {MEANS}\nplanning.prefer = \"{prefer}\"\n".replace("'", '"')


def there(items, uid):
    return [item for item in items if item.is_way_there and uid in item.related]


def warnings(items, uid):
    return [item for item in items if item.is_warning and uid in item.related]


def tagged(uid, start, end, geo, tag=""):
    return event(uid, start, end, uid, geo=geo, extra=[f"DESCRIPTION:{tag}"] if tag else [])


@pytest.mark.parametrize("prefer", ["balanced", "quickest", "cheapest", "greenest"])
def test_the_block_is_the_first_line_of_the_trip_command(laquila, tmp_path, prefer):
    with Server(tmp_path / "data", laquila, "2022-10-03T04:00:00Z", settings=settings(prefer)) as server:
        person = server.account("chooser", home=HOME)
        assert person.put("a.ics", tagged("a", "20221005T100000", "20221005T110000", UNIVERSITY))[0] == 201
        block = there(person.wait_for(lambda items: there(items, "a"), "the way there"), "a")[0]
        first = trip(laquila, HOME, UNIVERSITY, arrive_by="2022-10-05T07:55:00Z", means=",".join(MEANS), prefer=prefer)["options"][0]
        times = [int(datetime.datetime.fromisoformat(first[k].replace("Z", "+00:00")).timestamp()) for k in ("departure", "arrival")]
        planned = (int(block.start.timestamp()), int(block.end.timestamp()))
        assert planned == (floor_minute(times[0]), ceil_minute(times[1])), f"{block} is not {first['legs']}"
        assert block.description.count("\nOr: ") == 3, block.description


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("vehicles"), laquila, "2022-10-03T04:00:00Z", settings=settings("quickest")) as server:
        yield server


def test_a_car_that_is_at_home_is_not_driven_from_work(server):
    person = server.account("rider", home=HOME)
    assert person.put("a.ics", tagged("a", "20221005T100000", "20221005T110000", UNIVERSITY, "#transit"))[0] == 201
    assert person.put("b.ics", tagged("b", "20221005T123000", "20221005T130000", STADIUM))[0] == 201
    person.wait_for(lambda items: there(items, "a") and there(items, "b"), "both ways there")
    for item in person.settled():
        assert " car" not in item.summary and "bicycle" not in item.summary, item


def test_a_wish_binds_its_own_way_from_home_and_back(server):
    person = server.account("diner", home=HOME)
    assert person.put("a.ics", tagged("a", "20221005T090000", "20221005T100000", UNIVERSITY, "#bike"))[0] == 201
    assert person.put("b.ics", tagged("b", "20221005T200000", "20221005T213000", PAGANICA, "#car"))[0] == 201
    person.wait_for(lambda items: there(items, "a") and there(items, "b"), "both ways there")
    for item in person.settled():
        assert ("bicycle" if "a" in item.related else "car") in item.summary, item


def test_a_vehicle_that_stands_elsewhere_is_told(server):
    person = server.account("driver", home=HOME)
    assert person.put("a.ics", tagged("a", "20221005T090000", "20221005T100000", UNIVERSITY, "#car"))[0] == 201
    assert person.put("b.ics", tagged("b", "20221005T110000", "20221005T113000", STADIUM, "#bike"))[0] == 201
    items = person.wait_for(lambda items: warnings(items, "b"), "a warning")
    assert "No bicycle" in warnings(items, "b")[0].summary and "Home" in warnings(items, "b")[0].summary
    assert "car" in there(items, "b")[0].summary


def test_a_place_beyond_the_sea_gets_a_note_and_no_block(server):
    person = server.account("traveller", home=HOME)
    assert person.put("a.ics", event("a", "20221005T160000", "20221005T170000", "Talk", geo=(40.7128, -74.0060)))[0] == 201
    person.wait_for(lambda items: warnings(items, "a"), "a note")
    items = person.settled()
    assert len(items) == 1 and "how do you get there" in items[0].summary, items
