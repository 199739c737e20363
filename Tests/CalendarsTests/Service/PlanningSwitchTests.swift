import Accounts
import Calendars
import CivilTime
import ICalendar
import Testing

/// Deleting the Travel calendar switches planning off, which is told, and can be undone.
@Suite struct PlanningSwitchTests {
    private let ana = Fixture.ana
    private let travel = CalendarAddress(owner: Fixture.ana, name: "travel")
    private let note = "travlendar-planning-off.ics"

    @Test func theDefaultCalendarSaysThatPlanningIsOff() async throws {
        let fixture = try await Fixture()
        try await fixture.service.collections.deleteCollection(at: travel, as: ana)
        let found = try await fixture.service.objects.object(at: fixture.address(note), as: ana)
        let event = try #require(try CalendarObject(CalendarDocument(parsing: found.bytes)).master)
        #expect(event.first("SUMMARY")?.text.hasPrefix("⚠ No more trips") == true)
        #expect(event.first("DESCRIPTION")?.text.contains("/setup") == true)
        #expect(event.first("DTSTART")?.value == "20251112")
        #expect(event.first("TRANSP")?.value == "TRANSPARENT")
        #expect(try await fixture.service.collections.planningOverview(of: ana).isOn == false)
    }

    @Test func itComesBackWithItsNameAndColour() async throws {
        let fixture = try await Fixture()
        let own: [CollectionChange] = [.displayName("Ways"), .color("#123456")]
        _ = try await fixture.service.collections.updateCollection(at: travel, changes: own, as: ana)
        try await fixture.service.collections.setPlanning(false, of: ana)
        try await fixture.service.collections.setPlanning(false, of: ana)
        try await fixture.service.collections.setPlanning(true, of: ana)
        let back = try await fixture.calendar("travel")
        #expect(back.properties.displayName == "Ways" && back.properties.color == "#123456")
        #expect(back.properties.order == 2 && back.properties.components == [.event])
        await #expect(throws: CalendarError.notFound) {
            _ = try await fixture.service.objects.object(at: fixture.address(note), as: ana)
        }
        #expect(try await fixture.service.collections.planningOverview(of: ana).isOn)
    }

    /// MKCALENDAR at the address, as one may do by hand.
    @Test func aClientMakesItWithTheUsualNameAndColour() async throws {
        let fixture = try await Fixture()
        try await fixture.repository.deleteCollection(
            try await fixture.calendar("travel").id,
            at: .distantPast,
            planning: nil
        )
        let made = try await fixture.service.collections.createCollection(
            at: travel,
            properties: CollectionProperties(),
            as: ana
        )
        #expect(made.properties.displayName == "Travel" && made.properties.color == "#E8590C")
        try await fixture.service.collections.deleteCollection(at: travel, as: ana)
        let asked = CollectionProperties(displayName: "Trips", color: "#000000")
        let again = try await fixture.service.collections.createCollection(at: travel, properties: asked, as: ana)
        #expect(again.properties.displayName == "Trips" && again.properties.color == "#000000")
    }

    @Test func aNoteThatThePersonTookAwayIsNotMissed() async throws {
        let fixture = try await Fixture()
        try await fixture.service.collections.setPlanning(false, of: ana)
        try await fixture.service.objects.delete(at: fixture.address(note), as: ana)
        try await fixture.service.collections.setPlanning(true, of: ana)
        #expect(try await fixture.service.collections.planningOverview(of: ana).isOn)
    }

    @Test func eachCalendarHasItsReason() async throws {
        let fixture = try await Fixture()
        for (name, properties) in [
            ("quiet", CollectionProperties(transparency: .transparent)),
            ("tasks", CollectionProperties(components: [.toDo])),
        ] {
            let address = CalendarAddress(owner: ana, name: name)
            _ = try await fixture.service.collections.createCollection(at: address, properties: properties, as: ana)
        }
        let overview = try await fixture.service.collections.planningOverview(of: ana)
        let roles = Dictionary(uniqueKeysWithValues: overview.calendars.map { ($0.name, $0.role) })
        #expect(roles == ["calendar": .planned, "travel": .trips, "quiet": .notBusy, "tasks": .withoutEvents])
        #expect(overview.calendars.first { $0.name == "calendar" }?.displayName == "Calendar")
    }

    /// An app that keeps no such set writes an empty one, or one of calendars elsewhere.
    @Test(arguments: [[], ["elsewhere"]])
    func aSetOfBusyCalendarsThatNamesNoneOfThemChangesNothing(names: Set<String>) async throws {
        let fixture = try await Fixture()
        try await fixture.service.collections.setBusyCalendars(named: names, of: ana, as: ana)
        #expect(try await fixture.calendar().planningRole == .planned)
    }

    @Test func aSetOfBusyCalendarsIsObeyed() async throws {
        let fixture = try await Fixture()
        let other = CalendarAddress(owner: ana, name: "other")
        _ = try await fixture.service.collections.createCollection(
            at: other,
            properties: CollectionProperties(),
            as: ana
        )
        try await fixture.service.collections.setBusyCalendars(named: ["other"], of: ana, as: ana)
        #expect(try await fixture.calendar().planningRole == .notBusy)
        #expect(try await fixture.calendar("other").planningRole == .planned)
    }
}
