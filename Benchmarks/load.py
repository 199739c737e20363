#!/usr/bin/env python3
"""Holds many keep-alive connections to a server of its own for a while at a mixed pattern, and says whether memory stays flat.

    scripts/acceptance-python Benchmarks/load.py [--connections 1000] [--minutes 10] [--pause 1.0]

Each connection is one client of ten accounts: it reads an object, asks for changes, lists a week, writes, and waits `pause` seconds in between.
Prints a line a minute and a verdict: every answer as expected, and the memory of the last quarter at most 10 % above that of the second.
"""

import argparse
import asyncio
import base64
import pathlib
import random
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Acceptance"))
from travlendar import PASSWORD, Server, event  # noqa: E402

PEOPLE = 10
OBJECTS = 200

SYNC = '<D:sync-collection xmlns:D="DAV:"><D:sync-token>{}</D:sync-token><D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop></D:sync-collection>'
WEEK = (
    '<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter>'
    '<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20260302T000000Z" end="20260309T000000Z"/>'
    "</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>"
)


class Client:
    """One keep-alive HTTP/1.1 connection."""

    def __init__(self, port, person, number):
        self.port, self.person, self.number = port, person, number
        self.random = random.Random(number)
        self.calendar = f"/dav/calendars/load{person}/calendar/"
        secret = base64.b64encode(f"load{person}:{PASSWORD}".encode()).decode()
        self.head = f"Host: 127.0.0.1:{port}\r\nAuthorization: Basic {secret}\r\n"
        self.token = ""
        self.times, self.wrong = [], []

    async def connect(self):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)

    async def ask(self, method, path, body="", fields="", expected=(200,)):
        data = body.encode()
        start = time.monotonic()
        self.writer.write(f"{method} {path} HTTP/1.1\r\n{self.head}{fields}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        status = int(lines[0].split()[1])
        headers = {key.lower(): value.strip() for key, _, value in (line.partition(":") for line in lines[1:])}
        if headers.get("transfer-encoding") == "chunked":
            answer = b""
            while size := int((await self.reader.readline()).split(b";")[0], 16):
                answer += await self.reader.readexactly(size)
                await self.reader.readline()
            await self.reader.readline()
        else:
            answer = await self.reader.readexactly(int(headers.get("content-length", 0)))
        self.times.append(time.monotonic() - start)
        if status not in expected:
            self.wrong.append(f"{method} {path}: {status}")
        return answer.decode()

    async def step(self):
        what = self.random.random()
        name = f"{self.random.randrange(OBJECTS)}.ics"
        if what < 0.4:
            await self.ask("GET", self.calendar + name)
        elif what < 0.7:
            answer = await self.ask("REPORT", self.calendar, SYNC.format(self.token), "Depth: 0\r\n", (207,))
            self.token = answer.rpartition("<D:sync-token>")[2].partition("<")[0] or self.token
        elif what < 0.85:
            await self.ask("REPORT", self.calendar, WEEK, "Depth: 1\r\n", (207,))
        else:
            hour = self.random.randrange(8, 18)
            text = event(f"load-{name}", f"202603{self.random.randrange(1, 28):02}T{hour:02}0000", "20260328T190000").decode()
            await self.ask("PUT", self.calendar + name, text, "Content-Type: text/calendar\r\n", (201, 204))

    async def run(self, until, pause):
        await asyncio.sleep(self.random.random() * pause * 5)
        while time.monotonic() < until:
            await self.step()
            await asyncio.sleep(self.random.expovariate(1 / pause))
        self.writer.close()


def memory(process):
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(text.split("VmRSS:")[1].split()[0]) / 1024


async def load(server, options):
    clients = [Client(server.port, number % PEOPLE, number) for number in range(options.connections)]
    for client in clients:
        await client.connect()
    until = time.monotonic() + options.minutes * 60
    tasks = [asyncio.create_task(client.run(until, options.pause)) for client in clients]
    samples, reported = [], 0
    while time.monotonic() < until:
        await asyncio.sleep(5)
        samples.append(memory(server.process))
        if len(samples) % 12 == 0:
            times = sorted(value for client in clients for value in client.times)
            print(f"{len(samples) // 12} min: {samples[-1]:.1f} MB, {(len(times) - reported) / 60:.0f} requests/s", flush=True)
            reported = len(times)
    await asyncio.gather(*tasks)
    return clients, samples


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds between the requests of one connection")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory, Server(directory) as server:
        for person in range(PEOPLE):
            account = server.account(f"load{person}")
            calendar = account.calendars()[0]
            for number in range(OBJECTS):
                text = event(f"load-{number}.ics", "20260303T090000", "20260303T100000")
                status, _, _ = server.request("PUT", f"{calendar}{number}.ics", text, {"Content-Type": "text/calendar"}, account)
                assert status == 201, status
        print(f"{options.connections} connections, {options.minutes} min, {PEOPLE} accounts of {OBJECTS} objects", flush=True)
        clients, samples = asyncio.run(load(server, options))
    times = sorted(value for client in clients for value in client.times)
    wrong = [line for client in clients for line in client.wrong]
    quarter = max(1, len(samples) // 4)
    before, after = statistics.mean(samples[quarter : 2 * quarter]), statistics.mean(samples[-quarter:])
    print(f"{len(times)} requests, median {statistics.median(times) * 1e3:.1f} ms, p99 {times[int(len(times) * 0.99)] * 1e3:.1f} ms")
    print(f"memory: second quarter {before:.1f} MB, last quarter {after:.1f} MB, most {max(samples):.1f} MB; unexpected answers: {len(wrong)}")
    for line in wrong[:10]:
        print("  " + line)
    sys.exit(1 if wrong or after > before * 1.1 else 0)


if __name__ == "__main__":
    main()
