/// What tests of reports share: a calendar with something in it, and pieces of requests and answers.
enum ReportScene {
    static let namespaces = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""

    static func filled() async throws -> DoorFixture {
        let door = try await DoorFixture()
        try await door.put("daily.ics", Samples.event("daily", "RRULE:FREQ=DAILY;COUNT=5"))
        try await door.put(
            "late.ics",
            Samples.event(
                "late",
                start: "DTSTART;TZID=Europe/Rome:20251120T200000",
                "CATEGORIES:Sport,Friends",
                "LOCATION:Via Larga"
            )
        )
        try await door.put("floats.ics", Samples.event("floats", start: "DTSTART:20251121T000000"))
        try await door.put(
            "todo.ics",
            Samples.object("VTODO", ["UID:todo", "DTSTAMP:20251101T000000Z", "SUMMARY:todo"])
        )
        return door
    }

    static func range(_ start: String, _ end: String) -> String {
        "<C:time-range start=\"\(start)\" end=\"\(end)\"/>"
    }
}

extension DoorAnswer {
    /// The last segments of its hrefs, sorted.
    var memberNames: [String] {
        text.split(separator: "<D:href>").dropFirst()
            .compactMap { $0.split(separator: "</D:href>").first?.split(separator: "/").last.map(String.init) }.sorted()
    }
}
