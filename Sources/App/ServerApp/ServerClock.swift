package import CivilTime

/// A time that a server uses instead of the machine's, for feeds whose service is in the past.
package struct ServerClock: Equatable, Sendable {
    package var start: Instant
    package var isFrozen: Bool

    /// The years that a clock can show: it counts nanoseconds in 64 bits, and a server looks some years ahead.
    private static let years = 1970...2200

    /// Parses `2025-11-12T05:00:00Z` or `2025-11-12T05:00:00Z,frozen`; nil for other text and for years before 1970 or
    /// after 2200.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard let first = parts.first, let start = try? Instant(iso8601: first),
            Self.years.contains(start.utc.date.year),
            parts.count == 1 || parts[1...] == ["frozen"]
        else {
            return nil
        }
        self.start = start
        isFrozen = parts.count == 2
    }

    package var clock: any WallClock { ShiftedClock(startingAt: start, frozen: isFrozen) }
}
