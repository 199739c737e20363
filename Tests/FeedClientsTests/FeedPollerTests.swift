import Foundation
import Synchronization
import Testing

@testable import FeedClients

/// A feed as the test says it is.
private final class RecordedFetcher: FeedFetching {
    private let answers: Mutex<[Result<FetchedFeed?, FeedFetchError>]>
    let asked = Mutex<[FeedValidators?]>([])

    init(_ answers: [Result<FetchedFeed?, FeedFetchError>]) { self.answers = Mutex(answers) }

    func fetch(_ location: FeedLocation, unless known: FeedValidators?) async throws(FeedFetchError) -> FetchedFeed? {
        asked.withLock { $0.append(known) }
        return try answers.withLock { $0.removeFirst() }.get()
    }
}

struct FeedPollerTests {
    @Test func handsOverWhatChangedAndTellsFailuresOnce() async {
        let one = FetchedFeed(bytes: [1], validators: FeedValidators(entityTag: "one"))
        let bad = FetchedFeed(bytes: [66], validators: FeedValidators(entityTag: "bad"))
        let fetcher = RecordedFetcher([
            .success(one), .success(nil), .failure(.unreachable(reason: "no route")), .success(bad), .success(nil),
        ])
        let taken = Mutex<[[UInt8]]>([])
        let told = Mutex<[PollPace.Notice]>([])
        var poller = FeedPoller(.file("/x"), intervalSeconds: 10, fetcher: fetcher) { bytes throws(FeedFetchError) in
            guard bytes != [66] else { throw .notUsable(reason: "not a feed") }
            taken.withLock { $0.append(bytes) }
        } tell: { notice, _ in
            told.withLock { $0.append(notice) }
        }
        #expect(await poller.poll() == .taken)
        #expect(await poller.poll() == .unchanged)
        #expect(poller.pauseSeconds == 10)
        #expect(await poller.poll() == .failed(.unreachable(reason: "no route")))
        #expect(await poller.poll() == .failed(.notUsable(reason: "not a feed")))
        #expect(poller.pauseSeconds == 40)
        #expect(await poller.poll() == .unchanged)
        #expect(poller.pauseSeconds == 10)
        #expect(taken.withLock { $0 } == [[1]])
        #expect(told.withLock { $0 } == [.began, .ended])
        // Unusable content is requested again; used content is named.
        let tags = fetcher.asked.withLock { $0.map { $0?.entityTag } }
        #expect(tags == [nil, "one", "one", "one", "one"])
    }

    @Test func filesAreReadWhenTheyChange() async throws {
        let path = "/tmp/feed-\(UInt64.random(in: 0 ... .max)).pb"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let fetcher = WebFeedFetcher()
        await #expect(throws: FeedFetchError.unreadable(reason: "there is no such file")) {
            _ = try await fetcher.fetch(.file(path), unless: nil)
        }
        try Data([1, 2, 3]).write(to: URL(filePath: path))
        let first = try #require(try await fetcher.fetch(.file(path), unless: nil))
        #expect(first.bytes == [1, 2, 3])
        #expect(try await fetcher.fetch(.file(path), unless: first.validators) == nil)
        try Data([1, 2, 3, 4]).write(to: URL(filePath: path))
        #expect(try await fetcher.fetch(.file(path), unless: first.validators)?.bytes.count == 4)
        try await fetcher.shutDown()
    }
}
