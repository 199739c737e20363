"""Porto: block times beside the exact oracle, to the minute, with the reference profile and no buffer."""

import datetime
import json

import pytest

from travlendar import SHARED, Server, ceil_minute, event, floor_minute, trip

DATE = datetime.date(2025, 11, 12)
MIDNIGHT = datetime.datetime(2025, 11, 12, tzinfo=datetime.timezone.utc)  # Lisbon is at UTC+0 in November
PAIRS = 12


def oracle_pairs():
    """Trips of the door-to-door oracle that end in the day that they begin in, with coordinates from the street reference."""
    reference = SHARED / "data/porto/reference"
    trips = {t["id"]: t for t in json.loads((reference / "door_to_door.json").read_text())["trips"]}
    routes = {r["id"]: r for r in json.loads((reference / "street_walk.json").read_text())["routes"]}
    both = [(trips[i], routes[i]) for i in sorted(trips) if i in routes]
    transit = [pair for pair in both if pair[0]["uses_transit"]]
    walking = [pair for pair in both if not pair[0]["uses_transit"] and pair[0]["direct_walk_s"] < 7200]
    return transit[: PAIRS - 4] + walking[:4]


@pytest.fixture(scope="module")
def server(porto, tmp_path_factory):
    settings = 'planning.profile = "reference"\nplanning.bufferMinutes = 0\nplanning.means = ["foot", "transit"]\n'
    directory = tmp_path_factory.mktemp("exact")
    with Server(directory, porto, "2025-11-12T00:00:00Z", "Europe/Lisbon", settings) as server:
        yield server


def test_blocks_equal_the_oracle_and_the_trip_list(server, porto):
    wrong = []
    for trip_of_oracle, route in oracle_pairs():
        origin = (route["from"]["lat"], route["from"]["lon"])
        destination = (route["to"]["lat"], route["to"]["lon"])
        person = server.account(trip_of_oracle["id"], home=origin)
        hours, minutes, _ = trip_of_oracle["arrive"].split(":")
        start = MIDNIGHT + datetime.timedelta(hours=int(hours), minutes=int(minutes))
        status, _, answer = person.put(
            "a.ics",
            event(
                f"{person.name}-a", f"{start:%Y%m%dT%H%M%S}", f"{start + datetime.timedelta(hours=1):%Y%m%dT%H%M%S}",
                geo=destination, zone="Europe/Lisbon",
            ),
        )
        assert status == 201, answer
        items = person.wait_for(lambda items: any(i.is_way_there for i in items), "the way there")
        block = next(item for item in items if item.is_way_there)

        expected = MIDNIGHT + datetime.timedelta(seconds=floor_minute(trip_of_oracle["latest_departure_s"]))
        if block.start != expected:
            wrong.append(f"{person.name}: oracle {expected:%H:%M}, block {block}")

        option = trip(
            porto, origin, destination, arrive_by=f"{start:%Y-%m-%dT%H:%M:%SZ}", profile="reference", means="foot,transit"
        )["options"][0]
        departure, arrival = (
            int(datetime.datetime.fromisoformat(option[key].replace("Z", "+00:00")).timestamp())
            for key in ("departure", "arrival")
        )
        planned = (int(block.start.timestamp()), int(block.end.timestamp()))
        if planned != (floor_minute(departure), ceil_minute(arrival)):
            wrong.append(f"{person.name}: travlendar trip {option['departure']} - {option['arrival']}, block {block}")
    assert not wrong, "\n".join(wrong)
