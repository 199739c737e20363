internal import CivilTime
internal import ICalendar

/// Interim form of the compiled recurrence until ICalendar offers its own: it keeps the bytes and reads them again.
struct RecurrenceIndex: Sendable {
    let object: CalendarObject

    init(_ object: CalendarObject) { self.object = object }

    init(encoded: [UInt8]) throws {
        object = try CalendarObject(try CalendarDocument(parsing: encoded))
    }

    func encoded() -> [UInt8] { object.document.serialized() }

    func overlaps(_ window: Range<Instant>, floating: ZoneRules, limits: Limits) throws(RecurrenceError) -> Bool {
        try object.overlaps(window, floating: floating, limits: limits)
    }

    func spans(
        overlapping window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits,
        maximum: Int? = nil
    ) throws(RecurrenceError) -> [Range<Instant>] {
        try object.occurrences(overlapping: window, floating: floating, limits: limits, maximum: maximum)
            .map { $0.start..<max($0.start, $0.end) }
    }
}
