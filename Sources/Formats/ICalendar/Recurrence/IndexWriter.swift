internal import ByteText
internal import CivilTime

/// Writes numbers in as few bytes as they need (zigzag, seven bits a byte), texts with their length before them.
struct IndexWriter {
    var output: [UInt8] = []
    /// The private zones that were written out, in order.
    private var privateZones: [ZoneRules] = []

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

    /// Nothing, or what ``BusyPeriod/Kind`` counts from 0.
    mutating func write(_ busy: BusyPeriod.FreeBusyType?) { output.append(busy.map { UInt8($0.rawValue) + 1 } ?? 0) }

    mutating func write(_ text: String) {
        write(Int64(text.utf8.count))
        output.append(text: text)
    }

    mutating func write(_ zone: Series.Zone) {
        switch zone {
        case .floating: output.append(0)
        case .utc: output.append(1)
        case .rules(let rules):
            // A zone that the system has under its name is found there again; a private one is written out once.
            if (try? ZoneRules.named(rules.name)) === rules {
                output.append(2)
                write(rules.name)
            } else if let known = privateZones.firstIndex(of: rules) {
                output.append(4)
                write(Int64(known))
            } else {
                privateZones.append(rules)
                output.append(3)
                write(definition: rules)
            }
        }
    }

    private mutating func write(definition rules: ZoneRules) {
        write(rules.name)
        let all = rules.transitions(in: Instant.distantPast..<Instant(secondsSince1970: 7_258_118_400))
        write(rules.localTime(at: .distantPast))
        write(Int64(all.count))
        for change in all {
            write(change.instant.secondsSince1970)
            write(change.after)
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
            write(override.busy)
        }
        output.append(series.undated == nil ? 0 : 1)
        if let undated = series.undated {
            write(optional: undated.completed)
            write(optional: undated.created)
        }
    }
}
