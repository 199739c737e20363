import Accounts
import Calendars
import CivilTime
import ICalendar
import Publishing
import StorageMemory
import Synchronization

/// Feeds and event links of one person on a new store in memory, at 2026-11-25T05:00:00Z (a Wednesday) in Rome.
final class PublishingFixture: Sendable {
    private final class Clock: WallClock {
        let seconds = Mutex<Int64>(1_795_582_800)
        func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
        func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
    }

    let calendars: CalendarService
    let feeds: FeedService
    let links: EventLinkService
    let ana: Principal
    private let clock = Clock()

    init(limits: FeedLimits = .standard, language: String = "en") async throws {
        let store = MemoryStore()
        let repository = MemoryAccountRepository(store)
        let accounts = AccountService(repository: repository, clock: clock)
        let rome = try ZoneRules.named("Europe/Rome")
        calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: clock,
            zoneOf: { _ in rome }
        )
        feeds = FeedService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            clock: clock,
            language: language,
            limits: limits
        )
        links = EventLinkService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            clock: clock,
            language: language
        )
        ana = try await accounts.addPrincipal(
            named: "ana",
            displayName: "Ana Rossi",
            emails: ["ana@example.org"],
            password: nil
        )
        try await calendars.collections.prepareHome(of: ana.id)
    }

    func wait(seconds: Int64) { clock.seconds.withLock { $0 += seconds } }

    /// Stores an event with these lines.
    func put(_ uid: String, _ lines: String..., in calendar: String = "calendar") async throws {
        let text =
            (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"] + Self.event(uid, lines)
            + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
        try await put(uid, text: text, in: calendar)
    }

    func put(_ uid: String, text: String, in calendar: String = "calendar") async throws {
        let address = ObjectAddress(owner: ana.id, calendar: calendar, name: "\(uid).ics")
        _ = try await calendars.objects.put(Array(text.utf8), at: address, as: ana.id)
    }

    static func event(_ uid: String, _ lines: [String]) -> [String] {
        ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20261101T000000Z"] + lines + ["END:VEVENT"]
    }

    func calendar(_ name: String = "calendar") async throws -> CollectionID {
        try await calendars.collections.collection(
            at: CalendarAddress(owner: ana.id, name: name),
            as: ana.id
        ).id
    }

    /// What a new feed with these settings gives.
    func read(_ settings: FeedSettings) async throws -> RenderedFeed {
        try await feeds.read(try await feeds.make(settings, of: ana.id).token)
    }

    /// The unfolded lines of a new feed.
    func lines(_ settings: FeedSettings) async throws -> [String] { try await read(settings).lines }
}

extension RenderedFeed {
    var text: String { String(decoding: bytes, as: UTF8.self) }

    var lines: [String] {
        text.split(separator: "\r\n ", omittingEmptySubsequences: false).joined()
            .split(separator: "\r\n").map(String.init)
    }

    func values(of name: String) -> [String] {
        lines.filter { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name);") }
            .map { String($0.drop { $0 != ":" }.dropFirst()) }
    }
}
