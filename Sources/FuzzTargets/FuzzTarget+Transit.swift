import TransitFeeds

extension FuzzTarget {
    /// An archive as it comes from an agency.
    static func readFeed(_ path: String) {
        guard let source = try? FeedSource(archive: path, limits: small) else { return }
        use(source)
    }

    /// The tables of a feed, one behind the other: a line `== name.txt` begins each.
    static func readTables(_ bytes: [UInt8]) {
        var tables: [String: [UInt8]] = [:]
        var name = ""
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: Array("== ".utf8)) {
                name = String(decoding: line.dropFirst(3), as: UTF8.self)
            } else {
                tables[name, default: []] += line + [UInt8(ascii: "\n")]
            }
        }
        use(FeedSource(tables: tables, limits: small))
    }

    static func readRealtime(_ bytes: [UInt8]) {
        guard let feed = try? RealtimeFeed(reading: bytes) else { return }
        precondition(feed.tripUpdates.count <= bytes.count, "every entity takes bytes")
    }

    private static var small: FeedLimits {
        var limits = FeedLimits.standard
        limits.tableBytes = 1 << 22
        limits.totalBytes = 1 << 24
        return limits
    }

    private static func use(_ source: FeedSource) {
        guard let feed = try? Feed(reading: source, keepingShapes: true) else { return }
        for trip in feed.trips.indices {
            guard let calls = try? feed.calls(of: trip) else { continue }
            precondition(zip(calls, calls.dropFirst()).allSatisfy { $0.departure <= $1.arrival }, "calls are in order")
        }
    }
}
