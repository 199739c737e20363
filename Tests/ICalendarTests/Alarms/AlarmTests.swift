import CivilTime
import ICalendar
import Testing

@Suite struct AlarmTests {
    private func moments(_ event: String, _ alarm: String, _ from: String, _ to: String) throws -> [String] {
        let object = try Fixture.event(event + "\nBEGIN:VALARM\n" + alarm + "\nEND:VALARM")
        let window = try Fixture.window(from, to)
        return try object.alarmMoments(in: window, floating: Fixture.rome).map(\.instant.iso8601)
    }

    private let event = "DTSTART:20260310T100000Z\nDTEND:20260310T110000Z"

    @Test(arguments: [
        ("ACTION:DISPLAY\nTRIGGER:-PT15M", ["2026-03-10T09:45:00Z"]),
        ("ACTION:DISPLAY\nTRIGGER;RELATED=END:PT5M", ["2026-03-10T11:05:00Z"]),
        ("ACTION:DISPLAY\nTRIGGER;VALUE=DATE-TIME:20260309T080000Z", ["2026-03-09T08:00:00Z"]),
        (
            "ACTION:DISPLAY\nTRIGGER:-PT15M\nREPEAT:2\nDURATION:PT5M",
            ["2026-03-10T09:45:00Z", "2026-03-10T09:50:00Z", "2026-03-10T09:55:00Z"]
        ),
        (
            "ACTION:DISPLAY\nTRIGGER:-PT15M\nREPEAT:2\nDURATION:PT5M\nACKNOWLEDGED:20260310T095000Z",
            ["2026-03-10T09:55:00Z"]
        ),
        ("ACTION:NONE\nTRIGGER;VALUE=DATE-TIME:20260309T080000Z", []),
        ("ACTION:DISPLAY\nTRIGGER:soon", []),
    ])
    func goesOff(alarm: String, expected: [String]) throws {
        #expect(try moments(event, alarm, "2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z") == expected)
    }

    @Test func daysFollowTheWallClock() throws {
        let event = "DTSTART;TZID=Europe/Rome:20260329T120000\nDURATION:PT1H"
        let found = try moments(event, "ACTION:DISPLAY\nTRIGGER:-P1D", "2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z")
        #expect(found == ["2026-03-28T11:00:00Z"])
    }

    @Test func allDayEventsCountFromLocalMidnight() throws {
        let found = try moments(
            "DTSTART;VALUE=DATE:20260310",
            "ACTION:DISPLAY\nTRIGGER:PT9H",
            "2026-03-01T00:00:00Z",
            "2026-04-01T00:00:00Z"
        )
        #expect(found == ["2026-03-10T08:00:00Z"])
    }

    @Test func everyOccurrenceInTheWindow() throws {
        let found = try moments(
            event + "\nRRULE:FREQ=DAILY",
            "ACTION:DISPLAY\nTRIGGER:-P2D",
            "2027-03-01T00:00:00Z",
            "2027-03-03T00:00:00Z"
        )
        #expect(found == ["2027-03-01T10:00:00Z", "2027-03-02T10:00:00Z"])
    }

    /// RFC 9074 §6.1 wants UTC, and CalendarServer's tests have files without the Z: the same moment is meant (ADR
    /// 0021).
    @Test(arguments: ["20260310T094500Z", "20260310T094500"])
    func anAcknowledgementIsReadInUTC(_ acknowledged: String) throws {
        let alarm = "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nACKNOWLEDGED:\(acknowledged)\nEND:VALARM\n"
        let object = try Fixture.event(event + "\n" + alarm)
        let window = try Fixture.window("2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z")
        #expect(try object.alarmMoments(in: window, floating: .utc) == [])
        let alarmOfEvent = try #require(object.master?.alarms.first)
        #expect(alarmOfEvent.acknowledged?.iso8601 == "2026-03-10T09:45:00Z")
    }

    /// RFC 9074 §7: the first alarm was put off for five minutes; it is quiet, the one that came of it is not.
    @Test func whatWasPutOffComesLater() throws {
        let object = try Fixture.event(
            event
                + """

                BEGIN:VALARM
                UID:first
                ACTION:DISPLAY
                TRIGGER:-PT15M
                ACKNOWLEDGED:20260310T094500Z
                END:VALARM
                BEGIN:VALARM
                UID:second
                RELATED-TO;RELTYPE=SNOOZE:first
                ACTION:DISPLAY
                TRIGGER;VALUE=DATE-TIME:20260310T095000Z
                END:VALARM
                """
        )
        let window = try Fixture.window("2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z")
        let moments = try object.alarmMoments(in: window, floating: .utc)
        #expect(moments.map(\.instant.iso8601) == ["2026-03-10T09:50:00Z"])
        #expect(moments.map(\.alarm.uid) == ["second"])
        #expect(moments.map(\.alarm.snoozedUID) == ["first"])
    }

    /// An absolute time counts once for the series, and once for an override far away in it.
    @Test func absoluteTimesOfASeries() throws {
        let alarm = "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER;VALUE=DATE-TIME:%\nEND:VALARM\n"
        let object = try CalendarObject(
            Fixture.document(
                "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\n\(event)\nRRULE:FREQ=DAILY\n"
                    + alarm.replacing("%", with: "20260309T080000Z")
                    + "END:VEVENT\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nRECURRENCE-ID:29990310T100000Z\n"
                    + "DTSTART:29990310T120000Z\n" + alarm.replacing("%", with: "29990309T080000Z") + "END:VEVENT"
            )
        )
        var found: [AlarmMoment] = []
        for year in [2026, 2999] {
            let window = try Fixture.window("\(year)-01-01T00:00:00Z", "\(year + 1)-01-01T00:00:00Z")
            found += try object.alarmMoments(in: window, floating: .utc)
        }
        #expect(found.map(\.instant.iso8601) == ["2026-03-09T08:00:00Z", "2999-03-09T08:00:00Z"])
        #expect(found.map(\.occurrence.isOverride) == [false, true])
    }
}
