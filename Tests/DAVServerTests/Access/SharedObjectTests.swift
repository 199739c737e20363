import DAVServer
import Testing

/// Requests to objects in calendars that somebody else shares.
@Suite struct SharedObjectTests {
    private typealias Say = SharingSamples
    private static let type = ["Content-Type": "text/calendar"]

    private func door(_ privileges: String...) async throws -> (door: DoorFixture, share: String) {
        let door = try await DoorFixture()
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grants: privileges))
        return (door, try #require(try await door.shareOfBruno()))
    }

    private func note(_ text: String?, on path: String, _ door: DoorFixture, as user: String) async throws {
        let verb = text == nil ? "remove" : "set"
        let body = """
            <D:propertyupdate xmlns:D="DAV:"><D:\(verb)><D:prop><x:note \
            xmlns:x="urn:x">\(text ?? "")</x:note></D:prop></D:\(verb)>\
            </D:propertyupdate>
            """
        #expect(try await door.send("PROPPATCH", path, body: body, as: user).text.contains("200 OK"))
    }

    private func note(on path: String, _ door: DoorFixture, as user: String) async throws -> String? {
        let body = """
            <D:propfind xmlns:D="DAV:"><D:prop><x:note xmlns:x="urn:x"/></D:prop></D:propfind>
            """
        let text = try await door.send("PROPFIND", path, ["Depth": "0"], body: body, as: user).text
        return text.firstMatch(of: />(\w+)<\/[^<>]*note>/).map { String($0.output.1) }
    }

    /// ADR 0022: who may not write what all see keeps one of their own, by whichever address they come.
    @Test(arguments: [true, false])
    func propertiesOfObjectsAreTheOwners(_ isMounted: Bool) async throws {
        let (door, share) = try await door("read")
        try await door.put("x.ics", Samples.event("x"))
        let owners = DoorFixture.calendar + "x.ics"
        let place = isMounted ? share + "x.ics" : owners
        try await note("hers", on: owners, door, as: "ana")
        try await note("his", on: place, door, as: "bruno")
        #expect(try await note(on: owners, door, as: "ana") == "hers")
        #expect(try await note(on: place, door, as: "bruno") == "his")
        try await note(nil, on: place, door, as: "bruno")
        #expect(try await note(on: owners, door, as: "ana") == "hers")
        let told = try await door.propfind(share + "x.ics", "current-user-privilege-set", as: "bruno")
        #expect(told.text.contains("<D:read/>") && !told.text.contains("<D:write-properties/>"))
        let own = try await door.propfind(share, "current-user-privilege-set", as: "bruno")
        #expect(own.text.contains("<D:write-properties/>"))
    }

    @Test func whoMayWritePropertiesDoesSoWhereAllIsOpen() async throws {
        let (door, share) = try await door("read", "write")
        for (name, openness) in [("open.ics", "PUBLIC"), ("half.ics", "CONFIDENTIAL")] {
            try await door.put(name, Samples.event(name, "CLASS:\(openness)"))
            try await note("hers", on: DoorFixture.calendar + name, door, as: "ana")
            try await note("his", on: share + name, door, as: "bruno")
        }
        #expect(try await note(on: DoorFixture.calendar + "open.ics", door, as: "ana") == "his")
        #expect(try await note(on: DoorFixture.calendar + "half.ics", door, as: "ana") == "hers")
        #expect(try await note(on: share + "half.ics", door, as: "bruno") == "his")
    }

    @Test func nothingIsMadeThatItsWriterCannotRead() async throws {
        let (door, share) = try await door("read", "write")
        let answer = try await door.send(
            "PUT",
            share + "a.ics",
            Self.type.merging(["Prefer": "return=representation"]) { $1 },
            body: Samples.event("a", "CLASS:PRIVATE"),
            as: "bruno"
        )
        #expect(answer.status == 403 && answer.field("ETag") == nil)
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics").status == 404)
    }

    /// CalendarServer's sharing §5.5.5 (1).
    @Test func eventsOfTheOwnerGetNoOtherOrganizer() async throws {
        let (door, share) = try await door("read", "write")
        try await door.put("a.ics", Samples.event("a"))
        for organizer in ["bruno", "carla", "nobody"] {
            let body = Samples.event(
                "a",
                "ORGANIZER:mailto:\(organizer)@example.org",
                "ATTENDEE:mailto:carla@example.org"
            )
            let answer = try await door.send("PUT", share + "a.ics", Self.type, body: body, as: "bruno")
            #expect(answer.status == 403 && answer.text.contains("allowed-organizer-scheduling-object-change"))
        }
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics").text == Samples.event("a"))
    }

    /// CalendarServer's sharing §5.5.5 (3).
    @Test func shareesAnswerForThemselvesInTheOwnersMeeting() async throws {
        let (door, share) = try await door("read", "write")
        try await door.put("m.ics", Meeting.event(attendees: ["bruno", "carla"]))
        func answer(_ status: String, _ name: String) async throws -> DoorAnswer {
            let text = try await door.send("GET", share + "m.ics", as: "bruno").text.replacing("\r\n ", with: "")
            let body = DoorFixture.answering(text, status, as: name)
            return try await door.send("PUT", share + "m.ics", Self.type, body: body, as: "bruno")
        }
        #expect(try await answer("ACCEPTED", "bruno").status == 204)
        let stored = try #require(try await door.copy(of: "ana")).text
        #expect(stored.line(of: "bruno")?.contains("PARTSTAT=ACCEPTED") == true)
        let others = try await answer("ACCEPTED", "carla")
        #expect(others.status == 403 && others.text.contains("allowed-organizer-scheduling-object-change"))
    }

    /// Programs write an object anew when somebody sets an alarm: in another order, folded otherwise, with stamps of
    /// their own.
    @Test(arguments: [["read"], ["read", "write"]])
    func anAlarmIsOnesOwnHoweverTheObjectIsWritten(privileges: [String]) async throws {
        let door = try await DoorFixture()
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grants: privileges))
        let share = try #require(try await door.shareOfBruno())
        try await door.put("a.ics", Samples.event("a", "COLOR:red", "LOCATION;LANGUAGE=it;X-A=1:Porto"))
        let before = try await door.send("GET", DoorFixture.calendar + "a.ics")
        let lines = before.text.split(separator: "\r\n").map(String.init)
        let begin = try #require(lines.firstIndex(of: "BEGIN:VEVENT"))
        let end = try #require(lines.firstIndex(of: "END:VEVENT"))
        func written(_ more: String...) -> String {
            let inside = lines[(begin + 1)..<end].reversed().map {
                switch true {
                case $0.hasPrefix("DTSTAMP"): "DTSTAMP:20300101T000000Z"
                case $0.hasPrefix("LOCATION"): "LOCATION;X-A=1;LANGUAGE=it:Po\r\n rto"
                default: $0
                }
            }
            let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT5M", "END:VALARM"]
            let event = ["BEGIN:VEVENT", "X-MOZ-GENERATION:3", "SEQUENCE:0"] + more + inside + alarm + ["END:VEVENT"]
            return (lines[..<begin] + event + lines[(end + 1)...]).joined(separator: "\r\n") + "\r\n"
        }
        let answer = try await door.send("PUT", share + "a.ics", Self.type, body: written(), as: "bruno")
        #expect(answer.status == 204)
        #expect(try await door.send("GET", share + "a.ics", as: "bruno").text.contains("TRIGGER:-PT5M"))
        let after = try await door.send("GET", DoorFixture.calendar + "a.ics")
        #expect(after.text == before.text && after.field("ETag") == before.field("ETag"))
        let more = try await door.send("PUT", share + "a.ics", Self.type, body: written("X-B:1"), as: "bruno")
        #expect(more.status == (privileges == ["read"] ? 403 : 204))
    }

    /// A definition that says another hour is a change of the object.
    @Test(arguments: [("Custom", "0200", true), ("Custom", "0100", false), ("Europe/Rome", "0200", false)])
    func zonesOfAnObjectMayBeChanged(name: String, offset: String, isChange: Bool) async throws {
        let (door, share) = try await door("read", "write")
        func event(_ offset: String) -> String {
            let zone = [
                "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:19700101T000000",
                "TZOFFSETFROM:+\(offset)",
                "TZOFFSETTO:+\(offset)", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
            ]
            return Samples.event("a", start: "DTSTART;TZID=\(name):20251112T090000")
                .replacing("BEGIN:VEVENT", with: zone.joined(separator: "\r\n"))
        }
        try await door.put("a.ics", event("0100"))
        let put = try await door.send("PUT", share + "a.ics", Self.type, body: event(offset), as: "bruno")
        #expect(put.status == 204)
        let stored = try await door.send("GET", DoorFixture.calendar + "a.ics").text
        #expect(stored.contains("+0200") == isChange)
    }

    @Test func alarmsOnAMeetingTellNobody() async throws {
        let (door, share) = try await door("read")
        try await door.put("m.ics", Meeting.event(attendees: ["carla"]))
        let before = try await door.send("GET", share + "m.ics", as: "bruno")
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT5M", "END:VALARM", "END:VEVENT"]
        let body = before.text.replacing("END:VEVENT", with: alarm.joined(separator: "\r\n"))
        let put = try await door.send("PUT", share + "m.ics", Self.type, body: body, as: "bruno")
        #expect(put.status == 204)
        let after = try await door.send("GET", share + "m.ics", as: "bruno")
        #expect(after.text == body && after.field("Schedule-Tag") == before.field("Schedule-Tag"))
        #expect(try await door.methods(of: "carla") == ["REQUEST"])
        let owners = try #require(try await door.copy(of: "ana")).text
        #expect(!owners.contains("VALARM"))
    }
}
