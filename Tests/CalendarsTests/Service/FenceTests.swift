import Calendars
import Testing

/// A write whose locks or conditions have changed is refused at once, and the interface examines it again.
@Suite struct FenceTests {
    private static func meeting(_ uid: String) -> [UInt8] {
        Fixture.body(
            "DTSTART:20251113T090000Z",
            "ORGANIZER:mailto:ana@example.org",
            "ATTENDEE:mailto:zoe@example.net",
            uid: uid
        )
    }

    private static func fence(_ fixture: Fixture, isBound: Bool = false) async throws -> WriteFence {
        let home = try await fixture.service.locks.homeGuard(of: Fixture.ana, name: nil)
        return WriteFence(
            home: Fixture.ana,
            lockGeneration: home.lockGeneration,
            modseq: isBound ? home.modseq : nil
        )
    }

    private static func lock(_ name: String, _ fixture: Fixture) async throws {
        let draft = LockDraft(token: "urn:\(name)", home: Fixture.ana, path: [name])
        _ = try await fixture.service.locks.lock(draft, as: Fixture.ana)
    }

    /// A write that is recomputed fails in the same way each time.
    @Test func aMeetingIsNotTriedAgainBehindABrokenFence() async throws {
        let fixture = try await Fixture()
        let fenced = fixture.service.fenced(by: [try await Self.fence(fixture)])
        _ = try await fenced.objects.put(Self.meeting("m"), at: fixture.address("m.ics"), as: Fixture.ana)
        try await Self.lock("x", fixture)
        await #expect(throws: CalendarError.brokenFence) {
            try await fenced.objects.put(Self.meeting("n"), at: fixture.address("n.ics"), as: Fixture.ana)
        }
        await #expect(throws: CalendarError.brokenFence) {
            try await fenced.objects.delete(at: fixture.address("m.ics"), as: Fixture.ana)
        }
        await #expect(throws: CalendarError.brokenFence) {
            try await fenced.objects.move(from: fixture.address("m.ics"), to: fixture.address("o.ics"), as: Fixture.ana)
        }
    }

    @Test func aCalendarOfMeetingsGoesUnderOneCondition() async throws {
        let fixture = try await Fixture()
        let address = CalendarAddress(owner: Fixture.ana, name: "teas")
        _ = try await fixture.service.collections.createCollection(
            at: address,
            properties: CollectionProperties(displayName: "Teas"),
            as: Fixture.ana
        )
        for uid in ["1", "2", "3"] {
            let place = ObjectAddress(calendar: address, name: uid + ".ics")
            _ = try await fixture.service.objects.put(Self.meeting(uid), at: place, as: Fixture.ana)
        }
        let stale = fixture.service.fenced(by: [try await Self.fence(fixture, isBound: true)])
        _ = try await fixture.service.objects.put(
            Self.meeting("4"),
            at: ObjectAddress(calendar: address, name: "4.ics"),
            as: Fixture.ana
        )
        await #expect(throws: CalendarError.brokenFence) {
            try await stale.collections.deleteCollection(at: address, as: Fixture.ana)
        }
        let calendar = try await fixture.service.collections.collection(at: address, as: Fixture.ana)
        #expect(try await fixture.service.objects.listObjects(in: calendar, as: Fixture.ana).count == 4)
        let fenced = fixture.service.fenced(by: [try await Self.fence(fixture, isBound: true)])
        try await fenced.collections.deleteCollection(at: address, as: Fixture.ana)
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(at: address, as: Fixture.ana)
        }
    }
}
