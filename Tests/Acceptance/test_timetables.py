"""What small feeds promise and what trips make of it: headways with and without times, vehicles that only say where they are."""

import json
import zipfile

import pytest

from test_realtime import field
from travlendar import Server, event, run

HEADER = "trip_id,stop_id,stop_sequence,arrival_time,departure_time\n"
ENDS = ("41.2000,-8.6000", "41.3000,-8.6000")


def network(root, trips, stop_times, **tables):
    """Stops S0 to S20 on a line to the north, 1.1 km apart; one route; every day of 2026."""
    files = {
        "agency": "agency_id,agency_name,agency_url,agency_timezone\na,A,http://a.example,UTC\n",
        "stops": "stop_id,stop_name,stop_lat,stop_lon\n"
        + "".join(f"S{i},Stop {i},{41.2 + i / 100:.4f},-8.6\n" for i in range(21)),
        "routes": "route_id,agency_id,route_short_name,route_type\nr,a,R,3\n",
        "calendar": "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
        "c,1,1,1,1,1,1,1,20260101,20261231\n",
        "trips": trips,
        "stop_times": HEADER + stop_times,
        **tables,
    }
    with zipfile.ZipFile(root / "feed.zip", "w") as archive:
        for name, text in files.items():
            archive.writestr(name + ".txt", text)
    output = str(root / "network")
    assert run("network", "import", "--name", "town", "--gtfs", f"town={root / 'feed.zip'}", "--output", output).returncode == 0
    return output


def test_a_timetable_that_has_ended_is_told_though_another_goes_on(tmp_path):
    feeds = []
    for name, last in [("buses", "20991231"), ("metro", "20200131")]:
        (tmp_path / name).mkdir()
        calendar = "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
        network(
            tmp_path / name, "route_id,service_id,trip_id\nr,c,t\n", "t,S0,1,08:00:00,08:00:00\nt,S10,2,08:30:00,08:30:00\n",
            calendar=calendar + f"c,1,1,1,1,1,1,1,20200101,{last}\n",
        )
        feeds += ["--gtfs", f"{name}={tmp_path / name / 'feed.zip'}"]
    run("network", "import", "--name", "town", *feeds, "--output", tmp_path / "town")
    with Server(tmp_path / "server", network=tmp_path / "town") as server:
        answer = server.cli("check", check=False)
        assert answer.returncode != 0
        assert "the timetable metro has ended on 2020-01-31" in answer.stdout
        assert "buses" not in answer.stdout
        assert "the timetable metro has ended on 2020-01-31" in server.log.read_text()


def test_on_the_day_after_a_timetable_ends_a_block_says_so(laquila, tmp_path):
    """AMA's timetable is good until 31 October 2022: on 1 November a bus is an estimate, and no walk of an hour."""
    with Server(tmp_path, laquila, "2022-10-30T04:00:00Z,frozen") as server:
        person = server.account("rider", home=(42.3540, 13.3910))
        for day in ("31", "1101"):
            day = "202210" + day if len(day) == 2 else "2022" + day
            assert person.put(day + ".ics", event(day, day + "T110000", day + "T120000", geo=(42.3676, 13.3500)))[0] == 201
        way = lambda items, day: next((i for i in items if i.is_way_there and day in i.related), None)
        items = person.wait_for(lambda items: way(items, "20221031") and way(items, "20221101"), "ways there on both days")
        assert "timetable ends" not in way(items, "20221031").description
        after = way(items, "20221101")
        assert "The timetable ends on 31 Oct: what runs after that day is not known yet." in after.description
        assert "estimate" in after.description and "≈" in after.summary


@pytest.mark.parametrize("wish", [("--max-walking", "nan"), ("--max-walking", "0"), ("--walking-speed", "1000"), ("--max-transfers", "-1")])
def test_wishes_that_mean_nothing_are_refused(tmp_path, wish):
    answer = run(
        "trip", "--from", ENDS[0], "--to", ENDS[1], "--depart-at", "2026-03-04T07:30:00Z", f"{wish[0]}={wish[1]}", check=False
    )
    assert answer.returncode == 64 and wish[0] in answer.stderr


def ride(directory, *arguments):
    """The first option that rides, and its ride."""
    answer = run("trip", "--network", directory, "--from", ENDS[0], "--to", ENDS[1], "--means", "foot,transit", *arguments, "--json")
    options = [o for o in json.loads(answer.stdout)["options"] if any(leg["means"] == "bus" for leg in o["legs"])]
    return options[0], [leg for leg in options[0]["legs"] if leg["means"] == "bus"]


@pytest.mark.parametrize("exact", ["0", "1"])
def test_a_headway_without_times_is_waited_for(tmp_path, exact):
    """Every ten minutes from 8:00 to 10:00, half an hour's ride: only exact times can be planned to the minute."""
    directory = network(
        tmp_path, "route_id,service_id,trip_id\nr,c,t\n", "t,S0,1,00:00:00,00:00:00\nt,S10,2,00:30:00,00:30:00\n",
        frequencies=f"trip_id,start_time,end_time,headway_secs,exact_times\nt,08:00:00,10:00:00,600,{exact}\n",
    )
    wish = ["--arrive-by", "2026-03-04T09:05:00Z"]
    _, (leg,) = ride(directory, *wish)
    at = lambda text: (int(text[11:13]), int(text[14:16]))
    if exact == "1":
        assert at(leg["departure"]) == (8, 30) and at(leg["arrival"]) == (9, 0) and "headwaySeconds" not in leg
    else:
        # A bus that has just left at 8:20 is followed by one at 8:30, which is there at 9:00.
        assert at(leg["departure"]) == (8, 20) and at(leg["arrival"]) == (9, 0) and leg["headwaySeconds"] == 600
    text = run("trip", "--network", directory, "--from", ENDS[0], "--to", ENDS[1], "--means", "foot,transit", *wish).stdout
    assert ("every 10 min" in text) == (exact == "0")


def test_a_vehicle_that_stands_is_late_without_an_update(tmp_path):
    """A position alone (GTFS-Realtime VehiclePosition): at 8:05 the bus of 8:00 stands at its first stop."""
    directory = network(
        tmp_path, "route_id,service_id,trip_id\nr,c,t\n", "t,S0,1,08:00:00,08:00:00\nt,S10,2,08:30:00,08:30:00\n"
    )
    seen = 1772611500  # 2026-03-04T08:05:00Z
    descriptor = field(1, b"t") + field(3, b"20260304")
    vehicle = field(1, descriptor) + field(3, 1) + field(4, 1) + field(5, seen)
    header = field(1, b"2.0") + field(3, seen)
    (tmp_path / "positions.pb").write_bytes(field(1, header) + field(2, field(1, b"v") + field(4, vehicle)))
    wish = ["--depart-at", "2026-03-04T07:30:00Z"]
    _, (planned,) = ride(directory, *wish)
    _, (seen_late,) = ride(directory, *wish, "--realtime", str(tmp_path / "positions.pb"))
    assert [leg["departure"][11:16] for leg in (planned, seen_late)] == ["08:00", "08:05"]
    assert [leg["arrival"][11:16] for leg in (planned, seen_late)] == ["08:30", "08:35"]


SHAPE_TRIPS = "route_id,service_id,trip_id,shape_id,trip_headsign\nr,c,t,s,Mare\n"
SHAPE_TIMES = "t,S0,1,08:00:00,08:00:00\nt,S10,2,08:30:00,08:30:00\n"


def test_a_ride_is_as_long_as_its_shape(tmp_path):
    """11.1 km as the crow flies, and 8.4 km more by the east (0.05 degrees of longitude, there and back)."""
    points = [(41.2, -8.6), (41.2, -8.55), (41.3, -8.55), (41.3, -8.6)]
    rows = "".join(f"s,{lat},{lon},{i}\n" for i, (lat, lon) in enumerate(points))
    directory = network(
        tmp_path, SHAPE_TRIPS, SHAPE_TIMES, shapes="shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\n" + rows
    )
    wish = ["--depart-at", "2026-03-04T07:30:00Z"]
    option, (leg,) = ride(directory, *wish)
    assert abs(leg["distance"] - 19_480) < 100
    # The person's limit means the same metres.
    limited = run("trip", "--network", directory, "--from", ENDS[0], "--to", ENDS[1], "--means", "foot,transit", *wish,
                  "--distance", "transit=-15000", "--json")
    assert not any(leg["means"] == "bus" for o in json.loads(limited.stdout)["options"] for leg in o["legs"])
    assert any(leg["means"] == "bus" for leg in ride(directory, *wish, "--distance", "transit=-20000")[0]["legs"])


def test_names_in_the_language_of_who_asks(tmp_path):
    directory = network(
        tmp_path, SHAPE_TRIPS, SHAPE_TIMES,
        translations="table_name,field_name,language,translation,record_id,field_value\n"
        "stops,stop_name,de,Halt Null,S0,\nstops,stop_name,de-CH,Haltestelle Zehn,,Stop 10\n"
        "trips,trip_headsign,de,Meer,,Mare\nroutes,route_short_name,fr,Ligne R,r,\n",
    )
    wish = ["--depart-at", "2026-03-04T07:30:00Z"]
    told = lambda *arguments: [
        (leg["from"]["name"], leg["to"]["name"], leg["headsign"], leg["line"]["name"]) for leg in ride(directory, *wish, *arguments)[1]
    ]
    assert told() == [("Stop 0", "Stop 10", "Mare", "R")]
    assert told("--language", "de") == [("Halt Null", "Haltestelle Zehn", "Meer", "R")]
    assert told("--language", "fr-CA") == [("Stop 0", "Stop 10", "Mare", "Ligne R")]
    assert told("--language", "en") == told()


def test_a_trip_by_a_network_without_streets_has_its_fares(tmp_path):
    """A railway alone is joined to whatever lies at its ends: the ticket is the feed's, and a pass of the feed counts."""
    directory = network(
        tmp_path, SHAPE_TRIPS, "".join(f"t,S{i},{i},08:{i // 2:02}:00,08:{i // 2:02}:00\n" for i in (0, 10, 20)),
        fare_attributes="fare_id,price,currency_type,payment_method,transfers\nday,3.30,EUR,0,\n",
    )
    wish = ["--depart-at", "2026-03-04T07:30:00Z"]
    option, _ = ride(directory, *wish)
    assert option["cost"] == {"currency": "EUR", "minorUnits": 330} and [t["id"] for t in option["tickets"]] == ["town:day"]
    held, _ = ride(directory, *wish, "--pass", "town")
    assert held["cost"]["minorUnits"] == 0 and held["tickets"][0]["pass"] == "town"
    # 2.2 km south of the first stop: nobody walks there for the bus at eight who leaves at 7:35, and a car gets there.
    late = ["--from", "41.1800,-8.6000", "--to", "41.4000,-8.6000", "--depart-at", "2026-03-04T07:35:00Z", "--means", "foot,transit,car", "--json"]
    options = json.loads(run("trip", "--network", directory, *late).stdout)["options"]
    parked = [o for o in options if [leg["means"] for leg in o["legs"]][:2] == ["car", "bus"]]
    assert parked and parked[0]["cost"]["minorUnits"] > 330
