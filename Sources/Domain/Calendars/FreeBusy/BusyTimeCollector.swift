internal import Accounts
internal import CivilTime
internal import ICalendar

/// The busy time of a range, gathered object by object: the one place where what is stored becomes busy periods.
///
/// Availabilities are combined by their priorities before anything is laid over them (RFC 7953 §5).
struct BusyTimeCollector {
    private let range: Range<Instant>
    private let limits: CalendarLimits
    private var periods: [BusyPeriod] = []
    private var availabilities: [(component: Component, zones: CalendarZones)] = []

    init(_ range: Range<Instant>, limits: CalendarLimits) {
        self.range = range
        self.limits = limits
    }

    /// Adds the time that an object takes, by its compiled recurrence where that is enough. What can't be read takes
    /// no time.
    ///
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where it, or all together, has too many
    ///   occurrences in the range.
    mutating func add(_ times: ObjectTimes, floating: ZoneRules) throws(CalendarError) {
        if times.kind == .availability, let object = read(times), addAvailability(object) {
            return
        } else if let single = RecurrenceIndex.single(encoded: times.recurrence) {
            single.addBusyPeriod(in: range, to: &periods)
        } else if times.bytes.isEmpty, let index = try? RecurrenceIndex(encoded: times.recurrence) {
            guard times.kind == .event else { return }
            do throws(RecurrenceError) {
                for span in try index.read(in: floating).occurrences(overlapping: range, limits: limits.calendar) {
                    span.addBusyPeriod(in: range, to: &periods)
                }
            } catch {
                throw .tooManyOccurrences
            }
        } else if let object = read(times) {
            try add(object, floating: floating)
        }
        try checkCount()
    }

    /// Adds the time that an object takes.
    ///
    /// - Throws: as ``add(_:floating:)``.
    mutating func add(_ object: CalendarObject, floating: ZoneRules) throws(CalendarError) {
        guard !addAvailability(object) else { return }
        do throws(RecurrenceError) {
            periods += try object.busyPeriods(in: range, floating: floating, limits: limits.calendar)
        } catch {
            throw .tooManyOccurrences
        }
        try checkCount()
    }

    /// Adds the time that an object takes of one of its participants: none where they have declined. What goes on too
    /// often to be followed takes no time.
    ///
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where all together are too much.
    mutating func add(
        _ object: CalendarObject,
        floating: ZoneRules,
        of participant: Principal
    ) throws(CalendarError) {
        guard !addAvailability(object) else { return }
        let taken = try? object.busyPeriods(
            in: range,
            of: { participant.isReached(at: $0) },
            floating: floating,
            limits: limits.calendar
        )
        periods += taken ?? []
        try checkCount()
    }

    /// Of an inbox too, where messages lie.
    private func read(_ times: ObjectTimes) -> CalendarObject? {
        guard let document = try? CalendarDocument(parsing: times.bytes, limits: limits.calendar) else { return nil }
        return try? CalendarObject(document, acceptsMethod: true, limits: limits.calendar)
    }

    /// Takes an object that is an availability; false: it is none.
    private mutating func addAvailability(_ object: CalendarObject) -> Bool {
        guard object.kind == .availability else { return false }
        if let master = object.master { availabilities.append((master, object.zones)) }
        return true
    }

    /// All that was added, and the time that availabilities take away; neither merged nor in order.
    ///
    /// - Parameter floating: the zone of floating times in availabilities.
    /// - Returns: the periods.
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where an availability has too many parts in the
    ///   range.
    func busyPeriods(floating: ZoneRules) throws(CalendarError) -> [BusyPeriod] {
        do throws(RecurrenceError) {
            return try periods
                + Availability.busyPeriods(availabilities, in: range, floating: floating, limits: limits.calendar)
        } catch {
            throw .tooManyOccurrences
        }
    }

    private func checkCount() throws(CalendarError) {
        guard periods.count <= limits.busyPeriods else { throw .tooManyOccurrences }
    }
}

extension CalendarError {
    /// More than a question of busy time looks at.
    fileprivate static let tooManyOccurrences = CalendarError.precondition(
        .numberOfMatchesWithinLimits,
        reason: "too many occurrences in this range"
    )
}

extension RecurrenceIndex.Span {
    fileprivate func addBusyPeriod(in range: Range<Instant>, to periods: inout [BusyPeriod]) {
        guard let busy, start < end, start < range.upperBound, end > range.lowerBound else { return }
        periods.append(BusyPeriod(start: start, end: end, kind: busy))
    }
}
