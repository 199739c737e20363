"""What a trip costs on a real feed with fares, what a pass takes off, and shared vehicles of a GBFS system by URL and by file."""

import functools
import http.server
import json

from local_servers import LocalServer
from travlendar import import_city, run

TRINDADE, MUSIC = "41.1510,-8.6090", "41.1606,-8.6283"


def trip(*arguments):
    return json.loads(run("trip", *arguments, "--json").stdout)["options"]


def test_a_metro_ticket_by_its_zones_and_a_pass(porto):
    """fare_attributes.txt of the Metro do Porto: Z2, 1.40 EUR, between the two zones of this ride."""
    arguments = ["--network", porto, "--from", TRINDADE, "--to", MUSIC, "--arrive-by", "2025-11-12T09:00:00Z"]
    metro = lambda options: next(o for o in options if [leg["means"] for leg in o["legs"] if leg["means"] != "foot"] == ["metro"])
    bought = metro(trip(*arguments))
    assert bought["cost"] == {"currency": "EUR", "minorUnits": 140}
    assert [(ticket["id"], ticket.get("pass")) for ticket in bought["tickets"]] == [("metro:Z2", None)]
    held = metro(trip(*arguments, "--pass", "metro"))
    assert held["cost"]["minorUnits"] == 0 and held["tickets"][0]["pass"] == "metro"
    assert (held["departure"], held["arrival"]) == (bought["departure"], bought["arrival"])


def test_in_sao_paulo_everything_is_paid_in_reais(tmp_path):
    """Its feed has no fares: a bus, a taxi and a car cost what the figures say, in the money of the country."""
    network = import_city("saopaulo", tmp_path)
    arguments = ["--network", network, "--from", "-23.5505,-46.6333", "--to", "-23.5614,-46.6559", "--arrive-by", "2020-03-04T12:00:00Z"]
    for means in ("foot,transit", "taxi", "car"):
        costs = [option["cost"] for option in trip(*arguments, "--means", means)]
        assert costs and {cost["currency"] for cost in costs} == {"BRL"}, (means, costs)
    taxi = trip(*arguments, "--means", "taxi")[0]["cost"]
    assert taxi["minorUnits"] > 4000, "seven euros at least, in reais"


def system(root):
    """A GBFS 2.3 system with one station at either end of a street of L'Aquila."""
    station = lambda number, place: {"station_id": str(number), "name": f"Dock {number}", "lat": place[0], "lon": place[1]}
    status = lambda number: {
        "station_id": str(number), "num_bikes_available": 5, "num_docks_available": 5, "is_installed": True, "is_renting": True,
        "is_returning": True, "last_reported": 1664949600,
    }
    places = [(42.3555, 13.3995), (42.3475, 13.3990)]
    files = {
        "system_information": {"system_id": "bikes", "name": "Town Bikes", "timezone": "Europe/Rome", "language": "it"},
        "station_information": {"stations": [station(i, place) for i, place in enumerate(places)]},
        "station_status": {"stations": [status(i) for i in range(2)]},
    }
    return {name: {"last_updated": 1664949600, "ttl": 60, "version": "2.3", "data": data} for name, data in files.items()}


def test_shared_vehicles_by_directory_file_and_url(laquila, tmp_path):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Quiet, directory=str(tmp_path))
    server = LocalServer(handler)
    root = server.url
    files = system(root)
    for name, content in files.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(content))
    feeds = [{"name": name, "url": f"{root}/{name}.json"} for name in files]
    discovery = {"last_updated": 1664949600, "ttl": 60, "version": "2.3", "data": {"en": {"feeds": feeds}}}
    (tmp_path / "gbfs.json").write_text(json.dumps(discovery))
    arguments = ["--network", laquila, "--from", "42.3558,13.3997", "--to", "42.3472,13.3988", "--means", "foot,bikeSharing"]
    arguments += ["--depart-at", "2022-10-05T06:00:00Z"]
    shared = {}
    for place in (tmp_path, tmp_path / "gbfs.json", f"{root}/gbfs.json"):
        options = trip(*arguments, "--gbfs", place)
        shared[str(place)] = [o for o in options if any(leg["means"] == "bikeSharing" for leg in o["legs"])]
        assert shared[str(place)], f"no shared bicycle by {place}"
        leg = next(leg for leg in shared[str(place)][0]["legs"] if leg["means"] == "bikeSharing")
        assert leg["vehicle"]["system"] == "bikes" and leg["vehicle"]["provider"] == "Town Bikes"
    server.shutdown()
    done = run("trip", *arguments, "--gbfs", f"{root}/nothing.json", check=False)
    assert done.returncode != 0 and "gbfs.json" in done.stderr
