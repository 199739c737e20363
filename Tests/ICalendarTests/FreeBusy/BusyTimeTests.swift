import CivilTime
import ICalendar
import Testing

@Suite struct BusyTimeTests {
    private func at(_ hour: Int) -> Instant { Instant(secondsSince1970: Int64(hour) * 3600) }

    private func period(_ from: Int, _ to: Int, _ kind: BusyPeriod.FreeBusyType = .busy) -> BusyPeriod {
        BusyPeriod(start: at(from), end: at(to), kind: kind)
    }

    @Test func heavierKindsCoverLighterOnes() {
        let merged = BusyTime.merged(
            [
                period(1, 5, .tentative), period(3, 7, .unavailable), period(7, 8, .unavailable), period(4, 6),
                period(20, 30),
            ],
            in: at(2)..<at(22)
        )
        #expect(
            merged == [
                period(2, 3, .tentative), period(3, 4, .unavailable), period(4, 6), period(6, 8, .unavailable),
                period(20, 22),
            ]
        )
        #expect(BusyTime.free(merged, in: at(0)..<at(24)) == [at(0)..<at(2), at(8)..<at(20), at(22)..<at(24)])
    }

    @Test func eventsTakeTimeUnlessTheySayOtherwise() throws {
        let window = try Fixture.window("2026-03-01T00:00:00Z", "2026-03-03T00:00:00Z")
        let lines = "DTSTART:20260301T100000Z\nDTEND:20260301T110000Z\nRRULE:FREQ=DAILY"
        #expect(try Fixture.event(lines).busyPeriods(in: window, floating: .utc).count == 2)
        #expect(try Fixture.event(lines + "\nTRANSP:TRANSPARENT").busyPeriods(in: window, floating: .utc).isEmpty)
        #expect(try Fixture.event(lines + "\nSTATUS:CANCELLED").busyPeriods(in: window, floating: .utc).isEmpty)
        let tentative = try Fixture.event(lines + "\nSTATUS:TENTATIVE").busyPeriods(in: window, floating: .utc)
        #expect(tentative.map(\.kind) == [.tentative, .tentative])
    }

    @Test func writesFreeBusy() throws {
        let component = BusyTime.component(
            [period(1, 2), period(3, 4, .tentative), period(5, 6)],
            in: at(0)..<at(24),
            stamp: at(0)
        )
        #expect(
            component.all("FREEBUSY").map(\.value) == [
                "19700101T010000Z/19700101T020000Z,19700101T050000Z/19700101T060000Z",
                "19700101T030000Z/19700101T040000Z",
            ]
        )
        #expect(component.all("FREEBUSY")[1].parameter("FBTYPE") == "BUSY-TENTATIVE")
    }

    @Test func availabilitiesCoverEachOtherByPriority() throws {
        let document = try Fixture.document(
            """
            BEGIN:VAVAILABILITY
            UID:low
            DTSTAMP:20260101T000000Z
            PRIORITY:5
            BEGIN:AVAILABLE
            UID:a
            DTSTAMP:20260101T000000Z
            DTSTART:20260302T090000Z
            DTEND:20260302T170000Z
            RRULE:FREQ=DAILY
            END:AVAILABLE
            END:VAVAILABILITY
            BEGIN:VAVAILABILITY
            UID:high
            DTSTAMP:20260101T000000Z
            PRIORITY:1
            BUSYTYPE:BUSY
            DTSTART:20260302T120000Z
            DTEND:20260302T150000Z
            BEGIN:AVAILABLE
            UID:b
            DTSTAMP:20260101T000000Z
            DTSTART:20260302T130000Z
            DTEND:20260302T140000Z
            END:AVAILABLE
            END:VAVAILABILITY
            """
        )
        let components = document.calendar?.components ?? []
        let window = try Fixture.window("2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z")
        let busy = try Availability.busyPeriods(components.map { ($0, CalendarZones([])) }, in: window, floating: .utc)
        func hour(_ text: String) throws -> Instant { try Fixture.instant("2026-03-0\(text):00:00Z") }
        #expect(
            busy == [
                BusyPeriod(start: try hour("2T00"), end: try hour("2T09"), kind: .unavailable),
                BusyPeriod(start: try hour("2T12"), end: try hour("2T13"), kind: .busy),
                BusyPeriod(start: try hour("2T14"), end: try hour("2T15"), kind: .busy),
                BusyPeriod(start: try hour("2T17"), end: try hour("3T00"), kind: .unavailable),
            ]
        )
    }

    private func availability(_ lines: String, _ available: String...) -> String {
        var text = "BEGIN:VAVAILABILITY\nUID:\(lines.hashValue)\nDTSTAMP:20260101T000000Z\n\(lines)\n"
        for (index, part) in available.enumerated() {
            text += "BEGIN:AVAILABLE\nUID:\(index)\nDTSTAMP:20260101T000000Z\n\(part)\nEND:AVAILABLE\n"
        }
        return text + "END:VAVAILABILITY\n"
    }

    private func busy(_ text: String, _ window: Range<Instant>) throws -> [BusyPeriod] {
        let components = try Fixture.document(text).calendar?.components ?? []
        return try Availability.busyPeriods(components.map { ($0, CalendarZones([])) }, in: window, floating: .utc)
    }

    /// RFC 7953 §4: of one priority the heavier type counts, and what is available in either of them is free.
    @Test func availabilitiesOfOnePriority() throws {
        let day = at(0)..<at(24)
        let office = availability(
            "BUSYTYPE:BUSY\nDTSTART:19700101T000000Z",
            "DTSTART:19700101T090000Z\nDTEND:19700101T120000Z"
        )
        let home = availability("DTSTART:19700101T060000Z", "DTSTART:19700101T110000Z\nDTEND:19700101T140000Z")
        let expected = [period(0, 9), period(14, 24)]
        #expect(try busy(office + home, day) == expected)
        #expect(try busy(home + office, day) == expected)
    }

    @Test func manyPartsAreCountedTogether() throws {
        let part = "DTSTART:19700101T000000Z\nDTEND:19700101T000001Z\nRRULE:FREQ=HOURLY"
        let zones = CalendarZones([])
        func busy(_ texts: String...) throws -> Int {
            let components = try Fixture.document(texts.joined()).calendar?.components ?? []
            let limits = Limits(occurrences: 60)
            let window = at(0)..<at(24)
            return try Availability.busyPeriods(
                components.map { ($0, zones) },
                in: window,
                floating: .utc,
                limits: limits
            ).count
        }
        #expect(try busy(availability("", part, part)) == 24)
        #expect(throws: RecurrenceError.tooManyOccurrences(limit: 60)) { try busy(availability("", part, part, part)) }
        #expect(throws: RecurrenceError.tooManyOccurrences(limit: 60)) {
            try busy(availability("PRIORITY:1", part, part), availability("PRIORITY:2", part))
        }
    }

    /// The example of RFC 7953 §5.1.2: a week in Denver over the hours at home; a meeting is laid over both.
    @Test func aWeekElsewhere() throws {
        let base = availability(
            "DTSTART;TZID=America/Montreal:20111002T000000",
            "DTSTART;TZID=America/Montreal:20111003T080000\nDURATION:PT10H\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
        )
        let away = availability(
            "PRIORITY:1\nDTSTART;TZID=America/Montreal:20111023T000000\nDURATION:P7D",
            "DTSTART;TZID=America/Denver:20111024T080000\nDURATION:PT10H\n"
                + "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=5"
        )
        let montreal = try ZoneRules.named("America/Montreal")
        func hour(_ text: String) throws -> Instant {
            montreal.instant(of: try #require(DateTimeValue("201110\(text)0000")).local)
        }
        let window = try hour("24T00")..<hour("25T00")
        let periods = try busy(base + away, window)
        #expect(
            periods == [
                BusyPeriod(start: try hour("24T00"), end: try hour("24T10"), kind: .unavailable),
                BusyPeriod(start: try hour("24T20"), end: try hour("25T00"), kind: .unavailable),
            ]
        )
        let meeting = try Fixture.event("DTSTART;TZID=America/Denver:20111024T120000\nDURATION:PT2H")
        let all = BusyTime.merged(periods + (try meeting.busyPeriods(in: window, floating: .utc)), in: window)
        #expect(all.map(\.kind) == [.unavailable, .busy, .unavailable])
        #expect(all[1] == BusyPeriod(start: try hour("24T14"), end: try hour("24T16")))
    }

    /// An end by days follows the wall clock over a change of the clock.
    @Test func anEndByDays() throws {
        let text = availability("BUSYTYPE:BUSY\nDTSTART;TZID=Europe/Rome:20260328T120000\nDURATION:P1D")
        let window = try Fixture.window("2026-03-28T00:00:00Z", "2026-03-30T00:00:00Z")
        #expect(try busy(text, window).map(\.end.iso8601) == ["2026-03-29T10:00:00Z"])
    }
}
