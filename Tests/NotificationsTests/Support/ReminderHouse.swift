import Accounts
import Calendars
import CivilTime
import Cryptography
import Events
import Jobs
import SelfService
import StorageMemory
import Synchronization
import Testing

@testable import Notifications

/// Shows the time to which a test sets it.
final class HandSetClock: WallClock {
    let seconds = Mutex<Int64>(1_795_514_400)  // 2026-11-24T10:00:00Z
    func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
    func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
}

/// Ana's calendars on a store in memory, with all ways by which she can be told.
struct ReminderHouse {
    let clock = HandSetClock()
    let transport = RecordedTransport()
    let gateway = RecordedGateway()
    let pushes = RecordedPushes()
    let browsers: BrowserService
    let phones: PhoneService
    let store: MemoryStore
    let repository: MemoryAccountRepository
    let calendars: CalendarService
    let accounts: AccountService
    let notifications: NotificationService
    let reminders: ReminderService
    let jobs: MemoryJobRepository
    let hub: EventHub
    let runner: JobRunner
    let ana: Principal

    init(language: String = "en", emails: [String] = ["ana@example.org"], mostAtOnce: Int = 200) async throws {
        store = MemoryStore()
        repository = MemoryAccountRepository(store)
        jobs = MemoryJobRepository(store)
        calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: clock,
            zoneOf: { _ in .utc }
        )
        accounts = AccountService(repository: repository, clock: clock)
        notifications = NotificationService(
            repository: repository,
            phones: repository,
            ways: [.mail, .browser, .sms],
            clock: clock
        )
        browsers = BrowserService(repository: repository, sender: pushes, clock: clock)
        var limits = PhoneService.Limits()
        limits.messagesPerDay = 3
        phones = PhoneService(
            repository: repository,
            accounts: accounts,
            gateway: gateway,
            key: AuthenticationKey([1]),
            language: language,
            clock: clock,
            limits: limits
        )
        var reminderLimits = ReminderService.Limits()
        reminderLimits.mostAtOnce = mostAtOnce
        reminders = ReminderService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            jobs: jobs,
            sending: ReminderService.Sending(
                transport: transport,
                browsers: browsers,
                phones: phones,
                address: "https://calendar.example.org",
                language: language,
                zone: .utc
            ),
            clock: clock,
            limits: reminderLimits
        )
        ana = try await accounts.addPrincipal(named: "ana", displayName: "Ana", emails: emails, password: nil)
        try await calendars.collections.prepareHome(of: ana.id)
        hub = EventHub(repository: MemoryEventRepository(store), subscribers: [reminders.subscriber])
        runner = JobRunner(repository: jobs, handlers: reminders.handlers, clock: clock)
        try await hub.deliverAll()
    }

    func choose(_ change: (inout NotificationSettings) -> Void) async throws {
        var settings = NotificationSettings()
        change(&settings)
        try await notifications.set(settings, of: ana)
    }

    func put(
        _ uid: String,
        at start: String,
        _ alarm: [String] = ["TRIGGER:-PT10M"],
        extra: [String] = []
    ) async throws {
        let lines =
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:\(uid)",
                "DTSTAMP:20260101T000000Z",
            ]
            + ["DTSTART:\(start)", "DURATION:PT1H", "SUMMARY:Tea", "LOCATION:Bar"] + extra
            + ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Tea"] + alarm
            + ["END:VALARM", "END:VEVENT", "END:VCALENDAR", ""]
        _ = try await calendars.objects.put(
            Array(lines.joined(separator: "\r\n").utf8),
            at: ObjectAddress(owner: ana.id, calendar: "calendar", name: "\(uid).ics"),
            as: ana.id
        )
    }

    /// What planning writes.
    func putTrip(at start: String) async throws {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:way", "DTSTAMP:20260101T000000Z",
            "DTSTART:\(start)", "DURATION:PT1H", "SUMMARY:Way to Tea",
            "URL:https://calendar.example.org/trip/x", "END:VEVENT", "END:VCALENDAR", "",
        ]
        let travel = try #require(
            try await calendars.collections.listCollections(of: ana.id, as: ana.id).first { $0.kind == .travel }
        )
        _ = try await calendars.objects.put(
            Array(lines.joined(separator: "\r\n").utf8),
            at: ObjectAddress(owner: ana.id, calendar: travel.name, name: "way.ics"),
            as: ana.id
        )
    }

    /// Switches messages on in a browser.
    func addBrowser(_ name: String) async throws -> BrowserSubscription? {
        try await browsers.add(
            endpoint: "https://push.example/\(name)",
            publicKey: "BA",
            authSecret: "AQ",
            device: "Firefox, Linux",
            of: ana.id
        )
    }

    /// Has a number confirmed by the code that is sent to it.
    func confirmPhone(_ number: String = "+39 333 1234567") async throws {
        #expect(try await phones.ask(number, of: ana) == .done)
        _ = try await mails()
        let code = try #require(gateway.take().first?.text.prefix(6))
        #expect(try await phones.confirm(String(code), of: ana.id) == .done)
    }

    /// What is sent by so many seconds later, minute by minute.
    func mails(after seconds: Int64 = 0) async throws -> [Mail] {
        try await hub.deliverAll()
        _ = try await runner.runDueJobs()
        var left = seconds
        while left > 0 {
            let step = min(left, 60)
            clock.seconds.withLock { $0 += step }
            left -= step
            _ = try await runner.runDueJobs()
        }
        return transport.take()
    }
}
