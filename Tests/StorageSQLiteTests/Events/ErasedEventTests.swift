import Accounts
import Calendars
import Events
import StorageSQLite
import Testing

/// The log says nothing of a person who was erased.
@Suite struct ErasedEventTests {
    @Test func answersNoLongerNameTheirOrganizer() async throws {
        let fixture = try await Fixture()
        let before = try await fixture.events.listEvents(after: 0, limit: 1000).position
        try await fixture.events.record([
            .invitationAnswered(attendee: Fixture.ana, organizer: Fixture.bruno, uid: "m"),
            .invitationAnswered(attendee: Fixture.bruno, organizer: Fixture.ana, uid: "n"),
            .objectChanged(owner: Fixture.ana, collection: Fixture.bruno.rawValue, name: "a.ics", marksDays: false),
        ])
        try await fixture.service.collections.eraseHome(of: Fixture.bruno)
        let kept = try await fixture.events.listEvents(after: before, limit: 1000).events.map(\.event)
        #expect(
            kept == [
                .invitationAnswered(attendee: Fixture.ana, organizer: nil, uid: "m"),
                .objectChanged(owner: Fixture.ana, collection: Fixture.bruno.rawValue, name: "a.ics", marksDays: false),
            ]
        )
    }
}
