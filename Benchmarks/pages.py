#!/usr/bin/env python3
"""How long the server takes for each page: every page of Tests/Acceptance/browser_site.py, one request after the other.

    scripts/acceptance-python Benchmarks/pages.py [--people 100] [--events 2000] [--days 365] [--rounds 30]

The pages are those of a person with `events` events in the next `days` days (28: a month that is full to the brim) beside `people` other accounts. Prints p50, p95 and the bytes of each page, slowest first,
and ends with 1 where a p95 is not below 100 ms. Needs Chromium, which makes the passkey whose page is asked for too.
"""

import argparse
import contextlib
import datetime
import http.client
import pathlib
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Acceptance"))
from browser_site import opened_site  # noqa: E402
from travlendar import Account, demo_network, event  # noqa: E402

MOST_MILLISECONDS = 100


def fill(site, people, events, days):
    for number in range(people):
        site.server.cli("user", "add", f"person{number}", "--email", f"person{number}@example.com", "--no-password")
    ana = Account(site.server, "ana")
    calendar = ana.calendars()[0]
    today = datetime.date.today()
    for number in range(events):  # without places: pages are measured, not plans
        day = (today + datetime.timedelta(days=number % days)).strftime("%Y%m%d")
        hour = 6 + number // days % 16
        ana.put(f"filler{number}.ics", event(f"filler{number}", f"{day}T{hour:02}0000", f"{day}T{hour:02}3000", f"Event {number}"), calendar=calendar)
    ana.settled(quiet=3, timeout=120)


def measure(site, who, path, rounds):
    """Seconds of each request on one connection, and the bytes of the page."""
    client = site.client(who)
    connection = http.client.HTTPConnection("127.0.0.1", site.server.port, timeout=60)
    seconds, size = [], 0
    for _ in range(rounds):
        start = time.perf_counter()
        connection.request("GET", path, headers=client.headers())
        answer = connection.getresponse()
        size = len(answer.read())
        seconds.append(time.perf_counter() - start)
        assert answer.status == 200, (path, answer.status)
    connection.close()
    return seconds, size


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--events", type=int, default=2000)
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--rounds", type=int, default=30)
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        directory = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (directory / "demo").mkdir()
        site = stack.enter_context(opened_site(directory, demo_network(directory / "demo")))
        fill(site, arguments.people, arguments.events, arguments.days)
        rows = []
        for who, path in dict.fromkeys(site.addresses):
            seconds, size = measure(site, who, path, arguments.rounds)
            p95 = statistics.quantiles(seconds, n=20)[-1] * 1000
            rows.append((p95, statistics.median(seconds) * 1000, size, path))
    print(f"{'p95 ms':>8} {'p50 ms':>8} {'bytes':>8}  page")
    for p95, median, size, path in sorted(rows, reverse=True):
        print(f"{p95:8.1f} {median:8.1f} {size:8}  {path[:70]}")
    slow = [path for p95, _, _, path in rows if p95 >= MOST_MILLISECONDS]
    print(f"{len(rows)} pages, {len(slow)} with a p95 of {MOST_MILLISECONDS} ms or more")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
