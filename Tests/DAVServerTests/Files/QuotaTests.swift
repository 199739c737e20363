import Accounts
import Calendars
import StorageMemory
import Testing

/// Quotas (RFC 4331): one for all that a home holds, objects and files alike.
@Suite struct QuotaTests {
    private let home = DoorFixture.home

    private func quota(_ door: DoorFixture, _ path: String = DoorFixture.home) async throws -> [Int] {
        let answer = try await door.send(
            "PROPFIND",
            path,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\"><prop><quota-used-bytes/><quota-available-bytes/></prop></propfind>"
        )
        return try XMLTree.lines(answer.body).split(separator: "\n").compactMap { line in
            line.contains("-bytes ") ? Int(line.split(separator: " ").last ?? "") : nil
        }
    }

    @Test func countsWhatIsThere() async throws {
        let door = try await DoorFixture()
        #expect(try await quota(door) == [0, 1_000_000_000])
        let event = Samples.event("a")
        try await door.put("a.ics", event)
        _ = try await door.send("MKCOL", home + "f/")
        _ = try await door.send("PUT", home + "f/x", body: "12345")
        let used = event.utf8.count + 2 * FileEntry.overheadBytes + 5
        #expect(try await quota(door) == [used, 1_000_000_000 - used])
        #expect(try await quota(door, home + "f/") == [used, 1_000_000_000 - used])
        #expect(try await quota(door, DoorFixture.calendar) == [used, 1_000_000_000 - used])
        #expect(try await quota(door, home + "f/x") == [])
        // It is not part of allprop (RFC 4331 §3).
        #expect(try await !door.send("PROPFIND", home, ["Depth": "0"]).text.contains("quota"))
        _ = try await door.send("COPY", home + "f/", ["Destination": home + "g/"])
        _ = try await door.send("MOVE", home + "g/", ["Destination": home + "h/"])
        _ = try await door.send("COPY", DoorFixture.calendar, ["Destination": home + "second/"])
        #expect(try await quota(door)[0] == 2 * used)
        let copied = try await door.send("PROPFIND", home + "second/a.ics", ["Depth": "0"])
        #expect(copied.text.contains("<D:getcontentlength>\(event.utf8.count)</D:getcontentlength>"))
        _ = try await door.send("DELETE", home + "h/")
        _ = try await door.send("DELETE", home + "f/")
        _ = try await door.send("DELETE", home + "second/")
        #expect(try await quota(door)[0] == event.utf8.count)
        _ = try await door.send("DELETE", home + "calendar/a.ics")
        #expect(try await quota(door)[0] == 0)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
    }

    /// What the server plans must not fill the home of whom it plans for, nor may anybody fill Travel.
    @Test func travelIsCountedApart() async throws {
        let event = Samples.event("a")
        let door = try await DoorFixture(limits: CalendarLimits(travelBytes: 2 * event.utf8.count))
        let travel = DoorFixture.home + "travel/"
        #expect(try await door.put("a.ics", event, in: travel).status == 201)
        #expect(try await quota(door) == [0, 1_000_000_000])
        #expect(try await quota(door, travel) == [])
        let second = try await door.put("b.ics", Samples.event("b"), in: travel)
        #expect(second.status == 507)
        #expect(second.text.contains("<D:quota-not-exceeded/>"))
        let target = DoorFixture.calendar + "a.ics"
        #expect(try await door.send("MOVE", travel + "a.ics", ["Destination": target]).status == 201)
        #expect(try await quota(door)[0] == event.utf8.count)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
    }

    @Test func refusesWhatIsTooMuch() async throws {
        let door = try await DoorFixture()
        let event = Samples.event("a")
        try await door.calendars.collections.setQuota(of: door.ana.id, to: event.utf8.count + 400)
        #expect(try await door.put("a.ics", event).status == 201)
        let second = try await door.put("b.ics", Samples.event("b", "X-A:" + String(repeating: "x", count: 300)))
        #expect(second.status == 507)
        #expect(second.text.contains("<D:quota-not-exceeded/>"))
        #expect(try await door.send("GET", DoorFixture.calendar + "b.ics").status == 404)
        let file = try await door.send("PUT", home + "x", body: String(repeating: "x", count: 300))
        #expect(file.status == 507)
        #expect(try await door.send("PUT", home + "x", body: "x").status == 201)
        #expect(try await door.send("MKCOL", home + "f/").status == 507)
        #expect(try await door.send("COPY", home + "x", ["Destination": home + "y"]).status == 507)
        #expect(try await door.send("COPY", DoorFixture.calendar, ["Destination": home + "c/"]).status == 507)
        #expect(try await quota(door) == [event.utf8.count + 257, 143])
        // Less is always taken, also where there is too much already.
        try await door.calendars.collections.setQuota(of: door.ana.id, to: 10)
        #expect(try await quota(door)[1] == 0)
        #expect(try await door.send("PUT", home + "x", body: "").status == 204)
        #expect(try await door.send("MOVE", home + "x", ["Destination": home + "z"]).status == 201)
        #expect(try await door.send("DELETE", home + "z").status == 204)
        try await door.calendars.collections.setQuota(of: door.ana.id, to: nil)
        #expect(try await door.send("PUT", home + "x", body: "12345").status == 201)
    }
}
