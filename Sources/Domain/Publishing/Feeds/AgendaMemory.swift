internal import CivilTime
internal import Synchronization

/// What was read last of one rendered feed, for pages; it goes when the feed is written anew.
final class AgendaMemory: Sendable {
    /// The months that visitors look at together.
    static let most = 3

    private let latest = Mutex<[(range: Range<Instant>, entries: [FeedEntry])]>([])

    func find(_ range: Range<Instant>) -> [FeedEntry]? {
        latest.withLock { all in
            guard let index = all.firstIndex(where: { $0.range == range }) else { return nil }
            let found = all.remove(at: index)
            all.append(found)
            return found.entries
        }
    }

    func keep(_ entries: [FeedEntry], _ range: Range<Instant>) {
        latest.withLock { all in
            all.removeAll { $0.range == range }
            all.append((range, entries))
            if all.count > Self.most { all.removeFirst() }
        }
    }
}
