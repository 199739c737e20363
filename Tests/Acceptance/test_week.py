"""A week in L'Aquila, by typed places: python-caldav writes, vdirsyncer syncs both ways into a folder, khal lists it."""

import datetime
import pathlib
import re
import subprocess
import sys

import caldav
import pytest

from travlendar import PASSWORD, Server, ceil_minute, event, floor_minute, trip

HOME = (42.3540, 13.3910)
TOOLS = pathlib.Path(sys.executable).parent
BUFFER = datetime.timedelta(minutes=5)

# uid, day of October 2022, start, end, name, place as typed
WEEK = [
    ("w-mon", "03", "100000", "120000", "Analisi", "Biblioteca di Ingegneria"),
    ("w-tue", "04", "150000", "163000", "Partita", "Palazzetto dello Sport"),
    ("w-wed", "05", "093000", "110000", "Appuntamento", "Via Pasquale Colagrande 12, L'Aquila"),
    ("w-wed2", "05", "160000", "170000", "Spesa", "Centro Commerciale L'Aquilone"),
    ("w-thu", "06", "180000", "193000", "Nuoto", "Piscina Comunale Ondina Valla"),
    ("w-fri", "07", "110000", "114500", "Ufficio", "Rettorato Univaq"),
]


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("week"), laquila, "2022-10-03T04:00:00Z") as server:
        yield server


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("folder")


@pytest.fixture(scope="module")
def person(server):
    return server.account("anna", home=HOME)


def vdirsyncer(server, person, folder):
    config = folder / "config"
    if not config.exists():
        config.write_text(f"""
[general]
status_path = "{folder}/status/"
[pair all]
a = "server"
b = "folder"
collections = ["from a"]
conflict_resolution = "a wins"
metadata = ["displayname", "color"]
[storage server]
type = "caldav"
url = "{server.url}/"
username = "{person.name}"
password = "{PASSWORD}"
[storage folder]
type = "filesystem"
path = "{folder}/calendars/"
fileext = ".ics"
""")
        command(TOOLS / "vdirsyncer", "-c", config, "discover", input="y\n" * 20)
    command(TOOLS / "vdirsyncer", "-c", config, "sync")


def command(*arguments, **options):
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True, timeout=120, **options)
    assert done.returncode == 0, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def khal_list(folder):
    config = folder / "khal.conf"
    calendars = "\n".join(f"[[{p.name}]]\npath = {p}" for p in sorted((folder / "calendars").iterdir()) if p.is_dir())
    config.write_text(f"""
[calendars]
{calendars}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = Europe/Rome
default_timezone = Europe/Rome
[sqlite]
path = {folder}/khal.db
""")
    return command(TOOLS / "khal", "-c", config, "list", "2022-10-03", "8d", "--format", "{start-end-time-style} {title}")


def there(items, uid):
    return [item for item in items if item.is_way_there and uid in item.related]


def test_python_caldav_writes_the_week_and_every_event_gets_its_trip(server, person, laquila):
    with caldav.DAVClient(url=server.url + "/", username=person.name, password=PASSWORD) as client:
        calendars = client.principal().calendars()
        own = next(c for c in calendars if not str(c.url).endswith("/travel/"))
        for uid, day, start, end, name, place in WEEK:
            own.save_event(event(uid, f"202210{day}T{start}", f"202210{day}T{end}", name, location=place).decode())
        found = own.search(
            start=datetime.datetime(2022, 10, 3), end=datetime.datetime(2022, 10, 9), event=True, expand=False
        )
        assert len(found) == len(WEEK)

    items = person.wait_for(lambda items: all(there(items, entry[0]) for entry in WEEK), "a way to every event")
    assert not [i for i in items if i.is_warning], "a week that works has no warnings"
    for uid, day, start, _, name, _ in WEEK:
        block = there(items, uid)[0]
        begins = datetime.datetime.strptime(f"202210{day}{start}", "%Y%m%d%H%M%S") - datetime.timedelta(hours=2)
        begins = begins.replace(tzinfo=datetime.timezone.utc)
        assert block.end <= begins - BUFFER + datetime.timedelta(minutes=1), f"{name} begins {begins:%H:%M}: {block}"
        assert block.start < block.end
        assert re.findall(rb"TRIGGER:(\S+)", block.body) == [b"-PT10M", b"PT0S"]


def test_block_times_are_those_of_the_trip_command(server, person, laquila):
    wrong = []
    for item in person.settled():
        if not item.is_way_there:
            continue
        uid = item.related[0]
        entry = next(e for e in WEEK if e[0] == uid)
        begins = datetime.datetime.strptime(f"202210{entry[1]}{entry[2]}", "%Y%m%d%H%M%S") - datetime.timedelta(hours=2)
        target = begins - BUFFER
        origin, destination = item_ends(item)
        options = trip(laquila, origin, destination, arrive_by=f"{target:%Y-%m-%dT%H:%M:%SZ}")["options"]
        times = {
            tuple(int(datetime.datetime.fromisoformat(o[k].replace("Z", "+00:00")).timestamp()) for k in ("departure", "arrival"))
            for o in options
        }
        planned = (int(item.start.timestamp()), int(item.end.timestamp()))
        if planned not in {(floor_minute(d), ceil_minute(a)) for d, a in times}:
            wrong.append(f"{item}: not among {[(o['departure'], o['arrival']) for o in options]}")
    assert not wrong, "\n".join(wrong)


def item_ends(item):
    """Where a block starts and ends, from the trip that its STRUCTURED-DATA holds."""
    import json

    data = item.event["STRUCTURED-DATA"]
    data = data[0] if isinstance(data, list) else data
    trip_data = json.loads(str(data).replace("\\n", "\n").replace("\\,", ",").replace("\\;", ";").replace("\\\\", "\\"))
    ends = (trip_data["legs"][0]["from"], trip_data["legs"][-1]["to"])
    return [(end["coordinate"]["latitude"], end["coordinate"]["longitude"]) for end in ends]


def test_vdirsyncer_brings_it_into_a_folder_and_khal_lists_it(server, person, folder):
    vdirsyncer(server, person, folder)
    listing = khal_list(folder)
    for entry in WEEK:
        assert entry[4] in listing, f"{entry[4]} is missing in\n{listing}"
    leaves = [line for line in listing.splitlines() if "→" in line]
    assert len(leaves) >= len(WEEK), listing


def test_an_event_written_into_the_folder_gets_its_trip(server, person, folder):
    calendar = next(p for p in sorted((folder / "calendars").iterdir()) if p.is_dir() and p.name != "travel")
    body = event("w-sat", "20221008T100000", "20221008T110000", "Mercato", location="Parco del Sole")
    (calendar / "w-sat.ics").write_bytes(body)
    vdirsyncer(server, person, folder)
    person.wait_for(lambda items: there(items, "w-sat"), "a way to the event from the folder")
    vdirsyncer(server, person, folder)
    listing = khal_list(folder)
    assert "Mercato" in listing and "→ Parco del Sole" in listing, listing


def test_deleting_in_the_folder_takes_the_trip_away(server, person, folder):
    calendar = next(p for p in sorted((folder / "calendars").iterdir()) if p.is_dir() and p.name != "travel")
    (calendar / "w-sat.ics").unlink()
    vdirsyncer(server, person, folder)
    person.wait_for(lambda items: not any("w-sat" in i.related for i in items), "no item of the deleted event")
    vdirsyncer(server, person, folder)
    listing = khal_list(folder)
    assert "Mercato" not in listing and "Parco del Sole" not in listing, listing
