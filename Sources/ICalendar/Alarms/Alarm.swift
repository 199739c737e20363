internal import ByteText
public import CivilTime

/// A `VALARM` (RFC 5545 §3.6.6, RFC 9074) and the moments at which it goes off.
public struct Alarm: Sendable, Equatable {
    public enum Trigger: Sendable, Hashable {
        /// Before (negative) or after the start of an occurrence.
        case start(DurationValue)
        /// Before (negative) or after its end.
        case end(DurationValue)
        case absolute(Instant)
    }

    public let component: Component
    public let uid: String?
    /// In upper case; `DISPLAY` where none is given.
    public let action: String
    public let trigger: Trigger
    /// How often it is repeated after the first time, and after how long each.
    public let repeatCount: Int
    public let repeatInterval: DurationValue
    /// Moments up to this one have been dealt with (RFC 9074 §6).
    public let acknowledged: Instant?
    /// The UID of the alarm that this one puts off (`RELTYPE=SNOOZE`, RFC 9074 §7).
    public let snoozedUID: String?

    /// Nil when the trigger is missing or malformed.
    public init?(_ component: Component) {
        guard component.name == "VALARM", let property = component.first("TRIGGER") else { return nil }
        self.component = component
        if let duration = DurationValue(property.value) {
            trigger = property.parameter("RELATED")?.asciiUppercased == "END" ? .end(duration) : .start(duration)
        } else if let value = DateTimeValue(property) {
            trigger = .absolute(Instant(secondsSince1970: value.local.secondsSinceEpoch))
        } else {
            return nil
        }
        uid = component.first("UID")?.text ?? component.first("X-WR-ALARMUID")?.text
        action = component.first("ACTION")?.value.asciiUppercased ?? "DISPLAY"
        let interval = component.first("DURATION").flatMap { DurationValue($0.value) }
        let count = component.first("REPEAT").flatMap { Int($0.value) } ?? 0
        // One without the other means nothing (RFC 5545 §3.8.6.2).
        repeatCount = interval == nil ? 0 : min(max(0, count), 1000)
        repeatInterval = interval ?? DurationValue()
        acknowledged = component.first("ACKNOWLEDGED").flatMap { DateTimeValue($0) }
            .map { Instant(secondsSince1970: $0.local.secondsSinceEpoch) }
        snoozedUID =
            component.all("RELATED-TO")
            .first { $0.parameter("RELTYPE")?.asciiUppercased == "SNOOZE" }?.text
    }

    /// Whether it never goes off: ACTION:NONE, with which Apple's programs say "no default alarm here".
    public var isSilent: Bool { action == "NONE" }

    /// The moments for an occurrence, repetitions included, ascending; those up to ``acknowledged`` are left out.
    public func moments(for occurrence: Occurrence) -> [Instant] {
        guard !isSilent else { return [] }
        let rules = occurrence.zone
        let first: Instant
        switch trigger {
        case .absolute(let instant): first = instant
        case .start(let duration): first = Alarm.add(duration, to: occurrence.start, rules)
        case .end(let duration): first = Alarm.add(duration, to: occurrence.end, rules)
        }
        var result: [Instant] = []
        for repetition in 0...repeatCount {
            let later = DurationValue(
                days: repeatInterval.days * repetition,
                seconds: repeatInterval.seconds * repetition
            )
            let moment = Alarm.add(later, to: first, rules)
            if acknowledged.map({ moment > $0 }) ?? true { result.append(moment) }
        }
        return result
    }

    /// Days follow the wall clock, seconds do not.
    private static func add(_ duration: DurationValue, to instant: Instant, _ rules: ZoneRules) -> Instant {
        let seconds = Int64(duration.seconds)
        guard duration.days != 0 else { return instant.adding(seconds: seconds) }
        let local = rules.local(instant).adding(seconds: Int64(duration.days) * 86400)
        return rules.instant(of: local).adding(seconds: seconds)
    }

    /// At most so long before and after start and end the moments lie; nil for an absolute trigger.
    var reach: Int64? {
        let total: Int
        switch trigger {
        case .absolute: return nil
        case .start(let duration), .end(let duration): total = duration.approximateSeconds
        }
        return Int64(abs(total) + repeatCount * abs(repeatInterval.approximateSeconds) + 2 * 86400)
    }
}

/// One time an alarm goes off.
public struct AlarmMoment: Sendable, Equatable {
    public let instant: Instant
    public let alarm: Alarm
    public let occurrence: Occurrence
}

extension Component {
    /// The alarms inside that can be understood.
    public var alarms: [Alarm] { components(named: "VALARM").compactMap { Alarm($0) } }
}

extension CalendarObject {
    /// The moments in a window at which alarms go off, ascending.
    ///
    /// An absolute trigger of a series counts once. Cancelled occurrences are silent. An alarm that was put off is silent as
    /// far as its ACKNOWLEDGED says; its snooze goes off at its own time.
    public func alarmMoments(
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> [AlarmMoment] {
        let all = ([master].compactMap { $0 } + overrides).flatMap(\.alarms)
        guard !all.isEmpty else { return [] }
        let reach = all.compactMap(\.reach).max() ?? 0
        let wide = window.lowerBound.adding(seconds: -reach)..<window.upperBound.adding(seconds: reach)
        var result: [AlarmMoment] = []
        for occurrence in try occurrences(overlapping: wide, floating: floating, limits: limits) {
            if occurrence.component.first("STATUS")?.value.asciiUppercased == "CANCELLED" { continue }
            for alarm in occurrence.component.alarms where alarm.reach != nil {
                for instant in alarm.moments(for: occurrence) where window.contains(instant) {
                    result.append(AlarmMoment(instant: instant, alarm: alarm, occurrence: occurrence))
                }
            }
        }
        try appendAbsolute(in: window, floating: floating, limits, to: &result)
        return result.sorted { $0.instant < $1.instant }
    }

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
