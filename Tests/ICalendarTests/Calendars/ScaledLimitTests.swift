import CivilTime
import ICalendar
import Testing

/// Rules by the week or less whose months and days are those of another calendar (RFC 7529 §4): each day that the
/// calendar itself, walked day by day, says to be one.
@Suite struct ScaledLimitTests {
    private func starts(_ rule: String, _ start: String, upTo end: String) throws -> [String] {
        let last = try #require(DateTimeValue(end)).local
        var iterator = RecurrenceIterator(
            try RecurrenceRule(rule),
            start: try #require(DateTimeValue(start)).local,
            isDate: true
        )
        var result: [String] = []
        while let next = try iterator.next(), next <= last { result.append(next.date.basicText) }
        return result
    }

    /// Purim of three years, and the new years of others, by day instead of by year.
    @Test(arguments: [
        ("HEBREW", "BYMONTH=6;BYMONTHDAY=14", "20240324", ["20240324", "20250314", "20260303", "20270323"]),
        ("HEBREW", "BYMONTH=5L;BYMONTHDAY=8", "20240217", ["20240217", "20270215"]),
        ("CHINESE", "BYMONTH=1;BYMONTHDAY=1", "20240210", ["20240210", "20250129", "20260217", "20270206"]),
        ("PERSIAN", "BYYEARDAY=1", "20240320", ["20240320", "20250321", "20260321", "20270321"]),
        ("ISLAMIC-CIVIL", "BYMONTH=9;BYMONTHDAY=1", "20240311", ["20240311", "20250301", "20260218", "20270208"]),
        ("ETHIOPIC", "BYYEARDAY=-1", "20240910", ["20240910", "20250910", "20260910", "20270911"]),
    ])
    func byTheDay(calendar: String, parts: String, start: String, expected: [String]) throws {
        let daily = "RSCALE=\(calendar);FREQ=DAILY;\(parts)"
        #expect(try starts(daily, start, upTo: "20271130") == expected)
        // By the week, with every weekday wanted, these are the same days.
        #expect(
            try starts("RSCALE=\(calendar);FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;\(parts)", start, upTo: "20271130")
                == expected
        )
        let hourly = try RecurrenceRule("RSCALE=\(calendar);FREQ=HOURLY;BYHOUR=7,20;\(parts)")
        let first = try #require(DateTimeValue(start + "T070000")).local
        var iterator = RecurrenceIterator(hourly, start: first)
        var hours: [String] = []
        while hours.count < expected.count * 2, let next = try iterator.next() { hours.append(next.basicText) }
        #expect(hours == expected.flatMap { [$0 + "T070000", $0 + "T200000"] })
    }

    /// Mondays of Ramadan: by the week as by the year.
    @Test func mondaysOfAMonth() throws {
        let weekly = try starts("RSCALE=ISLAMIC-CIVIL;FREQ=WEEKLY;BYDAY=MO;BYMONTH=9", "20240311", upTo: "20300101")
        let yearly = try starts("RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY;BYDAY=MO;BYMONTH=9", "20240311", upTo: "20300101")
        #expect(weekly == yearly)
        #expect(weekly.prefix(6) == ["20240311", "20240318", "20240325", "20240401", "20240408", "20250303"])
    }

    /// In a calendar that is Gregorian but for its name, all is as in the Gregorian one; with a SKIP that nothing needs
    /// too.
    @Test(arguments: [
        "FREQ=YEARLY;BYWEEKNO=1,20,-1;BYDAY=MO,SU", "FREQ=YEARLY;BYWEEKNO=53", "FREQ=YEARLY;BYWEEKNO=10;BYMONTH=3",
        "FREQ=YEARLY;BYYEARDAY=1,100,-1;BYMONTHDAY=1,10", "FREQ=MONTHLY;BYYEARDAY=32,60;BYMONTHDAY=1",
        "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "FREQ=YEARLY;BYMONTH=2,6;BYDAY=-1SU",
    ])
    func sameAsGregorian(rule: String) throws {
        let plain = try starts(rule, "20200101", upTo: "20400101")
        #expect(!plain.isEmpty)
        // SKIP alone sends the rule through the walk of the other calendars; it moves nothing that is there.
        let scaled = try starts("RSCALE=GREGORIAN;\(rule);SKIP=BACKWARD", "20200101", upTo: "20400101")
        #expect(Set(plain).isSubset(of: scaled), "\(rule)")
        if !rule.contains("53") { #expect(scaled == plain, "\(rule)") }
    }

    @Test(arguments: ["HEBREW", "CHINESE", "ISLAMIC", "ISLAMIC-RGSA", "INDIAN", "DANGI", "COPTIC"])
    func seekingIsWalking(calendar: String) throws {
        for parts in [
            "FREQ=DAILY;INTERVAL=3;BYMONTH=2,7;BYMONTHDAY=1,15,-1", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA;BYMONTH=4",
            "FREQ=HOURLY;BYHOUR=6;BYYEARDAY=10,-10", "FREQ=YEARLY;BYWEEKNO=2,-2;BYDAY=WE",
        ] {
            let rule = try RecurrenceRule("RSCALE=\(calendar);\(parts)")
            let start = try #require(DateTimeValue("19990105T060000")).local
            let goal = try #require(DateTimeValue("20210601T000000")).local
            var walker = RecurrenceIterator(rule, start: start)
            var walked = try walker.next()
            while let next = walked, next < goal { walked = try walker.next() }
            var seeker = RecurrenceIterator(rule, start: start)
            try seeker.seek(to: goal)
            for _ in 0..<8 {
                let found = try seeker.next()
                #expect(found != nil)
                #expect(found == walked, "\(calendar) \(parts)")
                walked = try walker.next()
            }
        }
    }

    /// A month that a year does not have moves into the next year, or back to the one before it (RFC 7529 §4.1).
    @Test func aMonthAfterTheLastMoves() throws {
        #expect(
            try starts(
                "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1;SKIP=FORWARD",
                "20240101",
                upTo: "20260601"
            )
                == ["20250101", "20260101"]
        )
        #expect(
            try starts("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=BACKWARD", "20140208", upTo: "20170101")
                == ["20140208", "20150128", "20160217"]
        )
    }

    @Test func neverEndsInAnError() throws {
        // No Hebrew year has a month 5L that is not one of 30 days.
        let rule = try RecurrenceRule("RSCALE=HEBREW;FREQ=DAILY;BYMONTH=5L;BYMONTHDAY=31")
        var iterator = RecurrenceIterator(rule, start: try #require(DateTimeValue("20240101")).local, isDate: true)
        #expect(try iterator.next() == nil)
        var limited = RecurrenceIterator(
            rule,
            start: try #require(DateTimeValue("20240101")).local,
            isDate: true,
            limits: Limits(steps: 500)
        )
        #expect(throws: RecurrenceError.self) { try limited.next() }
    }

    /// Before the first year of a table, and after its last, nothing recurs.
    @Test func tablesEnd() throws {
        #expect(try starts("RSCALE=CHINESE;FREQ=YEARLY", "17000101", upTo: "20200101") == [])
        #expect(try starts("RSCALE=CHINESE;FREQ=DAILY;BYMONTHDAY=1", "17000101", upTo: "20200101") == [])
        #expect(try starts("RSCALE=ISLAMIC;FREQ=YEARLY", "21700101", upTo: "99990101").count < 10)
        let object = try Fixture.event("DTSTART:17000101T090000Z\nRRULE:RSCALE=CHINESE;FREQ=YEARLY")
        #expect(try object.occurrences(overlapping: .distantPast ..< .distantFuture, floating: .utc).count == 1)
    }
}
