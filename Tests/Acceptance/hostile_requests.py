"""Hostile messages and objects, over all methods that the server allows and all reports that it lists."""


from costs import SPACES

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
LATER = '<C:time-range start="20300601T000000Z" end="20300608T000000Z"/>'
# How many guests, where, instances of their own, and bytes.
MEETINGS = {
    "large": (495, "elsewhere.example", 0, 150_000), "of unknown people": (395, "example.com", 1, 1000),
    "many instances": (60, "elsewhere.example", 100, 1000), "very many instances": (8, "example.com", 3000, 1000),
}
