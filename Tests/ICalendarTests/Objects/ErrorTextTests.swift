import CivilTime
import ICalendar
import Testing

/// Error messages name the defect, its position, and the correct form.
@Suite struct ErrorTextTests {
    @Test(arguments: [
        (
            "BEGIN:VEVENT\nUID:1\nEND:VEVENT",
            "a component has no DTSTART; every event, and everything with an RRULE, needs one"
        ),
        (
            "BEGIN:VEVENT\nUID:1\nDTSTART:tomorrow\nEND:VEVENT",
            "DTSTART:tomorrow is no date or time; write it as 20260302T090000, 20260302T090000Z or, with "
                + "VALUE=DATE, 20260302"
        ),
        (
            "BEGIN:VEVENT\nDTSTART:20260302T090000\nEND:VEVENT",
            "a component has no UID; give it one that no other object has"
        ),
        (
            "BEGIN:VEVENT\nUID:1\nDTSTART:20260302\nEND:VEVENT\nBEGIN:VTODO\nUID:1\nEND:VTODO",
            "VCALENDAR holds VEVENT and VTODO; store each kind as an object of its own"
        ),
        ("METHOD:REQUEST", "VCALENDAR has METHOD:REQUEST; take it out, only messages to other users carry it"),
        (
            "BEGIN:VEVENT\nUID:1\nDTSTART:20260302\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nDTSTART:20260302\nEND:VEVENT",
            "the components have different UIDs (1, 2); store each as an object of its own"
        ),
    ])
    func ofObjects(text: String, expected: String) throws {
        let document = try Fixture.document(text)
        let error = #expect(throws: CalendarObjectError.self) { try CalendarObject(document) }
        #expect(error.map { "\($0)" } == expected)
    }

    @Test func ofOthers() throws {
        func text(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)" }
            return "no error"
        }
        #expect(
            text { _ = try RecurrenceRule("FREQ=DAILY;COUNT=x") } == "column 12: COUNT has no value that it can have"
        )
        #expect(text { _ = try RecurrenceRule("FREQ=DAILY;=1") } == "column 12: a part of the rule has no name")
        #expect(
            text { _ = try JCal.document(parsing: Array(#"["vcalendar",[["uid"]],[]]"#.utf8)) }
                == "what stands at [1][0] is no jCal component or property"
        )
        #expect(text { _ = try JCal.document(parsing: Array("[1,".utf8)) } == "byte 3: the JSON ends too early")
        #expect(
            text { _ = try JSCalendar.document(parsing: Array(#"{"@type":"Note"}"#.utf8)) }
                == "@type Note is neither Event, Task nor Group"
        )
        #expect(
            text { _ = try SchedulingMessage(Fixture.document("METHOD:SHOUT")) }.hasPrefix(
                "METHOD:SHOUT is none of PUBLISH, "
            )
        )
        let endless = try Fixture.event("DTSTART:20260302T090000\nRRULE:FREQ=SECONDLY")
        let limits = Limits(occurrences: 10)
        #expect(
            text {
                _ = try endless.occurrences(
                    overlapping: .distantPast ..< .distantFuture,
                    floating: .utc,
                    limits: limits
                )
            }
                == "there are more than 10 occurrences; ask for a shorter range"
        )
    }
}
