import CivilTime
import ICalendar
import Testing

@Suite struct RecurrencePropertyTests {
    @Test(arguments: UInt64(0)..<300)
    func seekingIsFilteringAWalk(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let rule = random.rule()
        let start = random.dateTime().local
        let limits = Limits(steps: 50_000)
        var walker = RecurrenceIterator(rule, start: start, limits: limits)
        var all: [CivilDateTime] = []
        while all.count < 200, let next = (try? walker.next()) ?? nil { all.append(next) }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 }, "\(rule.text)")
        guard let last = all.last else { return }
        let span = Int(last.secondsSinceEpoch - start.secondsSinceEpoch)
        for _ in 0..<10 {
            let goal = start.adding(seconds: Int64(random.number(0...max(1, span))))
            var seeker = RecurrenceIterator(rule, start: start, limits: limits)
            try seeker.seek(to: goal)
            let found = try seeker.next()
            #expect(found == all.first { $0 >= goal }, "\(rule.text) from \(start) to \(goal)")
        }
    }

    @Test(arguments: UInt64(0)..<200)
    func windowsThatMeetGiveTheWhole(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var rule = random.rule()
        // Millions of occurrences would only show the limit.
        if [.secondly, .minutely].contains(rule.frequency) { rule.frequency = .hourly }
        if rule.hours.count + rule.minutes.count > 2 { rule.minutes = [] }
        if random.chance(40) { rule.count = random.number(1...50) }
        let start = random.dateTime()
        if !start.isDate, random.chance(30) { rule.until = .utc(start.local.adding(seconds: 40_000_000)) }
        if rule.until != nil { rule.count = nil }
        var lines = [start.property("DTSTART").line, "RRULE:\(rule.text)", "DURATION:P\(random.number(1...40))D"]
        if random.chance(50) { lines.append("EXDATE;VALUE=DATE:\(start.local.date.adding(days: 3).basicText)") }
        if random.chance(50) { lines.append(start.shifted(days: 5).property("RDATE").line) }
        let object = try Fixture.event(lines.joined(separator: "\n"))
        let a = Instant(secondsSince1970: start.local.secondsSinceEpoch - 86400 * 3)
        let b = a.adding(seconds: Int64(random.number(1...5_000_000)))
        let c = b.adding(seconds: Int64(random.number(1...5_000_000)))
        let index = try object.recurrenceIndex(floating: Fixture.rome)
        func starts(_ window: Range<Instant>) throws -> [Instant] {
            let found = try object.occurrences(overlapping: window, floating: Fixture.rome).map(\.start)
            #expect(try index.occurrences(overlapping: window).map(\.start) == found, "\(lines)")
            return found
        }
        let whole = try starts(a..<c)
        let parts = try starts(a..<b) + starts(b..<c)
        #expect(Set(parts) == Set(whole), "\(lines)")
        #expect(whole == whole.sorted())
    }

    @Test(arguments: UInt64(0)..<200)
    func theTextOfARuleIsReadBack(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let rule = random.rule()
        #expect(try RecurrenceRule(rule.text) == rule)
    }
}

extension Property {
    fileprivate var line: String {
        name + parameters.map { ";\($0.name)=\($0.values[0])" }.joined() + ":" + value
    }
}

extension DateTimeValue {
    fileprivate func shifted(days: Int) -> DateTimeValue {
        let local = local.adding(seconds: Int64(days) * 86400)
        switch self {
        case .date: return .date(local.date)
        case .floating: return .floating(local)
        case .utc: return .utc(local)
        case .zoned(_, let tzid): return .zoned(local, tzid: tzid)
        }
    }
}

@Suite struct DamagedIndexTests {
    @Test(arguments: UInt64(0)..<300)
    func damageIsAnErrorOrAnAnswer(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let object = try Fixture.event(
            "DTSTART;TZID=Europe/Rome:20260301T100000\nDURATION:P1DT2H\nRRULE:\(random.rule().text)\n"
                + "EXDATE;VALUE=DATE:20260302"
        )
        var bytes = try object.recurrenceIndex(floating: Fixture.rome).encoded()
        for _ in 0..<random.number(1...6) {
            bytes[random.number(0...(bytes.count - 1))] = UInt8(random.number(0...255))
        }
        if random.chance(30) { bytes.removeLast(random.number(1...bytes.count)) }
        guard let index = try? RecurrenceIndex(encoded: bytes) else { return }
        let window = try Fixture.window("2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z")
        _ = try? index.occurrences(overlapping: window, limits: Limits(occurrences: 1000, steps: 5000))
    }
}
