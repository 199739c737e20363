import Accounts
import Calendars
import StorageMemory
import Testing

/// How much of somebody's home others fill by inviting them.
@Suite struct PlacementTests {
    private static func large(_ uid: String, bytes: Int, attendees: [String] = ["bruno"]) -> String {
        Meeting.event(uid, attendees: attendees, "DESCRIPTION:" + String(repeating: "x", count: bytes))
    }

    private func used(_ door: DoorFixture, _ name: String = "bruno") async throws -> Int {
        try await door.repository.findHome(of: try await door.principal(name).id)?.usedBytes ?? -1
    }

    @Test func invitationsLeaveRoomForWhatIsOnesOwn() async throws {
        let door = try await DoorFixture()
        try await door.calendars.setQuota(of: try await door.principal("bruno").id, to: 8000)
        for uid in ["a", "b", "c", "d"] {
            #expect(try await door.put("\(uid).ics", Self.large(uid, bytes: 1000)).status == 201)
        }
        let lines = try await ["a", "b", "c", "d"].asyncMap {
            try await door.copy($0, of: "ana")?.text.line(of: "bruno")
        }
        #expect(lines[0]?.contains("SCHEDULE-STATUS=1.2") == true)
        #expect(lines[3]?.contains("SCHEDULE-STATUS=5.1") == true)
        #expect(try await door.copy("d", of: "bruno") == nil)
        #expect(try await used(door) <= 8000 / DeliveryAllowance.share)
        let own = "/dav/calendars/bruno/calendar/own.ics"
        #expect(try await door.send("PUT", own, body: Samples.event("own"), as: "bruno").status == 201)
        // Somebody else has their own part.
        let others = Meeting.event("e", organizer: "ORGANIZER:mailto:carla@example.org")
        #expect(
            try await door.send("PUT", "/dav/calendars/carla/calendar/e.ics", body: others, as: "carla").status == 201
        )
        #expect(try await door.copy("e", of: "bruno") != nil)
        // Messages in inboxes, which have a METHOD, are no damage.
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.isSpotless)
    }

    @Test func messagesAreNotCountedAndDontFillTheInbox() async throws {
        let door = try await DoorFixture()
        try await door.calendars.setQuota(of: try await door.principal("bruno").id, to: 10_000)
        for number in 0..<12 {
            let start = "20251113T09000\(number % 10)Z"
            #expect(try await door.put("m.ics", Meeting.event(start: start)).status / 100 == 2)
        }
        let copy = try #require(try await door.copy(of: "bruno"))
        #expect(copy.text.contains("DTSTART:20251113T090001Z"))
        let stored = try await door.repository.objects(withUID: "m", of: [try await door.principal("bruno").id])
        #expect(try await used(door) == stored.map(\.object.summary.size).reduce(0, +))
        let count = try await door.messages(of: "bruno").count
        #expect(count > 1 && count < 12)
        // What takes a meeting away is never too much.
        #expect(try await door.send("DELETE", DoorFixture.calendar + "m.ics").status == 204)
        #expect(try await door.copy(of: "bruno")?.text.contains("STATUS:CANCELLED") != false)
    }

    @Test func aRoomThatIsFullDeclines() async throws {
        let door = try await DoorFixture()
        try await door.calendars.setQuota(of: try await door.principal("sala").id, to: 3000)
        let room = "ATTENDEE;CUTYPE=ROOM:mailto:sala@example.org"
        #expect(try await door.put("m.ics", Self.large("m", bytes: 2000, attendees: [room])).status == 201)
        #expect(try #require(try await door.copy(of: "ana")).text.line(of: "sala")?.contains("DECLINED") == true)
        #expect(try await door.copy(of: "sala") == nil)
        #expect(try await door.put("n.ics", Meeting.event("n", attendees: [room])).status == 201)
        #expect(try #require(try await door.copy("n", of: "ana")).text.line(of: "sala")?.contains("ACCEPTED") == true)
    }

    @Test func whatWaitsOutsideIsKeptOnceAndBounded() async throws {
        let door = try await DoorFixture(limits: CalendarLimits(outgoingBytes: 5000))
        let outside = (0..<20).map { "ATTENDEE:mailto:p\($0)@elsewhere.example" }
        #expect(try await door.put("m.ics", Self.large("m", bytes: 100, attendees: outside)).status == 201)
        let first = try await door.repository.outgoingBytes(of: door.ana.id)
        #expect(try await door.outgoing().count == 20)
        #expect(first < 3000)
        // A newer invitation takes the place of the one that waits.
        #expect(try await door.put("m.ics", Self.large("m", bytes: 200, attendees: outside)).status / 100 == 2)
        #expect(try await door.outgoing().count == 20)
        #expect(try await door.repository.outgoingBytes(of: door.ana.id) < first + 300)
        // What is too much is not promised.
        #expect(try await door.put("n.ics", Self.large("n", bytes: 5000, attendees: outside)).status == 201)
        #expect(try #require(try await door.copy("n", of: "ana")).text.contains("SCHEDULE-STATUS=5.1"))
        #expect(try await door.outgoing().count == 20)
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
