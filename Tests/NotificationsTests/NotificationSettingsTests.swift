import Accounts
import CivilTime
import Testing

@testable import Notifications

/// What people may choose.
struct NotificationSettingsTests {
    @Test func nothingCanBeChosenThatCannotBeSent() async throws {
        let house = try await ReminderHouse(emails: [])
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
