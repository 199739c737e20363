import FeedClients
import Testing

struct PollPaceTests {
    @Test func pausesGrowWithFailuresAndEndWithSuccess() {
        var pace = PollPace(intervalSeconds: 30)
        #expect(pace.pauseSeconds == 30 && pace.succeeded() == .nothing)
        #expect(pace.failed() == .began && pace.pauseSeconds == 60)
        #expect(pace.failed() == .nothing && pace.pauseSeconds == 120)
        for _ in 0..<100 { _ = pace.failed() }
        #expect(pace.pauseSeconds == PollPace.longestPauseSeconds)
        #expect(pace.failed(retryAfterSeconds: 7_200) == .nothing && pace.pauseSeconds == 7_200)
        #expect(pace.failed(retryAfterSeconds: .max) == .nothing && pace.pauseSeconds == 86_400)
        #expect(pace.succeeded() == .ended && pace.pauseSeconds == 30)
        #expect(PollPace(intervalSeconds: 3_600).pauseSeconds == 3_600)
    }

    @Test(arguments: [
        ("https://api.example.org/rt.pb?key=secret", "https://api.example.org/rt.pb"),
        ("https://ana:secret@example.org/rt.pb#x", "https://example.org/rt.pb"),
        ("/var/lib/feeds/rt.pb", "/var/lib/feeds/rt.pb"),
    ])
    func keysStayOutOfTheLog(address: String, shown: String) {
        #expect(FeedLocation(address)?.description == shown)
    }

    @Test(arguments: ["", "/", "feeds/rt.pb", "ftp://example.org/x", "https://", "https:///x", "http://a b/"])
    func otherTextsAreNoLocations(text: String) { #expect(FeedLocation(text) == nil) }
}
