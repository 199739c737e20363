import Calendars
import Testing

/// Requirements of RFC 4791 that no other suite covers.
@Suite struct RequirementTests {
    private static let space = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""

    /// §5.2: all but calendar-description and calendar-timezone are protected; none is in allprop.
    @Test(arguments: [
        "supported-calendar-component-set", "supported-calendar-data", "max-resource-size", "min-date-time",
        "max-date-time", "max-attendees-per-instance", "supported-collation-set", "max-attachment-size",
    ])
    func limitsAreProtected(name: String) async throws {
        let door = try await DoorFixture()
        let told = try await door.propfind(DoorFixture.calendar, "C:\(name)")
        #expect(told.text.contains("<C:\(name)>"))
        let refused = try await door.send(
            "PROPPATCH",
            DoorFixture.calendar,
            body:
                "<D:propertyupdate "
                + "\(Self.space)><D:set><D:prop><C:\(name)>1</C:\(name)></D:prop></D:set></D:propertyupdate>"
        )
        #expect(refused.text.contains("<D:cannot-modify-protected-property/>"))
        #expect(try await door.propfind(DoorFixture.calendar, "C:\(name)").text == told.text)
    }

    @Test func nothingOfCalDAVIsInAllprop() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        for path in [DoorFixture.home, DoorFixture.calendar, DoorFixture.calendar + "a.ics", "/dav/principals/ana/"] {
            let all = try await door.send("PROPFIND", path, ["Depth": "0"]).text
            // But for the value of the resource type.
            #expect(!all.replacing("<C:calendar/>", with: "").contains("<C:"), "\(path)")
            // RFC 3744 §5, RFC 4331 §3, RFC 5397 §3, RFC 5995 §3.2.1, RFC 6578 §4.
            for name in ["owner", "quota-used-bytes", "current-user-principal", "add-member", "sync-token", "acl"] {
                #expect(!all.contains("<D:\(name)"), "\(path) \(name)")
            }
        }
        let types = try await door.propfind(DoorFixture.calendar, "resourcetype").text
        #expect(types.contains("<D:collection/><C:calendar/>"))
    }

    /// §7: on calendars and on what is in them.
    @Test func reportsAreAdvertised() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        for (path, reports) in [
            (
                DoorFixture.calendar,
                [
                    "C:calendar-query", "C:calendar-multiget", "C:free-busy-query", "D:expand-property",
                    "D:principal-match", "D:principal-property-search",
                ]
            ),
            (DoorFixture.home, ["D:principal-match", "D:principal-property-search"]),
            (DoorFixture.home + "inbox/", ["D:principal-match", "D:principal-property-search"]),
            (DoorFixture.calendar + "a.ics", ["C:calendar-query", "C:calendar-multiget", "D:expand-property"]),
        ] {
            let set = try await door.propfind(path, "supported-report-set").text
            for report in reports { #expect(set.contains("<D:report><\(report)/></D:report>"), "\(path) \(report)") }
        }
    }

    /// §5.3.1: nothing of the answer is kept by what lies between.
    @Test func answersAreNotCached() async throws {
        let door = try await DoorFixture()
        let made = try await door.send("MKCALENDAR", DoorFixture.home + "new/")
        #expect(made.status == 201 && made.field("Cache-Control")?.contains("no-cache") == true)
        let other = try await door.send("MKCALENDAR", DoorFixture.home + "other/", body: "<D:mkcol \(Self.space)/>")
        #expect(other.status == 400)
        let folder = try await door.send("MKCOL", DoorFixture.home + "folder/", body: "<D:mkcol \(Self.space)/>")
        #expect(folder.status == 201 && folder.field("Cache-Control")?.contains("no-cache") == true)
        #expect(try await door.send("GET", DoorFixture.home + "other/").status == 404)
    }

    /// §5.3.3, §5.3.4: what is not standard is stored as it is, under a strong tag.
    @Test func whatIsNotStandardIsKept() async throws {
        let door = try await DoorFixture()
        let event = Samples.event("a", "X-LIC;X-P=\"q;r\":v", "IANA-PROP:1", "BEGIN:X-PART", "X-IN:1", "END:X-PART")
        let put = try await door.put("a.ics", event)
        let tag = try #require(put.field("ETag"))
        #expect(!tag.hasPrefix("W/"))
        let read = try await door.send("GET", DoorFixture.calendar + "a.ics")
        #expect(read.text == event && read.field("ETag") == tag)
        #expect(try await door.propfind(DoorFixture.calendar + "a.ics", "getetag").text.contains(tag))
    }

    /// §5.2.6, §5.2.7: instances that nobody wrote down may lie beyond the limits.
    @Test func rulesGoBeyondTheLimits() async throws {
        let door = try await DoorFixture(limits: CalendarLimits(years: 1900...2100))
        #expect(try await door.put("a.ics", Samples.event("a", "RRULE:FREQ=YEARLY")).status == 201)
        let beyond = Samples.event("b", "RRULE:FREQ=YEARLY").replacing(
            "END:VCALENDAR",
            with:
                "BEGIN:VEVENT\r\nUID:b\r\nDTSTAMP:20251101T000000Z\r\n"
                + "RECURRENCE-ID;TZID=Europe/Rome:21051112T090000\r\n"
                + "DTSTART:21051112T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR"
        )
        #expect(try await door.put("b.ics", beyond).text.contains("<C:max-date-time/>"))
    }

    /// §7.10.
    @Test func busyTimesAreAskedOfCollections() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        func ask(_ path: String, _ range: String, as user: String = "ana") async throws -> DoorAnswer {
            let body = "<C:free-busy-query \(Self.space)>\(range)</C:free-busy-query>"
            return try await door.send("REPORT", path, body: body, as: user)
        }
        let year = "<C:time-range start=\"20300101T000000Z\" end=\"20310101T000000Z\"/>"
        #expect(try await ask(DoorFixture.calendar + "a.ics", year).status == 403)
        #expect(try await ask(DoorFixture.calendar, year, as: "bruno").status == 404)
        let free = try await ask(DoorFixture.calendar, year)
        #expect(free.status == 200 && free.text.contains("BEGIN:VFREEBUSY") && !free.text.contains("FREEBUSY:"))
        #expect(free.text.split(separator: "BEGIN:VFREEBUSY").count == 2)
        for range in ["", "<C:time-range start=\"20300101T000000Z\"/>", year + year] {
            #expect([400, 403].contains(try await ask(DoorFixture.calendar, range).status), "\(range)")
        }
    }
}
