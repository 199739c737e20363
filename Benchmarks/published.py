#!/usr/bin/env python3
"""What people without an account cost: subscribers of feeds, and readers of an event's page who ask for the way.

    scripts/acceptance-python Benchmarks/published.py [feeds|event ...] [--subscribers 10000] [--feeds 100] [--events 500]

feeds   each subscriber polls once, on a connection of its own: all with the entity tag they have (304), all without one
        (the whole feed, gzip), and after one change of each calendar. The server's CPU time of each, the share of one
        core that it is of an hour, and the bytes of an answer
event   the page of an event, and the page with its trip list and the last way home from 40 typed addresses of the
        demo town: p50 and p95
"""

import argparse
import concurrent.futures
import datetime
import http.client
import os
import pathlib
import statistics
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Acceptance"))
from test_event_links import event as place_event  # noqa: E402
from test_event_links import link  # noqa: E402
from test_feeds import local  # noqa: E402
from travlendar import Account, Server, demo_network, event  # noqa: E402

HOUR = 3600


def cpu(server):
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantiles(name, seconds):
    values = sorted(seconds)
    p95 = values[min(len(values) - 1, int(0.95 * len(values)))]
    print(f"{name}: p50 {1000 * statistics.median(values):.1f} ms, p95 {1000 * p95:.1f} ms, n {len(values)}", flush=True)


def feeds(directory, arguments):
    with Server(directory) as server:
        people, addresses = [], []
        today = datetime.date.today()
        for number in range(arguments.feeds):
            server.cli("user", "add", f"person{number}", "--email", f"person{number}@example.com", "--no-password")
            secret = server.cli("user", "app-password", f"person{number}").stdout.strip()
            people.append(Account(server, f"person{number}", secret))
            added = server.cli("user", "feed", "add", f"person{number}", "--detail", "titles")
            addresses.append(local(added.stdout.strip()))

        def fill(person):
            calendar = person.calendars()[0]
            for number in range(arguments.events):
                day = (today + datetime.timedelta(days=number % 365)).strftime("%Y%m%d")
                body = event(f"e{number}", f"{day}T100000", f"{day}T110000", f"Event number {number}")
                assert person.put(f"e{number}.ics", body, calendar=calendar)[0] == 201
            person.settled(quiet=3, timeout=300)

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            list(pool.map(fill, people))
        tags = {}

        def poll(number, conditional):
            address = addresses[number % len(addresses)]
            headers = {"User-Agent": "Subscriber", "Accept-Encoding": "gzip"}
            if conditional:
                headers["If-None-Match"] = tags[address]
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
            connection.request("GET", address, headers=headers)
            answer = connection.getresponse()
            size = len(answer.read())
            tags[address] = answer.headers["ETag"]
            connection.close()
            return answer.status, size

        def round_of(name, conditional, expected, subscribers=arguments.subscribers):
            before, start = cpu(server), time.perf_counter()
            with concurrent.futures.ThreadPoolExecutor(4) as pool:
                found = list(pool.map(lambda number: poll(number, conditional), range(subscribers)))
            spent, seconds = cpu(server) - before, time.perf_counter() - start
            assert {status for status, _ in found} == {expected}, {status for status, _ in found}
            print(
                f"{name}: {subscribers} answers {expected}, {1000 * spent / subscribers:.2f} ms of CPU each, "
                f"{spent:.1f} s in all ({100 * spent / HOUR:.2f} % of one core, where it is an hour's), "
                f"{statistics.mean(size for _, size in found):.0f} bytes each, done in {seconds:.0f} s", flush=True,
            )

        round_of("first", False, 200, len(addresses))
        round_of("unchanged", True, 304)
        round_of("whole", False, 200)
        for person in people:
            body = event("new", f"{today:%Y%m%d}T100000", f"{today:%Y%m%d}T110000", "New")
            assert person.put("new.ics", body, calendar=person.calendars()[0])[0] == 201
        round_of("changed", True, 200, len(addresses))


def event_page(directory, arguments):
    network = demo_network(directory / "demo")
    settings = 'server.trustedProxies = ["127.0.0.1"]\n'
    day = datetime.date.today() + datetime.timedelta(days=7)
    start = (day - datetime.timedelta(days=day.weekday())).strftime("%Y%m%dT150000")
    if start[:8] <= datetime.date.today().strftime("%Y%m%d"):
        start = day.strftime("%Y%m%dT150000")
    with Server(directory / "server", network, settings=settings) as server:
        server.ana = server.account("ana")
        server.password = server.cli("user", "app-password", "ana").stdout.strip()
        server.ana.put("p.ics", place_event("p", "Party", start=start, extra="LOCATION:Cafe Aurora\r\n"))
        path = link(server, "p")
        streets = ["Willow Street", "Maple Street", "Oak Street", "Station Street"]
        asked = [f"{number} {street}" for street in streets for number in range(1, 20, 2)]

        def request(method, number, address, body=None):
            # Each reader has an address of their own: one may ask 20 times in ten minutes.
            headers = {"X-Forwarded-For": f"198.51.100.{number % 250 + 1}", "X-Forwarded-Proto": "https"}
            if body:
                headers |= {"Content-Type": "application/x-www-form-urlencoded", "Origin": server.url.replace("http", "https")}
            began = time.perf_counter()
            status, _, page = server.request(method, address, body, headers)
            seconds = time.perf_counter() - began
            assert status == 200, (status, page[:300])
            return seconds, page.decode()

        quantiles("event page", [request("GET", number, path)[0] for number in range(200)])
        found, seconds = 0, []
        for number in range(5 * len(asked)):
            form = urllib.parse.urlencode({"from": asked[number % len(asked)]})
            taken, page = request("POST", number, path + "/trips", form)
            if "No such place" in page:
                continue
            found += "The last way back" in page
            seconds.append(taken)
        print(f"with a last way back: {found} of {len(seconds)}")
        quantiles("event page with its trips", seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions", nargs="*", default=["feeds", "event"])
    parser.add_argument("--subscribers", type=int, default=10_000)
    parser.add_argument("--feeds", type=int, default=100)
    parser.add_argument("--events", type=int, default=500)
    given = parser.parse_args()
    for question in given.questions:
        with tempfile.TemporaryDirectory() as directory:
            {"feeds": feeds, "event": event_page}[question](pathlib.Path(directory), given)
