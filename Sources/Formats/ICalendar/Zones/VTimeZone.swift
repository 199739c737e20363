internal import ByteText
public import CivilTime

/// Writing of `VTIMEZONE` components (RFC 5545 §3.6.5).
public enum VTimeZone {
    /// Changes with the same key make one observance.
    private struct Key: Hashable {
        let before: ZoneRules.LocalTime
        let after: ZoneRules.LocalTime
    }

    /// The definition of a zone from an instant on: what holds then, the changes that are listed, and a yearly rule for
    /// those that go on for ever. Changes that no rule can say are listed up to `end` (or up to 2037).
    public static func component(for zone: ZoneRules, from start: Instant, to end: Instant? = nil) -> Component {
        let horizon = max(end ?? .distantPast, Instant(secondsSince1970: 2_145_916_800))
        let window = start..<max(start, horizon)
        var listed = zone.transitions(in: window)
        if let current = zone.transitions(in: Instant.distantPast..<start).last { listed.insert(current, at: 0) }
        let repeating = repeatingPart(of: zone, in: window, &listed)
        var observances: [Component] = []
        if listed.isEmpty, repeating.isEmpty || repeating.allSatisfy({ $0.instant > start }) {
            observances.append(constant(zone.localTime(at: start)))
        }
        var order: [Key] = []
        var groups: [Key: [Instant]] = [:]
        for change in listed {
            let key = Key(before: change.before, after: change.after)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(change.instant)
        }
        for key in order {
            let onsets = (groups[key] ?? []).map { $0.adding(seconds: Int64(key.before.offsetSeconds)).utc }
            var component = observance(key.before, key.after, onset: onsets[0])
            for onset in onsets.dropFirst() { component.append(Property("RDATE", value: onset.basicText)) }
            observances.append(component)
        }
        for change in repeating {
            let onset = change.instant.adding(seconds: Int64(change.rule.before.offsetSeconds)).utc
            var component = observance(change.rule.before, change.rule.after, onset: onset)
            component.append(Property("RRULE", value: change.text))
            observances.append(component)
        }
        return Component(
            name: "VTIMEZONE",
            properties: [Property("TZID", value: zone.name)],
            components: observances
        )
    }

    private struct Repeating {
        let instant: Instant
        let rule: ZoneRules.YearlyChange
        let text: String
    }

    /// Takes the changes that the yearly rule says out of the listed ones.
    private static func repeatingPart(
        of zone: ZoneRules,
        in window: Range<Instant>,
        _ listed: inout [ZoneRules.Transition]
    ) -> [Repeating] {
        let rules = zone.yearlyChanges
        let texts = rules.map { ruleText($0) }
        guard !rules.isEmpty, !texts.contains(nil), let first = listed.first?.instant else { return [] }
        let yearly = zone.yearlyTransitions(in: min(first, window.lowerBound)..<window.upperBound)
        var matching = 0
        while matching < min(listed.count, yearly.count),
            listed[listed.count - 1 - matching] == yearly[yearly.count - 1 - matching]
        {
            matching += 1
        }
        let tail = listed.suffix(matching)
        var result: [Repeating] = []
        for (index, rule) in rules.enumerated() {
            let onset = tail.first { $0.before == rule.before && $0.after == rule.after }
            guard let onset, let text = texts[index] else { return [] }
            result.append(Repeating(instant: onset.instant, rule: rule, text: text))
        }
        listed.removeLast(matching)
        return result.sorted { $0.instant < $1.instant }
    }

    /// The RRULE of a yearly change; nil where it falls on a day that no rule by weekday names.
    private static func ruleText(_ change: ZoneRules.YearlyChange) -> String? {
        let shift = change.seconds >= 0 ? change.seconds / 86400 : (change.seconds - 86399) / 86400
        guard shift != 0 else {
            let ordinal = change.week == 5 ? -1 : change.week
            return "FREQ=YEARLY;BYMONTH=\(change.month);BYDAY=\(ordinal)\(change.weekday.code)"
        }
        let first = 7 * (change.week - 1) + 1 + shift
        guard change.week < 5, first >= 1, first + 6 <= 28,
            let weekday = Weekday(rawValue: ((change.weekday.rawValue - 1 + shift) % 7 + 7) % 7 + 1)
        else { return nil }
        let days = (first...(first + 6)).map(String.init).joined(separator: ",")
        return "FREQ=YEARLY;BYMONTH=\(change.month);BYMONTHDAY=\(days);BYDAY=\(weekday.code)"
    }

    private static func constant(_ local: ZoneRules.LocalTime) -> Component {
        observance(local, local, onset: CivilDateTime(secondsSinceEpoch: 0))
    }

    private static func observance(
        _ before: ZoneRules.LocalTime,
        _ after: ZoneRules.LocalTime,
        onset: CivilDateTime
    ) -> Component {
        var properties = [
            Property("DTSTART", value: onset.basicText),
            Property("TZOFFSETFROM", value: offsetText(before.offsetSeconds)),
            Property("TZOFFSETTO", value: offsetText(after.offsetSeconds)),
        ]
        if !after.abbreviation.isEmpty { properties.append(.text("TZNAME", after.abbreviation)) }
        return Component(name: after.isDaylight ? "DAYLIGHT" : "STANDARD", properties: properties)
    }

    /// `+0100`, or `-001640` where there are seconds.
    static func offsetText(_ seconds: Int) -> String {
        var output: [UInt8] = [seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")]
        let rest = abs(seconds)
        output.append(twoDigits: rest / 3600)
        output.append(twoDigits: rest / 60 % 60)
        if rest % 60 != 0 { output.append(twoDigits: rest % 60) }
        return String(decoding: output, as: UTF8.self)
    }
}
