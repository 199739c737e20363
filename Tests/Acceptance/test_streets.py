"""Streets that change with the hour of the week, from the map to the trip."""

import json

import osm_file
from travlendar import run

# A road of 6 km; its middle third is closed to cars on workdays from 7 to 9, and the way round is 4 km longer.
NODES = {1: (0, 0), 2: (0, 2), 3: (0, 4), 4: (0, 6), 5: (2, 2), 6: (2, 4)}
CLOSED = {"highway": "secondary", "name": "School Street", "motor_vehicle:conditional": "no @ (Mo-Fr 07:00-09:00; PH off)"}
OPEN = {"highway": "secondary"}


def point(north, east):
    return 45 + north / 111.195, 9 + east / 78.627


def test_a_street_is_closed_in_its_hours(tmp_path):
    osm, network = tmp_path / "town.osm.pbf", tmp_path / "town"
    nodes = {number: (*point(*place), {}) for number, place in NODES.items()}
    slow = OPEN | {"maxspeed:conditional": "30 @ wet"}
    osm_file.write(osm, nodes, {1: ([1, 2], OPEN), 2: ([2, 3], CLOSED), 3: ([3, 4], slow), 4: ([2, 5, 6, 3], OPEN)})
    said = run("network", "import", "--name", "town", "--osm", osm, "--time-zone", "Europe/Rome", "--output", network)
    assert "maxspeed:conditional=30 @ wet (pieces of street: 1)" in said.stdout + said.stderr, said

    def kilometres(means, time, kind="--depart-at"):
        doors = ["--from", "{:.6f},{:.6f}".format(*point(0, 0.2)), "--to", "{:.6f},{:.6f}".format(*point(0, 5.8))]
        answer = run("trip", "--network", network, *doors, "--means", means, kind, time, "--json").stdout
        return round(json.loads(answer)["options"][0]["legs"][0]["distance"] / 1000)

    # 12 November 2025 is a Wednesday; clocks in Rome are an hour ahead.
    assert kilometres("car", "2025-11-12T07:00:00Z") == 10
    assert kilometres("car", "2025-11-12T11:00:00Z") == 6
    assert kilometres("car", "2025-11-12T02:00:00Z") == 6
    assert kilometres("car", "2025-11-15T07:00:00Z") == 6
    assert kilometres("bicycle", "2025-11-12T07:00:00Z") == 6
    assert kilometres("car", "2025-11-12T07:30:00Z", "--arrive-by") == 10
