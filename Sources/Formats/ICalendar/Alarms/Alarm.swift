internal import ByteText
public import CivilTime

/// A `VALARM` (RFC 5545 §3.6.6, RFC 9074) and the moments at which it goes off.
public struct Alarm: Sendable, Equatable {
    /// When an alarm goes off (TRIGGER, RFC 5545 §3.8.6.3).
    public enum Trigger: Sendable, Hashable {
        /// Before (negative) or after the start of an occurrence.
        case start(DurationValue)
        /// Before (negative) or after its end.
        case end(DurationValue)
        case absolute(Instant)
    }

    /// The `VALARM` component.
    public let component: Component
    /// The alarm's UID (RFC 9074 §4); nil if it has none.
    public let uid: String?
    /// In upper case; `DISPLAY` where none is given.
    public let action: String
    /// When the alarm goes off.
    public let trigger: Trigger
    /// How often it is repeated after the first time, and after how long each.
    public let repeatCount: Int
    /// The interval between repetitions (DURATION).
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
            .flatMap { $0.approximateSeconds > 0 ? $0 : nil }
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
        let first = first(for: occurrence)
        return (0...repeatCount).map { moment($0, after: first, occurrence.zone) }
            .filter { moment in acknowledged.map { moment > $0 } ?? true }
    }

    /// Whether one of the ``moments(for:)`` is in a window, determined without computing all of them.
    func rings(for occurrence: Occurrence, in window: Range<Instant>) -> Bool {
        guard !isSilent else { return false }
        let first = first(for: occurrence)
        // Repetitions ascend: the first that is not before the window decides.
        var low = 0
        var high = repeatCount + 1
        while low < high {
            let middle = (low + high) / 2
            let moment = moment(middle, after: first, occurrence.zone)
            if moment < window.lowerBound || acknowledged.map({ moment <= $0 }) ?? false {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low <= repeatCount && moment(low, after: first, occurrence.zone) < window.upperBound
    }

    private func first(for occurrence: Occurrence) -> Instant {
        switch trigger {
        case .absolute(let instant): instant
        case .start(let duration): Alarm.add(duration, to: occurrence.start, occurrence.zone)
        case .end(let duration): Alarm.add(duration, to: occurrence.end, occurrence.zone)
        }
    }

    private func moment(_ repetition: Int, after first: Instant, _ rules: ZoneRules) -> Instant {
        let later = DurationValue(
            days: repeatInterval.days * repetition,
            seconds: repeatInterval.seconds * repetition
        )
        return Alarm.add(later, to: first, rules)
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
    /// When the alarm goes off.
    public let instant: Instant
    /// The alarm.
    public let alarm: Alarm
    /// The occurrence that it belongs to.
    public let occurrence: Occurrence
}

extension Component {
    /// The alarms inside that can be understood.
    public var alarms: [Alarm] { components(named: "VALARM").compactMap { Alarm($0) } }
}
