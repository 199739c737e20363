internal import Accounts
internal import CivilTime
internal import Events

extension CollectionKind {
    /// Kinds that others fill: what is in them does not count against the quota of the home. Travel, which the server
    /// fills, has a limit of its own (``CalendarLimits/travelBytes``).
    package static let uncounted: [CollectionKind] = [.inbox, .notifications, .travel]

    /// Kinds that hold messages, which are deleted after a while.
    static let messages: [CollectionKind] = [.inbox, .notifications]
}

/// The counters and tombstones from which clients learn what has changed (RFC 6578).
extension CalendarTransaction {
    /// Moves the counters of a collection and its home on, and the time of its last change to `now`; `bytes` is what
    /// the write adds to the home.
    ///
    /// - Throws: `notFound` when the collection is gone.
    func advance(_ collection: CollectionID, bytes: Int = 0, at now: Instant) throws -> HomeCounters {
        let counters = try advance(collection, bytes: bytes, uncounted: CollectionKind.uncounted, at: now)
        guard let counters else { throw CalendarError.notFound }
        return counters
    }

    /// Moves the counter of a home on.
    ///
    /// - Throws: `notFound` without a home.
    func advanceHome(of person: PrincipalID, bytes: Int = 0) throws -> HomeCounters {
        guard let counters = try advanceHome(of: person, steps: 1, bytes: bytes) else { throw CalendarError.notFound }
        return counters
    }

    /// - Throws: `notFound` when the collection is gone.
    func collection(_ id: CollectionID) throws -> CalendarCollection {
        guard let collection = try findCollection(id) else { throw CalendarError.notFound }
        return collection
    }

    /// Records that a collection changed, and marks all planned days of a person.
    ///
    /// - Parameters:
    ///   - id: the collection, also one that was just deleted.
    ///   - owner: of the collection.
    ///   - scope: whose days; nil: nobody plans by the collection.
    /// - Throws: errors of the store.
    func recordChange(of id: CollectionID, ownedBy owner: PrincipalID, planning scope: PlanningScope?) throws {
        if let scope {
            try markDays(scope.horizon, of: scope.person, generation: nextID(), since: scope.now)
        }
        try append(.collectionChanged(owner: owner, collection: id.rawValue, marksDays: scope != nil))
    }

    /// Notes that a member of a home is gone from its name.
    func recordRemoval(
        of name: String,
        isFile: Bool = false,
        from home: PrincipalID,
        modseq: Int64,
        at now: Instant
    ) throws {
        let tombstone = MemberTombstone(name: name, isFile: isFile, modseq: modseq)
        try insertMemberTombstone(tombstone, of: home, at: now)
    }
}
