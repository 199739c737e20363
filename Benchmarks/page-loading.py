#!/usr/bin/env python3
"""What a person waits for: pages in Chromium on a line of 2 Mb/s, map tiles, and 100 people at once.

    scripts/acceptance-python Benchmarks/page-loading.py [line|tiles|people ...] [--megabits 2] [--delay 50] [--people 100] [--seconds 20]

line     each page opened with an empty cache and again with what the browser kept: requests, kilobytes on the wire, when it
         first shows something and when all of it is there. Ends with 1 where the first page has 100 kB or more without its map.
tiles    each tile of a city once, drawn, and then again from the cache (`--city porto`: ../shared/data; else the demo's town)
people   `people`, each with a week of events, each opening a page of theirs every two seconds or so: how long the server takes
"""

import argparse
import concurrent.futures
import datetime
import http.client
import math
import pathlib
import random
import re
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Acceptance"))
from chromium import Chromium  # noqa: E402
from page_forms import Reader  # noqa: E402
from travlendar import Server, demo_network, event, import_city  # noqa: E402

HOME = {"demo": (44.110612, 8.936217), "porto": (41.1496, -8.6109)}
ZONE = {"demo": "Europe/Rome", "porto": "Europe/Lisbon"}
PAGES = [
    "/today", "/calendar/day", "/calendar/week", "/calendar/month", "/calendar/year", "/calendar/agenda", "/trips", "/places", "/settings", "/account",
]
MOST_KILOBYTES = 100


def quantiles(name, seconds):
    values = sorted(seconds)
    at = lambda q: 1000 * values[min(len(values) - 1, int(q * len(values)))]  # noqa: E731
    print(f"{name:<28} p50 {at(0.5):7.1f} ms  p95 {at(0.95):7.1f} ms  most {at(1):7.1f} ms  n {len(values)}", flush=True)


def furnish(account, days=7):
    today = datetime.date.today()
    for number in range(days):
        day = (today + datetime.timedelta(days=number)).strftime("%Y%m%d")
        for hour, title, place in [(9, "Standup", None), (12, "Lunch", "Cafe Aurora"), (18, "Choir", None)]:
            name = f"{day}-{hour}"
            assert account.put(name + ".ics", event(name, f"{day}T{hour:02}0000", f"{day}T{hour + 1:02}0000", title, place))[0] == 201


# On a slow line


class Line(Chromium):
    """Chromium that counts what comes over the wire."""

    async def _message(self, seconds):
        message = await super()._message(seconds)
        if message and message.get("method") == "Network.loadingFinished":
            self.bytes += message["params"]["encodedDataLength"]
            self.answers += message["params"]["encodedDataLength"] > 0
        return message

    def load(self, url):
        """Requests, bytes, and the seconds to the first paint and to the last byte."""
        self.bytes = self.answers = 0
        self.open(url, quiet=1.5, timeout=90)
        first, last = self.script("""(() => {
          const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
          const files = performance.getEntriesByType("resource").filter((file) => file.initiatorType !== "other");
          return [paint, Math.max(performance.getEntriesByType("navigation")[0].loadEventEnd, ...files.map((file) => file.responseEnd))];
        })()""")
        return self.answers, self.bytes / 1000, first / 1000, last / 1000


def line(directory, arguments):
    network = demo_network(directory / "demo")
    with Server(directory / "server", network=network) as server:
        ana = server.account("ana", home=HOME["demo"])
        furnish(ana)
        ana.settled(quiet=2, timeout=60)
        reader = Reader(server)
        reader.enter("ana")
        too_large = []
        print(f"{'':<20} {'first visit':^38}   {'again':^38}")
        print(f"{'page':<20} {'requests':>8} {'kB':>7} {'paint s':>9} {'whole s':>9}   {'requests':>8} {'kB':>7} {'paint s':>9} {'whole s':>9}")
        tomorrow = datetime.date.today() + datetime.timedelta(days=1)
        with_map = f"/calendar/day?date={tomorrow}"
        for path in ["/about", "/login", *PAGES, with_map]:
            with Line(width=390, height=800) as browser:
                browser.call(
                    "Network.emulateNetworkConditions", offline=False, latency=arguments.delay,
                    downloadThroughput=arguments.megabits * 125_000, uploadThroughput=arguments.megabits * 125_000,
                )
                if path != with_map:
                    browser.call("Network.setBlockedURLs", urls=["*/tiles/*", "*/map/*", "*/leaflet*"])
                if path not in ("/about", "/login"):
                    browser.cookie(server.url, "session", reader.cookies["session"])
                cold, warm = browser.load(server.url + path), browser.load(server.url + path)
            print(f"{'a day with its map' if path == with_map else path:<20} " + "   ".join(f"{n:8} {size:7.1f} {paint:9.2f} {whole:9.2f}" for n, size, paint, whole in [cold, warm]), flush=True)
            too_large += [path] * (path in ("/about", "/login", "/today") and cold[1] >= MOST_KILOBYTES)
    return too_large


# Tiles


def tile_of(latitude, longitude, zoom):
    scale = 1 << zoom
    slope = math.asinh(math.tan(math.radians(latitude)))
    return int((longitude + 180) / 360 * scale), int((1 - slope / math.pi) / 2 * scale)


def tiles(directory, arguments):
    city = arguments.city
    network = demo_network(directory / "demo") if city == "demo" else import_city(city, directory)
    with Server(directory / "server", network=network, zone=ZONE[city]) as server:
        server.account("ana", home=HOME[city])
        reader = Reader(server)
        reader.enter("ana")
        shown = reader.get("/map/places/data.json")
        template = re.search(r'"tiles":"([^"]+)"', shown[2].replace("\\/", "/")).group(1)
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        head = {"Cookie": f"session={reader.cookies['session']}", "Accept-Encoding": "gzip"}
        addresses = []
        for zoom in range(11, 18):
            x, y = tile_of(*HOME[city], zoom)
            reach = min(4, 1 << (zoom - 11))
            addresses += [
                (zoom, template.replace("{theme}", "light").replace("{z}", str(zoom)).replace("{x}", str(x + i)).replace("{y}", str(y + j)))
                for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)
            ]
        for kind in ["drawn", "from the cache"]:
            times, size = [], 0
            for _, path in addresses:
                began = time.perf_counter()
                connection.request("GET", path, headers=head)
                answer = connection.getresponse()
                size += len(answer.read())
                times.append(time.perf_counter() - began)
                assert answer.status == 200, (path, answer.status)
            quantiles(f"tiles of {city}, {kind}", times)
        print(f"{len(addresses)} tiles, {size / len(addresses) / 1000:.1f} kB each")


# Many at once


def people(directory, arguments):
    network = demo_network(directory / "demo")
    with Server(directory / "server", network=network) as server:
        sessions = []
        for number in range(arguments.people):
            account = server.account(f"person{number}", home=HOME["demo"])
            furnish(account)
            reader = Reader(server)
            reader.log_in(account.name)
            sessions.append(reader.cookies["session"])
        account.settled(quiet=3, timeout=120)

        def visit(session, seconds, pause):
            random.seed(session)
            found, connection = [], http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
            end = time.monotonic() + seconds
            time.sleep(random.uniform(0, pause))
            while time.monotonic() < end:
                path = random.choice(PAGES)
                began = time.perf_counter()
                connection.request("GET", path, headers={"Cookie": f"session={session}", "Accept": "text/html"})
                answer = connection.getresponse()
                answer.read()
                found.append((path, time.perf_counter() - began))
                assert answer.status == 200, (path, answer.status)
                time.sleep(random.uniform(0, 2 * pause))
            return found

        for count, pause in [(1, 0), (arguments.people, 2)]:
            with concurrent.futures.ThreadPoolExecutor(count) as pool:
                found = [row for rows in pool.map(lambda s: visit(s, arguments.seconds, pause), sessions[:count]) for row in rows]
            print(f"{count} at once, {len(found) / arguments.seconds:.0f} pages a second")
            for path in PAGES:
                quantiles("  " + path, [seconds for where, seconds in found if where == path])
            quantiles("  all", [seconds for _, seconds in found])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", default=["line", "tiles", "people"])
    parser.add_argument("--megabits", type=float, default=2)
    parser.add_argument("--delay", type=float, default=50, help="milliseconds that each answer is late by")
    parser.add_argument("--city", default="porto", choices=sorted(HOME))
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=20)
    arguments = parser.parse_args()
    too_large = []
    for part in arguments.parts:
        with tempfile.TemporaryDirectory() as directory:
            too_large += {"line": line, "tiles": tiles, "people": people}[part](pathlib.Path(directory), arguments) or []
    if too_large:
        print(f"{MOST_KILOBYTES} kB or more: {', '.join(too_large)}")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())
