import CivilTime
import ICalendar
import TestSupport
import Testing

@Suite struct ExpandTests {
    private let weekly = """
        BEGIN:VTIMEZONE
        TZID:Europe/Rome
        BEGIN:STANDARD
        DTSTART:19701025T030000
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VEVENT
        UID:1
        DTSTAMP:20260101T000000Z
        SUMMARY:Tea
        DTSTART;TZID=Europe/Rome:20260325T090000
        DTEND;TZID=Europe/Rome:20260325T100000
        RRULE:FREQ=WEEKLY
        EXDATE;TZID=Europe/Rome:20260408T090000
        END:VEVENT
        BEGIN:VEVENT
        UID:1
        DTSTAMP:20260101T000000Z
        SUMMARY:Late tea
        RECURRENCE-ID;TZID=Europe/Rome:20260415T090000
        DTSTART;TZID=Europe/Rome:20260415T110000
        DTEND;TZID=Europe/Rome:20260415T120000
        END:VEVENT
        """

    @Test func expandsIntoUTC() throws {
        let object = try CalendarObject(Fixture.document(weekly))
        let window = try Fixture.window("2026-03-20T00:00:00Z", "2026-04-20T00:00:00Z")
        let expanded = try object.expanded(in: window, floating: Fixture.rome)
        let events = try #require(expanded.calendar?.components)
        #expect(
            events.map { $0.first("DTSTART")?.value } == ["20260325T080000Z", "20260401T070000Z", "20260415T090000Z"]
        )
        #expect(
            events.map { $0.first("DTEND")?.value } == ["20260325T090000Z", "20260401T080000Z", "20260415T100000Z"]
        )
        #expect(
            events.map { $0.first("RECURRENCE-ID")?.value }
                == ["20260325T080000Z", "20260401T070000Z", "20260415T070000Z"]
        )
        #expect(events.allSatisfy { $0.first("RRULE") == nil && $0.first("EXDATE") == nil })
        #expect(events.allSatisfy { $0.properties.allSatisfy { $0.parameter("TZID") == nil } })
        #expect(!expanded.text.contains("VTIMEZONE"))
        #expect(events.map { $0.first("SUMMARY")?.text } == ["Tea", "Tea", "Late tea"])
    }

    @Test func expandsDatesAsDates() throws {
        let object = try Fixture.event("DTSTART;VALUE=DATE:20260301\nRRULE:FREQ=DAILY;COUNT=3")
        let window = try Fixture.window("2026-03-02T10:00:00Z", "2026-03-10T00:00:00Z")
        let events = try #require(try object.expanded(in: window, floating: Fixture.rome).calendar?.components)
        #expect(events.map { $0.first("DTSTART")?.value } == ["20260302", "20260303"])
        #expect(events.map { $0.first("RECURRENCE-ID")?.parameter("VALUE") } == ["DATE", "DATE"])
    }

    @Test func limitsTheRecurrenceSet() throws {
        let document = try Fixture.document(weekly)
        let object = try CalendarObject(document)
        let near = try Fixture.window("2026-04-14T00:00:00Z", "2026-04-16T00:00:00Z")
        #expect(object.limitedRecurrenceSet(in: near, floating: Fixture.rome) == document)
        let far = try Fixture.window("2026-05-14T00:00:00Z", "2026-05-16T00:00:00Z")
        let limited = object.limitedRecurrenceSet(in: far, floating: Fixture.rome)
        #expect(limited.calendar?.components.map(\.name) == ["VTIMEZONE", "VEVENT"])
    }

    @Test func findsAYearFarAhead() throws {
        let object = try CalendarObject(Fixture.document(weekly))
        let window = try Fixture.window("2090-03-20T00:00:00Z", "2090-03-27T00:00:00Z")
        let found = try object.occurrences(overlapping: window, floating: Fixture.rome)
        #expect(found.map(\.startText) == ["20900322T090000"])
        #expect(found.map(\.start.iso8601) == ["2090-03-22T08:00:00Z"])
    }

    @Test func givesTheFirstOfAnEndlessSeries() throws {
        let object = try CalendarObject(Fixture.document(weekly))
        let all = Instant.distantPast..<Instant.distantFuture
        let found = try object.occurrences(overlapping: all, floating: Fixture.rome, maximum: 4)
        #expect(
            found.map(\.startText) == ["20260325T090000", "20260401T090000", "20260415T110000", "20260422T090000"]
        )
        #expect(throws: RecurrenceError.tooManyOccurrences(limit: 100)) {
            try object.occurrences(overlapping: all, floating: Fixture.rome, limits: Limits(occurrences: 100))
        }
    }

    @Test func aRuleWithoutAMatchEnds() throws {
        let object = try Fixture.event("DTSTART:20260301T100000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")
        let all = Instant.distantPast..<Instant.distantFuture
        #expect(try object.occurrences(overlapping: all, floating: .utc).count == 1)
        let secondly = try Fixture.event("DTSTART:20260301T100000Z\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31")
        #expect(try secondly.occurrences(overlapping: all, floating: .utc).count == 1)
    }

    @Test func theIndexKeepsPrivateZones() throws {
        let object = try CalendarObject(
            Fixture.document(
                """
                BEGIN:VTIMEZONE
                TZID:Ours
                BEGIN:STANDARD
                DTSTART:19700101T000000
                TZOFFSETFROM:+0530
                TZOFFSETTO:+0545
                END:STANDARD
                END:VTIMEZONE
                BEGIN:VEVENT
                UID:1
                DTSTAMP:20260101T000000Z
                DTSTART;TZID=Ours:20260301T100000
                RRULE:FREQ=DAILY
                END:VEVENT
                """
            )
        )
        let window = try Fixture.window("2026-03-05T00:00:00Z", "2026-03-06T00:00:00Z")
        let reader = ZoneRules.fixed(name: "Reader", offsetSeconds: 3600)
        let index = try RecurrenceIndex(encoded: object.recurrenceIndex(floating: reader).encoded())
        #expect(try index.occurrences(overlapping: window).map(\.start.iso8601) == ["2026-03-05T04:15:00Z"])
        #expect(index.floatingZone == "Reader")
    }

    @Test func toDosFollowTheirTable() throws {
        func overlaps(_ lines: String, _ from: String, _ to: String) throws -> Bool {
            let text = "BEGIN:VTODO\nUID:1\nDTSTAMP:20260101T000000Z\n" + lines + "END:VTODO"
            let object = try CalendarObject(Fixture.document(text))
            let window = try Fixture.window(from, to)
            let index = try RecurrenceIndex(encoded: object.recurrenceIndex(floating: .utc).encoded())
            #expect(try index.overlaps(window) == object.overlaps(window, floating: .utc))
            return try object.overlaps(window, floating: .utc)
        }
        let day = ("2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z")
        #expect(try overlaps("", day.0, day.1))
        #expect(try overlaps("DUE:20260302T120000Z\n", day.0, day.1))
        #expect(try !overlaps("DUE:20260302T000000Z\n", day.0, day.1))
        #expect(try overlaps("DUE:20260303T000000Z\n", day.0, day.1))
        #expect(try overlaps("COMPLETED:20260303T000000Z\n", day.0, day.1))
        #expect(try !overlaps("COMPLETED:20260304T000000Z\n", day.0, day.1))
        #expect(try overlaps("CREATED:20260101T000000Z\n", day.0, day.1))
        #expect(try !overlaps("CREATED:20260401T000000Z\n", day.0, day.1))
        #expect(try overlaps("DTSTART:20260301T000000Z\nDUE:20260305T000000Z\n", day.0, day.1))
        #expect(try !overlaps("DTSTART:20260303T000000Z\n", day.0, day.1))
    }

    @Test(arguments: [
        ("BEGIN:VTIMEZONE\nTZID:a\nEND:VTIMEZONE", CalendarObjectError.noComponent),
        ("BEGIN:VEVENT\nDTSTART:20260101T000000Z\nEND:VEVENT", .missingUID),
        ("BEGIN:VEVENT\nUID:1\nEND:VEVENT", .missingStart),
        ("BEGIN:VEVENT\nUID:1\nDTSTART:x\nEND:VEVENT", .malformedValue(property: "DTSTART", value: "x")),
        ("METHOD:PUBLISH\nBEGIN:VEVENT\nUID:1\nDTSTART:20260101\nEND:VEVENT", .methodPresent("PUBLISH")),
        (
            "BEGIN:VEVENT\nUID:1\nDTSTART:20260101\nEND:VEVENT\nBEGIN:VTODO\nUID:1\nEND:VTODO",
            .severalKinds(["VEVENT", "VTODO"])
        ),
        (
            "BEGIN:VEVENT\nUID:1\nDTSTART:20260101\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nDTSTART:20260101\nEND:VEVENT",
            .severalUIDs(["1", "2"])
        ),
    ])
    func saysWhatMakesNoObject(lines: String, expected: CalendarObjectError) throws {
        let document = try Fixture.document(lines)
        #expect(throws: expected) { try CalendarObject(document) }
    }

    /// EXDATE lines were read again for each instance: 50,000 of them took 5.5 s for each reader.
    @Test func manyExceptionsAreReadOnce() throws {
        let excluded = (0..<50_000).map { "EXDATE:" + (Self.start.adding(seconds: 43_200 + 86_400 * $0).basicText) }
        let object = try Fixture.event(
            (excluded + ["DTSTART:20260101T000000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"]).joined(separator: "\n")
        )
        let window = try Fixture.window("2026-01-01T00:00:00Z", "2029-01-01T00:00:00Z")
        let time = try ThreadClock.measure {
            let document = try object.expanded(in: window, floating: .utc)
            #expect(document.calendar?.components.count == 1096)
        }
        #expect(time < .seconds(8))
    }

    private static let start = Instant(secondsSince1970: 1_767_225_600)

    /// What is made is counted before it is made, over several objects.
    @Test func allowanceIsTakenFrom() throws {
        let object = try Fixture.event(
            "DTSTART:20260101T000000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY\nDESCRIPTION:"
                + String(repeating: "x", count: 1000)
        )
        let window = try Fixture.window("2026-01-01T00:00:00Z", "2026-01-11T00:00:00Z")
        func expand(_ allowance: inout ExpansionAllowance) throws -> Int? {
            try object.expanded(in: window, floating: .utc, allowance: &allowance) { $0 }.calendar?.components.count
        }
        var allowance = ExpansionAllowance(instances: 25, steps: 1000, bytes: 1 << 20)
        #expect(try expand(&allowance) == 10)
        #expect(allowance.instances == 15 && allowance.steps < 990 && allowance.bytes < (1 << 20) - 10_000)
        #expect(try expand(&allowance) == 10)
        #expect(throws: RecurrenceError.tooManyOccurrences(limit: 5)) { _ = try expand(&allowance) }
        var short = ExpansionAllowance(bytes: 5000)
        #expect(throws: RecurrenceError.tooManyBytes) { _ = try expand(&short) }
        var tired = ExpansionAllowance(steps: 5)
        #expect(throws: RecurrenceError.self) { _ = try expand(&tired) }
        #expect(tired.steps <= 0)
    }

    /// Rules that step on without finding anything are given up, however many there are of them.
    @Test func stepsOfAllRulesAreCounted() throws {
        let rules = Array(repeating: "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", count: 200).joined(separator: "\n")
        let object = try Fixture.event("DTSTART:20260101T000000Z\nDURATION:PT1H\n" + rules)
        var allowance = ExpansionAllowance(steps: 100_000)
        let window = try Fixture.window("2026-01-01T00:00:00Z", "2026-01-11T00:00:00Z")
        var limits = Limits.standard
        limits.steps = 10_000
        #expect(throws: RecurrenceError.self) {
            _ = try object.expanded(in: window, floating: .utc, limits: limits, allowance: &allowance) { $0 }
        }
        #expect(allowance.steps > -20_000)
    }
}
