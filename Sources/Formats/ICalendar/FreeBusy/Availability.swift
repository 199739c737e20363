public import CivilTime

/// Combination of `VAVAILABILITY` components (RFC 7953 §4).
public enum Availability {
    /// The time of a window that a set of availabilities takes away.
    ///
    /// Those with a higher priority (1 is the highest, 9 the lowest, 0 below all) cover the others for as long as they
    /// last: inside one, all time has its BUSYTYPE except that of its `AVAILABLE` parts. Of one priority the heavier
    /// BUSYTYPE counts, and what any of them has as available is so. Each comes with the zones of the calendar that it
    /// stands in.
    ///
    /// - Throws: ``RecurrenceError`` at the limits, that of occurrences counted over all parts of all of them.
    public static func busyPeriods(
        _ availabilities: [(component: Component, zones: CalendarZones)],
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> [BusyPeriod] {
        var result: [BusyPeriod] = []
        var left = limits
        let levels = Dictionary(grouping: availabilities) { importance($0.component) }.sorted { $0.key < $1.key }
        for (_, components) in levels {
            var busy: [BusyPeriod] = []
            var free: [Range<Instant>] = []
            for (component, zones) in components {
                guard let span = span(of: component, zones, in: window, floating) else { continue }
                let kind =
                    component.first("BUSYTYPE").map { BusyPeriod.FreeBusyType(freeBusyType: $0.value) } ?? .unavailable
                busy.append(BusyPeriod(start: span.lowerBound, end: span.upperBound, kind: kind ?? .unavailable))
                for series in try parts(component, zones) {
                    let found: [SeriesSpan]
                    do throws(RecurrenceError) {
                        found = try series.spans(overlapping: span, floating: floating, limits: left)
                    } catch .tooManyOccurrences {
                        throw .tooManyOccurrences(limit: limits.occurrences)
                    }
                    left.occurrences -= found.count
                    for part in found {
                        let start = max(Instant(secondsSince1970: part.startInstant), span.lowerBound)
                        let end = min(Instant(secondsSince1970: part.endInstant), span.upperBound)
                        if start < end { free.append(start..<end) }
                    }
                }
            }
            // Statements of lower priority about this time no longer count.
            let spans = busy.map { $0.start..<$0.end }
            result = result.flatMap { subtract(spans, from: $0) }
            result += BusyTime.merged(busy, in: window).flatMap { subtract(free, from: $0) }
        }
        return BusyTime.merged(result, in: window)
    }

    /// Low numbers are important ones; the result ascends with importance.
    private static func importance(_ component: Component) -> Int {
        let value = component.first("PRIORITY").flatMap { Int($0.value) } ?? 0
        return (1...9).contains(value) ? -value : -10
    }

    private static func span(
        of component: Component,
        _ zones: CalendarZones,
        in window: Range<Instant>,
        _ floating: ZoneRules
    ) -> Range<Instant>? {
        func instant(_ value: DateTimeValue) -> Instant {
            switch value {
            case .utc(let local): ZoneRules.utc.instant(of: local)
            case .date, .floating: floating.instant(of: value.local)
            case .zoned(let local, let tzid): (zones.rules(forTZID: tzid) ?? floating).instant(of: local)
            }
        }
        let start = component.first("DTSTART").flatMap { DateTimeValue($0) }.map(instant)
        var end = component.first("DTEND").flatMap { DateTimeValue($0) }.map(instant)
        if end == nil, let value = component.first("DTSTART").flatMap({ DateTimeValue($0) }),
            let duration = component.first("DURATION").flatMap({ DurationValue($0.value) })
        {
            // Days follow the wall clock, seconds do not.
            let last = value.replacing(value.local.adding(seconds: Int64(duration.days) * 86400))
            end = instant(last).adding(seconds: Int64(duration.seconds))
        }
        let low = max(start ?? .distantPast, window.lowerBound)
        let high = min(end ?? .distantFuture, window.upperBound)
        return low < high ? low..<high : nil
    }

    /// The `AVAILABLE` parts, each with its overrides.
    private static func parts(_ component: Component, _ zones: CalendarZones) throws(RecurrenceError) -> [Series] {
        var order: [String] = []
        var groups: [String: [Component]] = [:]
        for part in component.components(named: "AVAILABLE") {
            let uid = part.first("UID")?.text ?? "\(order.count)"
            if groups[uid] == nil { order.append(uid) }
            groups[uid, default: []].append(part)
        }
        var result: [Series] = []
        for uid in order {
            let group = groups[uid] ?? []
            let compiler = SeriesCompiler(kind: .event, zones: zones)
            let master = group.first { $0.first("RECURRENCE-ID") == nil }
            let overrides = group.filter { $0.first("RECURRENCE-ID") != nil }
            if let (series, _) = try? compiler.compile(master: master, overrides: overrides) { result.append(series) }
        }
        return result
    }

    /// A period without some ranges.
    private static func subtract(_ ranges: [Range<Instant>], from period: BusyPeriod) -> [BusyPeriod] {
        var result: [BusyPeriod] = []
        var since = period.start
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard range.lowerBound < period.end else { break }
            if since < range.lowerBound {
                result.append(BusyPeriod(start: since, end: range.lowerBound, kind: period.kind))
            }
            since = max(since, range.upperBound)
        }
        if since < period.end { result.append(BusyPeriod(start: since, end: period.end, kind: period.kind)) }
        return result
    }
}
