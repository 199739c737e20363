package import Accounts
package import CivilTime
internal import ICalendar

extension CalendarService {
    /// One page of the objects that match. Exact: what the R*Tree finds is tested with the compiled recurrence.
    ///
    /// `floating` is the zone of floating times; without it the collection's, else its owner's. A page may hold fewer objects than `limit`, even none, while `next` leads on.
    ///
    /// - Complexity: O(objects found + endless series), whatever the size of the calendar.
    package func objects(
        matching query: ObjectQuery,
        in collection: CalendarCollection,
        from cursor: ObjectCursor? = nil,
        limit: Int = 200,
        floating: ZoneRules? = nil,
        as person: PrincipalID
    ) async throws(CalendarError) -> ObjectPage {
        let collection = try await seen(collection, by: person, needing: .read)
        let most = collection.owner == person ? limit : min(limit, Self.viewsAtOnce)
        var page = try await repository.candidates(for: query, in: collection.id, from: cursor, limit: most)
        if let range = query.range {
            let zone = if let floating { floating } else { await floatingZone(of: collection) }
            page.objects.removeAll {
                !ObjectIndex.matches($0, range: range, floating: zone, limits: limits.calendar)
            }
        }
        page.objects = try await views(of: page.objects, in: collection, for: person)
        return page
    }

    /// sync-collection (RFC 6578): what has changed since a token, oldest first.
    /// Without a token it is the first synchronisation. An answer of several pages gives the first page's `bound` to the others.
    package func changes(
        in collection: CalendarCollection,
        since token: SyncToken?,
        upTo bound: Int64? = nil,
        limit: Int,
        as person: PrincipalID
    ) async throws(CalendarError) -> ChangePage {
        let collection = try await seen(collection, by: person, needing: .read)
        let page = try await repository.changes(in: collection.id, since: token, upTo: bound, limit: limit)
        return try await changesSeen(page, beginning: token == nil ? .max : token?.beganAt, in: collection, by: person)
    }

    /// sync-collection on a home: which of its calendars, files and folders have changed since a token. Who acts for the owner learns of
    /// calendars alone.
    ///
    /// - Throws: ``CalendarPrecondition/validSyncToken`` also to a delegate where a collection is gone: nobody knows any more whether it was a
    ///   calendar, and a folder's name is none of theirs.
    package func homeChanges(
        of owner: PrincipalID,
        since token: HomeSyncToken?,
        limit: Int,
        as person: PrincipalID
    ) async throws(CalendarError) -> HomeChangePage {
        let access = owner == person ? nil : try await delegateAccess(of: person, for: owner)
        var page = try await repository.homeChanges(of: owner, since: token, limit: limit)
        guard let access else { return page }
        var seen: [HomeChange] = []
        for change in page.changes {
            switch change {
            case .calendar(var calendar) where calendar.kind.isOpenToDelegates:
                calendar.privileges = access.privileges(in: calendar.kind)
                seen.append(.calendar(calendar))
            case .removed(let name, false, _) where Self.canBeOwn(name):
                throw .precondition(.validSyncToken, reason: "collections are gone since this token")
            case .calendar, .share, .entry, .removed: continue
            }
        }
        page.changes = seen
        return page
    }

    /// What a person may store, in bytes; nil: what the server grants everyone.
    package func setQuota(of person: PrincipalID, to bytes: Int?) async throws(CalendarError) {
        try await repository.setQuota(of: person, to: bytes)
    }

    /// Forgets deletions that are older than 180 days: clients with older tokens start afresh.
    package func forgetOldDeletions() async throws(CalendarError) {
        try await repository.forgetDeletions(before: clock.now().adding(seconds: -180 * 86_400))
    }
}
