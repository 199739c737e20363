package import Calendars
package import ICalendar

/// What is read of a publication.
package struct PublishedCalendar: Equatable, Sendable {
    /// The objects that one publication brings at most.
    package static let mostObjects = 20_000

    /// NAME (RFC 7986 §5.1) or X-WR-CALNAME; nil: it has none.
    package var name: String?
    /// COLOR of Apple's form, `#RRGGBB`; nil: none.
    package var color: String?
    /// REFRESH-INTERVAL (RFC 7986 §5.7) or X-PUBLISHED-TTL; nil: neither.
    package var refreshSeconds: Int64?
    package var objects: [ImportedObject]

    /// nil: it is no calendar.
    package init?(_ bytes: [UInt8], limits: Limits = .standard) {
        guard bytes.starts(with: Self.begin) || bytes.dropFirst(Self.mark.count).starts(with: Self.begin),
            let document = try? CalendarDocument(parsingLeniently: bytes, limits: limits),
            let calendar = document.calendar
        else { return nil }
        name = ["NAME", "X-WR-CALNAME"].lazy.compactMap { calendar.first($0)?.text }.first { !$0.isEmpty }
            .map { String($0.prefix(200)) }
        color = calendar.first("X-APPLE-CALENDAR-COLOR").map { String($0.value.prefix(7)) }.flatMap { text in
            text.count == 7 && text.first == "#" && text.dropFirst().allSatisfy(\.isHexDigit) ? text : nil
        }
        refreshSeconds = ["REFRESH-INTERVAL", "X-PUBLISHED-TTL"].lazy
            .compactMap { calendar.first($0).flatMap { DurationValue($0.value) } }
            .map { Int64($0.days * 86_400 + $0.seconds) }.first { $0 > 0 }
        var room = ImportedObject.mostZoneBytes
        objects = CalendarObject.all(in: document, limits: limits)
            .filter { !$0.uid.isEmpty && ($0.kind == .event || $0.kind == .toDo || $0.kind == .journal) }
            .prefix(Self.mostObjects)
            .map { ImportedObject($0, isPublished: true, zonesWithin: &room) }
    }

    private static let begin = Array("BEGIN:VCALENDAR".utf8)
    /// UTF-8's byte order mark, which Outlook writes.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
