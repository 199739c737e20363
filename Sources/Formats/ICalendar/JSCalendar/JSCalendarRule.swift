internal import ByteText
internal import CivilTime

/// A recurrence rule in JSCalendar (RFC 8984 §4.3.3).
enum JSCalendarRule {
    static func object(_ rule: RecurrenceRule, zone: Series.Zone) -> JSONObject {
        var result: JSONObject = [
            "@type": "RecurrenceRule", "frequency": .string(rule.frequency.rawValue.asciiLowercased),
        ]
        if rule.interval != 1 { result["interval"] = .integer(Int64(rule.interval)) }
        if let calendar = rule.calendar { result["rscale"] = .string(calendar.asciiLowercased) }
        if rule.skip != .omit { result["skip"] = .string(rule.skip.rawValue.asciiLowercased) }
        if rule.weekStart != .monday { result["firstDayOfWeek"] = .string(rule.weekStart.code.asciiLowercased) }
        if !rule.weekdays.isEmpty {
            result["byDay"] = .array(
                rule.weekdays.map { entry in
                    var day: JSONObject = ["@type": "NDay", "day": .string(entry.weekday.code.asciiLowercased)]
                    if entry.ordinal != 0 { day["nthOfPeriod"] = .integer(Int64(entry.ordinal)) }
                    return .object(day)
                }
            )
        }
        if !rule.months.isEmpty {
            result["byMonth"] = .array(rule.months.map { .string("\($0.number)" + ($0.isLeap ? "L" : "")) })
        }
        for (member, path) in lists where !rule[keyPath: path].isEmpty {
            result[member] = .array(rule[keyPath: path].map { .integer(Int64($0)) })
        }
        if let count = rule.count { result["count"] = .integer(Int64(count)) }
        if let until = rule.until {
            var local = until.local
            // The end is counted in the zone of the event.
            if case .utc(let utc) = until, case .rules(let rules) = zone {
                local = rules.local(Instant(secondsSince1970: utc.secondsSinceEpoch))
            }
            result["until"] = .string(local.iso8601)
        }
        return result
    }

    private static var lists: [(String, WritableKeyPath<RecurrenceRule, [Int]>)] {
        [
            ("byMonthDay", \.monthDays), ("byYearDay", \.yearDays), ("byWeekNo", \.weekNumbers), ("byHour", \.hours),
            ("byMinute", \.minutes), ("bySecond", \.seconds), ("bySetPosition", \.setPositions),
        ]
    }

    /// The rule of an object; its end takes the form that DTSTART wants, in whose zone it is counted.
    static func rule(
        _ object: JSONObject,
        start: DateTimeValue?,
        zone: ZoneRules
    ) throws(JSCalendarError) -> RecurrenceRule {
        let name = object["frequency"]?.string?.asciiUppercased ?? ""
        guard let frequency = RecurrenceRule.Frequency(rawValue: name) else { throw .invalid(member: "frequency") }
        var rule = RecurrenceRule(frequency, interval: object["interval"]?.integer ?? 1)
        rule.calendar = object["rscale"]?.string?.asciiUppercased
        if let skip = object["skip"]?.string {
            guard let value = RecurrenceRule.Skip(rawValue: skip.asciiUppercased) else {
                throw .invalid(member: "skip")
            }
            rule.skip = value
        }
        if let first = object["firstDayOfWeek"]?.string {
            guard let day = weekday(first) else { throw .invalid(member: "firstDayOfWeek") }
            rule.weekStart = day
        }
        for entry in object["byDay"]?.array ?? [] {
            guard let day = entry.object?["day"]?.string.flatMap({ weekday($0) }) else {
                throw .invalid(member: "byDay")
            }
            rule.weekdays.append(.init(day, ordinal: entry.object?["nthOfPeriod"]?.integer ?? 0))
        }
        for entry in object["byMonth"]?.array ?? [] {
            var cursor = ByteCursor(entry.string ?? "")
            guard let number = cursor.number(upTo: 13), number >= 1 else { throw .invalid(member: "byMonth") }
            rule.months.append(.init(number, isLeap: cursor.skip(letter: "L")))
        }
        for (member, path) in lists {
            for entry in object[member]?.array ?? [] {
                guard let number = entry.integer else { throw .invalid(member: member) }
                rule[keyPath: path].append(number)
            }
        }
        rule.count = object["count"]?.integer
        if let text = object["until"]?.string {
            guard let local = try? CivilDateTime(iso8601: text) else { throw .invalid(member: "until") }
            switch start {
            case .date: rule.until = .date(local.date)
            case .floating, nil: rule.until = .floating(local)
            case .utc: rule.until = .utc(local)
            case .zoned: rule.until = .utc(zone.instant(of: local).utc)
            }
        }
        // A rule that cannot be read back is invalid.
        guard let checked = try? RecurrenceRule(rule.text) else { throw .invalid(member: "recurrenceRules") }
        return checked
    }

    private static func weekday(_ code: String) -> Weekday? {
        Weekday.allCases.first { $0.code.equalsIgnoringASCIICase(code) }
    }
}
