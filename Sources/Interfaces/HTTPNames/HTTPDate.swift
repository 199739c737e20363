package import CivilTime

/// Dates of HTTP fields (RFC 9110 §5.6.7).
package enum HTTPDate {
    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let dayLetters = days.map { Array($0.utf8) }
    private static let monthLetters = months.map { Array($0.utf8) }
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// `Sun, 06 Nov 1994 08:49:37 GMT`.
    package static func format(_ instant: Instant) -> String {
        let utc = instant.utc
        var text: [UInt8] = []
        text.reserveCapacity(32)
        text += dayLetters[utc.date.weekday.rawValue - 1]
        text += [UInt8(ascii: ","), space]
        append(utc.date.day, digits: 2, to: &text)
        text.append(space)
        text += monthLetters[utc.date.month - 1]
        text.append(space)
        append(utc.date.year, digits: 4, to: &text)
        text.append(space)
        append(utc.time.hour, digits: 2, to: &text)
        text.append(colon)
        append(utc.time.minute, digits: 2, to: &text)
        text.append(colon)
        append(utc.time.second, digits: 2, to: &text)
        text += zone
        return String(decoding: text, as: UTF8.self)
    }

    private static let space = UInt8(ascii: " ")
    private static let colon = UInt8(ascii: ":")
    private static let zone = Array(" GMT".utf8)

    /// Appends a number with two or four digits; one that needs more gets them.
    private static func append(_ number: Int, digits: Int, to text: inout [UInt8]) {
        guard (0..<10_000).contains(number) else {
            text += Array(String(number).utf8)
            return
        }
        func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value % 10) }
        if digits == 4 {
            text.append(digit(number / 1000))
            text.append(digit(number / 100))
        }
        text.append(digit(number / 10))
        text.append(digit(number))
    }

    /// Reads the preferred form only; nil for anything else, which then is as if it were not there (RFC 9110 §13.1.3).
    package static func parse(_ text: String) -> Instant? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]),
            let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3]),
            let date = CivilDate(year: year, month: month + 1, day: day)
        else { return nil }
        let clock = parts[4].split(separator: ":").compactMap { Int($0) }
        guard clock.count == 3, let time = TimeOfDay(hour: clock[0], minute: clock[1], second: min(clock[2], 59)) else {
            return nil
        }
        return Instant(secondsSince1970: CivilDateTime(date: date, time: time).secondsSinceEpoch)
    }
}
