package import Accounts
package import CivilTime
internal import ICalendar

/// When an event takes place, without what it is.
package struct EventTime: Hashable, Sendable {
    package var start: Instant
    /// Exclusive.
    package var end: Instant
}

extension ObjectService {
    private static let timesPerPage = 1_000

    /// When the events of a calendar take place within a range, in no order. What cannot be read is left out.
    ///
    /// - Parameters:
    ///   - range: half-open.
    ///   - collection: the calendar.
    ///   - floating: the zone of floating times and of whole days.
    ///   - maximum: how many at most.
    ///   - person: who asks; hidden events of others are left out.
    /// - Returns: the occurrences that touch the range.
    /// - Throws: ``CalendarError``.
    /// - Complexity: O(objects found + occurrences); events of the person's own are found by their compiled
    ///   recurrences, and are not parsed.
    package func eventTimes(
        within range: Range<Instant>,
        of collection: CalendarCollection,
        floating: ZoneRules,
        maximum: Int,
        as person: PrincipalID
    ) async throws(CalendarError) -> [EventTime] {
        let collection = try await access.collection(collection, by: person, needing: .read)
        var times: [EventTime] = []
        var cursor: ObjectCursor?
        repeat {
            let recurrences: [[UInt8]]
            if collection.owner == person {
                let page = try await repository.times(
                    touching: TimeRange(range),
                    in: collection.id,
                    from: cursor,
                    limit: Self.timesPerPage
                )
                recurrences = page.times.filter { $0.kind == .event }.map(\.recurrence)
                cursor = page.next
            } else {
                let query = ObjectQuery(kind: .event, range: TimeRange(range))
                let page = try await objects(matching: query, in: collection, from: cursor, as: person)
                recurrences = page.objects.map(\.index)
                cursor = page.next
            }
            for recurrence in recurrences {
                let room = maximum - times.count
                guard room > 0 else { return times }
                times += eventTimes(recurrence, within: range, floating: floating, maximum: room)
            }
        } while cursor != nil
        return times
    }

    private func eventTimes(
        _ recurrence: [UInt8],
        within range: Range<Instant>,
        floating: ZoneRules,
        maximum: Int
    ) -> [EventTime] {
        if let single = RecurrenceIndex.single(encoded: recurrence) {
            let end = max(single.end, single.start.adding(seconds: 1))
            let touches = single.start < range.upperBound && end > range.lowerBound
            return touches ? [EventTime(single)] : []
        }
        let spans = try? RecurrenceIndex(encoded: recurrence).read(in: floating)
            .occurrences(overlapping: range, limits: limits.calendar, maximum: maximum)
        return (spans ?? []).map(EventTime.init)
    }
}

extension EventTime {
    fileprivate init(_ span: RecurrenceIndex.Span) {
        self.init(start: span.start, end: span.end)
    }
}
