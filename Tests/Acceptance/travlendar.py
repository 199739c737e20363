"""The harness of the acceptance tests: networks, server processes and accounts of the built binary."""

import base64
import contextlib
import datetime
import http.client
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import time

import postgres
from ports import free_port

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("TRAVLENDAR_BINARY", ROOT / ".build/release/travlendar"))
SHARED = pathlib.Path(os.environ.get("TRAVLENDAR_SHARED", ROOT.parent / "shared"))
PASSWORD = "Correct-Horse-9"
# Seconds after which what a test waits for counts as hung, however busy the machine is.
GUARD = 180
WAITING = """
    SELECT (SELECT count(*) FROM dirtyDay WHERE EXISTS (SELECT 1 FROM home WHERE home.personId = dirtyDay.personId))
        + (SELECT count(*) FROM domainEvent WHERE kind = 'preferencesChanged' AND recordedAt > {since}
            AND sequence > (SELECT sequence FROM eventPosition WHERE subscriber = 'planning'))
"""

CITIES = {
    "laquila": {"osm": "laquila/laquila.osm.pbf", "gtfs": {"ama": "laquila/ama.gtfs.zip"}, "zone": "Europe/Rome"},
    "porto": {
        "osm": "porto/porto.osm.pbf",
        "gtfs": {"stcp": "porto/stcp.gtfs.zip", "metro": "porto/metro.gtfs.zip"},
        "zone": "Europe/Lisbon",
    },
    "saopaulo": {
        "osm": "saopaulo-freq/saopaulo.osm.pbf",
        "gtfs": {"sptrans": "saopaulo-freq/saopaulo.gtfs.zip"},
        "zone": "America/Sao_Paulo",
    },
}


def run(*arguments, check=True, **options):
    """Runs the binary; its output is in the assertion when it fails."""
    done = subprocess.run(
        [str(BINARY), *map(str, arguments)], capture_output=True, text=True, timeout=600, **options
    )
    if check:
        assert done.returncode == 0, f"{arguments} ended with {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done


def import_city(city, directory):
    """The network of a city of the shared data, as `network import` makes it."""
    spec = CITIES[city]
    arguments = ["network", "import", "--name", city, "--osm", SHARED / "data" / spec["osm"]]
    for name, path in spec["gtfs"].items():
        arguments += ["--gtfs", f"{name}={SHARED / 'data' / path}"]
    output = pathlib.Path(directory) / city
    run(*arguments, "--output", output)
    return output


def demo_network(directory):
    """The network of the demo's town, whose timetable runs these days."""
    pathlib.Path(directory).mkdir(exist_ok=True)
    data = pathlib.Path(directory) / "data"
    arguments = [str(BINARY), "demo", "--plain", "--port", str(free_port()), "--data", str(data)]
    log = pathlib.Path(directory) / "demo.log"
    with open(log, "wb") as output, subprocess.Popen(arguments, stdout=output, stderr=output) as process:
        deadline = time.monotonic() + GUARD
        while b"Travlendar+ is running" not in log.read_bytes():
            assert process.poll() is None and time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)
        process.terminate()
    return data / "networks/lindenport"


class Server:
    """A `travlendar serve` process on a loopback port of its own.

    `database` is the URL of a PostgreSQL database. With TRAVLENDAR_TEST_STORE=postgres each server without one gets a
    new one.
    """

    def __init__(self, directory, network=None, clock=None, zone="Europe/Rome", settings="", database=None):
        self.directory = pathlib.Path(directory)
        self.directory.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.clock = clock
        self.process = None
        self.log = self.directory / "server.log"
        self.config = self.directory / "travlendar.conf"
        lines = [
            f'data.directory = "{self.directory / "data"}"',
            'server.host = "127.0.0.1"',
            f"server.port = {self.port}",
            'server.tls = "off"',
            f'person.timeZone = "{zone}"',
        ]
        if network:
            lines.append(f'network.directories = ["{network}"]')
        if not database and os.environ.get("TRAVLENDAR_TEST_STORE") == "postgres":
            database = postgres.shared().make_database()
        self.database = database
        if database:
            lines.append(f'storage.url = "{database}"')
        self.config.write_text("\n".join(lines) + "\n" + settings)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        arguments = [str(BINARY), "serve", "--config", str(self.config)]
        if self.clock:
            arguments += ["--clock", self.clock]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(arguments, stdout=log, stderr=log)
        deadline = time.monotonic() + GUARD
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}\n{self.log.read_text()}")
            try:
                if self.request("GET", "/healthz/ready")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.02)
        raise AssertionError(f"the server was not ready within {GUARD} s\n{self.log.read_text()}")

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(GUARD)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise AssertionError(f"SIGTERM did not end the server\n{self.log.read_text()}") from None
        self.process = None

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def plans(self):
        """Whether days wait to be planned, or preferences changed just now, which soon has days planned again. How far
        events have been read is stored only now and then."""
        waiting = WAITING.format(since=int(time.time()) - 5)
        if self.database:
            return postgres.ask(self.database, waiting) != "0"
        with contextlib.closing(sqlite3.connect(f"file:{self.directory / 'data/travlendar.sqlite'}?mode=ro", uri=True, timeout=GUARD)) as database:
            return database.execute(waiting).fetchone() != (0,)

    def rest(self):
        """Waits until nothing is to be planned."""
        deadline = time.monotonic() + GUARD
        while self.plans():
            assert time.monotonic() < deadline, "planning does not come to an end"
            time.sleep(0.05)

    def processor_seconds(self):
        """What its process has taken of the processor: unlike the time on the clock, this is alike on a busy machine."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def request(self, method, path, body=None, headers=None, account=None, timeout=30):
        """One request on a connection of its own: (status, headers with lower-case names, body)."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            connection.request(method, path, body=body, headers={**authorization(account), **(headers or {})})
            response = connection.getresponse()
            return response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
        finally:
            connection.close()

    def cli(self, *arguments, check=True, **options):
        return run(*arguments, "--config", self.config, check=check, **options)

    def account(self, name, home=None, office=None):
        self.cli("user", "add", name, "--email", f"{name}@example.com", "--password-stdin", input=PASSWORD + "\n")
        account = Account(self, name)
        if home:
            account.place("Home", home)
        if office:
            account.place("Office", office)
        return account


def authorization(account):
    if account is None:
        return {}
    pair = f"{account.name}:{account.password}".encode()
    return {"Authorization": "Basic " + base64.b64encode(pair).decode()}


class Account:
    """A person of a server, and what a calendar app would do in their name."""

    def __init__(self, server, name, password=PASSWORD):
        self.server, self.name, self.password = server, name, password

    @property
    def home(self):
        return f"/dav/calendars/{self.name}/"

    @property
    def travel(self):
        return self.home + "travel/"

    def place(self, name, coordinate):
        self.server.cli("user", "place", "set", self.name, name, "%.7f,%.7f" % tuple(coordinate))

    def request(self, method, path, body=None, headers=None, **options):
        return self.server.request(method, path, body, headers, account=self, **options)

    def calendars(self):
        """The hrefs of the person's own calendars, Travel left out."""
        body = '<propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>'
        status, _, answer = self.request("PROPFIND", self.home, body, {"Depth": "1", "Content-Type": "application/xml"})
        assert status == 207, answer
        found = []
        for response in re.findall(rb"<[^<>]*response>.*?</[^<>]*response>", answer, re.S):
            href = re.search(rb"href>([^<]*)<", response).group(1).decode()
            if re.search(rb"<[^<>]*calendar[ /]", response) and not href.endswith("/travel/"):
                found.append(href)
        return found

    def put(self, name, body, headers=None, calendar=None):
        path = (calendar or self.calendars()[0]) + name
        return self.request("PUT", path, body, {"Content-Type": "text/calendar; charset=utf-8", **(headers or {})})

    def get(self, path):
        status, headers, body = self.request("GET", path)
        return (headers.get("etag"), body) if status == 200 else (None, None)

    def etags(self, collection):
        """href -> ETag of every object of a collection."""
        body = '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>'
        status, _, answer = self.request("PROPFIND", collection, body, {"Depth": "1", "Content-Type": "application/xml"})
        if status == 404:
            return {}
        assert status == 207, answer
        found = {}
        for response in re.findall(rb"<[^<>]*response>.*?</[^<>]*response>", answer, re.S):
            href = re.search(rb"href>([^<]*)<", response).group(1).decode()
            etag = re.search(rb"getetag>([^<]*)<", response)
            if href.endswith(".ics") and etag:
                found[href] = etag.group(1).decode().replace("&quot;", '"')
        return found

    def items(self):
        """Everything in Travel at one moment, as parsed items."""
        items = self.items_unless_changed()
        while items is None:
            items = self.items_unless_changed()
        return sorted(items, key=lambda item: (item.start, item.end, item.href))

    def items_unless_changed(self):
        """None: a plan was written between the listing and the last item."""
        items = []
        for href, listed in self.etags(self.travel).items():
            etag, body = self.get(href)
            if etag != listed:
                return None
            items.append(Item(href, etag, body))
        return items

    def settled(self, quiet=0.4):
        """The items of Travel once nobody's days wait to be planned any more, and it has been the same for so long."""
        deadline, last, since = time.monotonic() + GUARD, None, time.monotonic()
        while time.monotonic() < deadline:
            now = self.etags(self.travel)
            if now != last or self.server.plans():
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                return self.items()
            time.sleep(0.05)
        raise AssertionError("Travel did not come to rest")

    def wait_for(self, condition, what, timeout=GUARD):
        """The first items for which the condition holds."""
        deadline, items = time.monotonic() + timeout, []
        while time.monotonic() < deadline:
            items = self.items()
            if condition(items):
                return items
            time.sleep(0.05)
        shown = "\n".join(str(item) for item in items)
        log = self.server.log.read_text()[-3000:]
        raise AssertionError(f"not within {timeout} s: {what}; Travel holds:\n{shown}\n{log}")


class Item:
    """A block or a warning of the Travel calendar."""

    def __init__(self, href, etag, body):
        import icalendar

        self.href, self.etag, self.body = href, etag, body
        self.event = icalendar.Calendar.from_ical(body).walk("VEVENT")[0]
        self.start = self.event["DTSTART"].dt.astimezone(datetime.timezone.utc)
        self.end = self.event["DTEND"].dt.astimezone(datetime.timezone.utc)
        self.summary = str(self.event["SUMMARY"])
        self.description = str(self.event.get("DESCRIPTION", ""))
        categories = self.event.get("CATEGORIES")
        self.categories = [str(c) for c in categories.cats] if categories else []
        related = self.event.get("RELATED-TO", [])
        related = related if isinstance(related, list) else [related]
        self.related = [str(r) for r in related]
        self.relation = str(related[0].params.get("RELTYPE", "")) if related else ""

    @property
    def is_warning(self):
        return "WARNING" in self.categories

    @property
    def is_block(self):
        return "TRAVEL" in self.categories

    @property
    def is_way_there(self):
        return self.is_block and self.relation == "FINISHTOSTART"

    def __str__(self):
        return f"{self.start:%m-%d %H:%M} - {self.end:%H:%M} {self.categories} {self.summary} {self.related}"


def event(uid, start, end, summary="Event", location=None, geo=None, zone="Europe/Rome", extra=()):
    """An event as a plain calendar app writes it; times are local to the zone."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Travlendar//Acceptance//EN", "BEGIN:VEVENT", f"UID:{uid}",
        "DTSTAMP:20221001T000000Z", f"DTSTART;TZID={zone}:{start}", f"DTEND;TZID={zone}:{end}", f"SUMMARY:{summary}",
    ]
    if location:
        escaped = location.replace("\\", "\\\\").replace(",", "\\,").replace(";", "\\;")
        lines.append("LOCATION:" + escaped)
    if geo:
        lines.append("GEO:%.7f;%.7f" % tuple(geo))
    return ("\r\n".join([*lines, *extra, "END:VEVENT", "END:VCALENDAR"]) + "\r\n").encode()


def trip(network, origin, destination, *, arrive_by=None, depart_at=None, profile=None, means=None, prefer=None):
    """The trip list that `travlendar trip --json` prints for a request."""
    arguments = ["trip", "--network", network, "--from", "%.7f,%.7f" % tuple(origin), "--to", "%.7f,%.7f" % tuple(destination)]
    arguments += ["--arrive-by", arrive_by] if arrive_by else ["--depart-at", depart_at]
    if profile:
        arguments += ["--profile", profile]
    if prefer:
        arguments += ["--prefer", prefer]
    if means:
        arguments += ["--means", means]
    return json.loads(run(*arguments, "--json").stdout)


def floor_minute(seconds):
    return seconds - seconds % 60


def ceil_minute(seconds):
    return -(-seconds // 60) * 60
