import Accounts
import CivilTime
import Jobs
import StorageMemory
import Synchronization
import Testing

@testable import Notifications

/// Telephones and their codes, and reminders by text message.
struct TextMessageTests {
    @Test func aNumberIsConfirmedByTheCodeThatIsSentToIt() async throws {
        let house = try await ReminderHouse(language: "it")
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
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
        try await house.confirmPhone()
        try await house.choose { $0.events = [.mail, .sms] }
        try await house.put("a", at: "20261124T103000Z")
        _ = try await house.mails()
        try await house.notifications.removePhone(of: house.ana.id)
        #expect(try await house.notifications.settings(of: house.ana.id).events == .mail)
        #expect(try await house.mails(after: 1200).count == 1)
        #expect(house.gateway.take().isEmpty)
    }
}
