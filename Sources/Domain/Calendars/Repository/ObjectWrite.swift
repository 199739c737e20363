package import Accounts
package import CivilTime

/// The effect of a write on an object's schedule tag (RFC 6638 §3.2.10).
package enum ScheduleTagging: Sendable {
    /// It is no scheduling object, nor stands one there: then ``CalendarError/lostRace`` is thrown, as whoever wrote
    /// did not know of it.
    case plain
    /// It is none any more.
    case removed
    /// It is one, and a person changed it.
    case renewed
    /// It is one, and the server changed in it what does not concern its owner's plans.
    case kept
}

/// All that one PUT writes, computed before its unit of work begins.
package struct ObjectWrite: Sendable {
    package var collection: CollectionID
    package var name: String
    /// As sent, or as scheduling has changed them.
    package var bytes: [UInt8]
    package var etag: ETag
    package var index: ObjectIndex
    package var condition: WriteCondition
    package var now: Instant
    /// nil: nobody plans by this collection.
    package var planning: PlanningScope?
    package var tagging: ScheduleTagging
    /// The quota of a person who has none of their own, in bytes; nil: the write is not held against a quota.
    package var defaultQuota: Int?
    /// How many bytes the Travel calendar that this goes into may hold then; nil: it goes into another one, or the
    /// writer looks after the limit.
    package var travelLimit: Int?
    /// The personal overlay of a writer who does not own the calendar.
    package var overlay: ObjectOverlay?
    /// nil: the object names no managed attachments.
    package var attachments: AttachmentUse?
    /// The author of a new object in somebody else's home; nil: the home's owner.
    package var placedBy: PrincipalID?

    package init(
        collection: CollectionID,
        name: String,
        bytes: [UInt8],
        etag: ETag,
        index: ObjectIndex,
        condition: WriteCondition,
        now: Instant,
        planning: PlanningScope?,
        tagging: ScheduleTagging = .plain,
        defaultQuota: Int? = nil
    ) {
        self.collection = collection
        self.name = name
        self.bytes = bytes
        self.etag = etag
        self.index = index
        self.condition = condition
        self.now = now
        self.planning = planning
        self.tagging = tagging
        self.defaultQuota = defaultQuota
    }
}

/// A person's overlay of a shared object: a small calendar with their alarms; nil: none.
package struct ObjectOverlay: Equatable, Sendable {
    package var person: PrincipalID
    /// iCalendar text; nil: none.
    package var personal: [UInt8]?

    package init(person: PrincipalID, personal: [UInt8]?) {
        self.person = person
        self.personal = personal
    }
}

/// The data of a DELETE.
package struct ObjectDeletion: Sendable {
    package var collection: CollectionID
    package var name: String
    package var condition: WriteCondition
    package var now: Instant
    /// nil: nobody plans by this collection.
    package var planning: PlanningScope?
    /// Without it, ``CalendarError/lostRace`` is thrown where a scheduling object stands.
    package var takesScheduled: Bool

    package init(
        collection: CollectionID,
        name: String,
        condition: WriteCondition,
        now: Instant,
        planning: PlanningScope?,
        takesScheduled: Bool = false
    ) {
        self.collection = collection
        self.name = name
        self.condition = condition
        self.now = now
        self.planning = planning
        self.takesScheduled = takesScheduled
    }
}

/// The data of a MOVE: the object moves to the place named by `write`, in one transaction.
package struct ObjectMove: Sendable {
    /// Where it is now. `source.condition` holds for the tag that `write` was computed from.
    package var source: ObjectDeletion
    package var write: ObjectWrite

    package init(source: ObjectDeletion, write: ObjectWrite) {
        self.source = source
        self.write = write
    }
}

/// A collection to be made.
package struct NewCollection: Sendable {
    package var address: CalendarAddress
    package var kind: CollectionKind
    package var properties: CollectionProperties
    package var now: Instant
    package var planning: PlanningScope?

    package init(
        address: CalendarAddress,
        kind: CollectionKind,
        properties: CollectionProperties,
        now: Instant,
        planning: PlanningScope?
    ) {
        self.address = address
        self.kind = kind
        self.properties = properties
        self.now = now
        self.planning = planning
    }
}
