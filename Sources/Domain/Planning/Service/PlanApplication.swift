package import Accounts
package import Calendars
package import CivilTime

/// All that one plan writes: one unit of work.
package struct PlanApplication: Sendable {
    package var person: PrincipalID
    /// The holder of the lease; nothing is written once somebody else holds it.
    package var owner: String
    /// Where the items go; nil: nothing is planned for the person, and marks are only cleared.
    package var travelCollection: Int64?
    package var writes: [IndexedWrite]
    package var deletions: [ItemDeletion]
    package var choices: ClientEdits
    package var placeTags: [PlaceTag] = []
    /// What events taught of the meaning of texts.
    package var lessons: [LearnedPlace] = []
    /// Days outside of what was planned, with events whose text was learned: to be planned again.
    package var touchedDays: [ClosedRange<Int>] = []
    /// What was ever written in the home when the days were leased; once nothing is left to plan, all of it has taught
    /// what it had to teach.
    package var readModseq: Int64 = 0
    /// The marks that this plan answers.
    package var done: [PlannedMark]
    package var now: Instant
    /// How many bytes the Travel calendar may hold.
    package var travelLimit = CalendarLimits.standard.travelBytes

    /// A mark, and how much of it was planned.
    package struct PlannedMark: Hashable, Sendable {
        package var mark: DirtyMark
        /// The days after this one stay dirty.
        package var through: Int

        package init(mark: DirtyMark, through: Int) {
            self.mark = mark
            self.through = through
        }
    }

    /// A write with what the store needs to know of the bytes.
    package struct IndexedWrite: Sendable {
        package var item: ItemWrite
        package var name: String
        package var etag: ETag
        package var index: ObjectIndex

        package init(item: ItemWrite, name: String, etag: ETag, index: ObjectIndex) {
            self.item = item
            self.name = name
            self.etag = etag
            self.index = index
        }
    }

    /// An item to be taken away.
    package struct ItemDeletion: Hashable, Sendable {
        package var uid: String
        /// The tag of the item when the plan was computed; nil: it was not there.
        package var basedOn: ETag?

        package init(uid: String, basedOn: ETag?) {
            self.uid = uid
            self.basedOn = basedOn
        }
    }

    package init(
        person: PrincipalID,
        owner: String,
        travelCollection: Int64?,
        writes: [IndexedWrite] = [],
        deletions: [ItemDeletion] = [],
        choices: ClientEdits = ClientEdits(),
        done: [PlannedMark],
        now: Instant
    ) {
        self.person = person
        self.owner = owner
        self.travelCollection = travelCollection
        self.writes = writes
        self.deletions = deletions
        self.choices = choices
        self.done = done
        self.now = now
    }
}
