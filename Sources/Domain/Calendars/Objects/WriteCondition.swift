/// A precondition on the target of a write (RFC 9110 §13.1); checked in the transaction that writes.
package enum WriteCondition: Equatable, Sendable {
    case always
    /// `If-None-Match: *`, and `Overwrite: F`.
    case absent
    /// `If-Match: *`.
    case exists
    /// `If-Match` with tags: one of them is the current one.
    case matches([ETag])
    /// `If-None-Match` with tags: none of them is the current one.
    case differs([ETag])

    /// Whether it holds where `current` is stored; nil: nothing is.
    package func holds(for current: ETag?) -> Bool {
        switch self {
        case .always: true
        case .absent: current == nil
        case .exists: current != nil
        case .matches(let tags): current.map(tags.contains) ?? false
        case .differs(let tags): current.map { !tags.contains($0) } ?? true
        }
    }
}

/// The result of a write. It is returned only after the commit.
package struct PutResult: Equatable, Sendable {
    package let id: ObjectID
    package let etag: ETag
    /// False when an object stood there before.
    package let created: Bool
    /// That of the home after the write; where nothing changed, that of the last change.
    package let modseq: Int64
    /// Whether the write marked days for planning.
    package let madeDaysDirty: Bool
    /// CALDAV:schedule-tag; nil: it is no scheduling object.
    package let scheduleTag: Int64?
    /// Whether the stored bytes are those that were sent: only then may the client keep them with this tag (RFC 4791
    /// §5.3.4).
    package var isAsSent = true

    package init(
        id: ObjectID,
        etag: ETag,
        created: Bool,
        modseq: Int64,
        madeDaysDirty: Bool,
        scheduleTag: Int64? = nil
    ) {
        self.id = id
        self.etag = etag
        self.created = created
        self.modseq = modseq
        self.madeDaysDirty = madeDaysDirty
        self.scheduleTag = scheduleTag
    }
}
