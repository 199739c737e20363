import Accounts
import Calendars
import CivilTime
import Cryptography
import Events
import Foundation
import ICalendar
import Jobs
import Logging
import MailScheduling
import Notifications
import SelfService
import Subscriptions
import Synchronization
import Testing

@testable import ServerApp

/// What leaves the server by jobs, from the table of their handlers: a new kind fails the test until it is known here
/// where it goes.
extension PrivacyTests {
    /// Who gets to know what jobs of a kind send.
    private enum Audience {
        case nobody
        /// The person whose calendar it is about.
        case owner
        case others
    }

    /// Where Ana herself is reached.
    private static let own = ["ana@example.org", "https://push.example/ana", "+393331234567"]

    private static let audiences: [JobKind: Audience] = [
        "scheduling-message": .others, "account-mail": .others, "push": .others, "calendar-subscription": .others,
        "mail": .owner, "reminder": .owner, "mail-of-the-day": .owner, "browser-message": .owner,
        "text-message": .owner, "telephone-code": .owner,
        // Marks in a mailbox of the operator's.
        "look-for-mails": .nobody,
        "look-for-reminders": .nobody, "delete-old-messages": .nobody, "delete-old-events": .nobody,
        "delete-old-logins": .nobody, "delete-old-links": .nobody, "delete-old-push-subscriptions": .nobody,
        "delete-old-sessions": .nobody, "delete-old-mailed-invitations": .nobody,
    ]

    /// All ways out, as far as jobs take them; each notes the kind of the job on whose behalf something leaves.
    private final class Exits: MailTransport, PushSending, SubscriptionFetching, TextMessageSending {
        struct Sent: Sendable {
            var kind: JobKind
            var recipient: String
            var text: String
        }

        @TaskLocal static var kind: JobKind = "none"

        let sent = Mutex<[Sent]>([])
        let publicKey = "key"

        private func note(_ recipient: String, _ text: String) {
            let kind = Self.kind
            sent.withLock { $0.append(Sent(kind: kind, recipient: recipient, text: text)) }
        }

        func send(_ mail: Mail) async throws(MailError) -> String {
            guard mail.recipient != "gone@example.net" else { throw .permanent("550 no such user") }
            let calendar = String(decoding: mail.calendar?.bytes ?? [], as: UTF8.self).replacing("\r\n ", with: "")
            note(mail.recipient, "\(mail.subject)\n\(mail.senderName)\n\(mail.text)\n\(mail.html ?? "")\n\(calendar)")
            return ""
        }

        func accepts(_ target: PushTarget) -> Bool { true }

        func send(_ message: PushMessage, to target: PushTarget) async throws(PushFailure) {
            note(target.endpoint, "\(message.topic)\n\(String(decoding: message.body, as: UTF8.self))")
        }

        func send(_ message: TextMessage) async throws(TextMessageFailure) {
            note(message.recipient, message.text)
        }

        func fetch(
            _ address: String,
            entityTag: String?,
            lastModified: String?
        ) async throws(SubscriptionRefusal) -> FetchedCalendar {
            note(address, "\(entityTag ?? "")\(lastModified ?? "")")
            return .unchanged
        }

        /// The handler, whose way out is known by its kind.
        static func watching(_ handler: JobHandler) -> JobHandler {
            JobHandler(handler.kind, attemptLimit: handler.attemptLimit) { job in
                try await $kind.withValue(handler.kind) { try await handler.run(job) }
            }
        }
    }

    @Test func jobsTellNothingOfAnas() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "privacy-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let installation = try await Self.house(directory).installation
        let exits = Exits()
        let logged = Mutex<[String]>([])
        let push = PushService(
            repository: installation.store.push,
            calendars: installation.calendars,
            jobs: installation.jobs,
            sender: exits,
            key: AuthenticationKey(try installation.secret()),
            clock: installation.clock
        )
        let browsers = installation.browsers(by: exits)
        let phones = try installation.phones(by: exits)
        let reminders = try #require(installation.reminders(by: exits, browsers, phones))
        let handlers = try installation.jobHandlers(
            fetcher: exits,
            push: push,
            transport: exits,
            reminders: reminders,
            logger: Logger(label: "privacy")
        )
        #expect(Set(handlers.map(\.kind)) == Set(Self.audiences.keys), "where does a new kind of job go?")
        var settings = JobRunner.Settings()
        settings.log = { line in logged.withLock { $0.append(line) } }
        let runner = JobRunner(
            repository: installation.jobs,
            handlers: handlers.map(Exits.watching),
            clock: installation.clock,
            settings: settings
        )
        let hub = EventHub(
            repository: installation.events,
            subscribers: [push.subscriber, reminders.subscriber]
        )
        try await hub.deliverAll()
        try await causeJobs(on: installation, push, browsers, phones)
        try await hub.deliverAll()
        let deadline = ContinuousClock.now + .seconds(300)
        var missing = Self.audiences.filter { $0.value != .nobody }.map(\.key)
        while !missing.isEmpty, ContinuousClock.now < deadline {
            _ = try await runner.runDueJobs()
            let kinds = Set(exits.sent.withLock { $0.map(\.kind) })
            missing.removeAll { kinds.contains($0) }
            try await Task.sleep(for: .milliseconds(100))
        }
        #expect(missing.isEmpty, "nothing was sent by \(missing), so nothing was searched")
        let sent = exits.sent.withLock { $0 }
        for message in sent {
            let found = Self.secrets.filter { message.text.contains($0) || message.recipient.contains($0) }
            switch try #require(Self.audiences[message.kind], "\(message.kind)") {
            case .nobody: Issue.record("\(message.kind) sends to \(message.recipient)")
            case .owner: #expect(Self.own.contains(message.recipient), "\(message.kind) to \(message.recipient)")
            case .others: #expect(found.isEmpty, "\(message.kind) to \(message.recipient): \(message.text)")
            }
        }
        let own = sent.filter { Self.audiences[$0.kind] == .owner }.map(\.text).joined()
        #expect(own.contains("Zanzibar"), "what is searched for can be found")
        let lines = logged.withLock { $0 }.joined(separator: "\n")
        #expect(Self.secrets.filter { lines.contains($0) }.isEmpty, "\(lines)")
        let jobs = try await installation.jobs.listJobs(onlyGivenUp: false, kind: nil, after: nil, limit: 1000)
        let failures = jobs.compactMap(\.lastError).joined(separator: "\n")
        #expect(Self.secrets.filter { failures.contains($0) }.isEmpty, "\(failures)")
        try installation.close()
    }

    /// Something for each kind that sends.
    private func causeJobs(
        on installation: Installation,
        _ push: PushService,
        _ browsers: BrowserService,
        _ phones: PhoneService
    ) async throws {
        let ana = try await installation.accounts.principal(named: "ana")
        let now = installation.clock.now()
        func put(_ name: String, _ bytes: [UInt8]) async throws {
            let address = ObjectAddress(owner: ana.id, calendar: "calendar", name: name)
            _ = try await installation.calendars.objects.put(bytes, at: address, as: ana.id)
        }
        let calendars = try await installation.calendars.collections.listCollections(of: ana.id, as: ana.id)
        let calendar = try #require(calendars.first { $0.name == "calendar" })
        let target = PushTarget(endpoint: "https://push.example/1", publicKey: [], authSecret: [])
        _ = try await push.register(target, for: calendar, triggers: .content, until: nil, of: ana.id)
        _ = try await browsers.add(
            endpoint: "https://push.example/ana",
            publicKey: "BA",
            authSecret: "AQ",
            device: "",
            of: ana.id
        )
        #expect(try await phones.ask("+39 333 1234567", of: ana) == .done)
        let asked = try #require(try await phones.state(of: ana.id).wanted?.askedAt)
        try await installation.store.phones.confirmPhone("+393331234567", askedAt: asked, of: ana.id)
        // The code of a number that waits.
        let again = PhoneState.Wanted(number: "+393331234567", askedAt: now, triesLeft: 5)
        try await installation.store.phones.wantPhone(again, of: ana.id, adding: [])
        var chosen = NotificationSettings()
        chosen.events = [.mail, .browser, .sms]
        chosen.digest = TimeOfDay(hour: 0, minute: 1)
        let notifications = NotificationService(
            repository: installation.store.reminders,
            phones: installation.store.phones,
            ways: [.mail, .browser, .sms],
            clock: installation.clock
        )
        try await notifications.set(chosen, of: ana)
        // One guest who is told, and one who is not reached, of whom Ana is told.
        let dinner = String(decoding: Self.dinnerBytes, as: UTF8.self)
        try await put("supper.ics", Array(dinner.replacing("UID:dinner", with: "UID:supper").utf8))
        let lost = dinner.replacing("UID:dinner", with: "UID:lost").replacing("dave@", with: "gone@")
        try await put("lost.ics", Array(lost.utf8))
        try await put(
            "ring.ics",
            Self.event([
                "UID:ring", "DTSTART:\(now.adding(seconds: 3600).basicText)", "DURATION:PT1H",
                "SUMMARY:Zanzibar", "CLASS:PRIVATE", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Zanzibar",
                // After what was chosen, however slow the machine is.
                "TRIGGER;VALUE=DATE-TIME:\(installation.clock.now().adding(seconds: 3).basicText)", "END:VALARM",
            ])
        )
        let day = ZoneRules.utc.local(now.adding(seconds: 3 * 86_400)).date.daysSinceEpoch
        let mailOfDay = NewJob(
            ReminderService.digestKind,
            payload: JobPayload(version: 1, json: "{\"day\":\(day)}"),
            person: ana.id,
            at: now
        )
        _ = try await installation.jobs.enqueue([mailOfDay])
        let told = AccountMail(
            .recommendation,
            to: "dave@example.net",
            userName: ana.displayName,
            language: "en",
            path: "/about"
        )
        try await AccountMailJob(installation: installation).send([QueuedMail(told)])
        _ = try await installation.subscriptions.subscribe(to: "https://school.example/holidays.ics", for: ana.id)
    }
}
