package import CivilTime

/// What of an item moves on only when its content does.
package struct ItemStamps: Hashable, Sendable {
    package var sequence: Int
    /// DTSTAMP and LAST-MODIFIED.
    package var modified: Instant

    package init(sequence: Int, modified: Instant) {
        self.sequence = sequence
        self.modified = modified
    }

    /// Under which two renderings are compared.
    static let neutral = ItemStamps(sequence: 0, modified: Instant(secondsSince1970: 0))
}
