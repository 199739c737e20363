import Accounts
import Calendars
import Testing

/// When people are available (RFC 7953), at the door.
@Suite struct AvailabilityTests {
    private let inbox = DoorFixture.home + "inbox/"
    private let name = "calendar-availability"

    /// Thursdays from nine to five in Rome; 2025-11-13 is one. UTC is an hour behind.
    static let thursdays = availability(
        "u",
        ["DTSTART;TZID=Europe/Rome:20251106T090000", "DTEND;TZID=Europe/Rome:20251106T170000", "RRULE:FREQ=WEEKLY"]
    )

    static func availability(_ uid: String, _ available: [String], _ lines: String...) -> String {
        Samples.object(
            "VAVAILABILITY",
            ["UID:\(uid)", "DTSTAMP:20251101T000000Z", "SUMMARY:Hidden"] + lines + ["BEGIN:AVAILABLE", "UID:\(uid)-a"]
                + ["DTSTAMP:20251101T000000Z", "LOCATION:Hidden"] + available + ["END:AVAILABLE"]
        )
    }

    private func set(
        _ text: String?,
        _ door: DoorFixture,
        as user: String = "bruno",
        in namespace: String = caldav
    )
        async throws -> DoorAnswer
    {
        let property = "<X:\(name) xmlns:X=\"\(namespace)\">\(text ?? "")</X:\(name)>"
        let step = text == nil ? "remove" : "set"
        return try await door.send(
            "PROPPATCH",
            "/dav/calendars/\(user)/inbox/",
            body: "<propertyupdate xmlns=\"DAV:\"><\(step)><prop>\(property)</prop></\(step)></propertyupdate>",
            as: user
        )
    }

    private static let caldav = "urn:ietf:params:xml:ns:caldav"

    private func read(_ door: DoorFixture, as user: String = "bruno", path: String? = nil) async throws -> DoorAnswer {
        try await door.send(
            "PROPFIND",
            path ?? "/dav/calendars/\(user)/inbox/",
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\"><prop><X:\(name) xmlns:X=\"\(Self.caldav)\"/></prop></propfind>",
            as: user
        )
    }

    /// Ana asks when Bruno, or others, are busy on Thursday the 13th.
    private func ask(_ door: DoorFixture, _ names: [String] = ["bruno"]) async throws -> String {
        let lines =
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
                "DTSTAMP:20251112T050000Z", "DTSTART:20251113T000000Z", "DTEND:20251114T000000Z",
                "ORGANIZER:mailto:ana@example.org",
            ] + names.map { "ATTENDEE:mailto:\($0)@example.org" } + ["END:VFREEBUSY", "END:VCALENDAR", ""]
        let body = lines.joined(separator: "\r\n")
        let answer = try await door.send(
            "POST",
            DoorFixture.home + "outbox/",
            ["Content-Type": "text/calendar"],
            body: body
        )
        #expect(!answer.text.contains("Hidden"))
        return answer.text.replacing("&#13;", with: "").replacing("\r", with: "").replacing("\n ", with: "")
    }

    private func busyTime(_ path: String, _ door: DoorFixture) async throws -> String {
        let range = "<C:time-range start=\"20251113T000000Z\" end=\"20251114T000000Z\"/>"
        let answer = try await door.send(
            "REPORT",
            path,
            ["Depth": "1"],
            body: "<C:free-busy-query xmlns:C=\"\(Self.caldav)\">\(range)</C:free-busy-query>"
        )
        return answer.text.replacing("\r\n ", with: "")
    }

    private static let outside = "20251113T000000Z/20251113T080000Z,20251113T160000Z/20251114T000000Z"

    @Test func theInboxSaysWhenItsOwnerIsAvailable() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("OPTIONS", inbox).field("DAV")?.contains(name) == true)
        #expect(try await read(door).text.contains("404"))
        #expect(try await set(Self.thursdays, door).text.contains("200 OK"))
        #expect(try await read(door).text.contains("RRULE:FREQ=WEEKLY"))
        // Not in allprop, on no calendar, and nobody else's to read or write.
        #expect(try await !door.send("PROPFIND", inbox, ["Depth": "0"], as: "bruno").text.contains("AVAILABLE"))
        #expect(try await read(door, path: "/dav/calendars/bruno/calendar/").text.contains("404"))
        #expect(try await read(door, as: "ana", path: "/dav/calendars/bruno/inbox/").status == 404)
        let busy = try await ask(door)
        #expect(busy.contains("FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:\(Self.outside)"))
        #expect(try await set(nil, door).text.contains("200 OK"))
        #expect(try await !ask(door).contains("UNAVAILABLE"))
        // The name that it had before the RFC.
        #expect(try await set(Self.thursdays, door, in: "http://calendarserver.org/ns/").text.contains("200 OK"))
        #expect(try await read(door).text.contains("RRULE:FREQ=WEEKLY"))
    }

    @Test func eventsAreLaidOverIt() async throws {
        let door = try await DoorFixture()
        _ = try await set(Self.thursdays, door)
        let event = Samples.object("VEVENT", ["UID:e", "DTSTART:20251113T120000Z", "DURATION:PT1H"])
        _ = try await door.send("PUT", "/dav/calendars/bruno/calendar/e.ics", body: event, as: "bruno")
        let busy = try await ask(door)
        #expect(busy.contains("FREEBUSY:20251113T120000Z/20251113T130000Z"))
        #expect(busy.contains("BUSY-UNAVAILABLE:\(Self.outside)"))
    }

    /// Hours by the second, or events by the minute: more than a question looks at. It is said of that person, and the
    /// others are told.
    @Test func whatCantBeFollowedIsNoNewsOfOthers() async throws {
        let door = try await DoorFixture(limits: CalendarLimits(busyPeriods: 1000))
        let seconds = ["DTSTART:20251112T000000Z", "DTEND:20251112T000001Z", "RRULE:FREQ=SECONDLY"]
        // Two parts, each of which could be followed.
        let next = ["END:AVAILABLE", "BEGIN:AVAILABLE", "UID:n", "DTSTAMP:20251101T000000Z"]
        #expect(try await set(Self.availability("u", seconds + next + seconds), door).text.contains("200 OK"))
        #expect(try await ask(door).contains("5.1;Service unavailable"))
        let both = try await ask(door, ["bruno", "carla", "bruno"])
        #expect(both.split(separator: "5.1;Service unavailable").count == 3)
        #expect(both.split(separator: "2.0;Success").count == 2)
        #expect(try await set(nil, door).text.contains("200 OK"))
        let minutes = Samples.object(
            "VEVENT",
            ["UID:e", "DTSTART:20251113T000000Z", "DURATION:PT1S", "RRULE:FREQ=MINUTELY;COUNT=1001"]
        )
        _ = try await door.send("PUT", "/dav/calendars/bruno/calendar/e.ics", body: minutes, as: "bruno")
        #expect(try await ask(door).contains("5.1;Service unavailable"))
        let range = "<C:time-range start=\"20251113T000000Z\" end=\"20251114T000000Z\"/>"
        let refused = try await door.send(
            "REPORT",
            "/dav/calendars/bruno/calendar/",
            body: "<C:free-busy-query xmlns:C=\"\(Self.caldav)\">\(range)</C:free-busy-query>",
            as: "bruno"
        )
        #expect(refused.status == 403 && refused.text.contains("<D:number-of-matches-within-limits/>"))
    }

    @Test func onlyOneAvailabilityIsTaken() async throws {
        let door = try await DoorFixture()
        let table = [
            "nonsense", Samples.event("a"),
            Self.thursdays.replacing("VERSION:2.0", with: "VERSION:2.0\r\nMETHOD:REQUEST"),
            Self.thursdays.replacing(";TZID=Europe/Rome:20251106T090000", with: ";VALUE=DATE:20251106"),
            Self.thursdays.replacing(";TZID=Europe/Rome", with: ""),
            Self.thursdays.replacing("END:VCALENDAR", with: "BEGIN:VEVENT\r\nUID:u\r\nEND:VEVENT\r\nEND:VCALENDAR"),
            String(repeating: "x", count: 100_001),
        ]
        for text in table {
            let answer = try await set(text, door)
            #expect(answer.status == 207)
            #expect(
                answer.text.contains("403 Forbidden") && answer.text.contains("<C:valid-calendar-data/>"),
                "\(text)"
            )
        }
        #expect(try await read(door).text.contains("404"))
    }

    @Test func calendarsHoldAvailabilities() async throws {
        let door = try await DoorFixture()
        let made = try await door.send(
            "MKCALENDAR",
            DoorFixture.home + "hours/",
            body:
                "<C:mkcalendar xmlns:D=\"DAV:\" xmlns:C=\"\(Self.caldav)\"><D:set><D:prop>"
                + "<C:supported-calendar-component-set>"
                + "<C:comp name=\"VAVAILABILITY\"/></C:supported-calendar-component-set></D:prop></D:set>"
                + "</C:mkcalendar>"
        )
        #expect(made.status == 201)
        let hours = DoorFixture.home + "hours/"
        #expect(try await door.send("PUT", hours + "a.ics", body: Self.thursdays).status == 201)
        #expect(try await door.put("a.ics", Self.thursdays).text.contains("supported-calendar-component"))
        #expect(try await busyTime(hours, door).contains("FBTYPE=BUSY-UNAVAILABLE:\(Self.outside)"))
        // A more important one covers it as long as it lasts.
        let away = Self.availability("v", ["DTSTART:20251113T200000Z", "DURATION:PT1H"], "PRIORITY:1", "BUSYTYPE:BUSY")
        #expect(try await door.send("PUT", hours + "b.ics", body: away).status == 201)
        let covered = "FREEBUSY:20251113T000000Z/20251113T200000Z,20251113T210000Z/20251114T000000Z"
        #expect(try await busyTime(hours, door).contains(covered))
        // The home's calendars together, with what is in the others.
        try await door.put("e.ics", Samples.object("VEVENT", ["UID:e", "DTSTART:20251113T203000Z", "DURATION:PT15M"]))
        let home = try await busyTime(DoorFixture.home, door)
        #expect(home.contains("20251113T200000Z,20251113T203000Z/20251113T204500Z,20251113T210000Z/"))
    }

    /// RFC 7953 §7.2.2, row by row.
    @Test(arguments: [
        (["DTSTART:20251110T000000Z", "DTEND:20251112T000000Z"], true, false, false),
        (["DTSTART:20251110T000000Z", "DURATION:P2D"], true, false, false),
        (["DTSTART:20251112T000000Z"], false, true, true),
        (["DTEND:20251112T000000Z"], true, false, false),
        ([], true, true, true),
    ])
    func timeRanges(lines: [String], first: Bool, second: Bool, third: Bool) async throws {
        let door = try await DoorFixture()
        _ = try await door.send(
            "MKCALENDAR",
            DoorFixture.home + "hours/",
            body:
                "<C:mkcalendar xmlns:D=\"DAV:\" xmlns:C=\"\(Self.caldav)\"><D:set><D:prop>"
                + "<C:supported-calendar-component-set>"
                + "<C:comp name=\"VAVAILABILITY\"/></C:supported-calendar-component-set></D:prop></D:set>"
                + "</C:mkcalendar>"
        )
        let object = Samples.object("VAVAILABILITY", ["UID:a", "DTSTAMP:20251101T000000Z"] + lines)
        #expect(try await door.send("PUT", DoorFixture.home + "hours/a.ics", body: object).status == 201)
        for (start, end, isFound) in [
            ("20251111T000000Z", "20251111T120000Z", first), ("20251112T000000Z", "20251113T000000Z", second),
            ("25250101T000000Z", "25250102T000000Z", third),
        ] {
            let answer = try await door.send(
                "REPORT",
                DoorFixture.home + "hours/",
                ["Depth": "1"],
                body: "<C:calendar-query xmlns:C=\"\(Self.caldav)\"><C:filter><C:comp-filter name=\"VCALENDAR\">"
                    + "<C:comp-filter name=\"VAVAILABILITY\"><C:time-range start=\"\(start)\" end=\"\(end)\"/>"
                    + "</C:comp-filter>"
                    + "</C:comp-filter></C:filter></C:calendar-query>"
            )
            #expect(answer.text.contains("a.ics") == isFound, "\(lines) \(start)")
        }
    }

    @Test func aRoomHasHours() async throws {
        let door = try await DoorFixture()
        let sala = try await door.principal("sala")
        try await door.calendars.scheduling.setAvailability(Self.thursdays, of: sala.id, as: sala.id)
        try await door.put("m.ics", Meeting.event(start: "20251113T090000Z", attendees: ["sala"]))
        try await door.put("n.ics", Meeting.event("n", start: "20251113T190000Z", attendees: ["sala"]))
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "sala")?.contains("=ACCEPTED") == true)
        #expect(try #require(try await door.copy("n", of: "ana")).text.line(of: "sala")?.contains("=DECLINED") == true)
    }
}
