import CivilTime
import ICalendar
import Testing

@Suite struct StrictCheckTests {
    private let good = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//t//t//EN\r
        BEGIN:VEVENT\r
        UID:1\r
        DTSTAMP:20260101T000000Z\r
        DTSTART:20260301T090000Z\r
        DTEND:20260301T100000Z\r
        SUMMARY:Tea\\, with milk\r
        RRULE:FREQ=WEEKLY;BYDAY=SU\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    private func findings(_ text: String) throws -> [String] {
        try CalendarDocument(parsingLeniently: Array(text.utf8)).strictFindings().map(\.description)
    }

    @Test func nothingToSayOfAGoodFile() throws { #expect(try findings(good) == []) }

    @Test(arguments: [
        ("VERSION:2.0\r\n", "", "1:1: error: VCALENDAR without VERSION (RFC 5545 §3.6)"),
        ("UID:1\r\n", "", "4:1: error: VEVENT without UID (RFC 5545 §3.6.1)"),
        ("UID:1", "U_ID:1", "5:2: error: character that no name may have (RFC 5545 §3.1)"),
        ("SUMMARY:Tea", "SUMMARY;X:Tea", "9:9: error: parameter without value (RFC 5545 §3.2)"),
        ("milk", "m\u{1}lk", "9:21: error: control character (RFC 5545 §3.1)"),
        ("Tea\\,", "Tea\\x", "9:9: error: SUMMARY: backslash before a character that needs none (RFC 5545 §3.3)"),
        ("BYDAY=SU", "BYDAY=XX", "10:19: error: cannot read BYDAY (RFC 5545 §3.3.10)"),
        ("BYDAY=SU", "BYDAY=MO", "10:7: advice: DTSTART is no instance of the rule (RFC 5545 §3.8.5.3)"),
        ("BYDAY=SU", "BYDAY=1SU", "10:7: error: BYDAY with a number needs FREQ=MONTHLY or YEARLY (RFC 5545 §3.3.10)"),
        ("T100000Z", "T090000Z", "8:7: error: DTEND is not after DTSTART (RFC 5545 §3.8.2.2)"),
        (
            "T100000Z", "T100000",
            "8:7: error: DTEND and DTSTART: one is in UTC, the other has no zone (RFC 5545 §3.8.2)"
        ),
        (
            "DTEND:20260301T100000Z", "DTEND;VALUE=DATE:20260302",
            "8:18: error: DTEND and DTSTART: one is a date, the other a date with time (RFC 5545 §3.8.2)"
        ),
        ("DTEND:", "DTEND;TZID=X:", "8:14: error: TZID on a time in UTC (RFC 5545 §3.2.19)"),
        ("SUMMARY:", "SUMMARY\r\nX:", "9:1: error: content line without a colon (RFC 5545 §3.1)"),
        ("milk\r\n", "milk\n", "9:24: error: line does not end with CR LF (reported once) (RFC 5545 §3.1)"),
    ])
    func namesWhatIsWrong(old: String, new: String, expected: String) throws {
        #expect(try findings(good.replacing(old, with: new)).contains(expected))
    }

    @Test func invalidCharactersAreFound() throws {
        var bytes = Array(good.utf8)
        let place = try #require(bytes.firstIndex(of: UInt8(ascii: "T"), after: "SUMMARY:"))
        bytes[place] = 0xFF
        let document = try CalendarDocument(parsing: bytes)
        #expect(document.strictFindings().map(\.description) == ["9:9: error: not UTF-8 (RFC 5545 §3.1.4)"])
        #expect(document.serialized() == bytes)
    }

    @Test(.enabled(if: SharedFiles.areExpected, "../shared/corpora is not there"))
    func judgesEveryFileOfTheCorpus() throws {
        for file in SharedFiles.corpus {
            guard let document = try? CalendarDocument(parsingLeniently: try file.bytes()) else { continue }
            _ = document.strictFindings()
            for object in CalendarObject.all(in: document) {
                let window = try Fixture.window("2000-01-01T00:00:00Z", "2030-01-01T00:00:00Z")
                _ = try? object.occurrences(overlapping: window, floating: .utc, limits: Limits(occurrences: 2000))
                _ = try? object.alarmMoments(in: window, floating: .utc, limits: Limits(occurrences: 2000))
                let index = try? object.recurrenceIndex(floating: .utc)
                #expect(try index.map { try RecurrenceIndex(encoded: $0.encoded()) == $0 } ?? true, "\(file.path)")
            }
        }
    }
}

extension [UInt8] {
    fileprivate func firstIndex(of byte: UInt8, after text: String) -> Int? {
        let pattern = Array(text.utf8)
        guard count >= pattern.count else { return nil }
        for start in 0...(count - pattern.count) where self[start..<(start + pattern.count)].elementsEqual(pattern) {
            return self[(start + pattern.count)...].firstIndex(of: byte)
        }
        return nil
    }
}
