import Accounts
import CivilTime
import Synchronization
import Testing

@testable import Notifications

/// Reminders in browsers.
struct BrowserMessageTests {
    @Test func anAlarmIsShownInEachBrowserOnce() async throws {
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
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
        let house = try await ReminderHouse()
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
}
