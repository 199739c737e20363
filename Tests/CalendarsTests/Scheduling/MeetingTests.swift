import Accounts
import Calendars
import Events
import StorageMemory
import Testing

/// What follows from writing a meeting, on a store in memory.
@Suite struct MeetingTests {
    private static let guest = "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:bruno@example.org"

    private static func meeting(by name: String, guest: String = guest, _ lines: String...) -> [UInt8] {
        body(
            [
                "DTSTART:20251113T090000Z", "ORGANIZER:mailto:\(name)@example.org",
                "ATTENDEE;PARTSTAT=ACCEPTED:mailto:\(name)@example.org", guest,
            ] + lines
        )
    }

    private static func body(_ lines: [String]) -> [UInt8] {
        Fixture.body(lines.joined(separator: "\r\n"), uid: "m")
    }

    private static func copy(_ fixture: Fixture) async throws -> (address: ObjectAddress, object: StoredObject) {
        let placed = try await fixture.repository.objects(withUID: "m", of: [Fixture.bruno])
        let found = try #require(placed.first { $0.object.summary.scheduleTag != nil })
        return (ObjectAddress(owner: Fixture.bruno, calendar: found.calendar, name: found.object.name), found.object)
    }

    private static func answers(_ fixture: Fixture) async throws -> [DomainEvent] {
        try await fixture.events().filter { if case .invitationAnswered = $0 { true } else { false } }
    }

    @Test func anAnswerIsRecordedWithIt() async throws {
        let fixture = try await Fixture(directory: Neighbours())
        let objects = fixture.service.objects
        _ = try await objects.put(Self.meeting(by: "ana"), at: fixture.address("m.ics"), as: Fixture.ana)
        #expect(try await Self.answers(fixture) == [])
        let (address, object) = try await Self.copy(fixture)
        let accepted = String(decoding: object.bytes, as: UTF8.self).replacing("NEEDS-ACTION", with: "ACCEPTED")
        _ = try await objects.put(Array(accepted.utf8), at: address, as: Fixture.bruno)
        let answered = DomainEvent.invitationAnswered(attendee: Fixture.bruno, organizer: Fixture.ana, uid: "m")
        #expect(try await Self.answers(fixture) == [answered])
        // A change that answers nothing says nothing.
        let alarm = "BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT"
        let (_, second) = try await Self.copy(fixture)
        let alarmed = String(decoding: second.bytes, as: UTF8.self).replacing("END:VEVENT", with: alarm)
        _ = try await objects.put(Array(alarmed.utf8), at: address, as: Fixture.bruno)
        #expect(try await Self.answers(fixture).count == 1)
        // Taking the meeting away declines it.
        try await objects.delete(at: address, as: Fixture.bruno)
        #expect(try await Self.answers(fixture) == [answered, answered])
    }

    @Test func anAnswerToAnotherServerNamesNoOrganizer() async throws {
        let fixture = try await Fixture(directory: Neighbours())
        let invitation = Self.meeting(by: "zoe", guest: "ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org")
        _ = try await fixture.service.objects.put(invitation, at: fixture.address("m.ics"), as: Fixture.ana)
        let answered = DomainEvent.invitationAnswered(attendee: Fixture.ana, organizer: nil, uid: "m")
        #expect(try await Self.answers(fixture) == [answered])
    }

    /// The invitation gives way, but what takes its place does not fit into the home: that is told, and nothing is
    /// lost.
    @Test func whatDisplacesAnInvitationKeepsTheQuota() async throws {
        let fixture = try await Fixture(directory: Neighbours())
        _ = try await fixture.service.objects.put(
            Self.meeting(by: "ana"),
            at: fixture.address("m.ics"),
            as: Fixture.ana
        )
        try await fixture.service.collections.setQuota(of: Fixture.bruno, to: 2000)
        let own = ObjectAddress(owner: Fixture.bruno, calendar: "calendar", name: "own.ics")
        for sent in [
            Self.meeting(by: "bruno", guest: "DESCRIPTION:" + String(repeating: "x", count: 3000)),
            Self.body(["DTSTART:20251113T090000Z", "DESCRIPTION:" + String(repeating: "x", count: 3000)]),
        ] {
            await #expect {
                try await fixture.service.objects.put(sent, at: own, as: Fixture.bruno)
            } throws: { error in
                guard case CalendarError.precondition(.quotaNotExceeded, _) = error else { return false }
                return true
            }
        }
        #expect(try await Self.copy(fixture).object.uid == "m")
    }

    /// A plain event becomes a meeting and is none again: each write is recognised before it is done.
    @Test func aMeetingIsRecognisedByWhatStands() async throws {
        let fixture = try await Fixture(directory: Neighbours())
        let address = fixture.address("m.ics")
        let collection = try await fixture.calendar().id
        func meetings() async throws -> [String] {
            try await fixture.repository.scheduledObjects(in: collection, after: nil, limit: 10).map(\.name)
        }
        _ = try await fixture.service.objects.put(
            Self.body(["DTSTART:20251113T090000Z"]),
            at: address,
            as: Fixture.ana
        )
        #expect(try await meetings() == [])
        _ = try await fixture.service.objects.put(Self.meeting(by: "ana"), at: address, as: Fixture.ana)
        #expect(try await meetings() == ["m.ics"])
        _ = try await fixture.service.objects.put(
            Self.body(["DTSTART:20251113T090000Z"]),
            at: address,
            as: Fixture.ana
        )
        #expect(try await meetings() == [])
        #expect(try await Self.cancelled(fixture))
    }

    private static func cancelled(_ fixture: Fixture) async throws -> Bool {
        let placed = try await fixture.repository.objects(withUID: "m", of: [Fixture.bruno])
        return placed.allSatisfy { String(decoding: $0.object.bytes, as: UTF8.self).contains("STATUS:CANCELLED") }
    }
}
