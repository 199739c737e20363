internal import ByteText
internal import CivilTime

/// Stored bytes are no index of this version: make it again from the object.
public struct RecurrenceIndexError: Error, Hashable, Sendable {
    public init() {}
}

extension RecurrenceIndex {
    private static let version: UInt8 = 1

    /// The bytes to store. Zones of the system are stored by name, so that their new rules count at once.
    public func encoded() -> [UInt8] {
        var writer = IndexWriter()
        writer.output.append(RecurrenceIndex.version)
        writer.write(Series.Zone.rules(floating))
        writer.write(optional: firstStart?.secondsSince1970)
        writer.write(optional: lastEnd?.secondsSince1970)
        writer.write(series)
        return writer.output
    }

    /// Reads what ``encoded()`` gave.
    public init(encoded bytes: [UInt8]) throws(RecurrenceIndexError) {
        var reader = IndexReader(bytes)
        guard try reader.byte() == RecurrenceIndex.version else { throw RecurrenceIndexError() }
        guard case .rules(let floating) = try reader.zone() else { throw RecurrenceIndexError() }
        let first = try reader.optional()
        let last = try reader.optional()
        let series = try reader.series()
        guard reader.isAtEnd else { throw RecurrenceIndexError() }
        self.init(
            series: series,
            floating: floating,
            bounds: (first.map { Instant(secondsSince1970: $0) }, last.map { Instant(secondsSince1970: $0) })
        )
    }
}

/// Writes numbers in as few bytes as they need (zigzag, seven bits a byte), texts with their length before them.
private struct IndexWriter {
    var output: [UInt8] = []

    mutating func write(_ value: Int64) {
        var rest = UInt64(bitPattern: (value << 1) ^ (value >> 63))
        while rest >= 0x80 {
            output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        output.append(UInt8(rest))
    }

    mutating func write(optional value: Int64?) {
        output.append(value == nil ? 0 : 1)
        if let value { write(value) }
    }

    mutating func write(_ text: String) {
        write(Int64(text.utf8.count))
        output.append(text: text)
    }

    mutating func write(_ zone: Series.Zone) {
        switch zone {
        case .floating: output.append(0)
        case .utc: output.append(1)
        case .rules(let rules):
            // A zone that the system has under its name is found there again; a private one is written out.
            if (try? ZoneRules.named(rules.name)) === rules {
                output.append(2)
                write(rules.name)
            } else {
                output.append(3)
                write(rules.name)
                let all = rules.transitions(in: Instant.distantPast..<Instant(secondsSince1970: 7_258_118_400))
                write(rules.localTime(at: .distantPast))
                write(Int64(all.count))
                for change in all {
                    write(change.instant.secondsSince1970)
                    write(change.after)
                }
            }
        }
    }

    private mutating func write(_ local: ZoneRules.LocalTime) {
        write(Int64(local.offsetSeconds))
        output.append(local.isDaylight ? 1 : 0)
        write(local.abbreviation)
    }

    mutating func write(_ length: Series.Length) {
        switch length {
        case .exact(let seconds):
            output.append(0)
            write(seconds)
        case .nominal(let days, let seconds):
            output.append(1)
            write(days)
            write(seconds)
        case .wallClock(let seconds):
            output.append(2)
            write(seconds)
        }
    }

    private mutating func write(_ rules: [Series.Rule]) {
        write(Int64(rules.count))
        for rule in rules {
            write(rule.rule.text)
            write(optional: rule.last)
            write(optional: rule.lastInstant)
        }
    }

    private mutating func write(ascending values: [Int64]) {
        write(Int64(values.count))
        var previous: Int64 = 0
        for value in values {
            write(value - previous)
            previous = value
        }
    }

    mutating func write(_ series: Series) {
        output.append(series.kind.code)
        output.append(series.hasStart ? 1 : 0)
        write(series.zone)
        output.append(series.isDate ? 1 : 0)
        write(series.start)
        write(series.length)
        output.append(series.test.rawValue)
        write(series.rules)
        write(series.excludingRules)
        write(Int64(series.extraStarts.count))
        for extra in series.extraStarts {
            write(extra.start)
            output.append(extra.length == nil ? 0 : 1)
            if let length = extra.length { write(length) }
        }
        write(ascending: series.excludedStarts)
        write(ascending: series.excludedDays)
        write(Int64(series.overrides.count))
        for override in series.overrides {
            write(override.recurrence)
            output.append(override.appliesToFuture ? 1 : 0)
            write(override.start)
            write(override.zone)
            output.append(override.isDate ? 1 : 0)
            write(override.length)
            output.append(override.test.rawValue)
        }
        output.append(series.undated == nil ? 0 : 1)
        if let undated = series.undated {
            write(optional: undated.completed)
            write(optional: undated.created)
        }
    }
}

private struct IndexReader {
    private var cursor: ByteCursor

    init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

    var isAtEnd: Bool { cursor.isAtEnd }

    mutating func byte() throws(RecurrenceIndexError) -> UInt8 {
        guard let byte = cursor.next() else { throw RecurrenceIndexError() }
        return byte
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
            let name = try text()
            let first = try localTime()
            var changes: [(instant: Instant, local: ZoneRules.LocalTime)] = []
            for _ in 0..<(try count()) {
                changes.append((Instant(secondsSince1970: try number()), try localTime()))
            }
            return .rules(ZoneRules(name: name, first: first, changes: changes))
        default: throw RecurrenceIndexError()
        }
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
                    test: try test()
                )
            )
        }
        if try flag() { series.undated = Series.Undated(completed: try optional(), created: try optional()) }
        return series
    }
}
