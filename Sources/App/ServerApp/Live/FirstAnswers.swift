internal import FeedClients
internal import Synchronization

/// Whether each feed has been asked once since the process began.
///
/// A plan made before would know nothing of what the feeds said until the process ended: it would move trips back to
/// the timetable, tell people so, and tell the same delay again a moment later.
final class FirstAnswers: Sendable {
    private let missing: Mutex<Set<FeedLocation>>
    private let stream = AsyncStream.makeStream(of: Never.self)

    init(of feeds: [FeedLocation]) {
        missing = Mutex(Set(feeds))
        if feeds.isEmpty { stream.continuation.finish() }
    }

    /// Notes that a feed was asked, whether or not it answered.
    func note(_ feed: FeedLocation) {
        let isLast = missing.withLock { missing in
            missing.remove(feed) != nil && missing.isEmpty
        }
        if isLast { stream.continuation.finish() }
    }

    /// Returns when all were asked, at the latest after a time, and when the task is cancelled. To be called once.
    func wait(atMost time: Duration) async {
        await withTaskGroup { group in
            group.addTask { [stream] in for await _ in stream.stream {} }
            group.addTask { try? await Task.sleep(for: time) }
            await group.next()
            group.cancelAll()
        }
    }
}
