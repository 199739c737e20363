import Accounts
import Calendars
import StorageMemory
import Testing

@testable import Planning

/// Invitations become part of a day when they are accepted.
@Suite struct InvitationTests {
    private static let people = [
        "ORGANIZER:mailto:bea@example.org", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:bea@example.org",
        "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ana@example.org",
    ]

    @Test func anInvitationIsPlannedWhenItIsAccepted() async throws {
        let house = try await PlanningHouse()
        let bea = try await house.accounts.addPrincipal(
            PrincipalDraft(name: Username("bea")!, emails: ["bea@example.org"]),
            at: house.clock.now()
        )
        try await house.calendars.prepareHome(of: bea.id)
        let meeting = TestEvent("M", "09:00", "10:00", at: PlanningHouse.office, extra: Self.people)
        let theirs = ObjectAddress(owner: bea.id, calendar: "calendar", name: "m.ics")
        _ = try await house.calendars.put(meeting.bytes, at: theirs, as: bea.id)
        try await house.planning.planAll()
        #expect(try await house.items().isEmpty)

        let store = MemoryCalendarRepository(house.store)
        let copy = try #require(try await store.objects(withUID: "M", of: [house.person.id]).first)
        let own = ObjectAddress(owner: house.person.id, calendar: copy.calendar, name: copy.object.name)
        let accepted = String(decoding: copy.object.bytes, as: UTF8.self).replacing("NEEDS-ACTION", with: "ACCEPTED")
        _ = try await house.calendars.put(Array(accepted.utf8), at: own, as: house.person.id)
        try await house.planning.planAll()
        #expect(try await house.items().count == 2)

        // The organizer's change makes the days of everybody dirty whom it concerns.
        let later = TestEvent("M", "11:00", "12:00", at: PlanningHouse.office, day: 3, extra: Self.people)
        _ = try await house.calendars.put(later.bytes, at: theirs, as: bea.id)
        let marked = try await store.listDirtyDays(of: house.person.id)
        #expect(!marked.isEmpty)
        try await house.planning.planAll()
        // Asked anew, and not answered yet.
        #expect(try await house.items().isEmpty)
    }
}
