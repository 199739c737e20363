internal import ByteText
public import CivilTime

/// A DATE or DATE-TIME value in one of its forms (RFC 5545 §3.3.4, §3.3.5).
public enum DateTimeValue: Hashable, Sendable {
    case date(CivilDate)
    /// A wall-clock reading in whatever zone the reader is.
    case floating(CivilDateTime)
    case utc(CivilDateTime)
    /// A wall-clock reading in the zone that a `TZID` names, not yet resolved.
    case zoned(CivilDateTime, tzid: String)

    /// Reads a value; what is written decides between date and date-time, a `Z` wins over a `TZID`. Nil when it is
    /// malformed.
    public init?(_ text: some StringProtocol, tzid: String? = nil) {
        var cursor = ByteCursor(text)
        self.init(reading: &cursor, tzid: tzid)
        guard cursor.isAtEnd else { return nil }
    }

    /// The value of a property such as DTSTART, with its `TZID` parameter. Nil when it is malformed.
    public init?(_ property: Property) {
        var cursor = property.slice.cursor
        self.init(reading: &cursor, tzid: property.parameter("TZID"))
        guard cursor.isAtEnd else { return nil }
    }

    // date-time = date-fullyear date-month date-mday [ "T" time-hour time-minute time-second ["Z"] ]
    init?(reading cursor: inout ByteCursor, tzid: String?) {
        _ = cursor.prefix { $0 == 0x20 }
        guard let year = cursor.digits(4), let month = cursor.digits(2), let day = cursor.digits(2),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        guard cursor.skip(letter: "T") else {
            _ = cursor.prefix { $0 == 0x20 }
            self = .date(date)
            return
        }
        guard let hour = cursor.digits(2), let minute = cursor.digits(2) else { return nil }
        // Seconds are left out by a few writers; 24:00 is the next midnight in a few others.
        let second = cursor.digits(2) ?? 0
        let isNextMidnight = hour == 24 && minute == 0 && second == 0
        guard let time = TimeOfDay(hour: isNextMidnight ? 0 : hour, minute: minute, second: second) else { return nil }
        let local = CivilDateTime(date: isNextMidnight ? date.adding(days: 1) : date, time: time)
        if cursor.skip(letter: "Z") {
            self = .utc(local)
        } else if let tzid, !tzid.isEmpty {
            self = tzid.equalsIgnoringASCIICase("UTC") ? .utc(local) : .zoned(local, tzid: tzid)
        } else {
            self = .floating(local)
        }
        _ = cursor.prefix { $0 == 0x20 }
    }

    /// The values of a property such as EXDATE that has a list of them; malformed ones are left out.
    public static func list(_ property: Property) -> [DateTimeValue] {
        let tzid = property.parameter("TZID")
        var cursor = property.slice.cursor
        var values: [DateTimeValue] = []
        while !cursor.isAtEnd {
            if let value = DateTimeValue(reading: &cursor, tzid: tzid) { values.append(value) }
            _ = cursor.prefix { $0 != UInt8(ascii: ",") }
            _ = cursor.skip(UInt8(ascii: ","))
        }
        return values
    }

    /// The date and time that are written; midnight for a date.
    public var local: CivilDateTime {
        switch self {
        case .date(let date): CivilDateTime(date: date, time: .midnight)
        case .floating(let local), .utc(let local), .zoned(let local, _): local
        }
    }

    /// Whether the value is a date without a time.
    public var isDate: Bool { if case .date = self { true } else { false } }

    /// Whether the value is a local time without a zone.
    var isFloating: Bool { if case .floating = self { true } else { false } }

    /// The basic form: `20260302` or `20260302T090000`, with `Z` for UTC.
    public var text: String {
        switch self {
        case .date(let date): date.basicText
        case .floating(let local), .zoned(let local, _): local.basicText
        case .utc(let local): local.basicText + "Z"
        }
    }

    /// A property with this value and the parameters it needs (`VALUE=DATE`, `TZID`).
    public func property(_ name: String) -> Property {
        switch self {
        case .date: Property(name, parameters: [("VALUE", "DATE")], value: text)
        case .zoned(_, let tzid): Property(name, parameters: [("TZID", tzid)], value: text)
        case .floating, .utc: Property(name, value: text)
        }
    }
}

extension CivilDate {
    /// `20260302`.
    public var basicText: String {
        var output: [UInt8] = []
        appendBasic(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    fileprivate func appendBasic(to output: inout [UInt8]) {
        output.append(year: year)
        output.append(twoDigits: month)
        output.append(twoDigits: day)
    }
}

extension CivilDateTime {
    /// `20260302T090000`.
    public var basicText: String {
        var output: [UInt8] = []
        output.reserveCapacity(15)
        date.appendBasic(to: &output)
        output.append(UInt8(ascii: "T"))
        output.append(twoDigits: time.hour)
        output.append(twoDigits: time.minute)
        output.append(twoDigits: time.second)
        return String(decoding: output, as: UTF8.self)
    }
}

extension Instant {
    /// `20260302T080000Z`.
    public var basicText: String { utc.basicText + "Z" }
}
