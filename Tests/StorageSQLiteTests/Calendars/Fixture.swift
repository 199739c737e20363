import Accounts
import Calendars
import CivilTime
import Events
import Foundation
import StorageSQLite
import TestSupport

/// A calendar service on a new database, at 2025-11-12T05:00:00Z in Rome.
final class Fixture: Sendable {
    static let ana = PrincipalID(rawValue: 1)
    static let bruno = PrincipalID(rawValue: 2)

    let directory: TemporaryDirectory
    let database: SQLiteDatabase
    let repository: SQLCalendarRepository
    let service: CalendarService
    let events: SQLEventRepository
    private let beginning: Int64

    init(limits: CalendarLimits = .standard) async throws {
        directory = try TemporaryDirectory()
        database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        repository = SQLCalendarRepository(database)
        events = SQLEventRepository(database)
        let rome = try ZoneRules.named("Europe/Rome")
        service = CalendarService(
            repository: repository,
            clock: ShiftedClock(startingAt: try Instant(iso8601: "2025-11-12T05:00:00Z"), frozen: true),
            limits: limits,
            zoneOf: { _ in rome }
        )
        for person in [Self.ana, Self.bruno] { try await service.collections.prepareHome(of: person) }
        beginning = try await events.listEvents(after: 0, limit: 1000).position
    }

    /// The owners of what changed since the fixture was made, where days were marked with it: one for each event.
    func peopleWithMarkedDays() async throws -> [PrincipalID] {
        try await events.listEvents(after: beginning, limit: 1000).events.compactMap { recorded in
            switch recorded.event {
            case .objectChanged(let owner, _, _, true), .collectionChanged(let owner, _, true): owner
            default: nil
            }
        }
    }

    func address(_ name: String, in calendar: String = "calendar") -> ObjectAddress {
        ObjectAddress(owner: Self.ana, calendar: calendar, name: name)
    }

    func calendar(_ name: String = "calendar") async throws -> CalendarCollection {
        try await service.collections.collection(at: CalendarAddress(owner: Self.ana, name: name), as: Self.ana)
    }

    /// The names of what lies in a range, over all pages.
    func names(from start: String, to end: String) async throws -> [String] {
        let range = try TimeRange(Instant(iso8601: start)..<Instant(iso8601: end))
        var names: [String] = []
        var next: ObjectCursor?
        let calendar = try await calendar()
        repeat {
            let page = try await service.objects.objects(
                matching: ObjectQuery(kind: nil, range: range),
                in: calendar,
                from: next,
                limit: 3,
                as: Self.ana
            )
            names += page.objects.map(\.name)
            next = page.next
        } while next != nil
        return names.sorted()
    }

    /// One component in a calendar.
    static func body(_ lines: String..., component: String = "VEVENT", uid: String = "u1") -> [UInt8] {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:\(component)", "UID:\(uid)"]
            + ["DTSTAMP:20251101T000000Z"] + lines + ["END:\(component)", "END:VCALENDAR", ""]
        return Array(all.joined(separator: "\r\n").utf8)
    }
}
