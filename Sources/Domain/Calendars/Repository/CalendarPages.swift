package import ICalendar

/// The change of a name since a token (RFC 6578 §3.4).
package enum ObjectChange: Equatable, Sendable {
    /// Made or changed.
    case changed(ObjectSummary)
    case removed(name: String, modseq: Int64)

    package var modseq: Int64 {
        switch self {
        case .changed(let summary): summary.modseq
        case .removed(_, let modseq): modseq
        }
    }

    package var name: String {
        switch self {
        case .changed(let summary): summary.name
        case .removed(let name, _): name
        }
    }
}

/// One page of changes, oldest first.
package struct ChangePage: Equatable, Sendable {
    package var changes: [ObjectChange]
    /// Names in `changes` whose objects were never shown to anybody but their owner (CLASS).
    package var neverShown: Set<String>
    /// The state that the client has seen with this page.
    package var token: SyncToken
    /// Whether there is more up to `bound`: ask again with `token`.
    package var isTruncated: Bool
    /// Up to where changes were looked for. Following pages of one answer are asked for up to here, so that none tells
    /// a name twice.
    package var bound: Int64

    package init(
        changes: [ObjectChange],
        neverShown: Set<String> = [],
        token: SyncToken,
        isTruncated: Bool,
        bound: Int64
    ) {
        self.changes = changes
        self.neverShown = neverShown
        self.token = token
        self.isTruncated = isTruncated
        self.bound = bound
    }
}

/// Which objects a calendar-query can concern, as far as index rows tell.
package struct ObjectQuery: Equatable, Sendable {
    /// nil: any.
    package var kind: ComponentKind?
    /// nil: any.
    package var range: TimeRange?

    package init(kind: ComponentKind? = nil, range: TimeRange? = nil) {
        self.kind = kind
        self.range = range
    }
}

/// Where the next page of a query starts.
package enum ObjectCursor: Equatable, Sendable {
    case afterName(String)
    /// Results still to be read. The search runs once, however many pages follow.
    case found(ArraySlice<ObjectID>)
}

/// Objects that were sought by name.
package struct NamedObjects: Equatable, Sendable {
    package var objects: [StoredObject]
    /// The names that were not looked for, because what was found is a page already.
    package var unread: ArraySlice<String>

    package init(objects: [StoredObject], unread: ArraySlice<String>) {
        self.objects = objects
        self.unread = unread
    }
}

/// One page of objects; `next` is where the following page starts, nil after the last.
package struct ObjectPage: Equatable, Sendable {
    /// A page whose objects have so many bytes together takes no further one: memory must not grow with what people
    /// store.
    package static let largestBytes = 8 << 20

    package var objects: [StoredObject]
    package var next: ObjectCursor?

    package init(objects: [StoredObject], next: ObjectCursor?) {
        self.objects = objects
        self.next = next
    }
}

/// The sync state of a home: grows with each change of anything in it.
package struct HomeState: Equatable, Sendable {
    package var modseq: Int64
    package var epoch: Int64
    /// Whether trips are planned for this person.
    package var isPlanned: Bool
    /// The viewer's privileges on the home itself.
    package var privileges: Privileges = .all

    /// The bytes that count in the quota.
    package var usedBytes: Int
    /// nil: what the server grants everyone.
    package var quotaBytes: Int?

    package init(modseq: Int64, epoch: Int64, isPlanned: Bool, usedBytes: Int = 0, quotaBytes: Int? = nil) {
        self.modseq = modseq
        self.epoch = epoch
        self.isPlanned = isPlanned
        self.usedBytes = usedBytes
        self.quotaBytes = quotaBytes
    }

    package var syncToken: HomeSyncToken { HomeSyncToken(epoch: epoch, modseq: modseq) }
}
