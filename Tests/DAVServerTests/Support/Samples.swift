/// Calendar objects for tests.
enum Samples {
    static func event(
        _ uid: String,
        start: String = "DTSTART;TZID=Europe/Rome:20251112T090000",
        _ lines: String...
    ) -> String {
        object("VEVENT", ["UID:\(uid)", "DTSTAMP:20251101T000000Z", start, "DURATION:PT1H", "SUMMARY:\(uid)"] + lines)
    }

    static func object(_ component: String, _ lines: [String]) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:\(component)"] + lines
            + ["END:\(component)", "END:VCALENDAR", ""]).joined(separator: "\r\n")
    }
}
