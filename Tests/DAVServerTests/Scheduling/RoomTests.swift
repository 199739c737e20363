import Testing

@Suite struct RoomTests {
    private let room = "ATTENDEE;CUTYPE=ROOM:mailto:sala@example.org"

    @Test func aRoomAnswersAtOnce() async throws {
        let door = try await DoorFixture()
        #expect(try await door.put("m.ics", Meeting.event(attendees: [room, "bruno"])).status == 201)
        var line = try #require(try await door.copy(of: "ana")).text.line(of: "sala")
        #expect(line?.contains("PARTSTAT=ACCEPTED") == true)
        #expect(line?.contains("SCHEDULE-STATUS=2.0") == true)
        #expect(try #require(try await door.copy(of: "bruno")).text.line(of: "sala")?.contains("ACCEPTED") == true)
        #expect(try await door.copy(of: "sala") != nil)
        #expect(try await door.messages(of: "sala") == [])
        // Taken.
        try await door.put("n.ics", Meeting.event("n", start: "20251113T093000Z", attendees: [room]))
        line = try #require(try await door.copy("n", of: "ana")).text.line(of: "sala")
        #expect(line?.contains("PARTSTAT=DECLINED") == true)
        #expect(try await door.copy("n", of: "sala") == nil)
        // Given back, and asked again.
        #expect(try await door.send("DELETE", DoorFixture.calendar + "m.ics").status == 204)
        #expect(try await door.copy(of: "sala") == nil)
        try await door.put("n.ics", Meeting.event("n", start: "20251113T093000Z", attendees: [room]))
        line = try #require(try await door.copy("n", of: "ana")).text.line(of: "sala")
        #expect(line?.contains("PARTSTAT=ACCEPTED") == true)
        // Moving a booking within its own time is no conflict with itself.
        try await door.put("n.ics", Meeting.event("n", start: "20251113T100000Z", attendees: [room]))
        line = try #require(try await door.copy("n", of: "ana")).text.line(of: "sala")
        #expect(line?.contains("PARTSTAT=ACCEPTED") == true)
    }

    @Test func everyOccurrenceMustBeFree() async throws {
        let door = try await DoorFixture()
        // Three years ahead, far beyond what is laid out in the index.
        try await door.put("m.ics", Meeting.event(start: "20281116T090000Z", attendees: [room]))
        try await door.put("s.ics", Meeting.event("s", attendees: [room], "RRULE:FREQ=WEEKLY"))
        #expect(try #require(try await door.copy("s", of: "ana")).text.line(of: "sala")?.contains("DECLINED") == true)
        try await door.put(
            "t.ics",
            Meeting.event("t", start: "20251113T100000Z", attendees: [room], "RRULE:FREQ=WEEKLY")
        )
        #expect(try #require(try await door.copy("t", of: "ana")).text.line(of: "sala")?.contains("ACCEPTED") == true)
        try await door.put("u.ics", Meeting.event("u", start: "20301114T103000Z", attendees: [room]))
        #expect(try #require(try await door.copy("u", of: "ana")).text.line(of: "sala")?.contains("DECLINED") == true)
    }

    @Test func aRoomIsNeverBookedTwice() async throws {
        let door = try await DoorFixture()
        // Logged in before: the queue of first log-ins from one address is shorter than the crowd below.
        _ = try await door.send("PROPFIND", DoorFixture.home, ["Depth": "0"])
        let count = 12
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<count {
                let body = Meeting.event("r\(number)", attendees: [room])
                group.addTask { try await door.put("r\(number).ics", body).status }
            }
            for try await status in group { #expect(status == 201) }
        }
        var accepted = 0
        for number in 0..<count {
            let line = try #require(try await door.copy("r\(number)", of: "ana")).text.line(of: "sala")
            if line?.contains("PARTSTAT=ACCEPTED") == true { accepted += 1 }
        }
        #expect(accepted == 1)
    }
}
