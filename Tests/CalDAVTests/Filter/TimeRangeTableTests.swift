import CalDAV
import CivilTime
import Testing
import WebDAV
import XMLStream

/// The tables of RFC 4791 §9.9, row by row, at the edges of a range.
@Suite struct TimeRangeTableTests {
    /// The range is 12 November 2025, from midnight to midnight in UTC.
    struct Case: CustomTestStringConvertible, Sendable {
        let component: String
        let lines: [String]
        let lies: Bool

        init(_ component: String, _ lines: String..., lies: Bool) {
            self.component = component
            self.lines = lines
            self.lies = lies
        }

        var testDescription: String { "\(component) \(lines.joined(separator: " ")) \(lies)" }
    }

    private static let start = "20251112T000000Z"
    private static let end = "20251113T000000Z"

    static let events = [
        // DTEND: start < DTEND and end > DTSTART.
        Case("VEVENT", "DTSTART:20251111T230000Z", "DTEND:20251112T000000Z", lies: false),
        Case("VEVENT", "DTSTART:20251111T230000Z", "DTEND:20251112T000001Z", lies: true),
        Case("VEVENT", "DTSTART:20251113T000000Z", "DTEND:20251113T010000Z", lies: false),
        Case("VEVENT", "DTSTART:20251112T235959Z", "DTEND:20251113T010000Z", lies: true),
        // DURATION of more than nothing, and of nothing.
        Case("VEVENT", "DTSTART:20251111T230000Z", "DURATION:PT1H", lies: false),
        Case("VEVENT", "DTSTART:20251111T230000Z", "DURATION:PT1H1S", lies: true),
        Case("VEVENT", "DTSTART:20251112T000000Z", "DURATION:PT0S", lies: true),
        Case("VEVENT", "DTSTART:20251113T000000Z", "DURATION:PT0S", lies: false),
        // Neither: a moment, or a day.
        Case("VEVENT", "DTSTART:20251112T000000Z", lies: true), Case("VEVENT", "DTSTART:20251113T000000Z", lies: false),
        Case("VEVENT", "DTSTART;VALUE=DATE:20251111", lies: false),
        Case("VEVENT", "DTSTART;VALUE=DATE:20251112", lies: true),
        Case("VEVENT", "DTSTART;VALUE=DATE:20251113", lies: false),
    ]

    static let toDos = [
        // DTSTART and DURATION: start <= DTSTART+DURATION and (end > DTSTART or end >= DTSTART+DURATION).
        Case("VTODO", "DTSTART:20251111T230000Z", "DURATION:PT1H", lies: true),
        Case("VTODO", "DTSTART:20251111T225959Z", "DURATION:PT1H", lies: false),
        Case("VTODO", "DTSTART:20251113T000000Z", "DURATION:PT1H", lies: false),
        Case("VTODO", "DTSTART:20251113T000000Z", "DURATION:PT0S", lies: true),
        // DTSTART and DUE: (start < DUE or start <= DTSTART) and (end > DTSTART or end >= DUE).
        Case("VTODO", "DTSTART:20251111T230000Z", "DUE:20251112T000000Z", lies: false),
        Case("VTODO", "DTSTART:20251112T000000Z", "DUE:20251112T000000Z", lies: true),
        Case("VTODO", "DTSTART:20251113T000000Z", "DUE:20251113T000000Z", lies: true),
        Case("VTODO", "DTSTART:20251113T000000Z", "DUE:20251114T000000Z", lies: false),
        // DTSTART alone: start <= DTSTART and end > DTSTART.
        Case("VTODO", "DTSTART:20251112T000000Z", lies: true), Case("VTODO", "DTSTART:20251113T000000Z", lies: false),
        // DUE alone: start < DUE and end >= DUE.
        Case("VTODO", "DUE:20251112T000000Z", lies: false), Case("VTODO", "DUE:20251113T000000Z", lies: true),
        // COMPLETED and CREATED: (start <= CREATED or start <= COMPLETED) and (end >= CREATED or end >= COMPLETED).
        Case("VTODO", "CREATED:20251110T000000Z", "COMPLETED:20251111T000000Z", lies: false),
        Case("VTODO", "CREATED:20251110T000000Z", "COMPLETED:20251112T000000Z", lies: true),
        Case("VTODO", "CREATED:20251113T000000Z", "COMPLETED:20251115T000000Z", lies: true),
        Case("VTODO", "CREATED:20251113T000001Z", "COMPLETED:20251115T000000Z", lies: false),
        // COMPLETED alone: start <= COMPLETED and end >= COMPLETED.
        Case("VTODO", "COMPLETED:20251112T000000Z", lies: true),
        Case("VTODO", "COMPLETED:20251113T000000Z", lies: true),
        Case("VTODO", "COMPLETED:20251111T235959Z", lies: false),
        // CREATED alone: end > CREATED. Nothing: always.
        Case("VTODO", "CREATED:20200101T000000Z", lies: true), Case("VTODO", "CREATED:20251113T000000Z", lies: false),
        Case("VTODO", lies: true),
    ]

    static let others = [
        // VJOURNAL: a moment, a day, or never.
        Case("VJOURNAL", "DTSTART:20251112T000000Z", lies: true),
        Case("VJOURNAL", "DTSTART:20251113T000000Z", lies: false),
        Case("VJOURNAL", "DTSTART;VALUE=DATE:20251111", lies: false),
        Case("VJOURNAL", "DTSTART;VALUE=DATE:20251112", lies: true), Case("VJOURNAL", lies: false),
        // VFREEBUSY: start <= DTEND and end > DTSTART; else its periods; else never.
        Case("VFREEBUSY", "DTSTART:20251111T000000Z", "DTEND:20251112T000000Z", lies: true),
        Case("VFREEBUSY", "DTSTART:20251111T000000Z", "DTEND:20251111T235959Z", lies: false),
        Case("VFREEBUSY", "DTSTART:20251113T000000Z", "DTEND:20251114T000000Z", lies: false),
        Case("VFREEBUSY", "FREEBUSY:20251111T000000Z/PT24H,20251113T000000Z/20251114T000000Z", lies: false),
        Case("VFREEBUSY", "FREEBUSY:20251110T000000Z/PT1H", "FREEBUSY;FBTYPE=FREE:20251112T120000Z/PT1H", lies: true),
        Case("VFREEBUSY", lies: false),
    ]

    static let alarms = [
        // VALARM: start <= trigger and end > trigger, for each repetition.
        Case("VALARM", "TRIGGER;VALUE=DATE-TIME:20251112T000000Z", lies: true),
        Case("VALARM", "TRIGGER;VALUE=DATE-TIME:20251113T000000Z", lies: false),
        Case("VALARM", "TRIGGER:-PT24H", lies: true), Case("VALARM", "TRIGGER:PT12H", lies: false),
        Case("VALARM", "TRIGGER;RELATED=END:-P2DT1H", lies: false),
        Case("VALARM", "TRIGGER;RELATED=END:-P2DT1H", "REPEAT:1", "DURATION:PT11H", lies: false),
        Case("VALARM", "TRIGGER;RELATED=END:-P2DT1H", "REPEAT:1", "DURATION:PT12H", lies: true),
        Case("VALARM", "TRIGGER;RELATED=END:-P2DT1H", "REPEAT:9", "DURATION:P1D", lies: true),
    ]

    private func matches(_ object: [String], _ filter: String) throws -> Bool {
        var reader = try XMLReader(
            Array(
                """
                <C:filter xmlns:C="urn:ietf:params:xml:ns:caldav"><C:comp-filter \
                name="VCALENDAR">\(filter)</C:comp-filter>
                </C:filter>
                """.utf8
            )
        )
        _ = reader.root()
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"] + object + ["END:VCALENDAR", ""]
        return FilterMatcher(try CalendarFilter(from: &reader), floating: .utc)
            .matches(Array(lines.joined(separator: "\r\n").utf8))
    }

    private static let range = "<C:time-range start=\"\(start)\" end=\"\(end)\"/>"

    @Test(arguments: events + toDos + others)
    func componentsLieWhereTheTableSays(_ item: Case) throws {
        let object = ["BEGIN:\(item.component)", "UID:1"] + item.lines + ["END:\(item.component)"]
        let filter = "<C:comp-filter name=\"\(item.component)\">\(Self.range)</C:comp-filter>"
        #expect(try matches(object, filter) == item.lies)
    }

    /// Of an event from noon to one o'clock on the day after the range.
    @Test(arguments: alarms)
    func alarmsRingWhereTheTableSays(_ item: Case) throws {
        let object =
            ["BEGIN:VEVENT", "UID:1", "DTSTART:20251113T120000Z", "DTEND:20251113T130000Z", "BEGIN:VALARM"]
            + ["ACTION:DISPLAY"] + item.lines + ["END:VALARM", "END:VEVENT"]
        let inner = "<C:comp-filter name=\"VALARM\">\(Self.range)</C:comp-filter>"
        #expect(try matches(object, "<C:comp-filter name=\"VEVENT\">\(inner)</C:comp-filter>") == item.lies)
    }

    /// A property with a time: its own moment.
    @Test func propertiesLieWhereTheirTimeIs() throws {
        let object = ["BEGIN:VTODO", "UID:1", "COMPLETED:20251112T000000Z", "CREATED:20251113T000000Z", "END:VTODO"]
        for (name, lies) in [("COMPLETED", true), ("CREATED", false), ("DUE", false)] {
            let inner = "<C:prop-filter name=\"\(name)\">\(Self.range)</C:prop-filter>"
            #expect(try matches(object, "<C:comp-filter name=\"VTODO\">\(inner)</C:comp-filter>") == lies, "\(name)")
        }
    }
}
