internal import CivilTime

/// Walks through the occurrences of one rule in wall-clock seconds, ascending; jumps to a time where nothing must be
/// counted.
struct RuleWalker: Sendable {
    private let rule: CompiledRule
    private let stepLimit: Int
    /// How many occurrences are left; nil: no end by number.
    private var remaining: Int?
    private let insertsStart: Bool
    private var isStartPending: Bool
    /// The number of the next period to look at.
    private var period: Int64 = 0
    /// The starts of the days (or hours, ...) of the current period.
    private var bases: [Int64] = []
    /// With BYSETPOS: which of the candidates of the current period count, ascending.
    private var picks: [Int] = []
    private var candidate = 0
    private var candidateCount = 0
    private var isAtEnd = false
    /// With another calendar, days that were moved may come twice.
    private var previous = Int64.min
    /// The steps of all calls so far.
    private(set) var stepsTaken = 0

    /// With `insertsStart` the start is the first occurrence, whether the rule matches it or not (RFC 5545 §3.8.5.3).
    init(_ rule: CompiledRule, count: Int?, insertsStart: Bool, stepLimit: Int) {
        self.rule = rule
        self.stepLimit = stepLimit
        self.insertsStart = insertsStart
        isStartPending = insertsStart && rule.start <= rule.last
        remaining = count
    }

    /// The next occurrence, or nil at the end.
    mutating func next() throws(RecurrenceError) -> Int64? {
        if let remaining, remaining <= 0 { return nil }
        if isStartPending {
            isStartPending = false
            if let remaining { self.remaining = remaining - 1 }
            return rule.start
        }
        var steps = 0
        defer { stepsTaken += steps }
        while !isAtEnd {
            while candidate < candidateCount {
                let value = value(at: candidate)
                candidate += 1
                guard insertsStart ? value > rule.start : value >= rule.start else { continue }
                guard value <= rule.last else {
                    isAtEnd = true
                    return nil
                }
                if rule.scale != nil {
                    guard value > previous else { continue }
                    previous = value
                }
                if let remaining { self.remaining = remaining - 1 }
                return value
            }
            steps += 1
            guard steps <= stepLimit else { throw .exhausted(steps: stepLimit) }
            fillPeriod(&steps)
        }
        return nil
    }

    /// Goes on with the first occurrence that is not before a time. A rule with a COUNT has to be walked to there.
    mutating func seek(to time: Int64) throws(RecurrenceError) {
        guard time > rule.start else { return }
        if remaining != nil {
            try walk(to: time)
            return
        }
        isStartPending = false
        candidate = 0
        candidateCount = 0
        period = rule.period(before: time)
        var steps = 0
        defer { stepsTaken += steps }
        while !isAtEnd {
            while candidate < candidateCount {
                if value(at: candidate) >= time { return }
                candidate += 1
            }
            steps += 1
            guard steps <= stepLimit else { throw .exhausted(steps: stepLimit) }
            fillPeriod(&steps)
        }
    }

    private mutating func walk(to time: Int64) throws(RecurrenceError) {
        var steps = 0
        while true {
            let before = self
            guard let value = try next() else { return }
            if value >= time {
                let taken = stepsTaken
                self = before
                stepsTaken = taken
                return
            }
            steps += 1
            guard steps <= stepLimit else { throw .exhausted(steps: stepLimit) }
        }
    }

    @inline(__always)
    private func value(at index: Int) -> Int64 {
        let index = rule.setPositions.isEmpty ? index : picks[index]
        let count = rule.times.count
        if count == 1 { return bases[index] &+ Int64(rule.times[0]) }
        return bases[index / count] &+ Int64(rule.times[index % count])
    }

    private mutating func fillPeriod(_ steps: inout Int) {
        bases.removeAll(keepingCapacity: true)
        let isPast = rule.fill(&period, &bases, &steps, stepLimit: stepLimit)
        period += 1
        candidate = 0
        candidateCount = bases.count * rule.times.count
        if isPast, bases.isEmpty { isAtEnd = true }
        if !rule.setPositions.isEmpty { pickPositions() }
    }

    private mutating func pickPositions() {
        picks.removeAll(keepingCapacity: true)
        for position in rule.setPositions {
            let index = position > 0 ? position - 1 : candidateCount + position
            if index >= 0, index < candidateCount { picks.append(index) }
        }
        if picks.count > 1 {
            picks.sort()
            var kept = 1
            for index in 1..<picks.count where picks[index] != picks[kept - 1] {
                picks[kept] = picks[index]
                kept += 1
            }
            picks.removeLast(picks.count - kept)
        }
        candidateCount = picks.count
    }
}

extension CompiledRule {
    /// The seconds of a unit of a rule by the day or less.
    private var unit: Int64 {
        switch frequency {
        case .secondly: 1
        case .minutely: 60
        case .hourly: 3600
        default: 86400
        }
    }

    private func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
        value / divisor - (value % divisor < 0 ? 1 : 0)
    }

    /// A period that ends before a time or holds it, so that nothing from there on is missed.
    func period(before time: Int64) -> Int64 {
        if let scale { return scale.period(before: time) }
        let date = CivilDateTime(secondsSinceEpoch: min(time, CompiledRule.endOfTime)).date
        let distance: Int64
        switch frequency {
        // A week that belongs to the next year may begin in this one.
        case .yearly: distance = Int64(date.year - startYear - 1)
        case .monthly: distance = Int64((date.year - startDate.year) * 12 + date.month - startDate.month)
        case .weekly: distance = Int64((date.daysSinceEpoch - firstWeekDay) / 7)
        default: distance = floorDivide(time, unit) - floorDivide(start, unit)
        }
        return max(0, floorDivide(distance, Int64(interval)))
    }

    /// The year of the start; where weeks are named, the year that its week belongs to.
    private var startYear: Int {
        guard !weekNumbers.isEmpty else { return startDate.year }
        let day = startDate.daysSinceEpoch
        if day < firstWeek(of: startDate.year) { return startDate.year - 1 }
        return day >= firstWeek(of: startDate.year + 1) ? startDate.year + 1 : startDate.year
    }

    /// The first day of the week of the start.
    private var firstWeekDay: Int {
        startDate.daysSinceEpoch - startDate.weekday.days(after: weekStart)
    }

    /// Puts the starts of the wanted days (or hours, ...) of a period into the list. Rules by the day or less move on
    /// to the next period that has one. Returns true when the period lies behind the last possible occurrence.
    func fill(_ period: inout Int64, _ bases: inout [Int64], _ steps: inout Int, stepLimit: Int) -> Bool {
        let (offset, overflow) = period.multipliedReportingOverflow(by: Int64(interval))
        guard !overflow, offset < 1_000_000_000_000 else { return true }
        if let scale { return scale.fill(period, &bases, last: last) }
        switch frequency {
        case .yearly: return fillYear(startYear + Int(offset), &bases)
        case .monthly:
            let index = startDate.year * 12 + startDate.month - 1 + Int(offset)
            return fillMonth(year: index / 12, month: index % 12 + 1, &bases)
        case .weekly: return fillWeek(firstWeekDay + 7 * Int(offset), &bases)
        case .daily, .hourly, .minutely, .secondly:
            return fillUnit(&period, &bases, &steps, stepLimit: stepLimit)
        }
    }

    private func isPast(_ day: Int) -> Bool { Int64(day) * 86400 > last }

    private func fillYear(_ year: Int, _ bases: inout [Int64]) -> Bool {
        guard year <= 10000 else { return true }
        if !weekNumbers.isEmpty {
            fillWeeks(ofYear: year, &bases)
            return isPast(firstWeek(of: year))
        }
        for month in 1...12 { appendMonth(year: year, month: month, &bases) }
        return isPast(CivilDate.daysSinceEpoch(year: year, month: 1, day: 1))
    }

    private func fillMonth(year: Int, month: Int, _ bases: inout [Int64]) -> Bool {
        guard year <= 10000 else { return true }
        appendMonth(year: year, month: month, &bases)
        return isPast(CivilDate.daysSinceEpoch(year: year, month: month, day: 1))
    }

    private func appendMonth(year: Int, month: Int, _ bases: inout [Int64]) {
        var mask = days(year: year, month: month)
        guard mask != 0 else { return }
        let firstDay = CivilDate.daysSinceEpoch(year: year, month: month, day: 1)
        while mask != 0 {
            let day = firstDay + mask.trailingZeroBitCount - 1
            mask &= mask &- 1
            if weekNumbers.isEmpty || isInWantedWeek(day) { bases.append(Int64(day) * 86400) }
        }
    }

    private func fillWeeks(ofYear year: Int, _ bases: inout [Int64]) {
        let first = firstWeek(of: year)
        let count = (firstWeek(of: year + 1) - first) / 7
        var wanted: UInt64 = 0
        for number in weekNumbers {
            let week = number > 0 ? number : count + 1 + number
            if week >= 1, week <= count { wanted |= 1 << UInt64(week) }
        }
        let hasDays = hasWeekdays || hasMonthDays || !yearDays.isEmpty
        while wanted != 0 {
            let week = wanted.trailingZeroBitCount
            wanted &= wanted &- 1
            for day in (first + 7 * (week - 1))..<(first + 7 * week) {
                if hasDays {
                    let date = CivilDate(daysSinceEpoch: day)
                    guard days(year: date.year, month: date.month) & (1 << UInt32(date.day)) != 0 else { continue }
                } else {
                    guard Weekday(daysSinceEpoch: day) == startDate.weekday else { continue }
                    let month = CivilDate(daysSinceEpoch: day).month
                    guard monthMask == 0 || monthMask & (1 << UInt32(month)) != 0 else { continue }
                }
                bases.append(Int64(day) * 86400)
            }
        }
    }

    private func fillWeek(_ first: Int, _ bases: inout [Int64]) -> Bool {
        let past = isPast(first)
        guard !past else { return true }
        let mask = weekdayMask == 0 ? 1 << UInt8(startDate.weekday.rawValue - 1) : weekdayMask
        let filters = monthMask != 0 || hasMonthDays || !yearDays.isEmpty || !weekNumbers.isEmpty || limits != nil
        var weekday = weekStart.rawValue - 1
        for day in first..<(first + 7) {
            if mask & (1 << UInt8(weekday)) != 0, !filters || passesFilters(day) { bases.append(Int64(day) * 86400) }
            weekday = weekday == 6 ? 0 : weekday + 1
        }
        return false
    }

    private func passesFilters(_ day: Int) -> Bool {
        if let limits { return limits.accepts(day) }
        let date = CivilDate(daysSinceEpoch: day)
        guard days(year: date.year, month: date.month) & (1 << UInt32(date.day)) != 0 else { return false }
        return weekNumbers.isEmpty || isInWantedWeek(day)
    }

    /// Whether a rule by the day or less wants every day.
    private var wantsEveryDay: Bool {
        monthMask == 0 && !hasMonthDays && !hasWeekdays && yearDays.isEmpty && weekNumbers.isEmpty && limits == nil
    }

    private func fillUnit(
        _ period: inout Int64,
        _ bases: inout [Int64],
        _ steps: inout Int,
        stepLimit: Int
    ) -> Bool {
        let unit = unit
        let first = floorDivide(start, unit)
        while steps <= stepLimit {
            let (distance, overflow) = period.multipliedReportingOverflow(by: Int64(interval))
            guard !overflow, distance < 1_000_000_000_000 else { return true }
            let time = (first + distance) * unit
            guard time <= last else { return true }
            guard let wanted = nextWanted(from: time, &steps, stepLimit: stepLimit) else { return steps <= stepLimit }
            if wanted == time {
                bases.append(time)
                return false
            }
            // The first period that does not begin before the wanted time.
            let units = floorDivide(wanted - 1, unit) + 1 - first
            period = max(period + 1, floorDivide(units - 1, Int64(interval)) + 1)
            steps += 1
        }
        return false
    }

    /// The first time, not before one, in a wanted day, hour, minute and second; nil when none is left.
    private func nextWanted(from time: Int64, _ steps: inout Int, stepLimit: Int) -> Int64? {
        let day = floorDivide(time, 86400)
        var rest = time - day * 86400
        if !wantsEveryDay {
            guard let wanted = nextWantedDay(from: Int(day), &steps, stepLimit: stepLimit) else { return nil }
            if Int64(wanted) > day { return Int64(wanted) * 86400 }
        }
        guard frequency != .daily else { return time }
        if let next = CompiledRule.next(hourMask, rest / 3600, below: 24), next > rest / 3600 {
            rest = next * 3600
        } else if hourMask & (1 << UInt32(rest / 3600)) == 0 {
            return (day + 1) * 86400
        }
        guard frequency != .hourly, day * 86400 + rest == time else { return day * 86400 + rest }
        let hour = rest / 3600
        guard let next = CompiledRule.next(minuteMask, rest / 60 % 60, below: 60) else {
            return day * 86400 + (hour + 1) * 3600
        }
        if next > rest / 60 % 60 { return day * 86400 + hour * 3600 + next * 60 }
        guard frequency != .minutely else { return time }
        if let next = CompiledRule.next(secondMask, rest % 60, below: 60) { return time - rest % 60 + next }
        return time - rest % 60 + 60
    }

    private static func next(_ mask: some FixedWidthInteger, _ from: Int64, below limit: Int64) -> Int64? {
        let index = Int64((mask >> from).trailingZeroBitCount) + from
        return index < limit ? index : nil
    }

    private func nextWantedDay(from day: Int, _ steps: inout Int, stepLimit: Int) -> Int? {
        if let limits {
            let last = Int(floorDivide(last, 86400))
            return limits.next(from: day, upTo: last, &steps, stepLimit: stepLimit).flatMap { isPast($0) ? nil : $0 }
        }
        let date = CivilDate(daysSinceEpoch: day)
        var year = date.year
        var month = date.month
        var low = date.day
        while year <= 10000, steps <= stepLimit {
            var mask = days(year: year, month: month) & (UInt32.max << UInt32(low))
            while mask != 0 {
                let found = CivilDate.daysSinceEpoch(year: year, month: month, day: mask.trailingZeroBitCount)
                if isPast(found) { return nil }
                if weekNumbers.isEmpty || isInWantedWeek(found) { return found }
                mask &= mask &- 1
            }
            low = 1
            month += 1
            if month > 12 {
                month = 1
                year += 1
                if isPast(CivilDate.daysSinceEpoch(year: year, month: 1, day: 1)) { return nil }
            }
            steps += 1
        }
        return nil
    }
}
