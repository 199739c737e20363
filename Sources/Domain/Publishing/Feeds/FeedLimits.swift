/// Bounds on feeds.
package struct FeedLimits: Equatable, Sendable {
    /// Feeds of one person.
    package var feeds = 100
    /// Events of one feed, a series counted once; those of the next weeks come first.
    package var events = 10_000
    /// Bytes of the stored events of one feed.
    package var bytes = 10_000_000
    /// Bytes of written feeds that are kept for their next readers.
    package var rememberedBytes = 64_000_000

    package static let standard = FeedLimits()

    package init() {}
}
