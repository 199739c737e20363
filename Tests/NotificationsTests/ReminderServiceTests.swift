import Accounts
import Calendars
import CivilTime
import Events
import Jobs
import Notifications
import SelfService
import StorageMemory
import Synchronization
import Testing

/// Keeps mails, or refuses them as the test says.
private final class RecordedTransport: MailTransport {
    let mails = Mutex<[Mail]>([])
    let error = Mutex<MailError?>(nil)

    func send(_ mail: Mail) async throws(MailError) -> String {
        if let error = error.withLock({ $0 }) { throw error }
        mails.withLock { $0.append(mail) }
        return "kept"
    }

    func take() -> [Mail] {
        mails.withLock { mails in
            defer { mails = [] }
            return mails
        }
    }
}

private final class Clock: WallClock {
    let seconds = Mutex<Int64>(1_795_514_400)  // 2026-11-24T10:00:00Z
    func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
    func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
}

struct ReminderServiceTests {
    private struct House {
        let clock = Clock()
        let transport = RecordedTransport()
        let calendars: CalendarService
        let accounts: AccountService
        let notifications: NotificationService
        let jobs: MemoryJobRepository
        let hub: EventHub
        let runner: JobRunner
        let ana: Principal

        init(language: String = "en", emails: [String] = ["ana@example.org"]) async throws {
            let store = MemoryStore()
            let repository = MemoryAccountRepository(store)
            jobs = MemoryJobRepository(store)
            calendars = CalendarService(
                repository: MemoryCalendarRepository(store),
                clock: clock,
                zoneOf: { _ in .utc }
            )
            accounts = AccountService(repository: repository, clock: clock)
            notifications = NotificationService(repository: repository, sendsMail: true, clock: clock)
            let reminders = ReminderService(
                repository: repository,
                calendars: calendars,
                accounts: accounts,
                jobs: jobs,
                sending: ReminderService.Sending(
                    transport: transport,
                    address: "https://calendar.example.org",
                    language: language,
                    zone: .utc
                ),
                clock: clock
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

    @Test func nothingIsSentUnlessItIsChosen() async throws {
        let house = try await House()
        try await house.put("a", at: "20261124T103000Z")
        #expect(try await house.mails(after: 3600).isEmpty)
    }

    @Test func anAlarmIsMailedWhenItGoesOffAndOnce() async throws {
        let house = try await House()
        try await house.choose { $0.events = .mail }
        try await house.put("a", at: "20261124T103000Z")
        #expect(try await house.mails(after: 19 * 60).isEmpty)
        let mail = try #require(try await house.mails(after: 60).first)
        #expect(mail.recipient == "ana@example.org" && mail.subject == "Reminder: Tea")
        #expect(
            mail.text == """
                This event has an alarm for now:

                Tea
                When: Tuesday 24 November 2026, 10:30–11:30 (UTC)
                Where: Bar

                Look at it or change it:
                https://calendar.example.org/events/calendar/a.ics

                --\u{20}
                You get this mail because you chose it. Change that here:
                https://calendar.example.org/account/notifications

                """
        )
        // A change of the rest of the event brings no second one.
        try await house.put("a", at: "20261124T103000Z", extra: ["DESCRIPTION:Cake"])
        #expect(try await house.mails(after: 3600).isEmpty)
    }

    @Test func aMovedEventRemindsAtItsNewTimeOnly() async throws {
        let house = try await House()
        try await house.choose { $0.events = .mail }
        try await house.put("a", at: "20261124T103000Z")
        _ = try await house.mails(after: 600)
        try await house.put("a", at: "20261124T123000Z")
        #expect(try await house.mails(after: 7740).isEmpty)
        #expect(try await house.mails(after: 60).count == 1)
    }

    @Test(arguments: [
        ["ACKNOWLEDGED:20261124T102000Z"], ["X-MOZ-LASTACK:20261124T102000Z"], ["STATUS:CANCELLED"],
        ["ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.org"],
    ])
    func nothingIsSentOfWhatIsDismissedOrDeclined(_ line: [String]) async throws {
        let house = try await House()
        try await house.choose { $0.events = .mail }
        let isOfAlarm = line[0].hasPrefix("ACK")
        try await house.put(
            "a",
            at: "20261124T103000Z",
            ["TRIGGER:-PT10M"] + (isOfAlarm ? line : []),
            extra: isOfAlarm ? [] : line
        )
        #expect(try await house.mails(after: 3600).isEmpty)
    }

    @Test func anAlarmThatIsDismissedWhileItsMailWaitsIsNotSent() async throws {
        let house = try await House()
        try await house.choose { $0.events = .mail }
        try await house.put("a", at: "20261124T103000Z")
        house.transport.error.withLock { $0 = .temporary("busy") }
        #expect(try await house.mails(after: 1200).isEmpty)
        try await house.put("a", at: "20261124T103000Z", ["TRIGGER:-PT10M", "ACKNOWLEDGED:20261124T102000Z"])
        house.transport.error.withLock { $0 = nil }
        #expect(try await house.mails(after: 3600).isEmpty)
        #expect(try await house.jobs.nextDue(of: [ReminderService.mailKind]) == nil)
    }

    @Test func eachOccurrenceOfASeriesIsMailedAndARepeatedAlarmOnce() async throws {
        let house = try await House()
        try await house.choose { $0.events = .mail }
        try await house.put(
            "a",
            at: "20261124T103000Z",
            ["TRIGGER:-PT10M", "REPEAT:3", "DURATION:PT1M"],
            extra: ["RRULE:FREQ=HOURLY;COUNT=3"]
        )
        #expect(try await house.mails(after: 4 * 3600).count == 3)
    }

    @Test func quietHoursHoldBackWhatIsNotOverByThen() async throws {
        let house = try await House()
        try await house.choose {
            $0.events = .mail
            $0.quiet = TimeOfDay(clockText: "10:00").flatMap { from in
                TimeOfDay(clockText: "12:00").flatMap { QuietHours(from: from, until: $0) }
            }
        }
        try await house.put("over", at: "20261124T103000Z")
        try await house.put("later", at: "20261124T114500Z")
        #expect(try await house.mails(after: 7200 - 60).isEmpty)
        #expect(try await house.mails(after: 60).map { $0.text.contains("later.ics") } == [true])
    }

    @Test func whatWasDueWhileNoServerRanIsSentUnlessItIsOver() async throws {
        let house = try await House()
        try await house.choose { $0.events = .mail }
        try await house.put("over", at: "20261124T103000Z")
        _ = try await house.mails()
        house.clock.seconds.withLock { $0 += 3 * 3600 }
        #expect(try await house.mails().isEmpty)
        try await house.put("soon", at: "20261124T140000Z", ["TRIGGER:-PT30M"])
        _ = try await house.mails()
        house.clock.seconds.withLock { $0 += 3600 }
        #expect(try await house.mails().count == 1)
    }

    @Test func theDayIsMailedInTheMorning() async throws {
        let house = try await House(language: "it")
        try await house.choose { $0.digest = TimeOfDay(clockText: "07:30") }
        try await house.put("b", at: "20261125T160000Z")
        try await house.put("a", at: "20261125T090000Z", extra: ["CLASS:PUBLIC"])
        try await house.put("next", at: "20261126T090000Z")
        #expect(try await house.mails(after: 21 * 3600).isEmpty)
        let mail = try #require(try await house.mails(after: 1800).first)
        #expect(mail.subject == "La tua giornata: mercoledì 25 novembre 2026")
        #expect(mail.text.contains("\n09:00–10:00  Tea (Bar)\n16:00–17:00  Tea (Bar)\n"), "\(mail.text)")
        #expect(mail.text.contains("https://calendar.example.org/today"))
        // Nothing is said of an empty day.
        #expect(try await house.mails(after: 24 * 3600).count == 1)
        #expect(try await house.mails(after: 24 * 3600).isEmpty)
    }

    @Test func nothingCanBeChosenThatCannotBeSent() async throws {
        let house = try await House(emails: [])
        await #expect(throws: AccountError.self) { try await house.choose { $0.events = .mail } }
        try await house.choose { _ in }
    }

    @Test func quietHoursMayGoOverMidnight() throws {
        let from = try #require(TimeOfDay(clockText: "22:00"))
        let until = try #require(TimeOfDay(clockText: "07:00"))
        let quiet = try #require(QuietHours(from: from, until: until))
        func end(_ text: String) throws -> String? {
            quiet.end(around: try Instant(iso8601: text), in: .utc)?.iso8601
        }
        #expect(try end("2026-11-24T21:59:59Z") == nil)
        #expect(try end("2026-11-24T22:00:00Z") == "2026-11-25T07:00:00Z")
        #expect(try end("2026-11-24T06:59:59Z") == "2026-11-24T07:00:00Z")
        #expect(try end("2026-11-24T07:00:00Z") == nil)
        #expect(QuietHours(from: from, until: from) == nil)
        for text in ["24:00", "7:00", "07:60", "0700", "07:0x", "-1:00"] { #expect(TimeOfDay(clockText: text) == nil) }
    }
}
