package import Accounts
package import CivilTime
package import ICalendar

extension CalendarService {
    /// Objects whose times are read at once.
    private static let timesPerPage = 1000

    /// When the objects of some collections take time within a range (RFC 4791 §7.10), neither merged nor in order; nothing else about them.
    ///
    /// `floating` is the zone of floating times; without it the collection's, else its owner's. What can't be read takes no time.
    /// Availabilities of all the collections are combined by their priorities (RFC 7953 §7.2.3).
    ///
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where an object, or all together, have too many occurrences in the range.
    /// - Complexity: O(objects found + endless series), none of which is parsed unless it is itself a free-busy or an availability.
    package func busyPeriods(
        in collections: [CalendarCollection],
        range: Range<Instant>,
        floating: ZoneRules? = nil,
        as person: PrincipalID
    ) async throws(CalendarError) -> [BusyPeriod] {
        var periods: [BusyPeriod] = []
        var available = AvailableTime()
        var zone = ZoneRules.utc
        for collection in collections {
            let collection = try await seen(collection, by: person, needing: .readFreeBusy)
            zone = if let floating { floating } else { await floatingZone(of: collection) }
            var next: ObjectCursor?
            repeat {
                let page = try await repository.times(
                    touching: TimeRange(range),
                    in: collection.id,
                    from: next,
                    limit: Self.timesPerPage
                )
                do throws(RecurrenceError) {
                    for times in page.times {
                        if let object = times.availability(limits: limits.calendar) {
                            available.add(object)
                        } else {
                            try times.addBusyPeriods(in: range, floating: zone, limits: limits.calendar, to: &periods)
                        }
                        guard periods.count <= limits.busyPeriods else {
                            throw .tooManyOccurrences(limit: limits.busyPeriods)
                        }
                    }
                } catch {
                    throw .tooManyOccurrences
                }
                next = page.next
            } while next != nil
        }
        return periods + (try available.busyPeriods(in: range, floating: zone, limits: limits.calendar))
    }
}

extension ObjectTimes {
    /// The object, where it is an availability that can be read.
    fileprivate func availability(limits: Limits) -> CalendarObject? {
        guard kind == .availability, let document = try? CalendarDocument(parsing: bytes, limits: limits) else {
            return nil
        }
        return try? CalendarObject(document, limits: limits)
    }

    /// Adds the time of a range that the object takes.
    fileprivate func addBusyPeriods(
        in range: Range<Instant>,
        floating: ZoneRules,
        limits: Limits,
        to periods: inout [BusyPeriod]
    ) throws(RecurrenceError) {
        if let single = RecurrenceIndex.single(encoded: recurrence) {
            single.addBusyPeriod(in: range, to: &periods)
        } else if bytes.isEmpty, let index = try? RecurrenceIndex(encoded: recurrence) {
            guard kind == .event else { return }
            for span in try index.read(in: floating).occurrences(overlapping: range, limits: limits) {
                span.addBusyPeriod(in: range, to: &periods)
            }
        } else if let document = try? CalendarDocument(parsing: bytes, limits: limits),
            let object = try? CalendarObject(document, acceptsMethod: true, limits: limits)
        {
            periods += try object.busyPeriods(in: range, floating: floating, limits: limits)
        }
    }
}

extension RecurrenceIndex.Span {
    fileprivate func addBusyPeriod(in range: Range<Instant>, to periods: inout [BusyPeriod]) {
        guard let busy, start < end, start < range.upperBound, end > range.lowerBound else { return }
        periods.append(BusyPeriod(start: start, end: end, kind: busy))
    }
}
