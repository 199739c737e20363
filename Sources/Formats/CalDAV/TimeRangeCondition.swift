package import CivilTime
package import WebDAV
package import XMLStream

/// `CALDAV:time-range` (RFC 4791 §9.9): half-open; a missing end is open.
package struct TimeRangeCondition: Hashable, Sendable {
    package var start: Instant?
    package var end: Instant?

    package init(start: Instant?, end: Instant?) {
        self.start = start
        self.end = end
    }

    /// Reads the attributes of the current element without leaving it.
    ///
    /// - Throws: valid-filter where neither end is given, one is no UTC date-time, or they are the wrong way round.
    package init(attributesOf reader: XMLReader) throws(DAVError) {
        start = try Self.instant(reader.attribute("start"))
        end = try Self.instant(reader.attribute("end"))
        guard start != nil || end != nil else {
            throw CalendarCondition.invalidFilter("a time range needs a start or an end")
        }
        guard start ?? .distantPast < end ?? .distantFuture else {
            throw CalendarCondition.invalidFilter("a time range must end after it starts")
        }
    }

    /// The range with its open ends at the ends of time.
    package var bounds: Range<Instant> {
        let lower = start ?? .distantPast
        return lower..<max(lower, end ?? .distantFuture)
    }

    private static func instant(_ text: String?) throws(DAVError) -> Instant? {
        guard let text else { return nil }
        guard let instant = Self.instant(basic: text) else {
            throw CalendarCondition.invalidFilter("\(text) is not a UTC date with time")
        }
        return instant
    }

    /// Reads `YYYYMMDDTHHMMSSZ` (RFC 5545 §3.3.5 form 2).
    private static func instant(basic text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
            let year = number(bytes[0..<4]), let month = number(bytes[4..<6]), let day = number(bytes[6..<8]),
            let hour = number(bytes[9..<11]), let minute = number(bytes[11..<13]), let second = number(bytes[13..<15]),
            hour < 24, minute < 60, second <= 60, let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        let seconds = date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + min(second, 59)
        return Instant(secondsSince1970: Int64(seconds))
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }
}
