import Accounts
import Calendars
import CivilTime
import Jobs
import SelfService
import StorageMemory
import Synchronization

@testable import MailScheduling

/// Keeps mails, or refuses them as the test says; what was queued for later stands beside them.
final class RecordedMails: MailTransport, MailQueue {
    let sent = Mutex<[Mail]>([])
    let queued = Mutex<[Mail]>([])
    let error = Mutex<MailError?>(nil)
    /// What happens while a mail is handed over.
    let meanwhile = Mutex<(@Sendable () async -> Void)?>(nil)

    func send(_ mail: Mail) async throws(MailError) -> String {
        await meanwhile.withLock { $0 }?()
        if let error = error.withLock({ $0 }) { throw error }
        sent.withLock { $0.append(mail) }
        return "kept"
    }

    func add(_ mail: Mail) async throws { queued.withLock { $0.append(mail) } }

    func takeSent() -> [Mail] {
        sent.withLock { sent in
            defer { sent = [] }
            return sent
        }
    }

    func takeQueued() -> [Mail] {
        queued.withLock { queued in
            defer { queued = [] }
            return queued
        }
    }
}

final class HandClock: WallClock {
    let seconds = Mutex<Int64>(1_795_514_400)
    func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
    func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
}

/// Ana, who invites people outside.
struct MailSchedulingHouse {
    let clock = HandClock()
    let mails = RecordedMails()
    let repository: MemoryAccountRepository
    let calendars: CalendarService
    let jobs: MemoryJobRepository
    let runner: JobRunner
    let receiver: MailReceiver
    let pages: MailedInvitationService
    let settings: MailSchedulingSettings
    let ana: Principal

    /// - Parameters:
    ///   - perPerson: how many mails go out in a day.
    ///   - perDomain: how many go to one domain in two days.
    /// - Throws: where the house can't be made.
    init(perPerson: Int = 1000, perDomain: Int = 1000) async throws {
        let store = MemoryStore()
        repository = MemoryAccountRepository(store)
        jobs = MemoryJobRepository(store)
        let accounts = AccountService(repository: repository, clock: clock)
        calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: clock,
            directory: accounts,
            zoneOf: { _ in .utc }
        )
        var settings = MailSchedulingSettings(
            address: "https://calendar.example.org",
            sender: "calendar@example.org",
            answers: "answer@example.org",
            language: "en",
            secret: [1, 2, 3]
        )
        settings.attemptLimit = 3
        settings.perPerson = [AttemptLimiter.Limit(perPerson, perSeconds: 86_400)]
        settings.perDomain = [AttemptLimiter.Limit(perDomain, perSeconds: 2 * 86_400)]
        self.settings = settings
        let mailer = SchedulingMailer(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            settings: settings,
            transport: mails,
            queue: mails,
            clock: clock
        )
        receiver = MailReceiver(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            settings: settings,
            queue: mails
        )
        pages = MailedInvitationService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            settings: settings,
            clock: clock
        )
        runner = JobRunner(repository: jobs, handlers: [mailer.handler], clock: clock)
        ana = try await accounts.addPrincipal(
            named: "ana",
            displayName: "Ana",
            emails: ["ana@example.org"],
            password: nil
        )
        try await calendars.collections.prepareHome(of: ana.id)
    }

    private static let address = "tea.ics"

    /// Ana invites Dave to tea.
    func invite(_ lines: [String] = [], guest: String = "mailto:dave@example.net") async throws {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:tea", "DTSTAMP:20261101T000000Z"]
            + ["DTSTART:20261130T100000Z", "DTEND:20261130T110000Z", "SUMMARY:Tea", "ORGANIZER:mailto:ana@example.org"]
            + ["ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org", "ATTENDEE;PARTSTAT=NEEDS-ACTION:\(guest)"]
            + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        _ = try await calendars.objects.put(
            Array(all.joined(separator: "\r\n").utf8),
            at: ObjectAddress(owner: ana.id, calendar: "calendar", name: Self.address),
            as: ana.id
        )
    }

    func deliver() async throws -> [Mail] {
        _ = try await runner.runDueJobs()
        return mails.takeSent()
    }

    func wait(_ seconds: Int64) { clock.seconds.withLock { $0 += seconds } }

    /// What Ana's copy says.
    func copy() async throws -> String {
        let address = ObjectAddress(owner: ana.id, calendar: "calendar", name: Self.address)
        let bytes = try await calendars.objects.object(at: address, as: ana.id).bytes
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
    }

    func token(of recipient: String = "mailto:dave@example.net") -> AnswerToken {
        AnswerToken(secret: settings.secret, person: ana.id, uid: "tea", recipient: recipient)
    }

    /// An answer as a mail program sends it.
    func reply(_ status: String, from attendee: String = "mailto:dave@example.net", uid: String = "tea") -> IncomingMail
    {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:y", "METHOD:REPLY", "BEGIN:VEVENT", "UID:\(uid)",
            "DTSTAMP:20261125T000000Z", "DTSTART:20261130T100000Z", "ATTENDEE;PARTSTAT=\(status):\(attendee)",
            "END:VEVENT", "END:VCALENDAR", "",
        ]
        return IncomingMail(
            recipients: ["answer+\(token().text)@example.org"],
            sender: "dave@example.net",
            calendar: IncomingMail.CalendarPart(method: "REPLY", bytes: Array(lines.joined(separator: "\r\n").utf8))
        )
    }
}
