internal import CivilTime
internal import ICalendar

/// The availabilities that a question of busy time has met, to be combined before anything is laid over them (RFC 7953 §5).
struct AvailableTime {
    private var availabilities: [(component: Component, zones: CalendarZones)] = []

    /// Takes an object that is one.
    mutating func add(_ object: CalendarObject) {
        guard object.kind == .availability, let master = object.master else { return }
        availabilities.append((master, object.zones))
    }

    /// The time of a range that they take away; none takes none.
    ///
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where one has too many parts in the range.
    func busyPeriods(
        in range: Range<Instant>,
        floating: ZoneRules,
        limits: Limits
    ) throws(CalendarError) -> [BusyPeriod] {
        do throws(RecurrenceError) {
            return try Availability.busyPeriods(availabilities, in: range, floating: floating, limits: limits)
        } catch {
            throw .tooManyOccurrences
        }
    }
}

extension CalendarError {
    /// More than a question of busy time looks at.
    static let tooManyOccurrences = CalendarError.precondition(
        .numberOfMatchesWithinLimits,
        reason: "too many occurrences in this range"
    )
}
