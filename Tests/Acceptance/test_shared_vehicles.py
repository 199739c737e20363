"""Shared vehicles in planned days: the station at one's door empties shortly before the trip, and fills again."""

import json

from persons import Person, modes
from travlendar import Server

STADIUM = (42.3475, 13.4010)
# 10:00 in L'Aquila is 08:00 in UTC; the walk there takes a quarter of an hour or more.
CLOCK, NOW = "2022-10-05T07:20:00Z", 1664954400
TIMES = ("20221005T100000", "20221005T110000")


def write_feed(directory, bicycles):
    """A GBFS system of two stations: at home and at the stadium."""
    from persons import HOME

    def station(name, place):
        return {"station_id": name, "name": name, "lat": place[0], "lon": place[1], "capacity": 10}

    files = {
        "system_information": {"system_id": "city", "name": "CityBike", "timezone": "Europe/Rome", "language": "it"},
        "station_information": {"stations": [station("home", HOME), station("stadium", STADIUM)]},
        "station_status": {"stations": [
            {"station_id": name, "num_bikes_available": bicycles, "num_docks_available": 5, "is_installed": True,
             "is_renting": True, "is_returning": True, "last_reported": NOW} for name in ("home", "stadium")
        ]},
    }
    for name, data in files.items():
        content = {"last_updated": NOW, "ttl": 0, "version": "2.3", "data": data}
        (directory / f"{name}.new").write_text(json.dumps(content))
        (directory / f"{name}.new").rename(directory / f"{name}.json")
    feeds = [{"name": name, "url": str(directory / f"{name}.json")} for name in files]
    discovery = {"last_updated": NOW, "ttl": 0, "version": "2.3", "data": {"it": {"feeds": feeds}}}
    (directory / "gbfs.json").write_text(json.dumps(discovery))


def test_the_last_bicycle_goes_and_another_comes(laquila, tmp_path):
    feed = tmp_path / "gbfs"
    feed.mkdir()
    write_feed(feed, bicycles=5)
    settings = (
        'planning.means = ["foot", "bikeSharing"]\nplanning.prefer = "quickest"\n'
        f'sharing.feeds = ["{feed / "gbfs.json"}"]\nsharing.intervalSeconds = 15\n'
    )
    with Server(tmp_path / "server", laquila, CLOCK, settings=settings) as server:
        person = Person(server, "rider")
        person.goes_to("match", STADIUM, times=TIMES)
        block = person.way_to("match", lambda item: "bikeSharing" in modes(item))
        assert "CityBike" in block.description

        def warned(items):
            return [i for i in items if i.is_warning and "CityBike" in i.summary]

        write_feed(feed, bicycles=0)
        person.account.wait_for(
            lambda items: warned(items) and [i for i in items if i.is_way_there and modes(i) == ["foot"]],
            "a walk in its place, and a warning",
            timeout=120,
        )
        write_feed(feed, bicycles=5)
        person.account.wait_for(
            lambda items: not warned(items) and [i for i in items if i.is_way_there and "bikeSharing" in modes(i)],
            "the bicycle again",
            timeout=120,
        )
