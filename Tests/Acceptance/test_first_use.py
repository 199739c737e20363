"""What a person meets in the first days: planning switched off and on again, calendars that are planned, addresses, mistakes."""

import json
import re
import socket
import subprocess
import time

import pytest

import osm_file
import travlendar
from travlendar import Server, event, run

MARCONI = "42.3498,13.3995"
BUSY = "urn:ietf:params:xml:ns:caldav"


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("first-use"), laquila, clock="2022-10-03T04:00:00Z") as server:
        yield server


@pytest.fixture
def ana(server, request):
    return server.account(re.sub(r"[^a-z]", "", request.node.name)[:20], home=(42.3498, 13.3995))


def lunch(ana):
    """An event with a place, and its block."""
    body = event("lunch@x", "20221004T120000", "20221004T130000", "Lunch", geo=(42.3677, 13.3520))
    assert ana.put("lunch.ics", body)[0] == 201
    return ana.wait_for(lambda items: any(item.is_way_there for item in items), "a way to lunch")


def setup(ana):
    status, _, page = ana.request("GET", "/setup", headers={"Accept-Language": "en"})
    assert status == 200
    return page.decode()


def proppatch(ana, path, properties):
    body = f'<propertyupdate xmlns="DAV:" xmlns:C="{BUSY}"><set><prop>{properties}</prop></set></propertyupdate>'
    return ana.request("PROPPATCH", path, body, {"Content-Type": "application/xml"})


def test_a_deleted_travel_calendar_is_told_and_comes_back(server, ana):
    block = next(item for item in lunch(ana) if item.is_way_there)
    # The first words of a narrow column: when, and by what.
    assert re.match(r"\d\d:\d\d (walk|bus|car|bicycle|taxi|transit)", block.summary), block.summary
    names = '<displayname>Ways</displayname><A:calendar-color xmlns:A="http://apple.com/ns/ical/">#123456</A:calendar-color>'
    assert proppatch(ana, ana.travel, names)[0] == 207
    assert ana.request("DELETE", ana.travel)[0] == 204
    note = ana.get(ana.home + "calendar/travlendar-planning-off.ics")[1].decode()
    assert "SUMMARY:⚠ No more trips" in note and "TRANSP:TRANSPARENT" in note
    page = setup(ana)
    assert "Your trips are not planned." in page and 'action="/setup/planning"' in page
    assert f"{ana.name}: no trips are planned" in server.cli("check", check=False).stdout
    foreign = ana.request("POST", "/setup/planning", "", {"Origin": "https://other.example"})
    assert foreign[0] == 403 and ana.request("PROPFIND", ana.travel, "", {"Depth": "0"})[0] == 404
    status, headers, _ = ana.request("POST", "/setup/planning", "", {"Origin": server.url})
    assert (status, headers["location"]) == (303, "/setup")
    ana.wait_for(lambda items: any(item.is_way_there for item in items), "the way to lunch again")
    asked = '<propfind xmlns="DAV:"><prop><displayname/><calendar-color xmlns="http://apple.com/ns/ical/"/></prop></propfind>'
    look = ana.request("PROPFIND", ana.travel, asked, {"Depth": "0", "Content-Type": "application/xml"})[2].decode()
    assert ">Ways<" in look and "#123456" in look
    assert ana.get(ana.home + "calendar/travlendar-planning-off.ics")[0] is None
    assert "Your trips are not planned." not in setup(ana)


def test_the_api_switches_planning(server, ana):
    password = server.cli("user", "app-password", ana.name, "--label", "test").stdout.strip()
    program = travlendar.Account(server, ana.name, password)

    def state():
        return json.loads(program.request("GET", "/api/v1/me/planning")[2])

    assert state()["isOn"] is True
    assert program.request("PUT", "/api/v1/me/planning", '{"isOn":false}', {"Content-Type": "application/json"})[0] == 204
    assert state()["isOn"] is False
    # By hand: MKCALENDAR at the address.
    assert ana.request("MKCALENDAR", ana.travel)[0] == 201
    assert {c["name"]: c["role"] for c in state()["calendars"]} == {"calendar": "planned", "travel": "trips"}
    assert {c["displayName"] for c in state()["calendars"]} == {"Calendar", "Travel"}


def test_an_empty_set_of_busy_calendars_erases_nothing(ana):
    blocks = [item.summary for item in lunch(ana)]
    status, _, answer = proppatch(ana, ana.home + "inbox/", "<C:calendar-free-busy-set/>")
    assert status == 207 and b"200 OK" in answer
    assert [item.summary for item in ana.settled()] == blocks
    assert "<dd>Planned: trips lead to its events.</dd>" in setup(ana)
    assert proppatch(ana, ana.home + "calendar/", "<C:schedule-calendar-transp><C:transparent/></C:schedule-calendar-transp>")[0] == 207
    ana.wait_for(lambda items: not items, "no trips to a calendar that is not busy")
    assert "Not planned: an app set that this calendar does not make you busy." in setup(ana)


def test_rooms_without_a_place_ring_no_alarm(ana):
    for number, room in enumerate(["Room 4", "Aula 2.1", "Meeting room Everest"]):
        day = f"2022100{number + 4}"
        assert ana.put(f"room{number}.ics", event(f"room{number}@x", f"{day}T100000", f"{day}T110000", "Lecture", room))[0] == 201
    items = ana.wait_for(lambda items: len(items) == 1, "one note for all rooms")
    assert items[0].summary == 'No trips to rooms without a place, such as "Room 4"'
    assert b"BEGIN:VALARM" not in items[0].body
    assert len(ana.settled()) == 1


def test_a_short_ride_has_its_way_home(ana):
    # By bicycle 197 s there and 155 s back: less than 3 minutes make no block, but of a pair neither goes missing.
    body = event("near@x", "20221005T120000", "20221005T130000", "Coffee", geo=(42.3461, 13.3974), extra=["DESCRIPTION:#bike"])
    assert ana.put("near.ics", body)[0] == 201
    blocks = ana.wait_for(lambda items: len([item for item in items if item.is_block]) == 2, "a way there and a way home")
    assert [item.is_way_there for item in blocks] == [True, False]
    assert blocks[1].summary.endswith("bicycle → Home (3 min)")


def test_a_map_without_timetables_has_the_zone_of_its_country(tmp_path):
    # Milan: Zurich is the nearest principal place of a zone.
    nodes = {1: (45.4642, 9.19, {}), 2: (45.4652, 9.19, {}), 3: (45.4643, 9.1901, {"addr:country": "IT", "shop": "bakery"})}
    osm = tmp_path / "milano.osm.pbf"
    osm_file.write(osm, nodes, {1: ([1, 2], {"highway": "residential", "name": "Via Torino"})})
    done = run("network", "import", "--name", "milano", "--osm", osm, "--output", tmp_path / "milano")
    assert "Europe/Rome is assumed, the nearest zone of IT, the country that the map names" in done.stderr
    assert json.loads((tmp_path / "milano/manifest.json").read_text())["timeZone"] == "Europe/Rome"


def test_places_are_set_by_address(server, ana):
    found = server.cli("user", "place", "set", ana.name, "Office", "Via Strinella 2, L'Aquila")
    assert "Office of" in found.stdout and "Warning" not in found.stderr
    assert re.search(r"Office\t42\.3\d+,13\.\d+\t.*Strinella", server.cli("user", "place", "list", ana.name).stdout)
    nowhere = server.cli("user", "place", "set", ana.name, "Gym", "Nosuchstreet 99, L'Aquila", check=False)
    assert nowhere.returncode == 1 and "is not found in the networks" in nowhere.stderr
    several = server.cli("user", "place", "set", ana.name, "Gym", "Farmacia", check=False)
    assert several.returncode == 1 and "Farmacia Comunale, Via Strinella, L'Aquila (pharmacy)" in several.stderr
    assert "may be several places" in several.stderr and "Gym" not in server.cli("user", "place", "list", ana.name).stdout
    far = server.cli("user", "place", "set", ana.name, "Cottage", "45.0,7.0")
    assert "Warning: No network covers this place" in far.stderr


def test_the_demo_finds_a_taken_port_before_it_makes_its_town(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("demo", "--plain", "--port", str(port), "--data", tmp_path / "demo", check=False)
    assert done.returncode != 0 and f"Port {port}" in done.stderr and "in use" in done.stderr
    assert "Making the town" not in done.stderr and not (tmp_path / "demo/networks").exists()


def test_the_demo_prints_a_trip_as_a_person_reads_it(tmp_path):
    arguments = [str(travlendar.BINARY), "demo", "--plain", "--port", str(travlendar.free_port()), "--data", str(tmp_path / "demo")]
    log = tmp_path / "log"
    with open(log, "wb") as output, subprocess.Popen(arguments, stdout=output, stderr=output) as process:
        try:
            for _ in range(3000):
                if b"Press Control-C" in log.read_bytes():
                    break
                assert process.poll() is None, log.read_text()
                time.sleep(0.1)
        finally:
            process.terminate()
    told = log.read_text().partition("The first trip, on ")[2]
    title, *legs = [line.strip() for line in told.partition("The certificate")[0].splitlines()[1:] if line.strip()]
    # When, by what, where to; then the legs with their times; nothing as the wire has it.
    assert re.match(r"\d\d:\d\d .+ → .+ \(", title), title
    assert sum(bool(re.search(r"\d\d:\d\d", leg)) for leg in legs) >= 1, legs
    assert not re.search(r"BEGIN:|<\?xml|D:href", told)


def test_make_install_names_the_place_where_it_installs(tmp_path):
    arguments = [f"BINARY={travlendar.BINARY}", "PREFIX=/usr", f"DESTDIR={tmp_path}"]
    subprocess.run(["make", "install", *arguments], cwd=travlendar.ROOT, check=True, capture_output=True)
    unit = (tmp_path / "etc/systemd/system/travlendar.service").read_text()
    assert "ExecStart=/usr/bin/travlendar " in unit and "/usr/local" not in unit
    binary = tmp_path / "usr/bin/travlendar"
    assert b".debug_info" not in binary.read_bytes() and binary.stat().st_mode & 0o111
    assert (tmp_path / "etc/travlendar/travlendar.conf").is_file()


def test_plain_http_on_the_port_of_https(tmp_path):
    port = travlendar.free_port()
    config = tmp_path / "t.conf"
    config.write_text(f'data.directory = "{tmp_path / "data"}"\nserver.host = "127.0.0.1"\nserver.port = {port}\n')
    log = tmp_path / "log"
    with open(log, "wb") as output, subprocess.Popen(
        [str(travlendar.BINARY), "serve", "--config", str(config)], stdout=output, stderr=output
    ) as process:
        try:
            for _ in range(600):
                if b"ready" in log.read_bytes():
                    break
                assert process.poll() is None, log.read_text()
                try:
                    process.wait(0.1)
                except subprocess.TimeoutExpired:
                    pass
            with socket.create_connection(("127.0.0.1", port), timeout=30) as plain:
                plain.sendall(b"PROPFIND / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")
                answer = b""
                while part := plain.recv(4096):
                    answer += part
            assert answer.startswith(b"HTTP/1.1 400 Bad Request\r\n") and b"This port speaks HTTPS" in answer
        finally:
            process.terminate()


@pytest.mark.parametrize(
    "arguments, advice",
    [("serv", "`travlendar serve`"), ("user plase", "`travlendar user place`"), ("serve --confg x", "'--config'")],
)
def test_mistyped_commands_get_a_suggestion(arguments, advice):
    done = run(*arguments.split(), check=False)
    assert done.returncode == 64 and f"Did you mean {advice}?" in done.stderr
