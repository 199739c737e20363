internal import ByteText
internal import CivilTime

/// Decodes the output of ``IndexWriter``; anything else is an error.
struct IndexReader {
    private var cursor: ByteCursor
    private var privateZones: [ZoneRules] = []

    init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

    var isAtEnd: Bool { cursor.isAtEnd }

    mutating func byte() throws(RecurrenceIndexError) -> UInt8 {
        guard let byte = cursor.next() else { throw RecurrenceIndexError() }
        return byte
    }

    mutating func busy() throws(RecurrenceIndexError) -> BusyPeriod.FreeBusyType? {
        let code = try byte()
        guard code != 0 else { return nil }
        guard let kind = BusyPeriod.FreeBusyType(rawValue: Int(code) - 1) else { throw RecurrenceIndexError() }
        return kind
    }

    mutating func flag() throws(RecurrenceIndexError) -> Bool { try byte() != 0 }

    mutating func number() throws(RecurrenceIndexError) -> Int64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            guard shift < 64 else { throw RecurrenceIndexError() }
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { break }
            shift += 7
        }
        let number = Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
        // Anything larger is damage, and could overflow sums.
        guard number.magnitude < 1 << 50 else { throw RecurrenceIndexError() }
        return number
    }

    mutating func count() throws(RecurrenceIndexError) -> Int {
        let count = Int(try number())
        guard count >= 0, count <= cursor.end - cursor.position else { throw RecurrenceIndexError() }
        return count
    }

    mutating func optional() throws(RecurrenceIndexError) -> Int64? { try flag() ? try number() : nil }

    mutating func text() throws(RecurrenceIndexError) -> String {
        let count = try count()
        let start = cursor.position
        cursor.position += count
        return cursor.text(start..<cursor.position)
    }

    mutating func zone() throws(RecurrenceIndexError) -> Series.Zone {
        switch try byte() {
        case 0: return .floating
        case 1: return .utc
        case 2:
            guard let rules = try? ZoneRules.named(try text()) else { throw RecurrenceIndexError() }
            return .rules(rules)
        case 3:
            let rules = try definition()
            privateZones.append(rules)
            return .rules(rules)
        case 4:
            let number = try number()
            guard privateZones.indices.contains(Int(number)) else { throw RecurrenceIndexError() }
            return .rules(privateZones[Int(number)])
        default: throw RecurrenceIndexError()
        }
    }

    private mutating func definition() throws(RecurrenceIndexError) -> ZoneRules {
        let name = try text()
        let first = try localTime()
        var changes: [(instant: Instant, local: ZoneRules.LocalTime)] = []
        for _ in 0..<(try count()) {
            changes.append((Instant(secondsSince1970: try number()), try localTime()))
        }
        return ZoneRules(name: name, first: first, changes: changes)
    }

    private mutating func localTime() throws(RecurrenceIndexError) -> ZoneRules.LocalTime {
        ZoneRules.LocalTime(offsetSeconds: Int(try number()), isDaylight: try flag(), abbreviation: try text())
    }

    private mutating func length() throws(RecurrenceIndexError) -> Series.Length {
        switch try byte() {
        case 0: return .exact(try number())
        case 1:
            let days = try number()
            guard abs(days) < 1 << 30 else { throw RecurrenceIndexError() }
            return .nominal(days: days, seconds: try number())
        case 2: return .wallClock(try number())
        default: throw RecurrenceIndexError()
        }
    }

    private mutating func test() throws(RecurrenceIndexError) -> OverlapTest {
        guard let test = OverlapTest(rawValue: try byte()) else { throw RecurrenceIndexError() }
        return test
    }

    private mutating func rules() throws(RecurrenceIndexError) -> [Series.Rule] {
        var rules: [Series.Rule] = []
        for _ in 0..<(try count()) {
            guard let rule = try? RecurrenceRule(try text()) else { throw RecurrenceIndexError() }
            rules.append(Series.Rule(rule: rule, last: try optional(), lastInstant: try optional()))
        }
        return rules
    }

    private mutating func ascending() throws(RecurrenceIndexError) -> [Int64] {
        var values: [Int64] = []
        var previous: Int64 = 0
        for _ in 0..<(try count()) {
            previous &+= try number()
            values.append(previous)
        }
        return values
    }

    mutating func series() throws(RecurrenceIndexError) -> Series {
        let code = Int(try byte())
        guard code < ComponentKind.allCases.count else { throw RecurrenceIndexError() }
        var series = Series(
            kind: ComponentKind.allCases[code],
            hasStart: try flag(),
            zone: try zone(),
            isDate: try flag(),
            start: try number(),
            length: try length(),
            test: try test()
        )
        series.rules = try rules()
        series.excludingRules = try rules()
        for _ in 0..<(try count()) {
            let start = try number()
            series.extraStarts.append(Series.ExtraStart(start: start, length: try flag() ? try length() : nil))
        }
        series.excludedStarts = try ascending()
        series.excludedDays = try ascending()
        for _ in 0..<(try count()) {
            series.overrides.append(
                Series.Override(
                    recurrence: try number(),
                    appliesToFuture: try flag(),
                    start: try number(),
                    zone: try zone(),
                    isDate: try flag(),
                    length: try length(),
                    test: try test(),
                    busy: try busy()
                )
            )
        }
        if try flag() { series.undated = Series.Undated(completed: try optional(), created: try optional()) }
        return series
    }
}
