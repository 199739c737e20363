import ICalendar
import Testing

@Suite struct CalendarDocumentTests {
    private let event = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        begin:vevent\r
        UID:1\r
        SUMMARY;LANGUAGE=en:A long text that goes on and on, with a fold in the mid\r
         dle of a word\\, and a comma\r
        X-ODD;P="a;b:c",d:v\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    @Test func readsValues() throws {
        let document = try CalendarDocument(parsing: Array(event.utf8))
        let component = try #require(document.calendar?.components.first)
        #expect(component.name == "VEVENT")
        #expect(component.first("uid")?.value == "1")
        #expect(
            component.first("SUMMARY")?.text
                == "A long text that goes on and on, with a fold in the middle of a word, and a comma"
        )
        #expect(component.first("SUMMARY")?.parameter("language") == "en")
        #expect(component.first("X-ODD")?.parameters == [Parameter("P", ["a;b:c", "d"])])
        #expect(component.first("X-ODD")?.value == "v")
    }

    @Test func aChangeTouchesOnlyItsLines() throws {
        var document = try CalendarDocument(parsing: Array(event.utf8))
        document.components[0].components[0].set(Property("UID", value: "2"))
        let expected = event.replacing("UID:1", with: "UID:2")
        #expect(String(decoding: document.serialized(), as: UTF8.self) == expected)
        document.components[0].components[0].remove("SUMMARY")
        document.components[0].components[0].append(Property.text("LOCATION", "Here; there"))
        #expect(
            String(decoding: document.serialized(), as: UTF8.self) == """
                BEGIN:VCALENDAR\r
                VERSION:2.0\r
                begin:vevent\r
                UID:2\r
                X-ODD;P="a;b:c",d:v\r
                LOCATION:Here\\; there\r
                END:VEVENT\r
                END:VCALENDAR\r

                """
        )
    }

    @Test(arguments: ["\n", "\r", "\r\n", "\r\r\n"])
    func readsEveryLineEnd(ending: String) throws {
        let bytes = Array(event.replacing("\r\n", with: ending).utf8)
        let document = try CalendarDocument(parsing: bytes)
        #expect(document == (try CalendarDocument(parsing: Array(event.utf8))))
        #expect(document.serialized() == bytes)
    }

    @Test func readsAMarkAndFoldedNames() throws {
        let text = "\u{FEFF}BEG\r\n IN:VEVENT\r\nDTS\r\n TART;VALUE\r\n =DATE:2026\r\n 0101\r\n\r\nEND:VEVENT"
        var document = try CalendarDocument(parsing: Array(text.utf8))
        #expect(document.components[0].name == "VEVENT")
        #expect(document.components[0].first("DTSTART")?.value == "20260101")
        #expect(document.components[0].first("DTSTART")?.parameter("VALUE") == "DATE")
        document.components[0].append(Component(name: "VALARM"))
        let expected = text.replacing("END:VEVENT", with: "BEGIN:VALARM\r\nEND:VALARM\r\nEND:VEVENT")
        #expect(String(decoding: document.serialized(), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("BEGIN:VEVENT\r\nSUMMARY\r\nEND:VEVENT", 2, 1, CalendarParseError.Reason.missingColon),
        ("BEGIN:VEVENT\nA:1\n b\nEND:VTODO\n", 4, 1, .unexpectedEnd(found: "VTODO", open: "VEVENT")),
        ("BEGIN:VEVENT\nA:1\n", 3, 1, .missingEnd("VEVENT")),
        ("A:1\n", 1, 1, .propertyOutsideComponent),
        ("BEGIN:A\n:x\nEND:A", 2, 1, .invalidName),
        ("", 1, 1, .noComponent),
    ])
    func saysWhereItBreaks(text: String, line: Int, column: Int, reason: CalendarParseError.Reason) {
        #expect(throws: CalendarParseError(line: line, column: column, reason: reason)) {
            try CalendarDocument(parsing: Array(text.utf8))
        }
    }

    @Test func foldsBetweenCharacters() throws {
        let text = String(repeating: "\u{20AC}\u{1F600}", count: 60)
        let document = CalendarDocument([Component(name: "VEVENT", properties: [.text("SUMMARY", text)])])
        let bytes = document.serialized()
        for line in bytes.split(separator: 0x0A) {
            #expect(line.count <= 76)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
        #expect(try CalendarDocument(parsing: bytes).components[0].first("SUMMARY")?.text == text)
    }

    @Test func keepsParameterValuesWhatTheyAre() throws {
        let value = "a \"quoted\" ^ text: with; all, of\nit"
        let property = Property("ATTENDEE", parameters: [("CN", value)], value: "mailto:a@example.com")
        let document = CalendarDocument([Component(name: "VEVENT", properties: [property])])
        let back = try CalendarDocument(parsing: document.serialized())
        #expect(back.components[0].first("ATTENDEE")?.parameter("CN") == value)
        #expect(back == document)
    }

    @Test func readsWhatShouldHaveBeenQuoted() throws {
        let text = "BEGIN:VEVENT\nX-APPLE;X-TITLE=Via 1\\; Roma;Y=2:geo:1,2\nEND:VEVENT\n"
        let property = try CalendarDocument(parsing: Array(text.utf8)).components[0].first("X-APPLE")
        #expect(property?.parameters == [Parameter("X-TITLE", ["Via 1; Roma"]), Parameter("Y", ["2"])])
    }

    @Test func limitsHold() {
        let deep = String(repeating: "BEGIN:A\n", count: 40)
        #expect(throws: CalendarParseError(line: 33, column: 1, reason: .nestedTooDeep(limit: 32))) {
            try CalendarDocument(parsing: Array(deep.utf8))
        }
        #expect(throws: CalendarParseError(line: 1, column: 1, reason: .tooManyBytes(limit: 3))) {
            try CalendarDocument(parsing: Array("BEGIN:A".utf8), limits: Limits(bytes: 3))
        }
    }
}
