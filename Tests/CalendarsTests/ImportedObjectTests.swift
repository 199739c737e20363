import ICalendar
import Testing

@testable import Calendars

@Suite struct ImportedObjectTests {
    private static let zone = """
        BEGIN:VTIMEZONE
        TZID:Long
        COMMENT:\(String(repeating: "x", count: 1000))
        BEGIN:STANDARD
        DTSTART:19700101T000000
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0100
        END:STANDARD
        END:VTIMEZONE

        """

    private static func event(_ uid: String, _ start: String) -> String {
        "BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20260101T000000Z\nDTSTART\(start)\nEND:VEVENT\n"
    }

    /// Each object has its own copy of the zones that it names, which a file has once.
    @Test func zonesAreBoundedInAllObjectsTogether() throws {
        let named = ";TZID=Long:20260501T090000"
        let events = [("a", named), ("utc", ":20260501T090000Z"), ("b", named), ("c", named)]
        let text = "BEGIN:VCALENDAR\n" + Self.zone + events.map(Self.event).joined() + "END:VCALENDAR\n"
        let document = try CalendarDocument(parsingLeniently: Array(text.utf8))
        var room = 2500
        let written = CalendarObject.all(in: document).map { object in
            String(decoding: ImportedObject(object, zonesWithin: &room).bytes, as: UTF8.self)
        }
        #expect(written.map { $0.contains("BEGIN:VTIMEZONE") } == [true, false, true, false])
        #expect(written[3].contains("DTSTART;TZID=Long:20260501T090000"))
        #expect(room < 500)
    }
}
