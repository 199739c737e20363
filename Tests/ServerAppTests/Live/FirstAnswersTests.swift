import FeedClients
import Testing

@testable import ServerApp

struct FirstAnswersTests {
    private static let long = Duration.seconds(60)

    private static func feeds() throws -> [FeedLocation] {
        try ["a", "b"].map { try #require(FeedLocation("https://feeds.example.org/\($0)")) }
    }

    @Test func whoWaitsGoesOnOnceEachFeedWasAsked() async throws {
        let feeds = try Self.feeds()
        let answers = FirstAnswers(of: feeds)
        let clock = ContinuousClock()
        let start = clock.now
        async let waiting: Void = answers.wait(atMost: Self.long)
        for feed in [feeds[0], feeds[0], feeds[1]] { answers.note(feed) }
        await waiting
        #expect(clock.now - start < Self.long)
    }

    @Test func aFeedThatDoesNotAnswerIsNotWaitedForForEver() async throws {
        let feeds = try Self.feeds()
        let answers = FirstAnswers(of: feeds)
        answers.note(feeds[0])
        let clock = ContinuousClock()
        let start = clock.now
        await answers.wait(atMost: .milliseconds(20))
        #expect(clock.now - start >= .milliseconds(20))
    }

    @Test func withoutFeedsNobodyWaits() async {
        let clock = ContinuousClock()
        let start = clock.now
        await FirstAnswers(of: []).wait(atMost: Self.long)
        #expect(clock.now - start < Self.long)
    }
}
