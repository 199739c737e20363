#!/usr/bin/env python3
"""Figures of planning, from the outside: the built server with Porto's map and timetables.

    scripts/acceptance-python Benchmarks/planning.py [put|week|import|disruption ...] [--people 1000] [--active 200]

put          PUT to block readable, alone and while `active` people write
week         a person's week planned again, and what it costs
import       1,000 events written by one app, until all is planned
disruption   a morning's canceled buses, for `people` people
"""

import argparse
import base64
import datetime
import http.client
import json
import pathlib
import random
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Acceptance"))
from test_realtime import Feed, field, rides  # noqa: E402
from travlendar import Item, Server, event, free_port, import_city  # noqa: E402

CENTRE = (41.1579, -8.6291)
CLOCK = "2025-11-12T00:00:00Z"
ZONE = "Europe/Lisbon"
TICKS = 100  # of /proc/PID/stat, per second


def near(source, spread=0.03):
    return CENTRE[0] + source.uniform(-spread, spread), CENTRE[1] + source.uniform(-spread, spread)


def quantiles(name, seconds):
    values = sorted(seconds)
    at = lambda q: 1000 * values[min(len(values) - 1, int(q * len(values)))]  # noqa: E731
    print(f"{name}: p50 {at(0.5):.1f} ms, p95 {at(0.95):.1f} ms, p99 {at(0.99):.1f} ms, n {len(values)}", flush=True)


def cpu(server):
    """Seconds that the server has computed."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Person:
    """Somebody with an app password, on one keep-alive connection."""

    def __init__(self, benchmark, name):
        self.name, self.port = name, benchmark.server.port
        benchmark.administer("POST", "/principals", {"name": name, "timeZone": ZONE})
        secret = benchmark.administer("POST", f"/principals/{name}/app-passwords", {"label": "b"})["password"]
        self.fields = {"Authorization": "Basic " + base64.b64encode(f"{name}:{secret}".encode()).decode()}
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        self.travel = f"/dav/calendars/{name}/travel/"

    def lives(self, place):
        body = json.dumps({"latitude": place[0], "longitude": place[1]})
        self.ask("PUT", "/api/v1/me/places/Home", body, {"Content-Type": "application/json"})

    def ask(self, method, path, body=None, fields=None):
        self.connection.request(method, path, body=body, headers={**self.fields, **(fields or {})})
        response = self.connection.getresponse()
        text = response.read()
        assert response.status < 300, f"{method} {path}: {response.status} {text[:300]}"
        return text

    def put(self, uid, start, end, place):
        body = event(uid, start, end, uid, geo=place, zone=ZONE)
        self.ask("PUT", f"/dav/calendars/{self.name}/calendar/{uid}.ics", body, {"Content-Type": "text/calendar"})

    def etags(self):
        body = '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>'
        text = self.ask("PROPFIND", self.travel, body, {"Depth": "1", "Content-Type": "application/xml"}).decode()
        found = {}
        for part in text.split("href>")[1::2]:
            tag = text.partition(part)[2].partition("getetag>")[2].partition("<")[0]
            if part.startswith("/") and part.rstrip("</D:").endswith(".ics"):
                found[part.partition("<")[0]] = tag
        return found

    def ctag(self):
        body = '<propfind xmlns="DAV:" xmlns:CS="http://calendarserver.org/ns/"><prop><CS:getctag/></prop></propfind>'
        return self.ask("PROPFIND", self.travel, body, {"Depth": "0", "Content-Type": "application/xml"})

    def settled(self, quiet=1.0, pause=0.02):
        """When Travel changed for the last time, once it has been quiet for a while; it is looked at every `pause`."""
        last, since = self.ctag(), time.monotonic()
        while time.monotonic() - since < quiet:
            time.sleep(pause)
            now = self.ctag()
            if now != last:
                last, since = now, time.monotonic()
        return since

    def blocks(self):
        return [Item(href, tag, self.ask("GET", href)) for href, tag in self.etags().items()]


class Benchmark:
    def __init__(self, directory, network, settings=""):
        self.admin = free_port()
        self.server = Server(directory, network, CLOCK, ZONE, f"admin.port = {self.admin}\n{settings}")

    def __enter__(self):
        self.server.start()
        self.token = (self.server.directory / "data/admin-token").read_text().strip()
        return self

    def __exit__(self, *_):
        self.server.stop()

    def administer(self, method, path, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.admin, timeout=60)
        connection.request(method, "/api/v1" + path, json.dumps(body), {"Authorization": f"Bearer {self.token}"})
        response = connection.getresponse()
        text = response.read()
        assert response.status < 300, f"{path}: {response.status} {text}"
        return json.loads(text)


def put(network, directory, options):
    """PUT to block readable, alone and among others."""

    def measure(person, count, source):
        seconds = []
        for number in range(count):
            day, hour = 13 + number % 14, 7 + number // 14 % 15
            known = set(person.etags())
            began = time.monotonic()
            uid = f"b{number}"
            person.put(uid, f"202511{day}T{hour:02}0000", f"202511{day}T{hour:02}2000", near(source))
            while not set(person.etags()) - known:
                assert time.monotonic() - began < 60, f"no block for {uid}"
            seconds.append(time.monotonic() - began)
            person.settled(quiet=0.1)
        return seconds

    with Benchmark(directory, network) as benchmark:
        source = random.Random(1)
        one = Person(benchmark, "one")
        one.lives(CENTRE)
        quantiles("PUT to block readable, alone", measure(one, options.count, source))
        others = [Person(benchmark, f"person{number}") for number in range(options.active - 1)]
        for person in others:
            person.lives(near(source))
        ended = threading.Event()

        def write(person, number):
            own, written = random.Random(number), 0
            while not ended.wait(own.expovariate(1 / options.pause)):
                day, hour = own.randrange(13, 27), own.randrange(7, 22)
                person.put(f"w{written % 60}", f"202511{day}T{hour:02}0000", f"202511{day}T{hour:02}3000", near(own))
                written += 1

        threads = [threading.Thread(target=write, args=(person, number)) for number, person in enumerate(others)]
        for thread in threads:
            thread.start()
        measured = Person(benchmark, "two")
        measured.lives(CENTRE)
        time.sleep(2)
        began, before = time.monotonic(), cpu(benchmark.server)
        quantiles(
            f"PUT to block readable, {options.active} people writing every {options.pause:.0f} s",
            measure(measured, options.count, source),
        )
        share = (cpu(benchmark.server) - before) / (time.monotonic() - began)
        ended.set()
        for thread in threads:
            thread.join()
        print(f"  the server computed {share:.2f} s a second meanwhile", flush=True)


def week(network, directory, options):
    """A week of four events a day, planned again because the buffer changed."""
    with Benchmark(directory, network) as benchmark:
        person, source = Person(benchmark, "week"), random.Random(2)
        person.lives(CENTRE)
        for day in range(13, 20):
            for number, hour in enumerate((8, 11, 15, 19)):
                person.put(f"e{day}-{number}", f"202511{day}T{hour:02}0000", f"202511{day}T{hour + 1:02}0000", near(source))
        person.settled(quiet=2)
        blocks, walls, computed = len(person.etags()), [], []
        for round_ in range(options.rounds):
            before, began = cpu(benchmark.server), time.monotonic()
            body = json.dumps({"bufferMinutes": 10 + round_ % 20})
            person.ask("PATCH", "/api/v1/me/preferences", body, {"Content-Type": "application/merge-patch+json"})
            walls.append(person.settled(quiet=1, pause=0.003) - began)
            computed.append(cpu(benchmark.server) - before)
        quantiles(f"a week of 28 events ({blocks} items) planned again, until readable", walls)
        # Asking whether it is done costs a little too.
        quantiles("  computed for it, at most", computed)
        print(f"  CPU per person and day: {1000 * sum(computed) / len(computed) / 7:.1f} ms", flush=True)


def import_events(network, directory, options):
    """1,000 events of one person, ten a day, written one after the other by one app."""
    with Benchmark(directory, network) as benchmark:
        person, source = Person(benchmark, "mover"), random.Random(3)
        person.lives(CENTRE)
        before, began = cpu(benchmark.server), time.monotonic()
        first = datetime.date(2025, 11, 12)
        for number in range(options.events):
            day = (first + datetime.timedelta(days=number // 10)).strftime("%Y%m%d")
            hour = 8 + number % 10
            person.put(f"i{number}", f"{day}T{hour:02}0000", f"{day}T{hour:02}2000", near(source, 0.004))
        written = time.monotonic() - began
        planned = person.settled(quiet=5) - began
        print(
            f"{options.events} events: written in {written:.1f} s, all planned after {planned:.1f} s,"
            f" {cpu(benchmark.server) - before:.1f} s computed, {len(person.etags())} items",
            flush=True,
        )


def canceled(trips, timestamp, date="20251112"):
    """A GTFS-Realtime message that cancels trips."""
    body = field(1, field(1, "2.0") + field(3, timestamp))
    for trip in sorted(trips):
        descriptor = field(1, trip) + field(3, date) + field(4, 3)
        body += field(2, field(1, trip) + field(3, field(1, descriptor)))
    return body


def disruption(network, directory, options):
    """Every bus that somebody would take in the morning is canceled."""
    feed = Feed(free_port())
    settings = f'realtime.feeds = ["porto/stcp=http://127.0.0.1:{feed.server_port}/rt.pb"]\nrealtime.intervalSeconds = 5\n'
    now = int(datetime.datetime(2025, 11, 12, tzinfo=datetime.timezone.utc).timestamp())
    feed.body = canceled([], now)
    try:
        with Benchmark(directory, network, settings) as benchmark:
            source, people = random.Random(4), []
            for number in range(options.people):
                person = Person(benchmark, f"commuter{number}")
                person.lives(near(source, 0.02))
                minute = source.randrange(0, 60, 5)
                person.put("work", f"20251112T08{minute:02}00", f"20251112T12{minute:02}00", near(source, 0.02))
                people.append(person)
            for person in people:
                person.settled(quiet=0.05)
            people[-1].settled(quiet=5)
            ridden, riders = set(), []
            for person in people:
                trips = {trip.removeprefix("stcp:") for item in person.blocks() if item.is_way_there for trip in rides(item)}
                ridden |= {trip for trip in trips if not trip.startswith("metro:")}
                if ridden & trips:
                    riders.append((person, person.etags()))
            fetched, before = feed.full, cpu(benchmark.server)
            feed.body = canceled(ridden, now + 1)
            while feed.full == fetched:
                time.sleep(0.01)
            began, waiting = time.monotonic(), list(riders)
            while waiting and time.monotonic() - began < 600:
                waiting = [(person, old) for person, old in waiting if person.etags() == old]
                time.sleep(0.2)
            seconds = time.monotonic() - began
            print(
                f"{len(people)} people, {len(riders)} of whom take one of {len(ridden)} canceled trips: planned again in"
                f" {seconds:.1f} s, {cpu(benchmark.server) - before:.1f} s computed; {len(waiting)} still wait",
                flush=True,
            )
    finally:
        feed.shutdown()


MEASURES = {"put": put, "week": week, "import": import_events, "disruption": disruption}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("measures", nargs="*", metavar="|".join(MEASURES), help="all by default")
    parser.add_argument("--people", type=int, default=1000, help="hit by the disruption")
    parser.add_argument("--active", type=int, default=200, help="who write while a PUT is measured")
    parser.add_argument("--pause", type=float, default=60.0, help="mean seconds between the writes of one of them")
    parser.add_argument("--count", type=int, default=100, help="how many PUTs are measured")
    parser.add_argument("--rounds", type=int, default=20, help="how often the week is planned again")
    parser.add_argument("--events", type=int, default=1000, help="how many events are imported")
    options = parser.parse_args()
    if unknown := set(options.measures) - set(MEASURES):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as directory:
        network = import_city("porto", directory)
        for name in options.measures or MEASURES:
            MEASURES[name](network, f"{directory}/{name}", options)


if __name__ == "__main__":
    main()
