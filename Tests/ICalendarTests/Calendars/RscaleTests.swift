import CivilTime
import ICalendar
import Testing

@Suite struct RscaleTests {
    private func starts(_ rule: String, _ start: String, _ count: Int) throws -> [String] {
        let value = try #require(DateTimeValue(start))
        var iterator = RecurrenceIterator(try RecurrenceRule(rule), start: value.local, isDate: true)
        var result: [String] = []
        while result.count < count, let next = try iterator.next() { result.append(next.date.basicText) }
        return result
    }

    /// New years of calendars, each checked against a second source.
    @Test(arguments: [
        ("PERSIAN", "20240320", ["20240320", "20250321", "20260321", "20270321"]),
        ("INDIAN", "20240321", ["20240321", "20250322", "20260322", "20270322", "20280321"]),
        ("COPTIC", "20230912", ["20230912", "20240911", "20250911", "20260911"]),
        ("HEBREW", "20230916", ["20230916", "20241003", "20250923", "20260912"]),
        ("ISLAMIC-UMALQURA", "20240707", ["20240707", "20250626", "20260616", "20270606"]),
        ("DANGI", "20240210", ["20240210", "20250129", "20260217", "20270207"]),
    ])
    func newYears(calendar: String, start: String, expected: [String]) throws {
        #expect(try starts("RSCALE=\(calendar);FREQ=YEARLY", start, expected.count) == expected)
    }

    @Test(arguments: ["CHINESE", "HEBREW", "ISLAMIC-CIVIL", "PERSIAN", "ETHIOPIC", "GREGORIAN;SKIP=FORWARD"])
    func seekingIsWalking(calendar: String) throws {
        for frequency in ["YEARLY;BYMONTH=2,5,11;BYMONTHDAY=1,-1", "MONTHLY;INTERVAL=5;BYMONTHDAY=29,30"] {
            let rule = try RecurrenceRule("RSCALE=\(calendar);FREQ=\(frequency)")
            let start = try #require(DateTimeValue("19800131")).local
            let goal = try #require(DateTimeValue("20700601")).local
            var walker = RecurrenceIterator(rule, start: start, isDate: true)
            var walked = try walker.next()
            while let next = walked, next < goal { walked = try walker.next() }
            var seeker = RecurrenceIterator(rule, start: start, isDate: true)
            try seeker.seek(to: goal)
            for _ in 0..<10 {
                #expect(try seeker.next() == walked)
                walked = try walker.next()
            }
        }
    }

    /// Every name that CLDR has for a calendar, its aliases and the one that it gave up.
    @Test(arguments: [
        "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "ethiopic-amete-alem", "gregorian", "gregory",
        "hebrew",
        "indian", "islamic", "islamic-civil", "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "islamicc", "iso8601",
        "japanese",
        "persian", "roc",
    ])
    func namesOfCLDR(name: String) throws {
        #expect(try starts("RSCALE=\(name);FREQ=YEARLY", "20240615", 3).count == 3)
    }

    /// New years of China that almanacs have; ICU is a day off in some, and had a leap month too late in 1987.
    @Test func chineseMonths() throws {
        let newYears = try starts("RSCALE=CHINESE;FREQ=YEARLY", "20260217", 5)
        #expect(newYears == ["20260217", "20270206", "20280126", "20290213", "20300203"])
        #expect(try starts("RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=1", "19870101", 2).first == "19870726")
    }

    @Test func unknownCalendarsDoNotRecur() throws {
        #expect(try starts("RSCALE=KLINGON;FREQ=YEARLY", "20240101", 3) == [])
        let object = try Fixture.event("DTSTART:20240101T090000Z\nRRULE:RSCALE=KLINGON;FREQ=YEARLY")
        let all = Instant.distantPast..<Instant.distantFuture
        #expect(try object.occurrences(overlapping: all, floating: .utc).count == 1)
    }

    @Test func aLeapMonthThatNeverComesEnds() throws {
        #expect(try starts("RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=5", "20240210", 3) == [])
    }
}
