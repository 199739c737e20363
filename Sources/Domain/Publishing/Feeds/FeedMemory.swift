internal import Calendars
internal import CivilTime
internal import Synchronization

/// The feeds that were written last, so that reading one costs nothing until something in it changes.
final class FeedMemory: Sendable {
    /// What a written feed follows from.
    struct Version: Equatable, Sendable {
        var window: Range<Instant>
        var title: String
        var language: String
        var zone: String
        /// The calendars that are in it, as they were.
        var calendars: [SyncToken]
    }

    private struct Entry: Sendable {
        var version: Version
        var rendered: RenderedFeed
        var lastUse: UInt64
    }

    private struct State: Sendable {
        var entries: [Int64: Entry] = [:]
        var bytes = 0
        var uses: UInt64 = 0
    }

    private let state = Mutex(State())
    private let mostBytes: Int

    init(mostBytes: Int) { self.mostBytes = mostBytes }

    func find(_ feed: Int64, _ version: Version) -> RenderedFeed? {
        state.withLock { state in
            guard let entry = state.entries[feed], entry.version == version else { return nil }
            state.uses += 1
            state.entries[feed]?.lastUse = state.uses
            return entry.rendered
        }
    }

    func keep(_ rendered: RenderedFeed, _ version: Version) {
        guard rendered.bytes.count <= mostBytes else { return }
        state.withLock { state in
            state.uses += 1
            let entry = Entry(version: version, rendered: rendered, lastUse: state.uses)
            let replaced = state.entries.updateValue(entry, forKey: rendered.feed.id)
            state.bytes += rendered.bytes.count - (replaced?.rendered.bytes.count ?? 0)
            while state.bytes > mostBytes, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                state.bytes -= oldest.value.rendered.bytes.count
                state.entries[oldest.key] = nil
            }
        }
    }
}
