/// Limits on the size of a feed. Anything beyond them is refused with a clear error, before memory is spent on
/// it.
package struct FeedLimits: Equatable, Sendable {
    /// Files in the archive.
    package var entries: Int
    /// Bytes of one table, unpacked.
    package var tableBytes: Int
    /// The largest ratio of unpacked to packed size of a table beyond ``freeBytes``.
    package var packing: Int
    package var freeBytes: Int
    /// Bytes of all tables read, unpacked.
    package var totalBytes: Int
    /// Bytes of one row.
    package var rowBytes: Int
    package var fieldsPerRow: Int
    /// Rows of any table but stop_times.txt and shapes.txt.
    package var rows: Int
    package var stopTimes: Int
    /// Messages kept of each sort; all are counted.
    package var messagesPerSort: Int

    package static let standard = FeedLimits(
        entries: 10_000,
        tableBytes: 16 << 30,
        packing: 100,
        freeBytes: 16 << 20,
        totalBytes: 32 << 30,
        rowBytes: 1 << 20,
        fieldsPerRow: 512,
        rows: 20_000_000,
        stopTimes: 400_000_000,
        messagesPerSort: 5
    )
}
