"""What requests cost a server: its meter, the bounds of docs/limits.md, and the people and things that hostile requests are about."""

import collections
import http.client
import os
import re
import time

import pytest

from large_requests import vevent
from travlendar import ROOT, Server, authorization

SPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"'
CALENDAR = {"Content-Type": "text/calendar; charset=utf-8"}
XML = {"Content-Type": "application/xml; charset=utf-8"}
OBJECTS = 400
Bound = collections.namedtuple("Bound", "seconds megabytes length")


def documented():
    """The rows of the table: kind -> bound."""
    text = (ROOT / "docs/limits.md").read_text()
    table = re.search(r"## Cost of hostile requests\n.*?\n\|---.*?\n(.*?)\n(?:\n|$)", text, re.S).group(1)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    return {row[0]: Bound(float(row[1]), int(row[2]), int(row[3].replace(",", ""))) for row in rows}


BOUNDS = documented()


class Meter:
    """CPU time and memory of the server's process."""

    def __init__(self, server):
        self.server, self.proc = server, f"/proc/{server.process.pid}"

    def seconds(self):
        return self.server.processor_seconds()

    def megabytes(self, name):
        with open(f"{self.proc}/status") as file:
            return int(re.search(rf"{name}:\s+(\d+)", file.read()).group(1)) / 1024

    def begin(self):
        self.settle()
        with open(f"{self.proc}/clear_refs", "w") as file:
            file.write("5")  # VmHWM begins anew
        self.start, self.resident = self.seconds(), self.megabytes("VmRSS")

    def end(self):
        self.settle()
        return self.seconds() - self.start, self.megabytes("VmHWM") - self.resident

    def settle(self):
        """Waits until no thread wants the processor, however long a busy machine lets it wait for it."""
        quiet = 0
        while quiet < 3:
            quiet = 0 if self.is_running() else quiet + 1
            time.sleep(0.004)

    def is_running(self):
        for task in os.listdir(f"{self.proc}/task"):
            try:
                with open(f"{self.proc}/task/{task}/stat") as file:
                    if file.read().rpartition(")")[2].split()[0] in "RD":
                        return True
            except OSError:
                continue
        return False


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("cost"), clock="2026-03-02T05:00:00Z") as server:
        yield server


@pytest.fixture(scope="module")
def people(server):
    """Ana is hostile, Bob is somebody else, Zoe is planned for."""
    people = {name: server.account(name) for name in ["ana", "bob", "zoe"]}
    for name in ["ana", "bob"]:  # the cost of planning is Zoe's
        assert people[name].request("DELETE", people[name].travel)[0] == 204
    return people


@pytest.fixture(scope="module")
def app_password(server, people):
    return server.cli("user", "app-password", "ana", "--label", "program").stdout.split()[-1]


@pytest.fixture(scope="module")
def meter(server):
    return Meter(server)


class Connection:
    """Requests of one person on one connection; of the response only the length and a beginning are kept."""

    def __init__(self, account):
        self.connection = http.client.HTTPConnection("127.0.0.1", account.server.port, timeout=300)
        self.fields = authorization(account)

    def send(self, method, path, body=None, headers=None):
        body = body.encode() if isinstance(body, str) else body
        try:
            self.connection.request(method, path, body, {**self.fields, **(headers or {})})
            response = self.connection.getresponse()
        except (ConnectionError, http.client.BadStatusLine):  # refused before all of it was sent
            self.connection.close()
            return 0, b"", 0
        kept, length = b"", 0
        while piece := response.read(1 << 20):
            kept, length = kept or piece[:4000], length + len(piece)
        if response.getheader("Connection") == "close":
            self.connection.close()
        return response.status, kept, length

    def make(self, method, path, body=None, headers=None):
        """What a case needs beforehand."""
        status, text, _ = self.send(method, path, body, headers)
        assert status in (200, 201, 204, 207), (method, path, status, text)


@pytest.fixture
def ana(people):
    connection = Connection(people["ana"])
    yield connection
    connection.connection.close()


@pytest.fixture(scope="module")
def full(people):
    """A calendar of many objects, a folder of many files, many locks, a large object."""
    ana = Connection(people["ana"])
    home = people["ana"].home
    for name in ["full", "large", "alarms", "busy"]:
        ana.make("MKCALENDAR", f"{home}{name}/")
    ana.make("MKCOL", f"{home}folder/")
    for number in range(OBJECTS):
        body = vevent("DURATION:PT1H", "RRULE:FREQ=DAILY", f"SUMMARY:{'x' * 2000}", uid=f"f{number}")
        ana.make("PUT", f"{home}full/{number}.ics", body, CALENDAR)
        ana.make("PUT", f"{home}folder/{number}.txt", "x" * 100)
    ana.make("PUT", f"{home}large/text.ics", vevent("DURATION:PT1H", "DESCRIPTION:" + "è" + "x" * 8_000_000), CALENDAR)
    alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT15M", "END:VALARM"]
    ana.make("PUT", f"{home}alarms/many.ics", vevent("DURATION:PT1H", *alarm * 50_000), CALENDAR)
    for number in range(50):
        body = vevent("DURATION:PT1S", "RRULE:FREQ=HOURLY", uid=f"b{number}", start="DTSTART:20450302T090000Z")
        ana.make("PUT", f"{home}busy/{number}.ics", body, CALENDAR)
    locked = "<D:lockinfo xmlns:D='DAV:'><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>"
    for number in range(OBJECTS):
        ana.make("LOCK", f"{home}folder/{number}.txt", locked, XML)
    ana.connection.close()
    return home


@pytest.fixture
def costs(meter, request):
    """Measures one request, and compares it with the bound of its kind."""

    def measure(kind, connection, method, path, body=None, headers=None):
        bound = BOUNDS[kind]
        meter.begin()
        status, text, length = connection.send(method, path, body, headers)
        seconds, megabytes = meter.end()
        told = f"{kind}: {method} {path[:80]}: {status}, {seconds:.2f} s, {megabytes:.0f} MB, {length} bytes"
        print(told)
        assert status == 0 or 200 <= status < 600, told
        assert status not in (500, 502), (told, text)
        assert seconds <= bound.seconds, told
        assert megabytes <= bound.megabytes, told
        assert length <= bound.length, told
        return status, text

    return measure
