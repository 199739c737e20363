import ICalendar
import Testing

@Suite struct JCalTests {
    @Test func writesTheFormOfTheRFC() throws {
        let document = try Fixture.document(
            """
            BEGIN:VEVENT
            UID:1
            DTSTART;TZID=Europe/Rome:20260302T090000
            EXDATE;VALUE=DATE:20260303,20260304
            RRULE:FREQ=MONTHLY;BYDAY=1MO,-1FR;UNTIL=20270101T000000Z
            GEO:41.5;12.25
            SUMMARY;LANGUAGE=en:Tea\\, then\\ncake
            CATEGORIES:A,B\\,C
            FREEBUSY:20260302T080000Z/PT1H
            X-ANY:a\\,b
            REQUEST-STATUS:2.0;Success
            END:VEVENT
            """
        )
        let expected = #"""
            ["vcalendar",[["version",{},"text","2.0"],["prodid",{},"text","-//t//t//EN"]],[["vevent",[["uid",{},\#
            "text","1"],["dtstart",{"tzid":"Europe/Rome"},"date-time","2026-03-02T09:00:00"],["exdate",{},"date",\#
            "2026-03-03","2026-03-04"],["rrule",{},"recur",{"freq":"MONTHLY","byday":["1MO","-1FR"],\#
            "until":"2027-01-01T00:00:00Z"}],["geo",{},"float",[41.5,12.25]],["summary",{"language":"en"},"text",\#
            "Tea, then\ncake"],["categories",{},"text","A","B,C"],\#
            ["freebusy",{},"period",["2026-03-02T08:00:00Z","PT1H"]],\#
            ["x-any",{},"unknown","a\\,b"],["request-status",{},"text",["2.0","Success"]]],[]]]]
            """#
        let written = String(decoding: JCal.value(of: document).serialized(), as: UTF8.self)
        #expect(written == expected)
        #expect(try JCal.document(parsing: Array(written.utf8)) == document)
    }

    @Test(.enabled(if: SharedFiles.areExpected, "../shared/corpora is not there"))
    func theCorpusComesBackEqual() throws {
        for file in SharedFiles.corpus {
            guard let document = try? CalendarDocument(parsing: try file.bytes()) else { continue }
            let first = JCal.value(of: document).serialized()
            let back: CalendarDocument
            do { back = try JCal.document(parsing: first) } catch {
                Issue.record("\(file.path): \(error) \(String(decoding: first, as: UTF8.self).prefix(3000))")
                continue
            }
            #expect(JCal.value(of: back).serialized() == first, "\(file.path)")
            #expect(canonical(back) == canonical(document), "\(file.path)")
            #expect(try JSONValue(parsing: first).serialized() == first, "\(file.path)")
            _ = XCal.serialized(document)
        }
    }

    /// Without what both forms of a property may differ in: a VALUE that says what holds anyway, and needless escapes.
    private func canonical(_ document: CalendarDocument) -> [Component] { document.components.map(canonical) }

    private func canonical(_ component: Component) -> Component {
        let properties = component.properties.map { property in
            var parameters = property.parameters
            let row = PropertyTable.row(property.name)
            parameters.removeAll { $0.name == "VALUE" && ValueType(rawValue: $0.values[0].uppercased()) == row?.type }
            parameters.sort { $0.name < $1.name }
            for index in parameters.indices where parameters[index].name == "VALUE" {
                parameters[index].values = parameters[index].values.map { $0.uppercased() }
            }
            var value = property.value
            switch property.valueType {
            case .text where row?.isList == true: value = property.textList.joined(separator: "|")
            case .text: value = property.text
            case .float: value = value.split(separator: ";").map { "\(Double($0) ?? 0)" }.joined(separator: ";")
            case .integer: value = Int(value).map { "\($0)" } ?? value
            case .dateTime, .date: value = DateTimeValue.list(property).map(\.text).joined(separator: ",")
            case .recurrence: value = (try? RecurrenceRule(value))?.text ?? value
            case .boolean: value = value.uppercased()
            default: break
            }
            return Property(property.name, parameterList: parameters, value: value)
        }
        return Component(name: component.name, properties: properties, components: component.components.map(canonical))
    }

    @Test(arguments: UInt64(0)..<200)
    func whatIsWrittenIsRead(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let document = CalendarDocument([random.component()])
        let bytes = document.serialized()
        let read = try CalendarDocument(parsing: bytes)
        #expect(read == document)
        #expect(read.serialized() == bytes)
        #expect(canonical(try JCal.document(parsing: JCal.value(of: read).serialized())) == canonical(read))
    }

    @Test(arguments: [
        "", "{}", "[]", "[1]", #"["vcalendar"]"#, #"["vcalendar",[["uid",{},"text"]],[]]"#, "[[[[[[",
        #"["vcalendar",[["u:id",{},"text","x"]],[]]"#, #"["vcalendar",[],[]]x"#, #"["a","b","c"]"#, "\"\\ud800\"",
    ])
    func refusesOtherJSON(text: String) {
        #expect(throws: JCalError.self) { try JCal.document(parsing: Array(text.utf8)) }
    }

    /// Whatever the reader takes comes back the same, also where it breaks RFC 5545: such values are kept raw.
    @Test(arguments: [
        #"["rrule",{},"recur",{"freq":"DAILY","byday":["MO","1TU"]}]"#,
        #"["rrule",{},"recur",{"FREQ":"DAILY","UNTIL":"2026-03-02"}]"#,
        #"["rrule",{},"recur",{"freq":"NEVER","byday":"x"}]"#, #"["rrule",{},"unknown","FREQ=DAILY;=BYDAY=MO"]"#,
        #"["rrule",{},"unknown","FREQ=DAILY;BYDAY=MO;"]"#, #"["geo",{},"unknown","nan;inf"]"#,
        #"["geo",{},"float",[1e300,-0.0]]"#,
        #"["x-a",{},"UNKNOWN","b"]"#, #"["x-a",{"value":"UNKNOWN"},"text","b,c"]"#,
        #"["summary",{"value":["TEXT","X"]},"x-type","b"]"#,
        #"["dtstart",{},"date-time","9999-12-31T24:00:00"]"#, #"["dtstart",{},"date","20260302"]"#,
        #"["x-p",{},"integer",7,8]"#,
        #"["freebusy",{},"period",["2026-03-02T08:00:00Z","-PT1H"]]"#, #"["categories",{},"text","a,b","c\\"]"#,
        #"["request-status",{},"text",["2.0","a;b"],["3.0","c"]]"#, #"["priority",{},"integer",5]"#,
        #"["x-b",{"cn":[]},"boolean",true]"#,
        #"["attach",{"fmttype":"a/b"},"binary","QUJD"]"#, #"["summary",{"language":7},"text","a\u0000\rb"]"#,
    ])
    func whateverIsTakenComesBack(property: String) throws {
        let document = try JCal.document(parsing: Array(#"["vevent",[\#(property)],[]]"#.utf8))
        let written = JCal.value(of: document).serialized()
        let back = try JCal.document(parsing: written)
        #expect(JCal.value(of: back).serialized() == written)
    }

    /// Content that would become another line, component or rule part in iCalendar.
    @Test(arguments: [
        #"["rrule",{},"recur",{"freq":"DAILY","=byday":"MO"}]"#, #"["rrule",{},"recur",{"freq":"DAILY;COUNT=3"}]"#,
        #"["begin",{},"text","VEVENT"]"#, #"["End",{},"text","VEVENT"]"#, #"["rrule",{},"recur",{"":"x"}]"#,
    ])
    func refusesWhatWouldBeSomethingElse(property: String) {
        #expect(throws: JCalError.self) { try JCal.document(parsing: Array(#"["vevent",[\#(property)],[]]"#.utf8)) }
    }

    @Test func writesXML() throws {
        let document = try Fixture.document(
            """
            BEGIN:VEVENT
            UID:<1>
            DTSTART;TZID=Europe/Rome:20260302T090000
            RRULE:FREQ=WEEKLY;BYDAY=MO,TU
            GEO:41.5;12.25
            END:VEVENT
            """
        )
        let xml = String(decoding: XCal.serialized(document), as: UTF8.self)
        #expect(xml.contains("<uid><text>&lt;1&gt;</text></uid>"))
        #expect(xml.contains("<parameters><tzid><text>Europe/Rome</text></tzid></parameters>"))
        #expect(xml.contains("<date-time>2026-03-02T09:00:00</date-time>"))
        #expect(xml.contains("<recur><freq>WEEKLY</freq><byday>MO</byday><byday>TU</byday></recur>"))
        #expect(xml.contains("<geo><latitude>41.5</latitude><longitude>12.25</longitude></geo>"))
    }
}
