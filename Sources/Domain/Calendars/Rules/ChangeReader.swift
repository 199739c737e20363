internal import Accounts

/// What happened since a sync token (RFC 6578), in a collection and in a home.
struct ChangeReader<Transaction: CalendarTransaction> {
    let transaction: Transaction
    /// That of the database now.
    let epoch: Int64

    /// Clients choose the size of a page; it is never larger than this.
    private static var largestPage: Int { 10_000 }

    /// See ``CalendarRepository/changes(in:since:upTo:limit:)``.
    func changes(
        in collection: CollectionID,
        since token: SyncToken?,
        upTo bound: Int64?,
        limit: Int
    ) throws -> ChangePage {
        let limit = min(limit, Self.largestPage)
        guard let (current, forgotten) = try transaction.counters(of: collection) else {
            throw CalendarError.notFound
        }
        if let token {
            let isKnown = token.collection == collection && token.epoch == epoch
            guard isKnown, token.modseq <= current, (token.beganAt ?? token.modseq) >= forgotten else {
                throw CalendarError.precondition(.validSyncToken, reason: "the token \(token.path) is not valid")
            }
        }
        let last = min(bound ?? current, current)
        var (changes, neverShown) = try changed(
            in: collection,
            after: token?.modseq ?? 0,
            upTo: last,
            limit: limit + 1,
            removedAfter: token.map { max($0.modseq, $0.beganAt ?? 0) }
        )
        let isTruncated = changes.count > limit
        if isTruncated { changes.removeSubrange(limit...) }
        let seen = isTruncated ? changes.last?.modseq ?? 0 : last
        let beganAt = isTruncated ? (token == nil ? current : token?.beganAt) : nil
        return ChangePage(
            changes: changes,
            neverShown: neverShown,
            token: SyncToken(collection: collection, epoch: epoch, modseq: seen, beganAt: beganAt),
            isTruncated: isTruncated,
            bound: last
        )
    }

    /// What has changed, oldest first, at most `limit`; deletions only where the client may know what was deleted.
    private func changed(
        in collection: CollectionID,
        after first: Int64,
        upTo last: Int64,
        limit: Int,
        removedAfter: Int64?
    ) throws -> (changes: [ObjectChange], neverShown: Set<String>) {
        guard first < last else { return ([], []) }
        let objects = try transaction.changedObjects(in: collection, after: first, upTo: last, limit: limit)
        var changes: [ObjectChange] = []
        changes.reserveCapacity(objects.count)
        var neverShown: Set<String> = []
        for (summary, wasShown) in objects {
            changes.append(.changed(summary))
            if !wasShown { neverShown.insert(summary.name) }
        }
        guard let removedAfter, removedAfter < last else { return (changes, neverShown) }
        let removed = try transaction.tombstones(in: collection, after: removedAfter, upTo: last, limit: limit)
        guard !removed.isEmpty else { return (changes, neverShown) }
        for tombstone in removed {
            changes.append(.removed(name: tombstone.name, modseq: tombstone.modseq))
            if !tombstone.wasShown { neverShown.insert(tombstone.name) }
        }
        changes.sort { $0.modseq < $1.modseq }
        if changes.count > limit { changes.removeSubrange(limit...) }
        return (changes, neverShown)
    }

    /// See ``CalendarRepository/homeChanges(of:since:limit:)``.
    func homeChanges(of person: PrincipalID, since token: HomeSyncToken?, limit: Int) throws -> HomeChangePage {
        let limit = min(limit, Self.largestPage)
        guard let home = try transaction.counters(of: person) else { throw CalendarError.notFound }
        if let token {
            let isKnown = token.epoch == epoch && token.modseq <= home.modseq && token.beganAt ?? 0 <= token.modseq
            guard isKnown, token.modseq >= home.forgottenModseq else {
                throw CalendarError.precondition(.validSyncToken, reason: "the token \(token.path) is not valid")
            }
        }
        let since = token?.modseq ?? 0
        var changes: [HomeChange] = try transaction.listCollections(of: person)
            .filter { $0.modseq > since }.map { .calendar($0) }
        let views = CollectionViews(transaction: transaction)
        changes += try views.shares(of: person, after: since).map { .share($0.collection, modseq: $0.modseq) }
        changes += try transaction.topEntries(of: person, after: since, limit: limit + 1).map { .entry($0) }
        if token != nil {
            changes += try transaction.memberTombstones(of: person, after: since)
                .map { .removed(name: $0.name, isFile: $0.isFile, modseq: $0.modseq) }
        }
        changes.sort { $0.modseq < $1.modseq }
        let isTruncated = changes.count > limit
        if isTruncated { changes.removeSubrange(limit...) }
        let seen = isTruncated ? changes.last?.modseq ?? since : home.modseq
        let known = token?.beganAt ?? since
        return HomeChangePage(
            changes: changes,
            knownModseq: known,
            token: HomeSyncToken(epoch: epoch, modseq: seen, beganAt: isTruncated ? known : nil),
            isTruncated: isTruncated
        )
    }
}
