import Accounts
import Calendars
import CivilTime
import DayPlanner
import Geo
import ICalendar
import Testing

@testable import Planning

/// Clients' changes of items of the Travel calendar and their effects.
@Suite struct ClientWritesTests {
    /// A home with one event at the office, and its block.
    private func house() async throws -> (PlanningHouse, TravelItem) {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        return (house, try #require(try await house.items().first))
    }

    /// Writes an item back as a client does, with its VEVENT changed.
    private func write(
        _ item: TravelItem,
        to house: PlanningHouse,
        _ change: (inout Component) -> Void
    ) async throws {
        var document = try CalendarDocument(parsing: item.bytes)
        var calendar = try #require(document.calendar)
        calendar.components = calendar.components.map { component in
            var changed = component
            if changed.name == "VEVENT" { change(&changed) }
            return changed
        }
        document.components = [calendar]
        _ = try await house.calendars.objects.put(
            document.serialized(),
            at: house.address(item.name, in: "travel"),
            as: house.person.id
        )
        try await house.planning.planAll()
    }

    private func item(_ uid: String, in house: PlanningHouse) async throws -> TravelItem {
        try #require(try await house.items().first { $0.uid == uid })
    }

    private func replan(_ house: PlanningHouse) async throws {
        try await house.planning.replan(house.person.id)
        try await house.planning.planAll()
    }

    @Test func aDismissedAlarmStaysDismissedAndNothingIsRewritten() async throws {
        let (house, block) = try await house()
        try await write(block, to: house) { event in
            event.append(Property("X-MOZ-LASTACK", value: "20260302T071800Z"))
            event.set(Property("DTSTAMP", value: "20260302T071801Z"))
            var alarm = event.components[2]
            alarm.append(Property("ACKNOWLEDGED", value: "20260302T071800Z"))
            event.components[2] = alarm
        }
        let written = try await item(block.uid, in: house)
        try await replan(house)
        #expect(try await item(block.uid, in: house).etag == written.etag)

        // The event moves, the block follows it, and what the client kept is still there.
        try await house.put(TestEvent("A", "09:30", "10:30", at: PlanningHouse.office))
        let moved = try await item(block.uid, in: house)
        #expect(moved.etag != written.etag)
        #expect(moved.value("X-MOZ-LASTACK") == "20260302T071800Z")
        #expect(moved.value("SEQUENCE") == "1")
        let alarms = moved.event.components(named: "VALARM")
        #expect(alarms.count == 2)
        #expect(alarms[0].first("ACKNOWLEDGED")?.value == "20260302T071800Z")
        #expect(alarms[0].first("DESCRIPTION")?.text == "Leave " + moved.summary)
    }

    @Test func clientsKeepColourAlarmsAndUnknownProperties() async throws {
        let (house, block) = try await house()
        try await write(block, to: house) { event in
            event.set(Property("COLOR", value: "red"))
            event.append(Property("X-CLIENT", value: "1"))
            event.removeComponents { $0.first("TRIGGER")?.value == "PT0S" }
            event.append(
                Component(
                    name: "VALARM",
                    properties: [Property("ACTION", value: "DISPLAY"), Property("TRIGGER", value: "-PT30M")]
                )
            )
        }
        try await house.put(TestEvent("A", "09:30", "10:30", at: PlanningHouse.office))
        let moved = try await item(block.uid, in: house)
        #expect(moved.value("COLOR") == "red")
        #expect(moved.value("X-CLIENT") == "1")
        #expect(moved.alarms == ["-PT10M", "-PT30M"])
    }

    @Test func whatIsTheServersIsRestored() async throws {
        let (house, block) = try await house()
        try await write(block, to: house) { event in
            event.set(.text("SUMMARY", "Mine"))
            event.set(Property("SEQUENCE", value: "7"))
        }
        let restored = try await item(block.uid, in: house)
        #expect(restored.summary == block.summary)
        #expect(restored.value("SEQUENCE") == "8")
        try await replan(house)
        #expect(try await item(block.uid, in: house).etag == restored.etag)
    }

    @Test func aDeletedBlockStaysAwayUntilTheEventMoves() async throws {
        let (house, block) = try await house()
        try await house.calendars.objects.delete(at: house.address(block.name, in: "travel"), as: house.person.id)
        try await house.planning.planAll()
        try await replan(house)
        #expect(try await house.items().map { $0.value("X-TRAVLENDAR-KIND") } == ["home"])
        try await house.put(TestEvent("A", "09:20", "10:20", at: PlanningHouse.office))
        #expect(try await house.items().map { $0.value("X-TRAVLENDAR-KIND") } == ["to", "home"])
    }

    @Test func puttingABlockBackLiftsTheDismissal() async throws {
        let (house, block) = try await house()
        try await house.calendars.objects.delete(at: house.address(block.name, in: "travel"), as: house.person.id)
        try await house.planning.planAll()
        _ = try await house.calendars.objects.put(
            block.bytes,
            at: house.address("again.ics", in: "travel"),
            as: house.person.id
        )
        try await house.planning.planAll()
        try await replan(house)
        #expect(try await house.items().count == 2)
        #expect(try await item(block.uid, in: house).name == "again.ics")
    }

    @Test func aDeletedWarningStaysSilentUntilItsCauseChanges() async throws {
        let (house, _) = try await house()
        try await house.put(TestEvent("B", "09:30", "10:30"))
        let warning = try #require(try await house.items().first { $0.summary.hasPrefix("⚠ Overlap: \"B\"") })
        try await house.calendars.objects.delete(at: house.address(warning.name, in: "travel"), as: house.person.id)
        try await house.planning.planAll()
        try await replan(house)
        #expect(!(try await house.items().contains { $0.uid == warning.uid }))
        try await house.put(TestEvent("B", "09:40", "10:40"))
        #expect(try await house.items().contains { $0.uid == warning.uid })
    }

    @Test func aMovedBlockPinsTheDeparture() async throws {
        let (house, block) = try await house()
        try await write(block, to: house) { event in
            event.set(Property("DTSTART", parameters: [("TZID", "Europe/Rome")], value: "20260302T070000"))
        }
        let pinned = try await item(block.uid, in: house)
        #expect(pinned.startText == "20260302T070000")
        #expect(pinned.summary.hasPrefix("07:00 "))
        try await replan(house)
        #expect(try await item(block.uid, in: house).etag == pinned.etag)
        try await write(pinned, to: house) { event in
            event.set(Property("DTSTART", parameters: [("TZID", "Europe/Rome")], value: "20260302T084500"))
            event.set(Property("DTEND", parameters: [("TZID", "Europe/Rome")], value: "20260302T100000"))
        }
        #expect(try await house.items().contains { $0.summary.contains("late for \"A\"") })
    }

    @Test func aHashtagInTheTitleNamesTheMeans() async throws {
        let (house, block) = try await house()
        try await write(block, to: house) { $0.set(.text("SUMMARY", block.summary + " #bike")) }
        #expect(try await item(block.uid, in: house).summary.contains(" bicycle → A"))
        try await replan(house)
        #expect(try await item(block.uid, in: house).summary.contains(" bicycle → A"))
    }

    @Test func aHashtagThatIsTakenOutAgainHoldsNoLonger() async throws {
        let (house, block) = try await house()
        try await write(block, to: house) { $0.set(.text("SUMMARY", block.summary + " #taxi")) }
        let picked = try await item(block.uid, in: house)
        #expect(picked.summary.contains(" taxi → A ("))
        #expect(picked.summary.hasSuffix(") #taxi"))
        #expect(picked.event.components(named: "VALARM")[0].first("DESCRIPTION")?.text.contains("#") == false)
        try await write(picked, to: house) { event in
            event.set(.text("SUMMARY", picked.summary.replacing(" #taxi", with: "")))
        }
        #expect(try await item(block.uid, in: house).summary == block.summary)
        try await replan(house)
        #expect(try await item(block.uid, in: house).summary == block.summary)
    }

    @Test func aForeignEventInTravelIsPlannedAndNotTouched() async throws {
        let (house, _) = try await house()
        let foreign = TestEvent("X", "11:00", "12:00", at: PlanningHouse.park)
        try await house.put(foreign, in: "travel")
        let stored = try #require(try await house.items().first { $0.uid == "X" })
        #expect(stored.bytes == foreign.bytes)
        #expect(try await house.items().contains { $0.value("RELATED-TO") == "X" })
    }

    @Test func aBlockMovedToAnotherCalendarIsADeletionAndNoEvent() async throws {
        let (house, block) = try await house()
        _ = try await house.calendars.objects.move(
            from: house.address(block.name, in: "travel"),
            to: house.address(block.name),
            as: house.person.id
        )
        try await house.planning.planAll()
        #expect(try await house.items().map { $0.value("X-TRAVLENDAR-KIND") } == ["home"])
    }
}
