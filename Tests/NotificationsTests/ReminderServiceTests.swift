import Accounts
import Calendars
import CivilTime
import Cryptography
import Events
import FoundationEssentials
import Jobs
import SelfService
import StorageMemory
import Synchronization
import Testing

@testable import Notifications

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

/// Keeps messages, or refuses them as the test says.
private final class RecordedGateway: TextMessageSending {
    let messages = Mutex<[TextMessage]>([])
    let error = Mutex<TextMessageFailure?>(nil)

    func send(_ message: TextMessage) async throws(TextMessageFailure) {
        if let error = error.withLock({ $0 }) { throw error }
        messages.withLock { $0.append(message) }
    }

    func take() -> [TextMessage] {
        messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}

/// Keeps what is pushed, by endpoint, or refuses it.
private final class RecordedPushes: PushSending {
    struct Sent {
        var endpoint: String
        var message: PushMessage
        var words: BrowserMessage
    }

    let sent = Mutex<[Sent]>([])
    let errors = Mutex<[String: PushFailure]>([:])
    let publicKey = "key"

    func accepts(_ target: PushTarget) -> Bool { target.endpoint.hasPrefix("https:") }

    func send(_ message: PushMessage, to target: PushTarget) async throws(PushFailure) {
        if let error = errors.withLock({ $0[target.endpoint] }) { throw error }
        guard let words = try? JSONDecoder().decode(BrowserMessage.self, from: Data(message.body)) else { return }
        sent.withLock { $0.append(Sent(endpoint: target.endpoint, message: message, words: words)) }
    }

    func take() -> [Sent] {
        sent.withLock { sent in
            defer { sent = [] }
            return sent
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

    @Test func ofManyThatWereDueTheLaterOnesAreSentByTheNextLook() async throws {
        let house = try await House(mostAtOnce: 2)
        try await house.choose { $0.events = .mail }
        for minute in ["20", "10", "30", "00"] { try await house.put("at\(minute)", at: "20261124T11\(minute)00Z") }
        _ = try await house.mails()
        house.clock.seconds.withLock { $0 += 5_400 }
        var sent = 0
        for _ in 0..<4 { sent += try await house.mails(after: 3).count }
        #expect(sent == 4)
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

    // MARK: Browsers

    @Test func anAlarmIsShownInEachBrowserOnce() async throws {
        let house = try await House()
        _ = try await house.addBrowser("one")
        _ = try await house.addBrowser("two")
        try await house.choose { $0.events = .browser }
        try await house.put("a", at: "20261124T103000Z")
        #expect(try await house.mails(after: 20 * 60).isEmpty)
        let sent = house.pushes.take()
        #expect(sent.map(\.endpoint).sorted() == ["https://push.example/one", "https://push.example/two"])
        let words = try #require(sent.first).words
        #expect(words.title == "Reminder: Tea" && words.path == "/events/calendar/a.ics" && words.language == "en")
        #expect(
            words.body == """
                Tuesday 24 November 2026, 10:30–11:30 (UTC)
                Bar
                This event has an alarm for now:
                """
        )
        // The same for the same alarm, so that a browser shows it once.
        #expect(Set(sent.map(\.words.tag)).count == 1)
        let message = try #require(sent.first).message
        #expect(message.topic == words.tag && message.topic.count <= 32 && message.isUrgent)
        #expect(message.timeToLiveSeconds == 70 * 60)
        #expect(try await house.browsers.list(of: house.ana.id).allSatisfy { $0.lastUsedAt != nil })
        _ = try await house.mails(after: 3600)
        #expect(house.pushes.take().isEmpty)
    }

    @Test func aBrowserThatIsNoMoreIsForgottenAndOneThatIsBusyIsTriedAgain() async throws {
        let house = try await House()
        _ = try await house.addBrowser("gone")
        let busy = try await house.addBrowser("busy")
        house.pushes.errors.withLock {
            $0 = ["https://push.example/gone": .dead, "https://push.example/busy": .temporary(reason: "busy")]
        }
        try await house.choose { $0.events = .browser }
        try await house.put("a", at: "20261124T103000Z")
        _ = try await house.mails(after: 20 * 60)
        #expect(try await house.browsers.list(of: house.ana.id).map(\.id) == [busy?.id])
        house.pushes.errors.withLock { $0 = [:] }
        _ = try await house.mails(after: 120)
        #expect(house.pushes.take().map(\.endpoint) == ["https://push.example/busy"])
    }

    @Test func whatIsDismissedOrSwitchedOffMeanwhileIsNotShown() async throws {
        let house = try await House()
        let browser = try #require(try await house.addBrowser("one"))
        house.pushes.errors.withLock { $0 = ["https://push.example/one": .temporary(reason: "busy")] }
        try await house.choose { $0.events = .browser }
        try await house.put("a", at: "20261124T103000Z")
        try await house.put("b", at: "20261124T103000Z")
        _ = try await house.mails(after: 20 * 60)
        house.pushes.errors.withLock { $0 = [:] }
        try await house.put("a", at: "20261124T103000Z", ["TRIGGER:-PT10M", "ACKNOWLEDGED:20261124T102000Z"])
        _ = try await house.mails(after: 120)
        #expect(house.pushes.take().map(\.words.path) == ["/events/calendar/b.ics"])
        try await house.browsers.remove(browser.id, of: house.ana.id)
        try await house.put("c", at: "20261124T113000Z")
        _ = try await house.mails(after: 3600)
        #expect(house.pushes.take().isEmpty)
    }

    @Test func quietHoursHoldForAllWays() async throws {
        let house = try await House()
        _ = try await house.addBrowser("one")
        try await house.confirmPhone()
        try await house.choose {
            $0.events = [.browser, .sms]
            $0.quiet = TimeOfDay(clockText: "10:00").flatMap { from in
                TimeOfDay(clockText: "12:00").flatMap { QuietHours(from: from, until: $0) }
            }
        }
        try await house.put("over", at: "20261124T103000Z")
        try await house.put("later", at: "20261124T114500Z")
        _ = try await house.mails(after: 7200 - 60)
        #expect(house.pushes.take().isEmpty && house.gateway.take().isEmpty)
        _ = try await house.mails(after: 60)
        #expect(house.pushes.take().map(\.words.path) == ["/events/calendar/later.ics"])
        #expect(house.gateway.take().count == 1)
    }

    @Test func aBrowserIsNoneWithoutKeys() async throws {
        let house = try await House()
        let none = try await house.browsers.add(
            endpoint: "https://push.example/1",
            publicKey: "?",
            authSecret: "AQ",
            device: "",
            of: house.ana.id
        )
        #expect(none == nil)
        let plain = try await house.browsers.add(
            endpoint: "http://push.example/1",
            publicKey: "BA",
            authSecret: "AQ",
            device: "",
            of: house.ana.id
        )
        #expect(plain == nil)
    }

    @Test func aMessageHasRoomForWhateverStandsInAnEvent() throws {
        let long = String(repeating: "e\u{301}\u{301}\u{301}🇮🇹\u{1}\"", count: 3000)
        let message = BrowserMessage(
            title: long,
            body: long,
            path: "/" + String(repeating: "a", count: 499),
            tag: String(repeating: "t", count: 32),
            language: "en"
        )
        #expect(try message.pushed(keptSeconds: 1_000_000).body.count <= 3993)
        #expect(message.title.hasSuffix("…"))
        #expect(try message.pushed(keptSeconds: 1_000_000).timeToLiveSeconds == 86_400)
        let signs = String(repeating: "\u{1}", count: 3000)
        let worst = BrowserMessage(title: signs, body: signs, path: long, tag: "t", language: "en")
        #expect(try worst.pushed(keptSeconds: 0).body.count <= 3993)
        #expect(worst.path == "/today")
    }

    // MARK: Text messages

    @Test func aNumberIsConfirmedByTheCodeThatIsSentToIt() async throws {
        let house = try await House(language: "it")
        let ana = house.ana
        #expect(try await house.phones.ask("333 1234567", of: ana) == .unreadable)
        #expect(try await house.phones.ask("0039 333 1234567", of: ana) == .done)
        _ = try await house.mails()
        let message = try #require(house.gateway.take().first)
        #expect(message.recipient == "+393331234567")
        #expect(message.text.contains("è il tuo codice Travlendar+"))
        await #expect(throws: AccountError.self) { try await house.choose { $0.events = .sms } }
        let code = String(message.text.prefix(6))
        let wrong = code == "000000" ? "000001" : "000000"
        #expect(try await house.phones.confirm(wrong, of: ana.id) == .wrongCode)
        #expect(try await house.phones.confirm(" \(code.prefix(3)) \(code.suffix(3))", of: ana.id) == .done)
        #expect(try await house.phones.state(of: ana.id) == PhoneState(number: "+393331234567"))
        // Used up.
        #expect(try await house.phones.confirm(code, of: ana.id) == .codeOver)
    }

    @Test func codesEndAfterSomeTriesAndSomeTimeAndAreSentSoOften() async throws {
        let house = try await House()
        let ana = house.ana
        func ask() async throws -> String {
            #expect(try await house.phones.ask("+39 333 1234567", of: ana) == .done)
            _ = try await house.mails()
            return String(try #require(house.gateway.take().first).text.prefix(6))
        }
        let first = try await ask()
        let wrong = first == "000000" ? "000001" : "000000"
        for _ in 0..<4 { #expect(try await house.phones.confirm(wrong, of: ana.id) == .wrongCode) }
        #expect(try await house.phones.confirm(wrong, of: ana.id) == .codeOver)
        #expect(try await house.phones.confirm(first, of: ana.id) == .codeOver)
        let second = try await ask()
        house.clock.seconds.withLock { $0 += 901 }
        #expect(try await house.phones.confirm(second, of: ana.id) == .codeOver)
        _ = try await ask()
        #expect(try await house.phones.ask("+39 333 1234567", of: ana) == .tooOften)
        // Nor to this number for somebody else.
        let ben = try await house.accounts.addPrincipal(named: "ben", displayName: "", emails: [], password: nil)
        #expect(try await house.phones.ask("+39 333 1234567", of: ben) == .tooOften)
        #expect(try await house.phones.ask("+39 333 7654321", of: ben) == .done)
    }

    @Test func anAlarmIsSentAsATextMessageOnceAndSoManyADay() async throws {
        let house = try await House()
        try await house.confirmPhone()
        try await house.choose { $0.events = .sms }
        for name in ["a", "b", "c", "d"] { try await house.put(name, at: "20261124T103000Z") }
        #expect(try await house.mails(after: 20 * 60).isEmpty)
        let sent = house.gateway.take()
        #expect(sent.count == 3, "the fourth is one too many for a day")
        let message = try #require(sent.first { $0.text.contains("/a.ics") } ?? sent.first)
        #expect(message.recipient == "+393331234567")
        #expect(
            message.text.hasPrefix("Reminder: Tea\nTuesday 24 November 2026, 10:30-11:30 (UTC)\nBar https://calendar.")
        )
        #expect(Set(sent.map(\.id)).count == 3)
        _ = try await house.mails(after: 3600)
        #expect(house.gateway.take().isEmpty)
    }

    @Test func aTextMessageIsTriedAgainWhereItsRefusalIsSureOnly() async throws {
        let house = try await House()
        try await house.confirmPhone()
        try await house.choose { $0.events = .sms }
        try await house.put("a", at: "20261124T103000Z")
        house.gateway.error.withLock { $0 = .temporary(reason: "the gateway answers 503") }
        _ = try await house.mails(after: 20 * 60 + 90)
        let jobs = try await house.jobs.listJobs(
            onlyGivenUp: false,
            kind: ReminderService.textKind,
            after: nil,
            limit: 9
        )
        #expect(jobs.map(\.lastError) == ["the gateway answers 503 (attempt 2)"])
        house.gateway.error.withLock { $0 = nil }
        _ = try await house.mails(after: 180)
        #expect(house.gateway.take().count == 1)
        try await house.put("b", at: "20261124T120000Z")
        house.gateway.error.withLock { $0 = .unknown(reason: "it did not answer") }
        _ = try await house.mails(after: 7200)
        house.gateway.error.withLock { $0 = nil }
        _ = try await house.mails(after: 7200)
        #expect(house.gateway.take().isEmpty, "it may have been sent")
    }

    @Test func aTextMessageWhoseAttemptWasCutOffIsNotSentTwice() async throws {
        let house = try await House()
        try await house.confirmPhone()
        try await house.choose { $0.events = .sms }
        try await house.put("a", at: "20261124T103000Z")
        _ = try await house.mails()
        house.clock.seconds.withLock { $0 += 1200 }
        let scan = JobRunner(
            repository: house.jobs,
            handlers: house.reminders.handlers.filter { $0.kind == ReminderService.scanKind },
            clock: house.clock
        )
        _ = try await scan.runDueJobs()
        // A process takes the job, hands the message over and is killed.
        let now = house.clock.now()
        let lease = try await house.jobs.lease(
            [ReminderService.textKind],
            owner: "killed",
            until: now.adding(seconds: 30),
            now: now
        )
        #expect(lease != nil)
        _ = try await house.mails(after: 600)
        #expect(house.gateway.take().isEmpty)
        #expect(try await house.jobs.nextDue(of: [ReminderService.textKind]) == nil)
    }

    @Test func aForgottenNumberGetsNothing() async throws {
        let house = try await House()
        try await house.confirmPhone()
        try await house.choose { $0.events = [.mail, .sms] }
        try await house.put("a", at: "20261124T103000Z")
        _ = try await house.mails()
        try await house.notifications.removePhone(of: house.ana.id)
        #expect(try await house.notifications.settings(of: house.ana.id).events == .mail)
        #expect(try await house.mails(after: 1200).count == 1)
        #expect(house.gateway.take().isEmpty)
    }

    // MARK: Trips that changed

    @Test func aTripThatMovedIsToldOnceWithItsCauseByTheChosenWays() async throws {
        let house = try await House()
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
        let house = try await House()
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
        let house = try await House()
        try await house.choose { $0.events = .mail }
        try await house.putTrip(at: "20261124T101500Z")
        let before = try Instant(iso8601: "2026-11-24T10:30:00Z")
        let change = DomainEvent.tripChanged(person: house.ana.id, name: "way.ics", before: before, isDisruption: false)
        try await MemoryEventRepository(house.store).record([change])
        #expect(try await house.mails(after: 3600).isEmpty)
    }
}
