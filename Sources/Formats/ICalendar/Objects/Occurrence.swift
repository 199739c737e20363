public import CivilTime

/// One time at which something takes place.
public struct Occurrence: Sendable, Equatable {
    /// The instant of the start that the rule gives; nil where nothing recurs.
    public let recurrenceID: Instant?
    let recurrenceIDValue: DateTimeValue?
    /// The start of the occurrence.
    public let start: Instant
    /// The end of the occurrence, exclusive; equal to the start if it takes no time.
    public let end: Instant
    /// The wall-clock start in the zone of the component; midnight of an all-day one.
    public let startLocal: CivilDateTime
    /// The wall-clock end in the same zone.
    public let endLocal: CivilDateTime
    /// The zone of the start: an IANA name where it is known, `UTC`, or nil for dates and floating times.
    public let zoneName: String?
    /// The rules by which the wall-clock times are read; for floating ones the reader's.
    public let zone: ZoneRules
    /// Whether start and end are dates.
    public let isAllDay: Bool
    /// Whether the instants depend on the reader's zone: floating times, and dates.
    public let isFloating: Bool
    /// The override, or the master.
    public let component: Component
    /// Whether a component with RECURRENCE-ID replaces this occurrence.
    public let isOverride: Bool

    /// The RECURRENCE-ID by which an override names it, in the form of the master's DTSTART (`20260302T090000`).
    public var recurrenceIDText: String? { recurrenceIDValue?.text }

    /// The start as DTSTART would have it: `20260302`, `20260302T090000`, or with `Z` for UTC.
    public var startText: String { text(startLocal) }

    /// The end as DTEND would have it.
    public var endText: String { text(endLocal) }

    private func text(_ local: CivilDateTime) -> String {
        isAllDay ? local.date.basicText : local.basicText + (zoneName == "UTC" ? "Z" : "")
    }
}

extension CalendarObject {
    /// The occurrences that overlap a window (RFC 4791 §9.9), ascending by start.
    ///
    /// A moment counts when it lies in the half-open window. Occurrences with STATUS:CANCELLED are given too. With
    /// `maximum` only the first so many are looked for, and endless series may be asked for an endless window.
    ///
    /// - Throws: ``RecurrenceError`` at the limits.
    public func occurrences(
        overlapping window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard,
        maximum: Int? = nil
    ) throws(RecurrenceError) -> [Occurrence] {
        let spans = try series.spans(overlapping: window, floating: floating, limits: limits, maximum: maximum)
        return spans.compactMap { occurrence(of: $0, floating: floating) }
    }

    /// Whether the object lies in a time range as a filter of RFC 4791 §9.9 means it; to-dos without dates may.
    public func overlaps(
        _ window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> Bool {
        if kind == .freeBusy, let master, master.first("DTSTART") == nil || master.first("DTEND") == nil {
            return master.freeBusyPeriods.contains { $0.start < window.upperBound && $0.end > window.lowerBound }
        }
        return try series.overlaps(window, floating: floating, limits: limits)
    }

    func occurrence(of span: SeriesSpan, floating: ZoneRules) -> Occurrence? {
        let override = span.override.map { series.overrides[$0] }
        guard let component = span.override.map({ overrides[overrideOrder[$0]] }) ?? master else { return nil }
        let zone = override?.zone ?? series.zone
        let rules = zone.rules(floating: floating)
        let masterRules = series.zone.rules(floating: floating)
        let end = Instant(secondsSince1970: span.endInstant)
        return Occurrence(
            recurrenceID: span.recurrence.map { Instant(secondsSince1970: masterRules.instantSeconds(ofLocal: $0)) },
            recurrenceIDValue: span.recurrence.map { series.recurrenceIDValue($0) },
            start: Instant(secondsSince1970: span.startInstant),
            end: end,
            startLocal: CivilDateTime(secondsSinceEpoch: span.start),
            endLocal: rules.local(end),
            zoneName: zone.name,
            zone: rules,
            isAllDay: override?.isDate ?? series.isDate,
            isFloating: zone == .floating,
            component: component,
            isOverride: span.override != nil
        )
    }
}

extension Series.Zone {
    var name: String? {
        switch self {
        case .floating: nil
        case .utc: "UTC"
        case .rules(let rules): rules.name
        }
    }
}

extension Series {
    /// The value of a RECURRENCE-ID for a start by the rule; zoned ones without their TZID.
    func recurrenceIDValue(_ recurrence: Int64) -> DateTimeValue {
        let local = CivilDateTime(secondsSinceEpoch: recurrence)
        if isDate { return .date(local.date) }
        return zone == .utc ? .utc(local) : .floating(local)
    }

    func overlaps(_ window: Range<Instant>, floating: ZoneRules, limits: Limits) throws(RecurrenceError) -> Bool {
        if let undated {
            let low = window.lowerBound.secondsSince1970
            let high = window.upperBound.secondsSince1970
            switch (undated.completed, undated.created) {
            case (let completed?, let created?):
                return (low <= created || low <= completed) && (high >= created || high >= completed)
            case (let completed?, nil): return low <= completed && high >= completed
            case (nil, let created?): return high > created
            case (nil, nil): return true
            }
        }
        return try !spans(overlapping: window, floating: floating, limits: limits, maximum: 1).isEmpty
    }
}
