package import Calendars
package import CivilTime
package import DayPlanner

/// An item as the server published it last, and what stands in the calendar now.
package struct PublishedTravelItem: Hashable, Sendable {
    /// What a client may have made of it.
    package struct Current: Hashable, Sendable {
        package var etag: ETag
        package var bytes: [UInt8]

        package init(etag: ETag, bytes: [UInt8]) {
            self.etag = etag
            self.bytes = bytes
        }
    }

    package var record: PublishedRecord
    /// The server's own rendering: one side of the three-way merge.
    package var bytes: [UInt8]
    /// Nil: a client deleted it.
    package var current: Current?

    package init(record: PublishedRecord, bytes: [UInt8], current: Current?) {
        self.record = record
        self.bytes = bytes
        self.current = current
    }
}

/// What is kept of a published item beside its bytes.
package struct PublishedRecord: Hashable, Sendable {
    package var uid: String
    package var key: ItemKey
    package var digest: ItemDigest
    /// The item's own time.
    package var start: Instant
    package var end: Instant
    /// The time of the event it is about.
    package var eventStart: Instant
    package var eventEnd: Instant
    /// What a decision about the item is bound to: the event's time and place for a trip, the cause for a warning.
    package var fingerprint: String
    /// Seconds after the start of the event, for a trip or a warning that is late.
    package var lateSeconds: Int64
    package var sequence: Int
    /// When it came into the calendar.
    package var appeared: Instant
    /// The second alarm of a warning, fixed when it appeared.
    package var soonAlarm: Instant?

    package init(
        uid: String,
        key: ItemKey,
        digest: ItemDigest,
        start: Instant,
        end: Instant,
        eventStart: Instant,
        eventEnd: Instant,
        fingerprint: String,
        lateSeconds: Int64,
        sequence: Int,
        appeared: Instant,
        soonAlarm: Instant?
    ) {
        self.uid = uid
        self.key = key
        self.digest = digest
        self.start = start
        self.end = end
        self.eventStart = eventStart
        self.eventEnd = eventEnd
        self.fingerprint = fingerprint
        self.lateSeconds = lateSeconds
        self.sequence = sequence
        self.appeared = appeared
        self.soonAlarm = soonAlarm
    }
}
