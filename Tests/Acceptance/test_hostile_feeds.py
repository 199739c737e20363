"""Feeds made to do harm: an import ends with a sentence, in bounded time and memory, and the network that stands is not touched."""

import struct
import subprocess
import sys
import time
import zipfile
import zlib

import pytest

from travlendar import BINARY, run

MEMORY_KB = 300_000
SECONDS = 60

STOPS = "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n"
GOOD = {
    "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\na,A,http://a.example,Europe/Lisbon\n",
    "stops.txt": STOPS + "s1,One,41.15,-8.61,,\ns2,Two,41.16,-8.62,,\ns3,Three,41.17,-8.63,,\n",
    "routes.txt": "route_id,agency_id,route_short_name,route_type\nr,a,R,3\n",
    "calendar.txt": "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
    "c,1,1,1,1,1,1,1,20250101,20271231\n",
    "trips.txt": "route_id,service_id,trip_id\nr,c,t\n",
    "stop_times.txt": "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
    "t,08:00:00,08:00:00,s1,1\nt,08:10:00,08:10:00,s2,2\nt,08:20:00,08:20:00,s3,3\n",
}


def feed(path, **changes):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in {**GOOD, **{key + ".txt": value for key, value in changes.items()}}.items():
            archive.writestr(name, text)
    return path


def archive_of(path, packed, claimed, checksum):
    """A zip in which stops.txt is these packed bytes and claims that size; the other tables are good."""
    members, body = [], b""
    for name, text in GOOD.items():
        raw = text.encode()
        members.append((name, 0, raw, len(raw), zlib.crc32(raw)) if name != "stops.txt" else (name, 8, packed, claimed, checksum))
    directory = b""
    for name, method, data, size, crc in members:
        wide = size > 0xFFFFFFFE
        extra = struct.pack("<HHQ", 1, 8, size) if wide else b""
        short = 0xFFFFFFFF if wide else size
        directory += struct.pack(
            "<IHHHHHHIIIHHHHHII", 0x02014B50, 45, 45, 0, method, 0, 0, crc, len(data), short, len(name), len(extra), 0, 0, 0, 0, len(body)
        ) + name.encode() + extra
        body += struct.pack("<IHHHHHIIIHH", 0x04034B50, 45, 0, method, 0, 0, crc, len(data), short, len(name), 0) + name.encode() + data
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, len(members), len(members), len(directory), len(body), 0)
    path.write_bytes(body + directory + end)
    return path


def endless_stops(megabytes):
    """Packed rows of stops, their size and checksum."""
    packer = zlib.compressobj(1, zlib.DEFLATED, -15)
    row = b"s,Stop,41.15,-8.61,,\n"
    chunk = row * (1_000_000 // len(row))
    packed, size, checksum = [packer.compress(STOPS.encode())], len(STOPS), zlib.crc32(STOPS.encode())
    for _ in range(megabytes):
        packed.append(packer.compress(chunk))
        size += len(chunk)
        checksum = zlib.crc32(chunk, checksum)
    return b"".join(packed) + packer.flush(), size, checksum


def blob(kind, message, claims=None, packed=None):
    """A piece of a PBF file: header length, header, body. `claims`: what it says the body has unpacked."""
    def field(number, wire, value):
        return varint(number << 3 | wire) + (varint(value) if wire == 0 else varint(len(value)) + value)

    body = field(1, 2, message) if claims is None else field(2, 0, claims) + field(3, 2, packed)
    header = field(1, 2, kind) + field(3, 0, len(body))
    return struct.pack(">I", len(header)) + header + body


def varint(value):
    out = b""
    while value > 0x7F:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


HEADER = blob(b"OSMHeader", b"\x22\x0eOsmSchema-V0.6\x22\x0aDenseNodes")


@pytest.fixture(scope="module")
def standing(tmp_path_factory):
    path = tmp_path_factory.mktemp("hostile") / "town"
    run("network", "import", "--name", "town", "--gtfs", f"a={feed(path.parent / 'good.zip')}", "--output", path)
    return path


# A process begins with the peak of the one that forked it, which is pytest's own: a small one forks it instead.
MEASURED = """
import os, subprocess, sys
process = subprocess.Popen(sys.argv[2:], stdout=sys.stderr)
_, status, usage = os.wait4(process.pid, 0)
open(sys.argv[1], "w").write(f"{os.waitstatus_to_exitcode(status)} {usage.ru_maxrss}")
"""


def measured(log, *arguments):
    """Runs the binary with its output in a file; its exit status and the most memory that it took, in kB."""
    figures = log.parent / "figures"
    with open(log, "w") as output:
        subprocess.run([sys.executable, "-c", MEASURED, figures, BINARY, *map(str, arguments)], stderr=output, check=True)
    status, memory = figures.read_text().split()
    return int(status), int(memory)


def attempt(network, *sources):
    """Imports over a standing network; how it ended, what it said, and the most memory that it took."""
    before = {p.name: p.read_bytes() for p in network.iterdir()}
    start = time.monotonic()
    log = network.parent / "log"
    status, memory = measured(log, "network", "import", "--name", "town", *sources, "--output", network)
    said = log.read_text()
    assert status >= 0, f"ended by signal {-status}\n{said}"
    assert "Fatal error" not in said and said.strip(), said
    assert memory < MEMORY_KB, f"{memory} kB\n{said}"
    assert time.monotonic() - start < SECONDS
    if status != 0:
        assert {p.name: p.read_bytes() for p in network.iterdir()} == before
        run("network", "info", network, "--verify")
    return status, said


@pytest.mark.parametrize("lie", ["none", "small", "enormous"])
def test_stops_without_end(standing, tmp_path, lie):
    packed, size, checksum = endless_stops(600)
    claimed = {"none": size, "small": 10_000, "enormous": 1 << 40}[lie]
    code, said = attempt(standing, "--gtfs", f"a={archive_of(tmp_path / 'bomb.zip', packed, claimed, checksum)}")
    assert code != 0 and ("stops.txt" in said or "unpacked" in said)


NOT_A_PLACE = ["NaN", "inf", "1e400", "-nan", "91", ""]


@pytest.mark.parametrize("latitude", NOT_A_PLACE)
def test_coordinates_that_are_none(standing, tmp_path, latitude):
    stops = STOPS + f"s1,One,{latitude},-8.61,,\ns2,Two,41.16,-8.62,,\ns3,Three,41.17,-8.63,,\n"
    _, said = attempt(standing, "--gtfs", f"a={feed(tmp_path / 'f.zip', stops=stops)}")
    assert "stop_lat" in said


def test_times_that_run_backwards(standing, tmp_path):
    times = GOOD["stop_times.txt"].replace("08:20:00,08:20:00", "07:00:00,06:00:00")
    code, said = attempt(standing, "--gtfs", f"a={feed(tmp_path / 'f.zip', stop_times=times)}")
    assert code != 0 and "go backwards" in said


def test_stations_that_are_their_own_grandparents(standing, tmp_path):
    ring = "".join(f"p{n},P,41.1,-8.6,{n % 5},p{(n + 1) % 500}\n" for n in range(500))
    stops = GOOD["stops.txt"].replace("-8.61,,", "-8.61,,p0") + ring
    _, said = attempt(standing, "--gtfs", f"a={feed(tmp_path / 'f.zip', stops=stops)}")
    assert "parent_station" in said


MAPS = {
    "a header of 4 GB": b"\xff\xff\xff\xff" + b"\0" * 100,
    "a body of 10^9 bytes that is not there": HEADER + struct.pack(">I", 17) + b"\x0a\x07OSMData\x18" + varint(10**9) + b"\0" * 100,
    "a bomb": HEADER + blob(b"OSMData", b"", claims=1 << 31, packed=zlib.compress(b"\0" * (64 << 20))),
    "a bomb that claims little": HEADER + blob(b"OSMData", b"", claims=1000, packed=zlib.compress(b"\0" * (64 << 20))),
    "groups within groups": HEADER + blob(b"OSMData", b"\x12\x80\x80\x80\x80\x08" * 1000),
    "10^9 nodes that are not there": HEADER + blob(b"OSMData", b"\x0a\x02\x0a\x00" + b"\x12\x0c\x12\x0a\x0a\x80\x94\xeb\xdc\x03" + b"\x01" * 4),
    "nothing": b"",
}


@pytest.mark.parametrize("what", MAPS)
def test_maps_that_lie(standing, tmp_path, what):
    path = tmp_path / "map.osm.pbf"
    path.write_bytes(MAPS[what])
    code, said = attempt(standing, "--osm", path)
    assert code != 0 and "map.osm.pbf" in said


def message(number, *parts):
    return varint(number << 3 | 2) + varint(len(b"".join(parts))) + b"".join(parts)


RT = message(1, message(1, b"2.0"))
REALTIME = {
    "a length of 2^63": RT + b"\x12" + b"\xff" * 8 + b"\x7f",
    "a number without end": RT + b"\x12" + b"\xff" * 1_000_000,
    "entities without end": RT + b"\x12\x00" * 3_000_000,
    "a trip of 10^7 stop times": RT + message(2, message(1, b"e"), message(3, b"\x12\x00" * 10_000_000)),
    "4 * 10^6 stop times of many trips": RT + message(2, message(1, b"e"), message(3, b"\x12\x00" * 50_000)) * 80,
    "an alert for 10^7 stops": RT + message(2, message(1, b"e"), message(5, b"\x2a\x00" * 10_000_000)),
    "an alert in 10^7 languages": RT + message(2, message(1, b"e"), message(5, message(10, b"\x0a\x00" * 10_000_000))),
    "half a message": (RT + message(2, message(1, b"e"), message(3, b"\x12\x00" * 100)))[:-50],
    "bytes of another kind": b"PK\x03\x04" + b"\0" * 1_000_000,
}


def nested(depth):
    """Messages within messages, in a field that no reader knows, and in one that it does."""
    for number in (999, 3):
        inner = b""
        for _ in range(depth):
            inner = message(number, inner)
        yield inner


@pytest.mark.parametrize("what", [*REALTIME, "messages within messages"])
def test_realtime_that_lies(standing, tmp_path, what):
    path = tmp_path / "live.pb"
    path.write_bytes(REALTIME.get(what) or RT + b"".join(message(2, message(1, b"e"), inner) for inner in nested(3_000)))
    start = time.monotonic()
    status, memory = measured(
        tmp_path / "log", "trip", "--network", standing, "--from", "41.15,-8.61", "--to", "41.17,-8.63",
        "--depart-at", "2026-03-02T07:30:00Z", "--means", "foot,transit", "--realtime", path,
    )
    said = (tmp_path / "log").read_text()
    assert status >= 0 and "Fatal error" not in said and said.strip(), said
    assert status == 0 or "live.pb" in said, said
    if "10^" in what and "languages" not in what or "end" in what or "2^" in what:
        assert status == 2, said
    assert memory < 2 * MEMORY_KB, f"{memory} kB\n{said}"
    assert time.monotonic() - start < SECONDS


def test_the_old_network_still_answers(standing):
    assert "town" in run("network", "info", standing, "--verify").stdout
