#!/usr/bin/env python3
"""End-to-end figures of the release binary on the shared data: import, start, memory, PUT to block readable.

    scripts/acceptance-python Benchmarks/end-to-end.py
"""

import pathlib
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Acceptance"))
from travlendar import BINARY, CITIES, SHARED, Server, event  # noqa: E402

HOME = (41.1579, -8.6291)


def memory(pid):
    """Resident and proportional memory of a process, in MB."""
    text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    value = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in text.splitlines()[1:]}
    return value["Rss"], value["Pss"]


def quantile(values, q):
    return sorted(values)[min(len(values) - 1, int(q * len(values)))]


def timed_import(directory):
    spec = CITIES["porto"]
    output = pathlib.Path(directory) / "porto"
    arguments = [str(BINARY), "network", "import", "--name", "porto", "--osm", str(SHARED / "data" / spec["osm"])]
    for name, path in spec["gtfs"].items():
        arguments += ["--gtfs", f"{name}={SHARED / 'data' / path}"]
    began = time.monotonic()
    done = subprocess.run([*arguments, "--output", str(output)], capture_output=True, text=True)
    seconds = time.monotonic() - began
    assert done.returncode == 0, done.stderr
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    size = sum(f.stat().st_size for f in output.iterdir()) / 1e6
    print(f"import of Porto (streets, STCP, Metro): {seconds:.2f} s, {peak:.0f} MB at most, {size:.1f} MB on disk")
    return output


def starts(make):
    seconds = []
    for _ in range(5):
        server = make()
        began = time.monotonic()
        server.start()
        seconds.append(time.monotonic() - began)
        rss, pss = memory(server.process.pid)
        server.stop()
    return statistics.median(seconds), rss, pss


def put_to_block(server, count=100):
    person = server.account("bench", home=HOME)
    calendar = person.calendars()[0]
    put, readable, source = [], [], random.Random(1)
    for number in range(count):
        day, hour = 13 + number % 14, 7 + number // 14
        place = (HOME[0] + source.uniform(-0.03, 0.03), HOME[1] + source.uniform(-0.03, 0.03))
        uid = f"bench-{number}"
        body = event(uid, f"202511{day}T{hour:02}0000", f"202511{day}T{hour:02}2000", geo=place, zone="Europe/Lisbon")
        known = set(person.etags(person.travel))
        began = time.monotonic()
        status, _, answer = person.put(f"{uid}.ics", body, calendar=calendar)
        put.append(time.monotonic() - began)
        assert status == 201, answer
        while not set(person.etags(person.travel)) - known:
            if time.monotonic() - began > 20:
                raise SystemExit(f"no block for {uid}")
        readable.append(time.monotonic() - began)
        person.settled(quiet=0.1)
    for name, values in (("PUT answered", put), ("PUT to block readable", readable)):
        print(f"{name}: p50 {1000 * quantile(values, 0.5):.1f} ms, p95 {1000 * quantile(values, 0.95):.1f} ms, n {count}")


def main():
    with tempfile.TemporaryDirectory() as directory:
        network = timed_import(directory)
        number = iter(range(1000))
        plain = lambda: Server(f"{directory}/plain-{next(number)}")  # noqa: E731
        city = lambda: Server(  # noqa: E731
            f"{directory}/city-{next(number)}", network, "2025-11-12T00:00:00Z", "Europe/Lisbon"
        )
        for name, make in (("without a network", plain), ("with Porto", city)):
            seconds, rss, pss = starts(make)
            print(f"start to first answer {name}: {seconds:.3f} s; idle {rss:.1f} MB resident, {pss:.1f} MB proportional")
        with city() as server:
            put_to_block(server)
            rss, pss = memory(server.process.pid)
            print(f"after {100} planned events: {rss:.1f} MB resident, {pss:.1f} MB proportional")


if __name__ == "__main__":
    main()
