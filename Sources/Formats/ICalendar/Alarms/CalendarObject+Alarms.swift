internal import ByteText
public import CivilTime

extension CalendarObject {
    /// The moments in a window at which alarms go off, ascending.
    ///
    /// An absolute trigger of a series counts once. Cancelled occurrences are silent. An alarm that was put off is
    /// silent as far as its ACKNOWLEDGED says; its snooze goes off at its own time.
    public func alarmMoments(
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> [AlarmMoment] {
        let all = ([master].compactMap { $0 } + overrides).flatMap(\.alarms)
        guard !all.isEmpty else { return [] }
        let reach = all.compactMap(\.reach).max() ?? 0
        let wide = window.lowerBound.adding(seconds: -reach)..<window.upperBound.adding(seconds: reach)
        let masterAlarms = master?.alarms ?? []
        var result: [AlarmMoment] = []
        for occurrence in try occurrences(overlapping: wide, floating: floating, limits: limits) {
            if occurrence.component.first("STATUS")?.value.asciiUppercased == "CANCELLED" { continue }
            let alarms = occurrence.isOverride ? occurrence.component.alarms : masterAlarms
            for alarm in alarms where alarm.reach != nil {
                for instant in alarm.moments(for: occurrence) where window.contains(instant) {
                    result.append(AlarmMoment(instant: instant, alarm: alarm, occurrence: occurrence))
                }
            }
        }
        try appendAbsolute(in: window, floating: floating, limits, to: &result)
        return result.sorted { $0.instant < $1.instant }
    }

    /// The alarms that go off in a window, each once, by the RECURRENCE-ID (as written; empty for the master) of the
    /// component they stand in.
    ///
    /// Costs a look at each alarm for each occurrence, not each time that it goes off.
    /// - Throws: ``RecurrenceError``, also where there are more than a million looks to take.
    public func ringingAlarms(
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> [String: [Component]] {
        var result: [String: [Component]] = [:]
        for (recurrence, component) in instances {
            let alarms = component.alarms
            guard !alarms.isEmpty, component.first("STATUS")?.value.asciiUppercased != "CANCELLED" else { continue }
            var left = alarms
            var ringing: [Component] = []
            func look(at occurrence: Occurrence, _ isAsked: (Alarm) -> Bool) {
                left.removeAll { alarm in
                    guard isAsked(alarm), alarm.rings(for: occurrence, in: window) else { return false }
                    ringing.append(alarm.component)
                    return true
                }
            }
            // An absolute trigger counts once, regardless of the occurrences.
            let isOne = recurrence != nil && component.first("RECURRENCE-ID")?.parameter("RANGE") == nil
            if isOne || alarms.contains(where: { $0.reach == nil }),
                let occurrence = try occurrence(ofComponent: recurrence, floating: floating, limits)
            {
                look(at: occurrence) { isOne || $0.reach == nil }
            }
            if !isOne, let reach = left.compactMap(\.reach).max() {
                let wide = window.lowerBound.adding(seconds: -reach)..<window.upperBound.adding(seconds: reach)
                let occurrences = try occurrences(overlapping: wide, floating: floating, limits: limits)
                    .filter { recurrence == nil ? !$0.isOverride : $0.component == component }
                guard occurrences.count * left.count <= Self.mostLooks else {
                    throw .tooManyOccurrences(limit: Self.mostLooks / left.count)
                }
                for occurrence in occurrences where !left.isEmpty { look(at: occurrence) { $0.reach != nil } }
            }
            guard !ringing.isEmpty else { continue }
            result[component.first("RECURRENCE-ID")?.value ?? "", default: []] += ringing
        }
        return result
    }

    private static let mostLooks = 1_000_000

    private func appendAbsolute(
        in window: Range<Instant>,
        floating: ZoneRules,
        _ limits: Limits,
        to result: inout [AlarmMoment]
    ) throws(RecurrenceError) {
        for (recurrence, component) in instances {
            let alarms = component.alarms.filter { $0.reach == nil }
            guard !alarms.isEmpty, component.first("STATUS")?.value.asciiUppercased != "CANCELLED",
                let occurrence = try occurrence(ofComponent: recurrence, floating: floating, limits)
            else { continue }
            for alarm in alarms {
                for instant in alarm.moments(for: occurrence) where window.contains(instant) {
                    result.append(AlarmMoment(instant: instant, alarm: alarm, occurrence: occurrence))
                }
            }
        }
    }

    /// The occurrence of an override; for the series the first that is there.
    private func occurrence(
        ofComponent recurrence: Int64?,
        floating: ZoneRules,
        _ limits: Limits
    ) throws(RecurrenceError) -> Occurrence? {
        if let recurrence {
            guard let index = series.indexOfOverride(recurrence) else { return nil }
            return occurrence(of: series.span(ofOverride: index, floating: floating), floating: floating)
        }
        let everything = Instant.distantPast..<Instant.distantFuture
        let first = try occurrences(
            overlapping: everything,
            floating: floating,
            limits: limits,
            maximum: overrides.count + 1
        )
        return first.first { !$0.isOverride }
    }
}
