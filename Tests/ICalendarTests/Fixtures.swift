import CivilTime
import ICalendar

/// Short ways to write calendars in tests.
enum Fixture {
    /// A VCALENDAR around some lines.
    static func document(_ lines: String) throws -> CalendarDocument {
        let body = lines.split(separator: "\n").map { $0 + "\r\n" }.joined()
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//t//EN\r\n" + body + "END:VCALENDAR\r\n"
        return try CalendarDocument(parsing: Array(text.utf8))
    }

    /// An object of one VEVENT with some lines.
    static func event(_ lines: String) throws -> CalendarObject {
        let head = "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\n"
        return try CalendarObject(document(head + lines + "\nEND:VEVENT"))
    }

    static func instant(_ text: String) throws -> Instant { try Instant(iso8601: text) }

    static func window(_ from: String, _ to: String) throws -> Range<Instant> { try instant(from)..<instant(to) }

    static let rome: ZoneRules = (try? ZoneRules.named("Europe/Rome")) ?? .utc
}

extension CalendarDocument {
    var text: String { String(decoding: serialized(), as: UTF8.self) }
}
