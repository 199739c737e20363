import Accounts
import CivilTime
import Events
import SelfService
import StorageMemory
import Synchronization
import Testing

@testable import Notifications

/// Trips that moved, and warnings that came up late.
struct TripChangeTests {
    @Test func aTripThatMovedIsToldOnceWithItsCauseByTheChosenWays() async throws {
        let house = try await ReminderHouse()
        _ = try await house.addBrowser("one")
        try await house.confirmPhone()
        try await house.choose { $0.travel = [.mail, .browser, .sms] }
        try await house.putTrip(at: "20261124T101500Z")
        let before = try Instant(iso8601: "2026-11-24T10:30:00Z")
        let change = DomainEvent.tripChanged(
            person: house.ana.id,
            name: "way.ics",
            before: before,
            isDisruption: true
        )
        let events = MemoryEventRepository(house.store)
        try await events.record([change])
        let mail = try #require(try await house.mails().first)
        #expect(mail.subject == "Changed: Way to Tea")
        #expect(
            mail.text.hasPrefix(
                """
                A trip in your Travel calendar has moved. It was to begin at 10:30. Public transport does not run as \
                planned.

                Way to Tea
                When: Tuesday 24 November 2026, 10:15–11:15 (UTC)
                """
            ),
            "\(mail.text)"
        )
        #expect(mail.text.contains("https://calendar.example.org/trip/x"))
        let pushed = house.pushes.take()
        #expect(pushed.map(\.words.title) == ["Changed: Way to Tea"] && pushed.map(\.words.path) == ["/trip/x"])
        #expect(house.gateway.take().first?.text.contains("has moved") == true)
        // The log is read again after a crash.
        let recorded = try await events.listEvents(after: 0, limit: 1000).events
        try await house.reminders.subscriber.handle(recorded)
        #expect(try await house.mails().isEmpty)
        #expect(house.pushes.take().isEmpty && house.gateway.take().isEmpty)
    }

    @Test func aTripThatMovedAgainOrHasBegunIsNoNews() async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.travel = .mail }
        try await house.putTrip(at: "20261124T101500Z")
        let before = try Instant(iso8601: "2026-11-24T10:30:00Z")
        let change = DomainEvent.tripChanged(person: house.ana.id, name: "way.ics", before: before, isDisruption: false)
        house.transport.error.withLock { $0 = .temporary("busy") }
        try await MemoryEventRepository(house.store).record([change])
        _ = try await house.mails()
        house.transport.error.withLock { $0 = nil }
        try await house.putTrip(at: "20261124T102000Z")
        #expect(try await house.mails(after: 120).isEmpty, "another message is about that")
        let late = DomainEvent.tripChanged(person: house.ana.id, name: "way.ics", before: nil, isDisruption: false)
        try await MemoryEventRepository(house.store).record([late])
        let mail = try #require(try await house.mails().first)
        #expect(mail.text.hasPrefix("This came up too late for an alarm in your Travel calendar.\n"), "\(mail.text)")
        house.clock.seconds.withLock { $0 += 3600 }
        try await MemoryEventRepository(house.store).record([change])
        #expect(try await house.mails().isEmpty)
    }

    @Test func nothingIsToldOfTripsUnlessItIsChosen() async throws {
        let house = try await ReminderHouse()
        try await house.choose { $0.events = .mail }
        try await house.putTrip(at: "20261124T101500Z")
        let before = try Instant(iso8601: "2026-11-24T10:30:00Z")
        let change = DomainEvent.tripChanged(person: house.ana.id, name: "way.ics", before: before, isDisruption: false)
        try await MemoryEventRepository(house.store).record([change])
        #expect(try await house.mails(after: 3600).isEmpty)
    }
}
