package import CivilTime

/// The time that a server is told to believe in, in place of the machine's: for feeds whose service lies in the past (DESIGN.md 2).
package struct ServerClock: Equatable, Sendable {
    package var start: Instant
    package var isFrozen: Bool

    /// Reads `2025-11-12T05:00:00Z` or `2025-11-12T05:00:00Z,frozen`; nil: neither.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard let first = parts.first, let start = try? Instant(iso8601: first),
            parts.count == 1 || parts[1...] == ["frozen"]
        else {
            return nil
        }
        self.start = start
        isFrozen = parts.count == 2
    }

    package var clock: any WallClock { ShiftedClock(startingAt: start, frozen: isFrozen) }
}
