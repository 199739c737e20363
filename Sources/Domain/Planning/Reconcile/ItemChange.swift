package import Calendars
package import CivilTime

/// A change of one item of the Travel calendar.
package enum ItemChange: Hashable, Sendable {
    /// Write the object; where `published` is given, the published form changes too.
    case write(ItemWrite)
    /// The object goes, where it stands, and what was published with it.
    case delete(uid: String, basedOn: ETag?)

    package var uid: String {
        switch self {
        case .write(let write): write.record.uid
        case .delete(let uid, _): uid
        }
    }
}

/// An item to be stored, with its record.
package struct ItemWrite: Hashable, Sendable {
    package var record: PublishedRecord
    /// What shall stand in the calendar: the server's form with what clients keep in it.
    package var bytes: [UInt8]
    /// The server's own form.
    package var published: [UInt8]
    /// The tag of the object that this was computed from; nil: there was none.
    package var basedOn: ETag?
    /// What is to be told of it beside its alarms; nil: nothing.
    package var news: ItemNews?

    package init(
        record: PublishedRecord,
        bytes: [UInt8],
        published: [UInt8],
        basedOn: ETag?,
        news: ItemNews? = nil
    ) {
        self.record = record
        self.bytes = bytes
        self.published = published
        self.basedOn = basedOn
        self.news = news
    }
}

/// Why a person is told of an item that has no alarm for it: see ``DomainEvent/tripChanged(person:name:before:isDisruption:)``.
package struct ItemNews: Hashable, Sendable {
    /// When the trip began before; nil: it is a warning that came up too late for an alarm.
    package var before: Instant?
    /// Whether public transport does not run as planned.
    package var isDisruption: Bool

    package init(before: Instant?, isDisruption: Bool) {
        self.before = before
        self.isDisruption = isDisruption
    }
}
