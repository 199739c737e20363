package import Accounts
package import CivilTime
internal import ICalendar

extension ObjectService {
    /// One page of the objects that match. Exact: what the R*Tree finds is tested with the compiled recurrence.
    ///
    /// `floating` is the zone of floating times; without it the collection's, else its owner's. A page may hold fewer
    /// objects than `limit`, even none, while `next` leads on.
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
        let collection = try await access.collection(collection, by: person, needing: .read)
        let most = collection.owner == person ? limit : min(limit, ObjectViews.atOnce)
        var page = try await repository.candidates(for: query, in: collection.id, from: cursor, limit: most)
        if let range = query.range {
            let zone = if let floating { floating } else { await context.floatingZone(of: collection) }
            page.objects.removeAll {
                !ObjectIndex.matches($0, range: range, floating: zone, limits: limits.calendar)
            }
        }
        page.objects = try await views.seen(page.objects, in: collection, for: person)
        return page
    }

    /// sync-collection (RFC 6578): what has changed since a token, oldest first. Without a token it is the first
    /// synchronisation. An answer of several pages gives the first page's `bound` to the others.
    package func changes(
        in collection: CalendarCollection,
        since token: SyncToken?,
        upTo bound: Int64? = nil,
        limit: Int,
        as person: PrincipalID
    ) async throws(CalendarError) -> ChangePage {
        let collection = try await access.collection(collection, by: person, needing: .read)
        let page = try await repository.changes(in: collection.id, since: token, upTo: bound, limit: limit)
        let beginning = token == nil ? .max : token?.beganAt
        return try await views.changes(page, beginning: beginning, in: collection, by: person)
    }
}
