"""Requests and objects that are large or slow on purpose, for several tests."""

SPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'
SOON = 20  # seconds: generous, since the machine may be busy


def vevent(*lines, uid="x", start="DTSTART:20260302T090000Z"):
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z"]
    return "\r\n".join([*head, start, *lines, "END:VEVENT", "END:VCALENDAR", ""])


def report(person, path, body, depth="0"):
    return person.request("REPORT", path, body, {"Depth": depth}, timeout=SOON)


def nested(names, levels, leaf=""):
    inner = nested(names, levels - 1, leaf) if levels else leaf
    return "".join(f'<D:property name="{name}">{inner}</D:property>' for name in names)


def multiget(person, calendar, hrefs):
    list_ = "".join(f"<D:href>{href}</D:href>" for href in hrefs)
    body = f"<C:calendar-multiget {SPACES}><D:prop><D:getetag/><C:calendar-data/></D:prop>{list_}</C:calendar-multiget>"
    return report(person, calendar, body)


def question(person, guests, end="20260402T000000Z"):
    """When others are busy (RFC 6638 §5)."""
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q", "DTSTAMP:20260101T000000Z"]
    head += ["DTSTART:20260302T000000Z", f"DTEND:{end}", f"ORGANIZER:mailto:{person.name}@example.com"]
    lines = [*head, *(f"ATTENDEE:mailto:{guest}" for guest in guests), "END:VFREEBUSY", "END:VCALENDAR", ""]
    return person.request("POST", person.home + "outbox/", "\r\n".join(lines), {"Content-Type": "text/calendar"}, timeout=SOON)


def available(rule, parts):
    slot = "\r\n".join([
        "BEGIN:AVAILABLE", "UID:s%d", "DTSTAMP:20260101T000000Z", "DTSTART:20260101T000000Z", "DTEND:20260101T000001Z", "RRULE:%s",
        "END:AVAILABLE",
    ])
    slots = "\r\n".join(slot % (number, rule.replace("#", str(27 + number))) for number in range(parts))
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VAVAILABILITY", "UID:a", "DTSTAMP:20260101T000000Z"]
    return "\r\n".join([*head, slots, "END:VAVAILABILITY", "END:VCALENDAR", ""])


def expand(start, end, names="", scope='<C:filter><C:comp-filter name="VCALENDAR"/></C:filter>'):
    kind = "calendar-multiget" if scope.startswith("<D:href>") else "calendar-query"
    data = f'<D:prop><C:calendar-data><C:expand start="{start}" end="{end}"/>{names}</C:calendar-data></D:prop>'
    return f"<C:{kind} {SPACES}>{data}{scope}</C:{kind}>"
