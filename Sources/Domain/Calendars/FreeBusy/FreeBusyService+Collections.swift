package import Accounts
package import CivilTime
package import ICalendar

extension FreeBusyService {
    /// Objects whose times are read at once.
    private static let timesPerPage = 1000

    /// When the objects of some collections take time within a range (RFC 4791 §7.10), neither merged nor in order;
    /// nothing else about them.
    ///
    /// `floating` is the zone of floating times; without it the collection's, else its owner's. What can't be read
    /// takes no time. Availabilities of all the collections are combined by their priorities (RFC 7953 §7.2.3).
    ///
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where an object, or all together, have too many
    ///   occurrences in the range.
    /// - Complexity: O(objects found + endless series), none of which is parsed unless it is itself a free-busy or an
    ///   availability.
    package func busyPeriods(
        in collections: [CalendarCollection],
        range: Range<Instant>,
        floating: ZoneRules? = nil,
        as person: PrincipalID
    ) async throws(CalendarError) -> [BusyPeriod] {
        var busy = BusyTimeCollector(range, limits: limits)
        var zone = ZoneRules.utc
        for collection in collections {
            let collection = try await access.collection(collection, by: person, needing: .readFreeBusy)
            zone = if let floating { floating } else { await context.floatingZone(of: collection) }
            var next: ObjectCursor?
            repeat {
                let page = try await repository.times(
                    touching: TimeRange(range),
                    in: collection.id,
                    from: next,
                    limit: Self.timesPerPage
                )
                for times in page.times { try busy.add(times, floating: zone) }
                next = page.next
            } while next != nil
        }
        return try busy.busyPeriods(floating: zone)
    }
}
