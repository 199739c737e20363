import Testing

/// What RFC 6638 leaves open, as ADR 0033 decides it.
@Suite struct OpenReadingTests {
    /// RFC 6638 §3.2.2.2, §7.1: who has answered by mail lets the server carry the answers from now on.
    @Test func anAttendeeChoosesWhoCarriesTheAnswers() async throws {
        let door = try await DoorFixture()
        let client = "ATTENDEE;SCHEDULE-AGENT=CLIENT:mailto:bruno@example.org"
        try await door.put("m.ics", Meeting.event(attendees: [client]))
        let own = Meeting.event(
            organizer: "ORGANIZER;SCHEDULE-AGENT=CLIENT:mailto:ana@example.org",
            attendees: ["ATTENDEE;PARTSTAT=ACCEPTED:mailto:bruno@example.org"]
        )
        let place = "/dav/calendars/bruno/calendar/m.ics"
        #expect(try await door.send("PUT", place, body: own, as: "bruno").status == 201)
        #expect(try await door.methods(of: "ana") == [])
        let served = own.replacing("ORGANIZER;SCHEDULE-AGENT=CLIENT", with: "ORGANIZER")
        #expect(try await door.send("PUT", place, body: served, as: "bruno").status == 204)
        #expect(try await door.methods(of: "ana") == ["REPLY"])
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "bruno")?.contains("ACCEPTED") == true)
    }

    /// An imported event of a colleague is an event, and tells nobody.
    @Test func somebodyElsesEventIsStored() async throws {
        let door = try await DoorFixture()
        let event = Meeting.event(attendees: ["carla"])
        let put = try await door.send("PUT", "/dav/calendars/bruno/calendar/m.ics", body: event, as: "bruno")
        #expect(put.status == 201)
        #expect(put.field("Schedule-Tag") == nil)
        for name in ["ana", "carla"] { #expect(try await door.methods(of: name) == []) }
    }
}
