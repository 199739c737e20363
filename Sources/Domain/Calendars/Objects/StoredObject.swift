package import CivilTime
package import ICalendar

/// An object's summary in listings, without its bytes.
package struct ObjectSummary: Equatable, Sendable {
    package let id: ObjectID
    package let collection: CollectionID
    package let name: String
    package let kind: ComponentKind
    package let etag: ETag
    /// Length of the body in bytes.
    package let size: Int
    /// That of the home when the object changed last.
    package let modseq: Int64
    package let createdAt: Instant
    package let modifiedAt: Instant
    /// CALDAV:schedule-tag (RFC 6638 §9.3); nil: it is no scheduling object.
    package let scheduleTag: Int64?
    /// Whether this is told to somebody who sees only a part of it.
    package let isPartial: Bool

    package init(
        id: ObjectID,
        collection: CollectionID,
        name: String,
        kind: ComponentKind,
        etag: ETag,
        size: Int,
        modseq: Int64,
        createdAt: Instant,
        modifiedAt: Instant,
        scheduleTag: Int64? = nil,
        isPartial: Bool = false
    ) {
        self.id = id
        self.collection = collection
        self.name = name
        self.kind = kind
        self.etag = etag
        self.size = size
        self.modseq = modseq
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
        self.scheduleTag = scheduleTag
        self.isPartial = isPartial
    }
}

/// An object with the bytes that the client sent.
package struct StoredObject: Equatable, Sendable {
    package let summary: ObjectSummary
    package let uid: String
    package let bytes: [UInt8]
    /// The compiled recurrence (`RecurrenceIndex`, encoded); empty when the object could not be indexed.
    package let index: [UInt8]

    package init(summary: ObjectSummary, uid: String, bytes: [UInt8], index: [UInt8]) {
        self.summary = summary
        self.uid = uid
        self.bytes = bytes
        self.index = index
    }

    package var id: ObjectID { summary.id }
    package var name: String { summary.name }
    package var etag: ETag { summary.etag }
    package var kind: ComponentKind { summary.kind }

    /// nil: the bytes can't be understood.
    package func parsed(limits: Limits = .standard) -> CalendarObject? {
        guard let document = try? CalendarDocument(parsing: bytes, limits: limits) else { return nil }
        return try? CalendarObject(document, limits: limits)
    }
}
