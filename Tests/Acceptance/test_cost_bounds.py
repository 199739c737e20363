"""The cost of hostile requests: CPU time, memory and bytes of the response stay below the table in docs/limits.md.

Costs are read from /proc, so they do not depend on how busy the machine is. The cases are generated over all methods
that the server allows and all reports that it lists; a method or report without a case fails.
"""

import base64
import collections
import http.client
import json
import os
import re
import time

import pytest

from test_attacks import RULES
from test_heavy_requests import available, expand, vevent
from travlendar import ROOT, Server, authorization

SPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"'
CALENDAR = {"Content-Type": "text/calendar; charset=utf-8"}
XML = {"Content-Type": "application/xml; charset=utf-8"}
OBJECTS = 400

Bound = collections.namedtuple("Bound", "seconds megabytes length")
Request = collections.namedtuple("Request", "method path body headers")


def documented():
    """The rows of the table: kind -> bound."""
    text = (ROOT / "docs/limits.md").read_text()
    table = re.search(r"## Cost of hostile requests\n.*?\n\|---.*?\n(.*?)\n(?:\n|$)", text, re.S).group(1)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    return {row[0]: Bound(float(row[1]), int(row[2]), int(row[3].replace(",", ""))) for row in rows}


BOUNDS = documented()


# The server, and what it has cost


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


# Methods and reports

TARGETS = ["/dav/", "/dav/principals/ana/", "{home}", "{home}full/", "{home}full/0.ics", "{home}folder/", "{home}folder/0.txt", "{home}inbox/", "{home}outbox/"]
METHODS = [
    "OPTIONS", "GET", "HEAD", "PUT", "DELETE", "POST", "PROPFIND", "PROPPATCH", "REPORT", "MKCALENDAR", "MKCOL", "COPY", "MOVE", "LOCK", "UNLOCK", "ACL",
]
FILTER = '<C:filter><C:comp-filter name="VCALENDAR">{0}</C:comp-filter></C:filter>'
NAMES = "".join(f"<D:p{number}/>" for number in range(1000))
REPORTS = {
    "calendar-query": f'<C:calendar-query {SPACES}><D:prop><D:getetag/>{{0}}</D:prop>{FILTER.format("")}</C:calendar-query>',
    "calendar-multiget": f"<C:calendar-multiget {SPACES}><D:prop><D:getetag/></D:prop>{{0}}<D:href>/dav/calendars/ana/full/0.ics</D:href></C:calendar-multiget>",
    "free-busy-query": f'<C:free-busy-query {SPACES}>{{0}}<C:time-range start="20260302T000000Z" end="20260402T000000Z"/></C:free-busy-query>',
    "sync-collection": f"<D:sync-collection {SPACES}><D:sync-token/><D:sync-level>1</D:sync-level><D:prop>{{0}}</D:prop></D:sync-collection>",
    "expand-property": f'<D:expand-property {SPACES}><D:property name="owner">{{0}}</D:property></D:expand-property>',
    "principal-match": f"<D:principal-match {SPACES}><D:self/><D:prop>{{0}}</D:prop></D:principal-match>",
    "calendarserver-principal-search": (
        f"<CS:calendarserver-principal-search {SPACES}><CS:search-token>x</CS:search-token>"
        "<D:prop>{0}</D:prop></CS:calendarserver-principal-search>"
    ),
    "principal-property-search": (
        f"<D:principal-property-search {SPACES}><D:property-search><D:prop><D:displayname/></D:prop><D:match>x</D:match></D:property-search>"
        "<D:prop>{0}</D:prop></D:principal-property-search>"
    ),
    "principal-search-property-set": f"<D:principal-search-property-set {SPACES}>{{0}}</D:principal-search-property-set>",
    "acl-principal-prop-set": f"<D:acl-principal-prop-set {SPACES}><D:prop>{{0}}</D:prop></D:acl-principal-prop-set>",
}
MESSAGES = {
    "PROPFIND": f"<D:propfind {SPACES}><D:prop>{{0}}</D:prop></D:propfind>",
    "PROPPATCH": f"<D:propertyupdate {SPACES}><D:set><D:prop>{{0}}</D:prop></D:set></D:propertyupdate>",
    "MKCALENDAR": f"<C:mkcalendar {SPACES}><D:set><D:prop>{{0}}</D:prop></D:set></C:mkcalendar>",
    "MKCOL": f"<D:mkcol {SPACES}><D:set><D:prop><D:resourcetype><D:collection/></D:resourcetype>{{0}}</D:prop></D:set></D:mkcol>",
    "LOCK": f"<D:lockinfo {SPACES}><D:lockscope><D:shared/></D:lockscope><D:locktype><D:write/></D:locktype><D:owner>{{0}}</D:owner></D:lockinfo>",
    "ACL": f"<D:acl {SPACES}><D:ace><D:principal><D:href>/dav/principals/bob/</D:href></D:principal><D:grant>{{0}}</D:grant></D:ace></D:acl>",
    "POST": f"<CS:share {SPACES}><CS:set><D:href>mailto:bob@example.com</D:href><CS:summary>{{0}}</CS:summary><CS:read/></CS:set></CS:share>",
}
PATHS = {"MKCALENDAR": "new/", "MKCOL": "new/", "LOCK": "folder/", "expand-property": "", "principal-match": "/dav/principals/"}
PATHS |= dict.fromkeys(["calendarserver-principal-search", "principal-property-search", "principal-search-property-set"], "/dav/principals/")


def bodies():
    """Every message with an XML body: name, method, path below the home, text."""
    for method, text in MESSAGES.items():
        yield method, method, PATHS.get(method, "full/"), text
    for report, text in REPORTS.items():
        yield report, "REPORT", PATHS.get(report, "full/"), text


DOCUMENTS = {
    "deep": lambda: "<D:a>" * 50_000 + "</D:a>" * 50_000,
    "as deep as allowed": lambda: ("<D:a>" * 55 + "</D:a>" * 55) * 3_000,
    "wide": lambda: "<D:a/>" * 250_000,
    "as wide as allowed": lambda: "".join(f"<D:a{number % 5000}/>" for number in range(199_000)),
    "attributes": lambda: "<D:a " + " ".join(f"a{number}=''" for number in range(60_000)) + "/>",
    "declarations": lambda: "".join(f"<x:a xmlns:x='urn:{number}'/>" for number in range(30_000)),
    "a long name": lambda: f"<D:{'a' * 1_000_000}/>",
    "a long text": lambda: "<D:displayname>" + "&amp;è" * 500_000 + "</D:displayname>",
    "comments": lambda: "<!--x-->" * 200_000 + "<?x y?>" * 100_000,
    "too long": lambda: "x" * 5_000_000,
}

ENTITIES = "<!DOCTYPE a [<!ENTITY a0 'x'>%s]><a>&a29;</a>" % "".join(f"<!ENTITY a{n + 1} '&a{n};&a{n};'>" for n in range(30))


@pytest.mark.parametrize("name, method, path, text", list(bodies()), ids=lambda value: value if len(value) < 40 else "")
def test_xml(full, ana, costs, name, method, path, text):
    path = path if path.startswith("/") else full + path
    depth = {"Depth": "0"} if method != "REPORT" or "principal" in name else {"Depth": "1"}
    for document in DOCUMENTS.values():
        costs("XML body", ana, method, path, text.replace("{0}", document()), {**XML, **depth})
    costs("XML body", ana, method, path, ENTITIES, {**XML, **depth})
    costs("XML body", ana, method, path, ENTITIES, {**XML, **depth})
    ana.send("DELETE", full + "new/")


HEADERS = {
    "If of many lists": {"If": "(<urn:x>)" * 2000},
    "If of many conditions": {"If": "(" + "Not <urn:x> " * 1500 + ")"},
    "If-Match of many tags": {"If-Match": ", ".join(f'"{number}"' for number in range(2000))},
    "many fields": {f"X-{number}": "y" for number in range(90)},
    "one long field": {"X-Long": "y" * 15_000},
    "a long cookie": {"Cookie": "; ".join(f"session={number}" for number in range(1000))},
    "many languages": {"Accept-Language": ", ".join(f"x{number};q=0.5" for number in range(1000))},
    "many encodings": {"Accept-Encoding": ", ".join(f"gzip;q=0.{number}" for number in range(1000))},
    "many preferences": {"Prefer": ", ".join(f"depth-noroot; x={number}" for number in range(700))},
    "a long destination": {"Destination": "/dav/calendars/ana/" + "a%2f" * 3000, "Overwrite": "F"},
    "fields that are no good": {"Depth": "9" * 3000, "Timeout": "Second-" + "9" * 3000, "Range": "bytes=" + "0-1," * 1000, "Lock-Token": "<" * 3000},
}


@pytest.mark.parametrize("method", [*METHODS, "BREW"])
def test_headers_and_bodies(full, people, costs, method):
    ana, nobody = Connection(people["ana"]), Connection(people["ana"])
    nobody.fields = {}
    path = f"{full}gone/x.ics"
    for fields in HEADERS.values():
        costs("headers", ana, method, path, None, fields)
    # The first wrong password of a name is answered at once.
    pair = base64.b64encode(f"{method}:{'x' * 9000}".encode()).decode()
    costs("headers", ana, method, path, None, {"Authorization": f"Basic {pair}"})
    costs("headers", ana, method, f"{full}{'a%20' * 3500}", None)
    costs("headers", ana, method, f"{full}?{'a=b&' * 3500}", None)
    # What is no method is refused before its body is read; a client that goes on sending would wait.
    both = [(ana, "body that is too long"), (nobody, "request without a password")]
    for connection, kind in both if method in METHODS else []:
        costs(kind, connection, method, path, b"x" * 11_000_000, CALENDAR)
        costs(kind, connection, method, path, iter([b"x" * 65_536] * 200), CALENDAR)


# Objects


def component(*lines, name="VEVENT"):
    return [f"BEGIN:{name}", "UID:x", "DTSTAMP:20260101T000000Z", "DTSTART:20260302T090000Z", "DURATION:PT1H", *lines, f"END:{name}"]


def calendar(*lines):
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", *lines, "END:VCALENDAR", ""])


ALARM = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT15M", "REPEAT:2147483647", "DURATION:PT1S", "END:VALARM"]
STANDARD = ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RRULE:FREQ=SECONDLY", "END:STANDARD"]
OBJECTS_AT_THEIR_LIMITS = {
    "lines": lambda: calendar(*component(*["X:"] * 2_200_000)),
    "components": lambda: calendar(*component(*["BEGIN:A", "END:A"] * 550_000)),
    "alarms": lambda: calendar(*component(*ALARM * 60_000)),
    "depth": lambda: calendar(*component(*["BEGIN:A"] * 100_000, *["END:A"] * 100_000)),
    "a long line": lambda: calendar(*component("SUMMARY:" + "x" * 9_900_000)),
    "folded lines": lambda: calendar(*component("SUMMARY:" + "\r\n x" * 2_400_000)),
    "parameters": lambda: calendar(*component("ATTENDEE" + ";X=y" * 2_000_000 + ":mailto:x")),
    "values": lambda: calendar(*component("CATEGORIES:" + "x," * 4_000_000)),
    "exceptions": lambda: calendar(*component("RRULE:FREQ=DAILY", *["EXDATE:20260303T090000Z"] * 350_000)),
    "dates": lambda: calendar(*component("RDATE:" + ",".join(f"2026{1 + i % 12:02}{1 + i // 12 % 28:02}T{i // 336 % 24:02}{i // 8064 % 60:02}00Z" for i in range(480_000)))),
    "instances": lambda: calendar(*component("RRULE:FREQ=SECONDLY"), *(line for i in range(60_000) for line in component(f"RECURRENCE-ID:202603{2 + i // 3600:02}T09{i // 60 % 60:02}{i % 60:02}Z"))),
    "zones": lambda: calendar(*(line for i in range(30_000) for line in ["BEGIN:VTIMEZONE", f"TZID:z{i}", *STANDARD, "END:VTIMEZONE"]), *component()),
    "a slow zone": lambda: calendar("BEGIN:VTIMEZONE", "TZID:z", *STANDARD * 60_000, "END:VTIMEZONE", *component("RDATE;TZID=z:20260302T090000")),
    "no calendar": lambda: "\x00" * 9_900_000,
}


@pytest.mark.parametrize("name", OBJECTS_AT_THEIR_LIMITS)
def test_objects(full, ana, costs, name):
    ana.make("MKCALENDAR", f"{full}one/")
    path = f"{full}one/x.ics"
    costs("calendar object", ana, "PUT", path, OBJECTS_AT_THEIR_LIMITS[name](), CALENDAR)
    week = '<C:comp-filter name="VEVENT"><C:time-range start="20260601T000000Z" end="20260608T000000Z"/></C:comp-filter>'
    query = f"<C:calendar-query {SPACES}><D:prop><D:getetag/></D:prop>{FILTER.format(week)}</C:calendar-query>"
    costs("calendar object", ana, "REPORT", f"{full}one/", query, {**XML, "Depth": "1"})
    costs("calendar object", ana, "REPORT", f"{full}one/", expand("20260601T000000Z", "20260608T000000Z"), {**XML, "Depth": "1"})
    costs("calendar object", ana, "COPY", path, None, {"Destination": f"{full}one/y.ics"})
    ana.send("DELETE", f"{full}one/")


@pytest.mark.parametrize("name", RULES)
def test_rules(full, ana, costs, name):
    ana.make("MKCALENDAR", f"{full}one/")
    body = vevent("DURATION:P1000000D" if "million days" in name else "DURATION:PT1H", *RULES[name])
    costs("recurrence rule", ana, "PUT", f"{full}one/x.ics", body, CALENDAR)
    alarm = f'<C:comp-filter name="VEVENT"><C:comp-filter name="VALARM">{LATER}</C:comp-filter></C:comp-filter>'
    for text in [
        f"<C:calendar-query {SPACES}><D:prop><D:getetag/></D:prop>{FILTER.format(alarm)}</C:calendar-query>",
        expand("20300601T000000Z", "20300608T000000Z"),
        expand("00010101T000000Z", "99991231T235959Z"),
        f"<C:free-busy-query {SPACES}>{LATER}</C:free-busy-query>",
    ]:
        costs("recurrence rule", ana, "REPORT", f"{full}one/", text, {**XML, "Depth": "1"})
    ana.send("DELETE", f"{full}one/")


LATER = '<C:time-range start="20300601T000000Z" end="20300608T000000Z"/>'


# How many guests, where, instances of their own, and bytes.
MEETINGS = {
    "large": (495, "elsewhere.example", 0, 150_000), "of unknown people": (395, "example.com", 1, 1000),
    "many instances": (60, "elsewhere.example", 100, 1000), "very many instances": (8, "example.com", 3000, 1000),
}


@pytest.mark.parametrize("name", MEETINGS)
def test_meetings(full, ana, costs, name):
    guests, place, count, length = MEETINGS[name]
    path = f"{full}one/x.ics"
    ana.make("MKCALENDAR", f"{full}one/")
    people = ["ORGANIZER:mailto:ana@example.com", "ATTENDEE:mailto:ana@example.com", "ATTENDEE:mailto:bob@example.com"]
    people += [f"ATTENDEE:mailto:p{number}@{place}" for number in range(guests)]
    days = [f"20{26 + day // 336}{1 + day // 28 % 12:02}{1 + day % 28:02}" for day in range(count)]
    instances = [line for day in days for line in component(f"RECURRENCE-ID:{day}T090000Z", *people)]
    for start in ["20260102T090000Z", "20260102T090000Z\r\nSUMMARY:x"]:
        first = component("RRULE:FREQ=DAILY", "DESCRIPTION:" + "x" * length, *people)
        first = [line.replace("20260302T090000Z", start) for line in first]
        costs("meeting with many attendees", ana, "PUT", path, calendar(*first, *instances), CALENDAR)
    costs("meeting with many attendees", ana, "DELETE", path)
    ana.make("DELETE", f"{full}one/")


@pytest.mark.parametrize("name", RULES)
def test_meetings_by_slow_rules(full, ana, costs, name):
    """What each new override replaces is looked for in the rule."""
    path = f"{full}one/x.ics"
    ana.make("MKCALENDAR", f"{full}one/")
    people = ["ORGANIZER:mailto:ana@example.com", "ATTENDEE:mailto:ana@example.com", "ATTENDEE:mailto:bob@example.com"]
    series = component(*RULES[name], *people)
    instances = [line for number in range(1000) for line in component(f"RECURRENCE-ID:20{30 + number // 336}{1 + number // 28 % 12:02}{1 + number % 28:02}T090000Z", *people)]
    for body in [calendar(*series), calendar(*series, *instances)]:
        costs("meeting with many attendees", ana, "PUT", path, body, CALENDAR)
    ana.send("DELETE", path)
    ana.make("DELETE", f"{full}one/")


def test_planning(full, people, costs):
    zoe = Connection(people["zoe"])
    path = people["zoe"].home + "calendar/"
    for number in range(4):
        body = vevent("RRULE:FREQ=DAILY", "DURATION:PT1H", "SUMMARY:" + "x" * 1_000_000, "LOCATION:" + "y, " * 100_000, uid=f"e{number}")
        costs("planning", zoe, "PUT", f"{path}{number}.ics", body, CALENDAR)


# Questions


def test_filters(full, ana, costs):
    # Each condition holds, so that the next one is tested too.
    text = '<C:prop-filter name="{0}"><C:text-match collation="{1}" negate-condition="yes">{2}</C:text-match></C:prop-filter>'
    alarm = '<C:comp-filter name="VALARM"><C:prop-filter name="ACTION"><C:text-match negate-condition="yes">x</C:text-match></C:prop-filter></C:comp-filter>'
    hours = '<C:comp-filter name="VALARM"><C:time-range start="20260301T{0:02}0000Z" end="20260401T{0:02}0000Z"/></C:comp-filter>'
    # Many short properties: looking for parameters costs more than comparing bytes.
    ana.make("MKCALENDAR", f"{full}parameters/")
    lines = [f"X-A;P=x{number % 7};Q=y:z" for number in range(100_000)]
    ana.make("PUT", f"{full}parameters/many.ics", vevent("DURATION:PT1H", *lines), CALENDAR)
    parameter = '<C:prop-filter name="X-A"><C:param-filter name="P"><C:text-match negate-condition="yes">q</C:text-match></C:param-filter></C:prop-filter>'
    absent = '<C:prop-filter name="X-A"><C:param-filter name="R"><C:is-not-defined/></C:param-filter></C:prop-filter>'
    filters = [("parameters/", condition * count) for condition in [parameter, absent] for count in [50, 160]]
    filters += [("alarms/", alarm * 240), *(("alarms/", "".join(hours.format(hour) for hour in range(count))) for count in [20, 24])]
    for collation in ["i;octet", "i;ascii-casemap", "i;unicode-casemap"]:
        pattern = "x" * 4000 + "y"
        filters += [("large/", text.format("DESCRIPTION", collation, pattern) * count) for count in [1, 3, 240]]
        filters += [("full/", text.format("SUMMARY", collation, "x" * 1000 + "y") * 240)]
    for path, inside in filters:
        event = f'<C:comp-filter name="VEVENT">{inside}</C:comp-filter>'
        query = f"<C:calendar-query {SPACES}><D:prop><D:getetag/></D:prop>{FILTER.format(event)}</C:calendar-query>"
        costs("filter", ana, "REPORT", full + path, query, {**XML, "Depth": "1"})
    ana.make("DELETE", f"{full}parameters/")


def test_expansions(full, ana, costs):
    hrefs = "".join(f"<D:href>{full}full/{number}.ics</D:href>" for number in range(OBJECTS))
    for start, end in [("20260601T000000Z", "20260608T000000Z"), ("20300101T000000Z", "20380101T000000Z"), ("00010101T000000Z", "99991231T235959Z")]:
        costs("expansion", ana, "REPORT", f"{full}full/", expand(start, end), {**XML, "Depth": "1"})
    costs("expansion", ana, "REPORT", f"{full}full/", expand("20300101T000000Z", "20380101T000000Z", scope=hrefs), {**XML, "Depth": "0"})


def test_lists_of_objects(full, ana, costs):
    data = "<D:prop><D:getetag/><C:calendar-data/></D:prop>"
    far = "".join(f"<D:href>/dav/calendars/p{number}/c{number}/{number}.ics</D:href>" for number in range(60_000))
    near = "".join(f"<D:href>{full}full/{number}.ics</D:href>" for number in range(60_000))
    same = "".join(f"<D:href>{full}large/%74e{name}.ics</D:href><D:href>{full}large/text.ics</D:href>" for name in ["xt", "%78t", "x%74"]) * 2_000
    for hrefs in [far, near, same]:
        costs("list of objects", ana, "REPORT", f"{full}full/", f"<C:calendar-multiget {SPACES}>{data}{hrefs}</C:calendar-multiget>", XML)
    whole = f"<C:calendar-query {SPACES}>{data}{FILTER.format('')}</C:calendar-query>"
    sync = f"<D:sync-collection {SPACES}><D:sync-token/><D:sync-level>{{0}}</D:sync-level>{data}</D:sync-collection>"
    for path in ["", "full/", "large/", "alarms/"]:
        costs("list of objects", ana, "REPORT", full + path, whole, {**XML, "Depth": "infinity"})
        for level in ["1", "infinite"]:
            costs("list of objects", ana, "REPORT", full + path, sync.format(level), XML)


def test_lists_of_properties(full, ana, costs):
    asked = f"<D:propfind {SPACES}><D:prop>{{0}}</D:prop></D:propfind>"
    for depth in ["0", "1", "infinity"]:
        for path in ["", "full/", "folder/"]:
            for text in [asked.format(NAMES), f"<D:propfind {SPACES}><D:allprop/><D:include>{NAMES}</D:include></D:propfind>", f"<D:propfind {SPACES}><D:propname/></D:propfind>"]:
                costs("list of properties", ana, "PROPFIND", full + path, text, {**XML, "Depth": depth})
    for report in ["sync-collection", "calendar-multiget", "calendar-query"]:
        text = REPORTS[report].replace("<D:getetag/>", "{0}").replace("{0}", NAMES, 1).replace("{0}", "")
        costs("list of properties", ana, "REPORT", f"{full}full/", text, {**XML, "Depth": "1"})
    pointers = ["owner", "current-user-principal", "principal-URL", "principal-collection-set", "group-member-set", "group-membership"]

    def nested(levels):
        inner = nested(levels - 1) if levels else "".join(f'<D:property name="p{number}"/>' for number in range(150))
        return "".join(f'<D:property name="{name}">{inner}</D:property>' for name in pointers)

    for levels in range(4):
        costs("list of properties", ana, "REPORT", full, f"<D:expand-property {SPACES}>{nested(levels)}</D:expand-property>", XML)
    texts = "".join(f"<x:p{number} xmlns:x='urn:x'>{'y' * 480}</x:p{number}>" for number in range(199))
    for verb in ["set", "remove"]:
        text = f"<D:propertyupdate {SPACES}><D:{verb}><D:prop>{texts}</D:prop></D:{verb}></D:propertyupdate>"
        costs("list of properties", ana, "PROPPATCH", f"{full}full/", text, XML)


def test_trees(full, ana, costs):
    tokens = re.findall(r"urn:uuid:[0-9a-f-]+|opaquelocktoken:[0-9a-f-]+", locks(full, ana))
    named = " ".join(f"<{full}folder/{number}.txt> (<{token}>)" for number, token in enumerate(tokens[:120]))
    ana.make("COPY", f"{full}folder/", None, {"Destination": f"{full}copy/"})
    for method, fields in [
        ("COPY", {"Destination": f"{full}copy/", "Overwrite": "T"}), ("MOVE", {"Destination": f"{full}copy/", "If": named}), ("DELETE", {"If": named}), ("DELETE", {}),
    ]:
        costs("tree of files", ana, method, f"{full}folder/", None, {"Depth": "infinity", **fields})
    costs("tree of files", ana, "COPY", f"{full}full/", None, {"Destination": f"{full}copied/", "Depth": "infinity"})
    for path in ["copy/", "copied/"]:
        costs("tree of files", ana, "DELETE", full + path)


def locks(full, ana):
    connection = http.client.HTTPConnection("127.0.0.1", ana.connection.port, timeout=300)
    body = f"<D:propfind {SPACES}><D:prop><D:lockdiscovery/></D:prop></D:propfind>"
    connection.request("PROPFIND", f"{full}folder/", body, {**ana.fields, **XML, "Depth": "1"})
    return connection.getresponse().read().decode()


def test_busy_time(full, ana, costs):
    for end in ["20450402T000000Z", "20460302T000000Z", "99991231T000000Z"]:
        text = f'<C:free-busy-query {SPACES}><C:time-range start="20450302T000000Z" end="{end}"/></C:free-busy-query>'
        costs("free-busy", ana, "REPORT", f"{full}busy/", text, {**XML, "Depth": "1"})
    slots = {"every second": ("FREQ=SECONDLY", 1), "often": ("FREQ=SECONDLY;INTERVAL=#", 400), "never": ("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", 400), "many": ("FREQ=DAILY", 600)}
    for rule, parts in slots.values():
        text = f"<C:calendar-availability>{available(rule, parts)}</C:calendar-availability>"
        costs("free-busy", ana, "PROPPATCH", f"{full}inbox/", MESSAGES["PROPPATCH"].replace("{0}", text), XML)
        for guests, end in [(["ana", "bob"], "20450402T000000Z"), (["ana"], "20580302T000000Z"), (["ana"] * 4_900, "20450303T000000Z"), ([f"p{n}" for n in range(4_900)], "20450303T000000Z")]:
            lines = ["METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q", "DTSTAMP:20260101T000000Z", "DTSTART:20450302T000000Z", f"DTEND:{end}", "ORGANIZER:mailto:ana@example.com"]
            text = calendar(*lines, *(f"ATTENDEE:mailto:{guest}@example.com" for guest in guests), "END:VFREEBUSY")
            costs("free-busy", ana, "POST", f"{full}outbox/", text, CALENDAR)


def test_people_and_sharing(full, ana, costs):
    ace = "<D:ace><D:principal><D:href>/dav/principals/%s/</D:href></D:principal><D:grant><D:privilege><D:read/></D:privilege></D:grant></D:ace>"
    sharee = "<CS:set><D:href>mailto:p%d@example.com</D:href><CS:summary>x</CS:summary><CS:read/></CS:set>"
    member = "<D:href>/dav/principals/p%d/</D:href>"
    match = "<D:property-search><D:prop><D:displayname/><C:calendar-user-address-set/></D:prop><D:match>%s</D:match></D:property-search>"
    for count in [190, 15_000]:
        entries = "".join(ace % (f"p{number}" if count > 200 else "bob") for number in range(count))
        costs("people and sharing", ana, "ACL", f"{full}full/", f"<D:acl {SPACES}>{entries}</D:acl>", XML)
        sharees = "".join(sharee % number for number in range(count))
        costs("people and sharing", ana, "POST", f"{full}full/", f"<CS:share {SPACES}>{sharees}</CS:share>", XML)
        members = f"<D:group-member-set>{''.join(member % number for number in range(count))}</D:group-member-set>"
        costs("people and sharing", ana, "PROPPATCH", "/dav/principals/ana/calendar-proxy-write/", MESSAGES["PROPPATCH"].replace("{0}", members), XML)
        conditions = "".join(match % f"{'x' * 1000}{number}" for number in range(count // 2))
        costs("people and sharing", ana, "REPORT", "/dav/principals/", f"<D:principal-property-search {SPACES} test='anyof'>{conditions}<D:prop>{NAMES}</D:prop></D:principal-property-search>", XML)
    for count in [20, 15_000]:
        tokens = "".join(f"<CS:search-token>{'x' * 500}{number}</CS:search-token>" for number in range(count))
        text = REPORTS["calendarserver-principal-search"].replace("<CS:search-token>x</CS:search-token>", tokens)
        costs("people and sharing", ana, "REPORT", "/dav/principals/", text.replace("{0}", NAMES), XML)
    costs("people and sharing", ana, "REPORT", f"{full}full/", REPORTS["acl-principal-prop-set"].replace("{0}", NAMES), XML)
    costs("people and sharing", ana, "REPORT", "/dav/principals/", REPORTS["principal-match"].replace("{0}", NAMES), XML)


def test_attachments(full, ana, costs):
    path = f"{full}full/0.ics"
    for _ in range(3):
        costs("attachment", ana, "POST", f"{path}?action=attachment-add", b"x" * 9_900_000, {"Content-Disposition": 'attachment; filename="x"'})
    costs("attachment", ana, "POST", f"{path}?action=attachment-add&rid={','.join(f'203{n % 10}0302T090000Z' for n in range(900))}", b"x")
    costs("attachment", ana, "POST", f"{path}?action=attachment-update&managed-id={'9' * 9000}", b"x")
    costs("attachment", ana, "GET", path)
    costs("attachment", ana, "PUT", f"{full}folder2.bin", b"x" * 9_900_000)
    costs("attachment", ana, "GET", f"{full}folder2.bin", None, {"Range": "bytes=" + ",".join(f"{n}-" for n in range(1500))})


def test_time_zones(full, ana, costs):
    zone = calendar("BEGIN:VTIMEZONE", "TZID:z", *STANDARD * 600, "END:VTIMEZONE")
    text = MESSAGES["PROPPATCH"].replace("{0}", f"<C:calendar-timezone>{zone}</C:calendar-timezone>")
    costs("time zones", ana, "PROPPATCH", f"{full}busy/", text, XML)
    costs("time zones", ana, "REPORT", f"{full}busy/", expand("20450301T000000Z", "20450308T000000Z"), {**XML, "Depth": "1"})
    for query in ["", "?changedsince=x", "?pattern=" + "*a" * 5000, "/Europe%2FRome/observances?start=0001-01-01T00:00:00Z&end=9999-12-31T00:00:00Z", "/Europe%2FRome?start=0001-01-01T00:00:00Z&end=9999-12-31T00:00:00Z"]:
        costs("time zones", ana, "GET", f"/dav/timezones/zones{query}")


# Pages and the API of the person


def test_api_of_the_person(server, app_password, people, costs):
    description = json.loads(server.request("GET", "/api/v1/openapi.json")[2])
    program = Connection(people["ana"])
    people["ana"].password, password = app_password, people["ana"].password
    program.fields = authorization(people["ana"])
    people["ana"].password = password
    texts = ["[" * 60_000, '{"a":' * 12_000, "[" + "1," * 30_000 + "1]", "9" * 60_000, '"' + "\\u0000" * 10_000 + '"', '{"label":"' + "x" * 60_000 + '"}', "x" * 200_000]
    texts += [json.dumps({"label": "x", "latitude": 42.3, "longitude": 13.4, "issuer": "x", "products": ["x" * 100] * 500})]
    operations = [(method.upper(), path) for path, item in description["paths"].items() for method in item if method in ("get", "put", "post", "delete", "patch")]
    assert len(operations) > 8
    for method, path in operations:
        place = re.sub(r"\{\w+\}", "x" * 200, path)
        if method == "GET":
            costs("API of the person", program, method, place, None, HEADERS["many languages"])
        for text in texts if method != "GET" else []:
            costs("API of the person", program, method, place, text, {"Content-Type": "application/json"})


def test_forms(people, costs):
    browser = Connection(people["ana"])
    browser.fields = {"Content-Type": "application/x-www-form-urlencoded", "Origin": people["ana"].server.url}
    forms = ["a=b&" * 15_000, "name=" + "%20" * 20_000, "name=x&password=" + "x" * 60_000, "&" * 60_000, "=" * 60_000, "%" * 60_000, "a" * 200_000, "+" * 60_000]
    for path in ["/login", "/logout", "/account/sessions/1/logout", "/setup"]:
        for form in forms:
            costs("form", browser, "POST", path, form)
    for path in ["/", "/login", "/account", "/setup", "/healthz/ready", "/healthz/live", "/metrics"]:
        for fields in HEADERS.values():
            costs("form", browser, "GET", path, None, fields)


def test_everything_has_a_case(full, people):
    person = people["ana"]
    methods, reports = set(), set()
    for target in [target.format(home=person.home) for target in TARGETS]:
        methods |= set(person.request("OPTIONS", target)[1]["allow"].replace(" ", "").split(","))
        body = f"<D:propfind {SPACES}><D:prop><D:supported-report-set/></D:prop></D:propfind>"
        answer = person.request("PROPFIND", target, body, {"Depth": "0"})[2].decode()
        reports |= set(re.findall(r"<D:report><\w+:([a-z-]+)", answer))
    assert methods == set(METHODS)
    assert reports == set(REPORTS)


def test_every_bound_is_tested():
    with open(__file__) as file:
        kinds = set(re.findall(r'(?:costs\(|, )"([A-Za-z -]+)"', file.read()))
    assert set(BOUNDS) <= kinds


def test_all_together(full, meter):
    """What stays, and what one case adds to another."""
    text = (ROOT / "docs/limits.md").read_text()
    most = int(re.search(r"one after the other, leave the process below (\d+) MB", text).group(1))
    meter.settle()
    assert meter.megabytes("VmRSS") < most
