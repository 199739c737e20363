internal import ByteText

/// Why a text is no point in time.
public enum TimeTextError: Error, Equatable, Sendable {
    case malformed(String)
}

extension Instant {
    /// Reads RFC 3339: `2025-11-12T05:00:00Z` or with an offset, seconds and their fraction optional (the fraction is
    /// cut off).
    public init(iso8601 text: some StringProtocol) throws(TimeTextError) {
        var cursor = ByteCursor(text)
        guard let instant = Instant(reading: &cursor), cursor.isAtEnd else { throw .malformed(String(text)) }
        self = instant
    }

    private init?(reading cursor: inout ByteCursor) {
        guard let local = CivilDateTime(reading: &cursor) else { return nil }
        if cursor.skip(letter: "Z") {
            secondsSince1970 = local.secondsSinceEpoch
            return
        }
        let isNegative = cursor.skip(UInt8(ascii: "-"))
        guard isNegative || cursor.skip(UInt8(ascii: "+")), let hours = cursor.digits(2), hours < 24 else { return nil }
        _ = cursor.skip(UInt8(ascii: ":"))
        guard let minutes = cursor.isAtEnd ? 0 : cursor.digits(2), minutes < 60 else { return nil }
        let offset = Int64(hours * 3600 + minutes * 60)
        secondsSince1970 = local.secondsSinceEpoch + (isNegative ? offset : -offset)
    }

    /// The UTC form of RFC 3339: `2025-11-12T05:00:00Z`.
    public var iso8601: String {
        var output: [UInt8] = []
        utc.append(to: &output)
        output.append(UInt8(ascii: "Z"))
        return String(decoding: output, as: UTF8.self)
    }

    /// RFC 3339 with the offset that a zone has at this instant: `2025-11-12T06:00:00+01:00`.
    public func iso8601(in zone: ZoneRules) -> String {
        var output: [UInt8] = []
        zone.local(self).append(to: &output)
        let offset = zone.offsetSeconds(at: self)
        output.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        output.append(twoDigits: abs(offset) / 3600)
        output.append(UInt8(ascii: ":"))
        output.append(twoDigits: abs(offset) / 60 % 60)
        return String(decoding: output, as: UTF8.self)
    }
}

extension CivilDateTime {
    /// `2025-11-12T05:00:00`.
    public var iso8601: String {
        var output: [UInt8] = []
        append(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads `2025-11-12T05:00:00` or without seconds; a space may replace the `T`.
    public init(iso8601 text: some StringProtocol) throws(TimeTextError) {
        var cursor = ByteCursor(text)
        guard let value = CivilDateTime(reading: &cursor), cursor.isAtEnd else { throw .malformed(String(text)) }
        self = value
    }

    fileprivate init?(reading cursor: inout ByteCursor) {
        guard let date = CivilDate(reading: &cursor),
            cursor.skip(letter: "T") || cursor.skip(UInt8(ascii: " ")),
            let hour = cursor.digits(2), cursor.skip(UInt8(ascii: ":")), let minute = cursor.digits(2)
        else { return nil }
        var second = 0
        if cursor.skip(UInt8(ascii: ":")) {
            guard let value = cursor.digits(2) else { return nil }
            second = value
            if cursor.skip(UInt8(ascii: ".")) || cursor.skip(UInt8(ascii: ",")) {
                guard !cursor.prefix(while: \.isASCIIDigit).isEmpty else { return nil }
            }
        }
        guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { return nil }
        self.init(date: date, time: time)
    }

    fileprivate func append(to output: inout [UInt8]) {
        date.append(to: &output)
        output.append(UInt8(ascii: "T"))
        output.append(twoDigits: time.hour)
        output.append(UInt8(ascii: ":"))
        output.append(twoDigits: time.minute)
        output.append(UInt8(ascii: ":"))
        output.append(twoDigits: time.second)
    }
}

extension CivilDate {
    /// `2025-11-12`.
    public var iso8601: String {
        var output: [UInt8] = []
        append(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads `2025-11-12`.
    public init(iso8601 text: some StringProtocol) throws(TimeTextError) {
        var cursor = ByteCursor(text)
        guard let value = CivilDate(reading: &cursor), cursor.isAtEnd else { throw .malformed(String(text)) }
        self = value
    }

    fileprivate init?(reading cursor: inout ByteCursor) {
        guard let year = cursor.digits(4), cursor.skip(UInt8(ascii: "-")),
            let month = cursor.digits(2), cursor.skip(UInt8(ascii: "-")), let day = cursor.digits(2)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    fileprivate func append(to output: inout [UInt8]) {
        output.append(year: year)
        output.append(UInt8(ascii: "-"))
        output.append(twoDigits: month)
        output.append(UInt8(ascii: "-"))
        output.append(twoDigits: day)
    }
}

extension Instant: Codable {
    /// Reads the RFC 3339 text that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        try self.init(iso8601: decoder.singleValueContainer().decode(String.self))
    }

    /// Writes RFC 3339 text in UTC.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}

extension Instant: CustomStringConvertible {
    /// The instant as RFC 3339 text in UTC.
    public var description: String { iso8601 }
}

extension CivilDateTime: CustomStringConvertible {
    /// The local time in ISO 8601, without an offset.
    public var description: String { iso8601 }
}

extension CivilDate: CustomStringConvertible {
    /// The date as `YYYY-MM-DD`.
    public var description: String { iso8601 }
}
