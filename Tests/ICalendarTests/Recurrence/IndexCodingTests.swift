import CivilTime
import ICalendar
import Testing

@Suite struct IndexCodingTests {
    private static let zone = """
        BEGIN:VTIMEZONE
        TZID:Private
        BEGIN:STANDARD
        DTSTART:20201025T030000
        TZOFFSETFROM:+0230
        TZOFFSETTO:+0130
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:20200329T020000
        TZOFFSETFROM:+0130
        TZOFFSETTO:+0230
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
        END:DAYLIGHT
        END:VTIMEZONE

        """

    private func series(overrides: Int, zone: String = IndexCodingTests.zone) throws -> CalendarObject {
        var text = zone + "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nDTSTART;TZID=Private:20260305T090000\n"
        text += "DURATION:PT1H\nRRULE:FREQ=DAILY\nEND:VEVENT\n"
        let first = try #require(DateTimeValue("20260305T090000")).local
        for number in 0..<overrides {
            let time = first.adding(seconds: Int64(number) * 2 * 86400).basicText
            text += "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nRECURRENCE-ID;TZID=Private:\(time)\n"
            text += "DTSTART;TZID=Private:\(time)\nDURATION:PT2H\nEND:VEVENT\n"
        }
        return try CalendarObject(Fixture.document(text))
    }

    @Test func aPrivateZoneIsWrittenOnce() throws {
        let sizes = try [0, 250, 500, 1000].map { count in
            let index = try series(overrides: count).recurrenceIndex(floating: .utc)
            let bytes = index.encoded()
            #expect(try RecurrenceIndex(encoded: bytes) == index)
            return bytes.count
        }
        // Some twenty bytes for each override, whatever the zone takes.
        #expect(sizes[0] > 1000)
        #expect(sizes[2] - sizes[0] < 500 * 24)
        #expect(sizes[3] - sizes[2] <= 2 * (sizes[2] - sizes[1]) + 8)
    }

    /// It does not say how events take their time: stores make it again from the object (migration 0008).
    @Test func theFirstVersionIsRefused() {
        let bytes: [UInt8] = [
            1, 2, 6, 85, 84, 67, 1, 240, 241, 169, 154, 13, 1, 144, 254, 189, 155, 13, 0, 1, 3, 14, 80, 114, 105, 118,
            97, 116, 101, 176, 84, 0, 0, 2, 208, 175, 222, 224, 11, 176, 84, 0, 0, 0, 160, 198, 170, 154, 13, 1, 0, 160,
            56, 0, 2, 22, 70, 82, 69, 81, 61, 87, 69, 69, 75, 76, 89, 1, 160, 154, 190, 155, 13, 0, 0, 0, 0, 0, 2, 160,
            176, 244, 154, 13, 0, 160, 246, 254, 154, 13, 3, 14, 80, 114, 105, 118, 97, 116, 101, 176, 84, 0, 0, 2, 208,
            175, 222, 224, 11, 176, 84, 0, 0, 0, 1, 0, 160, 56, 0, 0,
        ]
        #expect(throws: RecurrenceIndexError.self) { try RecurrenceIndex(encoded: bytes) }
    }
}
