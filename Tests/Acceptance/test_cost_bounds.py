"""The cost of hostile requests: CPU time, memory and bytes of the response stay below the table in docs/limits.md.

Costs are read from /proc, so they do not depend on how busy the machine is. The cases are generated over all methods
that the server allows and all reports that it lists; a method or report without a case fails.
"""

import base64
import http.client
import json
import re

import pytest

from costs import BOUNDS, CALENDAR, OBJECTS, SPACES, XML, Connection, ana, app_password, costs, full, meter, people, server  # noqa: F401
from hostile_requests import (
    DOCUMENTS, ENTITIES, FILTER, LATER, MEETINGS, MESSAGES, METHODS, NAMES, OBJECTS_AT_THEIR_LIMITS, REPORTS, STANDARD, TARGETS,
    bodies, calendar, component,
)
from large_requests import available, expand, vevent
from test_attacks import RULES
from travlendar import ROOT, authorization


# Methods and reports


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
