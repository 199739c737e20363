"""Other programs as engines: trips from MOTIS, places from Photon, both off by default; what they are told, and what happens when they fail."""

import datetime
import json
import re
import urllib.parse
import urllib.request

import pytest

from local_servers import Handler, LocalServer
from travlendar import Server, event, free_port, run

HOME = (42.3501234, 13.4009876)
OFFICE = (42.3700000, 13.4000000)


class Engine(LocalServer):
    """MOTIS and Photon on one port: a bus of ten minutes with a walk at either end, and one street."""

    def __init__(self):
        self.asked, self.agents, self.works = [], set(), True
        engine = self

        class Answers(Handler):
            def do_GET(self):
                address = urllib.parse.urlsplit(self.path)
                query = dict(urllib.parse.parse_qsl(address.query, keep_blank_values=True))
                engine.asked.append((address.path, query))
                engine.agents.add(self.headers.get("User-Agent"))
                answer = {"/api/v5/plan": plan, "/api": places}.get(address.path)
                body = json.dumps(answer(query)).encode() if engine.works and answer else b"out of order"
                self.answer(200 if engine.works else 500, body)

        super().__init__(Answers)

    def paths(self):
        return {path for path, _ in self.asked}


def plan(query):
    def place(text, name, stop=None, north=0.0):
        latitude, longitude = map(float, text.split(",")[:2])
        made = {"name": name, "lat": latitude + north, "lon": longitude, "level": 0}
        return made | ({"stopId": stop} if stop else {})

    if "TRANSIT" not in query["transitModes"]:
        return {"itineraries": [], "direct": []}
    time = datetime.datetime.fromisoformat(query["time"].replace("Z", "+00:00"))
    end = time - datetime.timedelta(minutes=4) if query["arriveBy"] == "true" else time + datetime.timedelta(minutes=20)
    origin, target = place(query["fromPlace"], "START"), place(query["toPlace"], "END")
    first, last = place(query["fromPlace"], "Fontana", "f", 0.001), place(query["toPlace"], "Ospedale", "o", -0.001)
    legs = []
    for mode, start, stop, before, minutes in [
        ("WALK", origin, first, 16, 3), ("BUS", first, last, 12, 10), ("WALK", last, target, 2, 2),
    ]:
        begin = end - datetime.timedelta(minutes=before)
        finish = begin + datetime.timedelta(minutes=minutes)
        leg = {"mode": mode, "from": start, "to": stop, "startTime": begin.isoformat(), "endTime": finish.isoformat()}
        leg |= {"distance": 111.0, "steps": []} if mode == "WALK" else {"displayName": "7X", "tripId": "t", "routeId": "r"}
        legs.append(leg)
    return {"itineraries": [{"transfers": 0, "legs": legs}], "direct": []}


def places(query):
    if not query["q"].startswith("Viale"):
        return {"type": "FeatureCollection", "features": []}
    about = {"name": "Viale dei Pini", "type": "street", "osm_key": "highway", "osm_value": "residential", "city": "L'Aquila"}
    point = {"type": "Point", "coordinates": [OFFICE[1], OFFICE[0]]}
    return {"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": point, "properties": about}]}


@pytest.fixture
def engine():
    engine = Engine()
    yield engine
    engine.shutdown()


def settings(engine, port=0):
    return (
        f'engines.trips = "motis={engine.url}"\nengines.places = "photon={engine.url}"\n'
        f'engines.contact = "ops@example.org"\nadmin.port = {port}\n'
    )


def metrics(server, port):
    token = (server.directory / "data" / "admin-token").read_text().strip()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/metrics", headers={"Authorization": f"Bearer {token}"})
    return urllib.request.urlopen(request, timeout=10).read().decode()


def test_blocks_by_an_engine_and_what_it_is_told(engine, tmp_path):
    port = free_port()
    clock = "2026-03-02T04:00:00Z,frozen"
    with Server(tmp_path, clock=clock, settings=settings(engine, port)) as server:
        person = server.account("rider", home=HOME)
        body = event("e", "20260303T090000", "20260303T100000", location="Viale dei Pini", summary="Dentist of Ana")
        assert person.put("e.ics", body)[0] == 201
        items = person.wait_for(lambda items: len([i for i in items if i.is_block]) == 2, "a way there and one back")
        there = next(item for item in items if item.is_way_there)
        # In time for 9:00 by the clock of Rome, with five minutes to spare: MOTIS's bus arrives four minutes earlier.
        assert there.start == datetime.datetime(2026, 3, 3, 7, 35, tzinfo=datetime.timezone.utc)
        assert there.end == datetime.datetime(2026, 3, 3, 7, 51, tzinfo=datetime.timezone.utc)
        assert "7X" in there.summary and "≈" not in there.summary
        assert "Worked out by motis." in there.description and "OpenStreetMap" in there.description

        # Doors and times, and nobody's name; Photon learns no home but its tenth of a degree.
        assert engine.paths() == {"/api/v5/plan", "/api"}
        assert engine.agents == {"Travlendar/1 (ops@example.org)"}
        told = json.dumps(engine.asked)
        assert "rider" not in told and "Dentist" not in told
        searches = [query for path, query in engine.asked if path == "/api"]
        assert searches == [{"q": "Viale dei Pini", "limit": "10", "lat": "42.4", "lon": "13.4"}]
        times = {query["time"] for path, query in engine.asked if path != "/api"}
        assert times == {"2026-03-03T07:55:00Z", "2026-03-03T09:00:00Z"}

        text = metrics(server, port)
        assert 'travlendar_engine_seconds_count{engine="motis",for="trips",outcome="answered"}' in text
        assert 'travlendar_engine_seconds_count{engine="photon",for="places",outcome="answered"} 1' in text

        done = server.cli("check")
        assert "ok   engine motis: answers in" in done.stdout and "engine photon: answers in" in done.stdout


def test_an_engine_that_fails_is_done_without(engine, tmp_path):
    port = free_port()
    engine.works = False
    with Server(tmp_path, clock="2026-03-02T04:00:00Z,frozen", settings=settings(engine, port)) as server:
        person = server.account("patient", home=HOME)
        # With a name: nobody need be asked what is near it.
        assert person.put("e.ics", event("e", "20260303T090000", "20260303T100000", location="Studio 4", geo=OFFICE))[0] == 201
        items = person.wait_for(lambda items: len([i for i in items if i.is_block]) == 2, "estimates")
        for item in items:
            assert "≈" in item.summary and "motis gave no answer" in item.description
        log = server.log.read_text()
        assert log.count("an engine fails") == 1 and "it answered 500" in log
        for secret in ("42.35", "42.37", "13.40"):
            assert secret not in log, "no place is in the log"
        text = metrics(server, port)
        # Both ways were asked at once; from then on it is left alone.
        count = int(re.search(r'travlendar_engine_errors_total{engine="motis",for="trips",reason="refused"} (\d+)', text).group(1))
        assert 1 <= count <= 2 and len(engine.asked) == count
        done = server.cli("check", check=False)
        assert done.returncode == 2 and "BAD  engine motis: it answered 500" in done.stdout


def test_no_engine_is_asked_unless_one_is_switched_on(engine, tmp_path):
    with Server(tmp_path, clock="2026-03-02T04:00:00Z,frozen") as server:
        person = server.account("alone", home=HOME)
        assert person.put("e.ics", event("e", "20260303T090000", "20260303T100000", location="Viale dei Pini"))[0] == 201
        assert person.put("f.ics", event("f", "20260304T090000", "20260304T100000", geo=OFFICE))[0] == 201
        person.wait_for(lambda items: len([i for i in items if i.is_block]) == 2, "estimates")
    assert engine.asked == []


@pytest.mark.parametrize(
    "line, said",
    [
        ('engines.trips = "motis=http://motis.example.org"', "engines.plainHttp"),
        ('engines.trips = "photon=https://photon.example.org"', "opentripplanner or motis"),
        ('engines.streets = ["taxi osrm=https://osrm.example.org"]', "foot, bicycle, car"),
        ('engines.places = "photon=https://ana:secret@photon.example.org"', "without user"),
    ],
)
def test_settings_that_cannot_be_are_told(tmp_path, line, said):
    server = Server(tmp_path, settings=line + "\n")
    done = server.cli("check", check=False)
    assert done.returncode != 0 and said in done.stderr


def test_the_command_line_shows_an_engine_beside_ours(engine):
    arguments = ["trip", "--from", "%f,%f" % HOME, "--to", "%f,%f" % OFFICE, "--arrive-by", "2026-03-03T09:00:00+01:00"]
    arguments += ["--engine", f"motis={engine.url}"]
    shown = run(*arguments).stdout
    assert "motis, after " in shown and "bus 7X" in shown and "estimate" in shown
    answer = json.loads(run(*arguments, "--json").stdout)
    assert [told["engine"] for told in answer["engines"]] == ["motis"]
    bus = answer["engines"][0]["options"][0]
    assert bus["engine"] == "motis" and bus["arrival"] == "2026-03-03T07:56:00Z"
    engine.works = False
    shown = run(*arguments).stdout
    assert "it answered 500" in shown and "1." in shown
