/// Calendar objects for tests.
enum Samples {
    static func event(
        _ uid: String,
        start: String = "DTSTART;TZID=Europe/Rome:20251112T090000",
        _ lines: String...
    ) -> String {
        object("VEVENT", ["UID:\(uid)", "DTSTAMP:20251101T000000Z", start, "DURATION:PT1H", "SUMMARY:\(uid)"] + lines)
    }

    /// The inside of a VTIMEZONE that no system knows, as it stands in a request's XML: the same offset for ever.
    static func ownZone(_ offset: String) -> String {
        [
            "TZID:Custom", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:\(offset)",
            "TZOFFSETTO:\(offset)",
            "END:STANDARD",
        ].map { $0 + "&#13;" }.joined(separator: "\n")
    }

    static func object(_ component: String, _ lines: [String]) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:\(component)"] + lines
            + ["END:\(component)", "END:VCALENDAR", ""]).joined(separator: "\r\n")
    }
}
