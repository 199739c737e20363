import Accounts
import Calendars
import CivilTime
import Publishing
import Testing

/// Making, reading and revoking feeds.
struct FeedServiceTests {
    @Test func aFeedIsWrittenOncePerChange() async throws {
        let fixture = try await PublishingFixture()
        try await fixture.put("a", "DTSTART:20261201T090000Z", "SUMMARY:A")
        let token = try await fixture.feeds.make(FeedSettings(.all, detail: .titles), of: fixture.ana.id).token
        let first = try await fixture.feeds.read(token)
        fixture.wait(seconds: 60)
        let again = try await fixture.feeds.read(token)
        #expect(again.etag == first.etag && again.modifiedAt == first.modifiedAt)
        try await fixture.put("b", "DTSTART:20261202T090000Z", "SUMMARY:B")
        let changed = try await fixture.feeds.read(token)
        #expect(changed.etag != first.etag && changed.modifiedAt > first.modifiedAt)
        #expect(changed.values(of: "SUMMARY") == ["A", "B"])
    }

    @Test func aRevokedFeedAndAWrongTokenReadNothing() async throws {
        let fixture = try await PublishingFixture()
        let made = try await fixture.feeds.make(FeedSettings(.all), of: fixture.ana.id)
        _ = try await fixture.feeds.read(made.token)
        var generator = SystemRandomNumberGenerator()
        await #expect(throws: AccountError.notFound) {
            try await fixture.feeds.read(LinkToken.random(using: &generator))
        }
        try await fixture.feeds.revoke(made.feed.id, of: fixture.ana.id)
        await #expect(throws: AccountError.notFound) { try await fixture.feeds.read(made.token) }
    }

    @Test func aUseIsNotedToTheHour() async throws {
        let fixture = try await PublishingFixture()
        let made = try await fixture.feeds.make(FeedSettings(.all), of: fixture.ana.id)
        _ = try await fixture.feeds.read(made.token)
        let first = try #require(try await fixture.feeds.list(of: fixture.ana.id).first?.lastUsedAt)
        fixture.wait(seconds: 1800)
        _ = try await fixture.feeds.read(made.token)
        #expect(try await fixture.feeds.list(of: fixture.ana.id).first?.lastUsedAt == first)
        fixture.wait(seconds: 1800)
        _ = try await fixture.feeds.read(made.token)
        #expect(try await fixture.feeds.list(of: fixture.ana.id).first?.lastUsedAt == first.adding(seconds: 3600))
    }

    @Test func theWindowIsAYearAndCanBeChosen() async throws {
        let fixture = try await PublishingFixture()
        for (uid, day) in [("old", "20260901"), ("past", "20261110"), ("next", "20270901"), ("far", "20280101")] {
            try await fixture.put(uid, "DTSTART;VALUE=DATE:\(day)", "SUMMARY:\(uid)")
        }
        let usual = try await fixture.read(FeedSettings(.all, detail: .titles))
        #expect(usual.values(of: "SUMMARY") == ["next", "past"])
        let wide = try await fixture.read(FeedSettings(.all, detail: .titles, pastDays: 100, futureDays: 700))
        #expect(wide.values(of: "SUMMARY").count == 4)
        await #expect(throws: AccountError.self) {
            _ = try await fixture.feeds.make(FeedSettings(.all, futureDays: 5000), of: fixture.ana.id)
        }
    }

    @Test func whereThereIsTooMuchTheNextWeeksAreThere() async throws {
        var limits = FeedLimits()
        limits.events = 2
        let fixture = try await PublishingFixture(limits: limits)
        for (uid, day) in [("a", "20270901"), ("b", "20261126"), ("c", "20261105"), ("d", "20261201")] {
            try await fixture.put(uid, "DTSTART;VALUE=DATE:\(day)", "SUMMARY:\(uid)")
        }
        let feed = try await fixture.read(FeedSettings(.all, detail: .titles))
        #expect(feed.isTruncated)
        #expect(feed.values(of: "SUMMARY") == ["b", "d"])
    }

    @Test func aFeedNamesACalendarOfOnesOwn() async throws {
        let fixture = try await PublishingFixture()
        let foreign = CollectionID(rawValue: 99)
        await #expect(throws: AccountError.notFound) {
            _ = try await fixture.feeds.make(FeedSettings(.calendar(foreign)), of: fixture.ana.id)
        }
        await #expect(throws: AccountError.self) {
            let comment = String(repeating: "x", count: 201)
            _ = try await fixture.feeds.make(FeedSettings(.all, comment: comment), of: fixture.ana.id)
        }
    }

    @Test func otherForms() async throws {
        let fixture = try await PublishingFixture()
        try await fixture.put("a", "DTSTART:20261201T090000Z", "SUMMARY:A & B")
        let feed = try await fixture.read(FeedSettings(.all, detail: .titles))
        #expect(String(decoding: feed.jCal, as: UTF8.self).contains("\"A & B\""))
        #expect(String(decoding: feed.xCal, as: UTF8.self).contains("A &amp; B"))
    }

    @Test(arguments: ["", "short", "AAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAAAAA"])
    func whatIsNoToken(text: String) { #expect(LinkToken(text) == nil) }

    @Test func tokensAreNotAlike() throws {
        var generator = SystemRandomNumberGenerator()
        let tokens = (0..<1000).map { _ in LinkToken.random(using: &generator) }
        #expect(Set(tokens.map(\.text)).count == 1000)
        #expect(tokens.allSatisfy { LinkToken($0.text) == $0 && $0.digest.count == 32 })
    }
}
