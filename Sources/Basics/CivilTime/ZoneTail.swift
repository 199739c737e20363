internal import ByteText

/// The rule by which a zone goes on after its last listed change: the footer of a TZif file (RFC 9636 §3.3.1), which is
/// a POSIX `TZ` text with hours from -167 to 167.
struct ZoneTail: Hashable, Sendable {
    /// A day of every year.
    enum Day: Hashable, Sendable {
        /// Day 1 to 365, 29 February never counted.
        case julian(Int)
        /// Day 0 to 365, 29 February counted.
        case dayOfYear(Int)
        /// A weekday (0 is Sunday) of a week (5 is the last) of a month.
        case weekdayOfMonth(month: Int, week: Int, weekday: Int)

        func daysSinceEpoch(year: Int) -> Int {
            let newYear = CivilDate.daysSinceEpoch(year: year, month: 1, day: 1)
            switch self {
            case .dayOfYear(let day): return newYear + day
            case .julian(let day): return newYear + day - 1 + (CivilDate.isLeapYear(year) && day >= 60 ? 1 : 0)
            case .weekdayOfMonth(let month, let week, let weekday):
                let first = CivilDate.daysSinceEpoch(year: year, month: month, day: 1)
                let firstWeekday = ((first + 4) % 7 + 7) % 7
                var day = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
                if day >= CivilDate.daysInMonth(month, year: year) { day -= 7 }
                return first + day
            }
        }
    }

    /// Daylight saving: its local time and when it starts and ends, in seconds after the midnight of a day.
    struct Daylight: Hashable, Sendable {
        var local: ZoneRules.LocalTime
        var startDay: Day
        var startSeconds: Int
        var endDay: Day
        var endSeconds: Int
    }

    var standard: ZoneRules.LocalTime
    var daylight: Daylight?

    func offsetSeconds(at seconds: Int64) -> Int { localTime(at: seconds).offsetSeconds }

    func localTime(at seconds: Int64) -> ZoneRules.LocalTime {
        guard let daylight else { return standard }
        let year = CivilDateTime(secondsSinceEpoch: seconds &+ Int64(standard.offsetSeconds)).date.year
        let (start, end) = changes(year: year, daylight)
        return isDaylight(seconds, start: start, end: end) ? daylight.local : standard
    }

    /// The offset with which a wall-clock reading is read: the one before a gap, the first of a repeated hour.
    func offsetSeconds(ofLocal local: Int64) -> Int {
        guard let daylight else { return standard.offsetSeconds }
        let year = CivilDateTime(secondsSinceEpoch: local).date.year
        let (start, end) = changes(year: year, daylight)
        let larger = Int64(max(standard.offsetSeconds, daylight.local.offsetSeconds))
        let inDaylight = isDaylight(local, start: start + larger, end: end + larger)
        return inDaylight ? daylight.local.offsetSeconds : standard.offsetSeconds
    }

    func appendTransitions(from low: Int64, to high: Int64, to result: inout [ZoneRules.Transition]) {
        guard let daylight else { return }
        let firstYear = CivilDateTime(secondsSinceEpoch: low).date.year - 1
        let lastYear = min(CivilDateTime(secondsSinceEpoch: high).date.year + 1, firstYear + 2000)
        for year in firstYear...max(lastYear, firstYear) {
            let (start, end) = changes(year: year, daylight)
            let first = ZoneRules.Transition(
                instant: Instant(secondsSince1970: start),
                before: standard,
                after: daylight.local
            )
            let second = ZoneRules.Transition(
                instant: Instant(secondsSince1970: end),
                before: daylight.local,
                after: standard
            )
            for transition in start < end ? [first, second] : [second, first] {
                let instant = transition.instant.secondsSince1970
                if low <= instant, instant < high { result.append(transition) }
            }
        }
    }

    private func changes(year: Int, _ daylight: Daylight) -> (start: Int64, end: Int64) {
        let start =
            daylight.startDay.daysSinceEpoch(year: year) * 86400 + daylight.startSeconds - standard.offsetSeconds
        let end =
            daylight.endDay.daysSinceEpoch(year: year) * 86400 + daylight.endSeconds - daylight.local.offsetSeconds
        return (Int64(start), Int64(end))
    }

    private func isDaylight(_ value: Int64, start: Int64, end: Int64) -> Bool {
        start < end ? start <= value && value < end : !(end <= value && value < start)
    }
}

extension ZoneTail {
    /// Reads `CET-1CEST,M3.5.0,M10.5.0/3`; nil when it is none or has rules that make no sense.
    init?(posix text: [UInt8]) {
        var cursor = ByteCursor(text)
        guard let name = ZoneTail.name(&cursor), let offset = ZoneTail.seconds(&cursor) else { return nil }
        standard = ZoneRules.LocalTime(offsetSeconds: -offset, abbreviation: name)
        guard !cursor.isAtEnd else { return }
        guard let daylightName = ZoneTail.name(&cursor) else { return nil }
        var daylightOffset = standard.offsetSeconds + 3600
        if cursor.peek != UInt8(ascii: ",") {
            guard let seconds = ZoneTail.seconds(&cursor) else { return nil }
            daylightOffset = -seconds
        }
        guard let (startDay, startSeconds) = ZoneTail.rule(&cursor), let (endDay, endSeconds) = ZoneTail.rule(&cursor),
            cursor.isAtEnd
        else { return nil }
        daylight = Daylight(
            local: .init(offsetSeconds: daylightOffset, isDaylight: true, abbreviation: daylightName),
            startDay: startDay,
            startSeconds: startSeconds,
            endDay: endDay,
            endSeconds: endSeconds
        )
    }

    private static func name(_ cursor: inout ByteCursor) -> String? {
        if cursor.skip(UInt8(ascii: "<")) {
            let range = cursor.prefix { $0 != UInt8(ascii: ">") }
            return cursor.skip(UInt8(ascii: ">")) ? cursor.text(range) : nil
        }
        let range = cursor.prefix(while: \.isASCIILetter)
        return range.count >= 3 ? cursor.text(range) : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    private static func seconds(_ cursor: inout ByteCursor) -> Int? {
        let isNegative = cursor.skip(UInt8(ascii: "-"))
        if !isNegative { _ = cursor.skip(UInt8(ascii: "+")) }
        guard let hours = cursor.number(upTo: 167) else { return nil }
        var total = hours * 3600
        if cursor.skip(UInt8(ascii: ":")) {
            guard let minutes = cursor.number(upTo: 59) else { return nil }
            total += minutes * 60
            if cursor.skip(UInt8(ascii: ":")) {
                guard let seconds = cursor.number(upTo: 59) else { return nil }
                total += seconds
            }
        }
        return isNegative ? -total : total
    }

    private static func rule(_ cursor: inout ByteCursor) -> (Day, Int)? {
        guard cursor.skip(UInt8(ascii: ",")) else { return nil }
        let day: Day
        if cursor.skip(UInt8(ascii: "M")) {
            guard let month = cursor.number(upTo: 12), month >= 1, cursor.skip(UInt8(ascii: ".")),
                let week = cursor.number(upTo: 5), week >= 1, cursor.skip(UInt8(ascii: ".")),
                let weekday = cursor.number(upTo: 6)
            else { return nil }
            day = .weekdayOfMonth(month: month, week: week, weekday: weekday)
        } else if cursor.skip(UInt8(ascii: "J")) {
            guard let number = cursor.number(upTo: 365), number >= 1 else { return nil }
            day = .julian(number)
        } else {
            guard let number = cursor.number(upTo: 365) else { return nil }
            day = .dayOfYear(number)
        }
        guard cursor.skip(UInt8(ascii: "/")) else { return (day, 7200) }
        guard let seconds = ZoneTail.seconds(&cursor) else { return nil }
        return (day, seconds)
    }
}

extension ZoneRules {
    /// A change that comes every year at a weekday of a month, as the endless part of a zone's rules has it.
    public struct YearlyChange: Hashable, Sendable {
        /// 1 to 12.
        public let month: Int
        /// 1 to 5; 5 is the last week.
        public let week: Int
        /// The weekday on which the change takes place.
        public let weekday: Weekday
        /// Wall-clock seconds after the midnight of that day, with the offset before the change; may be negative or
        /// more than a day.
        public let seconds: Int
        /// The local time until the change.
        public let before: LocalTime
        /// The local time from the change on.
        public let after: LocalTime
    }

    /// The two changes of every year after the listed ones; empty where there are none, or none by weekday.
    public var yearlyChanges: [YearlyChange] {
        guard let tail = endlessRule, let daylight = tail.daylight,
            case .weekdayOfMonth(let startMonth, let startWeek, let startDay) = daylight.startDay,
            case .weekdayOfMonth(let endMonth, let endWeek, let endDay) = daylight.endDay
        else { return [] }
        return [
            YearlyChange(
                month: startMonth,
                week: startWeek,
                weekday: Weekday(rawValue: startDay == 0 ? 7 : startDay) ?? .sunday,
                seconds: daylight.startSeconds,
                before: tail.standard,
                after: daylight.local
            ),
            YearlyChange(
                month: endMonth,
                week: endWeek,
                weekday: Weekday(rawValue: endDay == 0 ? 7 : endDay) ?? .sunday,
                seconds: daylight.endSeconds,
                before: daylight.local,
                after: tail.standard
            ),
        ]
    }

    /// The changes that ``yearlyChanges`` mean in a window, ascending.
    public func yearlyTransitions(in window: Range<Instant>) -> [Transition] {
        var result: [Transition] = []
        endlessRule?.appendTransitions(
            from: window.lowerBound.secondsSince1970,
            to: window.upperBound.secondsSince1970,
            to: &result
        )
        return result
    }
}
