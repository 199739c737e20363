internal import ByteText
internal import CivilTime

/// Evaluation of a `VTIMEZONE` (RFC 5545 §3.6.5) into the changes that it means, up to the year 2200.
enum TimeZoneDefinition {
    private static let earliest = CivilDateTime(secondsSinceEpoch: -2_208_988_800)
    private static let horizon = CivilDateTime(secondsSinceEpoch: 7_258_118_400)

    /// More than any zone of the world has until 2200; a definition says no more, however many rules it has.
    private static let mostChanges = 10_000

    /// The rules, or nil when no part of the definition makes sense.
    static func rules(_ definition: Component, name: String, limits: Limits) throws(RecurrenceError) -> ZoneRules? {
        var changes: [(instant: Instant, local: ZoneRules.LocalTime)] = []
        var first: (instant: Instant, offset: Int)?
        for observance in definition.components {
            let isDaylight = observance.name == "DAYLIGHT"
            guard isDaylight || observance.name == "STANDARD",
                let start = observance.first("DTSTART").flatMap({ DateTimeValue($0) }),
                let before = observance.first("TZOFFSETFROM").flatMap({ offset($0.value) }),
                let after = observance.first("TZOFFSETTO").flatMap({ offset($0.value) })
            else { continue }
            let local = ZoneRules.LocalTime(
                offsetSeconds: after,
                isDaylight: isDaylight,
                abbreviation: observance.first("TZNAME")?.text ?? ""
            )
            let onsets = try onsets(
                observance,
                start: start.local,
                offsetBefore: before,
                most: mostChanges - changes.count,
                limits: limits
            )
            for onset in onsets.prefix(mostChanges - changes.count) {
                let instant = Instant(secondsSince1970: onset - Int64(before))
                changes.append((instant, local))
                if first.map({ instant < $0.instant }) ?? true { first = (instant, before) }
            }
        }
        guard let first else { return nil }
        let initial = ZoneRules.LocalTime(offsetSeconds: first.offset)
        return ZoneRules(name: name, first: initial, changes: changes)
    }

    /// The wall-clock readings, with the offset before, at which an observance begins.
    private static func onsets(
        _ observance: Component,
        start: CivilDateTime,
        offsetBefore: Int,
        most: Int,
        limits: Limits
    ) throws(RecurrenceError) -> [Int64] {
        var result = [start.secondsSinceEpoch]
        for property in observance.all("RDATE") {
            for value in DateTimeValue.list(property) {
                var seconds = value.local.secondsSinceEpoch
                if case .utc = value { seconds += Int64(offsetBefore) }
                result.append(seconds)
            }
        }
        for property in observance.all("RRULE") where result.count < most {
            guard var rule = try? RecurrenceRule(property.value) else { continue }
            if case .utc(let until) = rule.until { rule.until = .floating(until.adding(seconds: Int64(offsetBefore))) }
            var iterator = RecurrenceIterator(rule, start: start, limits: limits)
            // Definitions that begin in the year 1601 or 1 are common; nothing that we hold is that old.
            if rule.count == nil { try iterator.seek(to: earliest) }
            var count = 0
            while count < 5000, result.count < most, let onset = try iterator.next(), onset < horizon {
                result.append(onset.secondsSinceEpoch)
                count += 1
            }
        }
        return result
    }

    // utc-offset = time-numzone;  ("+" / "-") time-hour time-minute [time-second]
    static func offset(_ text: String) -> Int? {
        var cursor = ByteCursor(text)
        _ = cursor.prefix { $0 == 0x20 }
        let isNegative = cursor.skip(UInt8(ascii: "-"))
        if !isNegative { _ = cursor.skip(UInt8(ascii: "+")) }
        guard let hours = cursor.digits(2), hours < 24 else { return nil }
        _ = cursor.skip(UInt8(ascii: ":"))
        guard let minutes = cursor.digits(2), minutes < 60 else { return nil }
        _ = cursor.skip(UInt8(ascii: ":"))
        let seconds = cursor.digits(2) ?? 0
        guard seconds < 60 else { return nil }
        let total = hours * 3600 + minutes * 60 + seconds
        return isNegative ? -total : total
    }
}
