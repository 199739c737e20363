package import CivilTime
package import ICalendar

/// The derived rows of an object: all that is asked of it without reading its bytes.
package struct ObjectIndex: Equatable, Sendable {
    package var uid: String
    package var kind: ComponentKind
    /// The compiled recurrence, encoded.
    package var recurrence: [UInt8]
    /// Where it has occurrences, within `covered`; neighbours less than eight days apart share a span.
    package var spans: [Range<Instant>]
    /// The time for which `spans` is complete.
    package var covered: Range<Instant>
    /// Whether there may be occurrences outside `covered`.
    package var reachesBeyond: Bool
    /// Whether its CLASS hides it from all but its owner, in calendars that heed it.
    package var isHidden: Bool

    package init(
        uid: String,
        kind: ComponentKind,
        recurrence: [UInt8],
        spans: [Range<Instant>],
        covered: Range<Instant>,
        reachesBeyond: Bool,
        isHidden: Bool = false
    ) {
        self.uid = uid
        self.kind = kind
        self.recurrence = recurrence
        self.spans = spans
        self.covered = covered
        self.reachesBeyond = reachesBeyond
        self.isHidden = isHidden
    }
}
