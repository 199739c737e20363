package import Accounts
package import CivilTime
package import DayPlanner

/// A mark of days that must be planned again.
package struct DirtyMark: Hashable, Sendable {
    /// Days since 1970-01-01 in the person's zone.
    package var days: ClosedRange<Int>
    /// Grows with every write; a mark is cleared only by the worker that has read this generation.
    package var generation: Int64
    /// When the days became dirty.
    package var since: Instant

    package init(days: ClosedRange<Int>, generation: Int64, since: Instant) {
        self.days = days
        self.generation = generation
        self.since = since
    }
}

/// A worker's claim on all the dirty days of a person, until it ends.
package struct DirtyLease: Hashable, Sendable {
    package var person: PrincipalID
    package var owner: String
    /// Earliest first.
    package var marks: [DirtyMark]
    /// Counts what was ever written in the person's home.
    package var modseq: Int64

    package init(person: PrincipalID, owner: String, marks: [DirtyMark], modseq: Int64) {
        self.person = person
        self.owner = owner
        self.marks = marks
        self.modseq = modseq
    }
}

/// An object of a calendar that counts, or a foreign one in the Travel calendar.
package struct SnapshotObject: Equatable, Sendable {
    package var id: Int64
    package var collection: Int64
    package var uid: String
    package var bytes: [UInt8]
    /// The collection's name, as in its address.
    package var calendar: String
    /// The collection's zone, in which floating times are read; nil: it has none of its own.
    package var zone: ZoneRules?
    /// The change of the home that made it what it is.
    package var modseq: Int64

    package init(
        id: Int64,
        collection: Int64,
        calendar: String = "",
        uid: String,
        bytes: [UInt8],
        zone: ZoneRules?,
        modseq: Int64
    ) {
        self.id = id
        self.collection = collection
        self.calendar = calendar
        self.uid = uid
        self.bytes = bytes
        self.zone = zone
        self.modseq = modseq
    }
}

/// The input of a plan, read at one moment.
package struct PlanningSnapshot: Sendable {
    /// Nil: the person has no Travel calendar, or has switched planning off.
    package var travelCollection: Int64?
    package var objects: [SnapshotObject]
    /// "Entered first", by UID.
    package var ranks: [String: Int64]
    package var published: [PublishedTravelItem]
    package var choices: [PlanChoice]
    /// The fingerprints of the place tags that were heeded, by event.
    package var placeTags: [String: String] = [:]
    package var memory = PlaceMemory()
    /// Of the links that its items are given.
    package var linkGeneration: Int64 = 0

    package init(
        travelCollection: Int64?,
        objects: [SnapshotObject] = [],
        ranks: [String: Int64] = [:],
        published: [PublishedTravelItem] = [],
        choices: [PlanChoice] = []
    ) {
        self.travelCollection = travelCollection
        self.objects = objects
        self.ranks = ranks
        self.published = published
        self.choices = choices
    }
}
