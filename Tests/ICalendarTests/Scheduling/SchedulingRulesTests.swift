import CivilTime
import ICalendar
import Testing

/// The rules of RFC 6638 and RFC 5546 for single changes.
@Suite struct SchedulingRulesTests {
    private let now = Instant(secondsSince1970: 1_767_225_600)
    private let ada = CalendarUser("mailto:ada@example.com")
    private let bob = CalendarUser("mailto:bob@example.com")
    private static let time = "DTSTART;TZID=Europe/Rome:20260302T090000\nDTEND;TZID=Europe/Rome:20260302T100000"
    private static let bobComes = "ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com"

    private func object(_ lines: String, _ overrides: String...) throws -> CalendarObject {
        let head = "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nORGANIZER:mailto:ada@example.com\n"
        return try CalendarObject(
            Fixture.document(([lines] + overrides).map { head + $0 + "\nEND:VEVENT\n" }.joined()),
            acceptsMethod: true
        )
    }

    /// RFC 6638 §3.2.8, and RFC 5546 §2.1.4 for the sequence: what is added or moved asks again, what only goes does
    /// not.
    @Test(arguments: [
        ("RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY", 0, false),
        ("RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Rome:20260305T090000", 1, false),
        ("RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Rome:20260305T090000", "RRULE:FREQ=DAILY", 1, true),
        ("RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY;COUNT=5", 1, false),
        ("RRULE:FREQ=DAILY;COUNT=9", "RRULE:COUNT=5;FREQ=DAILY", 1, false),
        ("RRULE:FREQ=DAILY;COUNT=5", "RRULE:FREQ=DAILY;COUNT=9", 1, true),
        ("RRULE:FREQ=DAILY;UNTIL=20270101T000000Z", "RRULE:FREQ=DAILY;UNTIL=20260601T000000Z", 1, false),
        ("RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY", 1, true),
        ("RRULE:FREQ=DAILY", "RDATE;TZID=Europe/Rome:20260305T090000\nRRULE:FREQ=DAILY", 1, true),
        ("RDATE;TZID=Europe/Rome:20260305T090000", "SUMMARY:x", 1, false),
        ("STATUS:TENTATIVE", "STATUS:CONFIRMED", 1, false),
        ("SUMMARY:x", "SUMMARY:y", 0, false),
    ])
    func whatAsksAgain(old: String, new: String, sequence: Int, asksAgain: Bool) throws {
        let before = try object([Self.time, Self.bobComes, old].joined(separator: "\n"))
        let after = try object([Self.time, Self.bobComes, new].joined(separator: "\n"))
        let event = try #require(Scheduling.prepared(after, replacing: before).calendar?.components.first)
        #expect(event.sequence == sequence)
        #expect(event.participationStatus(of: bob) == (asksAgain ? "NEEDS-ACTION" : "ACCEPTED"))
    }

    @Test func aDurationInPlaceOfAnEndIsNoNews() throws {
        let before = try object(Self.time + "\n" + Self.bobComes)
        let after = try object("DTSTART;TZID=Europe/Rome:20260302T090000\nDURATION:PT1H\n" + Self.bobComes)
        #expect(Scheduling.prepared(after, replacing: before) == after.document)
    }

    /// An occurrence that gets a component of its own at another time was rescheduled; one at its own time was not.
    @Test func aMovedOccurrenceAsksAgain() throws {
        let series = Self.time + "\nRRULE:FREQ=DAILY\n" + Self.bobComes
        let identifier = "RECURRENCE-ID;TZID=Europe/Rome:20260304T090000\n"
        func prepared(_ times: String) throws -> Component {
            let new = try object(series, identifier + times + "\nSUMMARY:x\n" + Self.bobComes)
            return try #require(Scheduling.prepared(new, replacing: try object(series)).calendar?.components.last)
        }
        let moved = try prepared("DTSTART;TZID=Europe/Rome:20260304T110000\nDTEND;TZID=Europe/Rome:20260304T120000")
        #expect(moved.participationStatus(of: bob) == "NEEDS-ACTION")
        #expect(moved.sequence == 1)
        let renamed = try prepared("DTSTART;TZID=Europe/Rome:20260304T090000\nDTEND;TZID=Europe/Rome:20260304T100000")
        #expect(renamed.participationStatus(of: bob) == "ACCEPTED")
        #expect(renamed.sequence == 0)
    }

    /// The table of RFC 6638 §3.2.1.2.
    @Test(arguments: [
        ("", "SERVER", ["REQUEST"]), ("", "CLIENT", []), ("SERVER", "SERVER", []), ("SERVER", "CLIENT", ["CANCEL"]),
        ("SERVER", "NONE", ["CANCEL"]), ("SERVER", "", ["CANCEL"]), ("CLIENT", "SERVER", ["REQUEST"]),
        ("CLIENT", "", []),
        ("NONE", "SERVER", ["REQUEST"]), ("NONE", "CLIENT", []),
    ])
    func whoSends(old: String, new: String, expected: [String]) throws {
        func version(_ agent: String) throws -> CalendarObject {
            let line =
                agent.isEmpty ? "SUMMARY:x" : "ATTENDEE;SCHEDULE-AGENT=\(agent):mailto:bob@example.com\nSUMMARY:x"
            return try object(Self.time + "\n" + line)
        }
        let messages = Scheduling.organizerMessages(from: try version(old), to: try version(new), now: now)
        #expect(messages.map(\.method.rawValue) == expected)
    }

    /// RFC 6638 §3.2.2.1.
    @Test(arguments: [
        ("", true), ("TRANSP:TRANSPARENT", true), ("BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:PT0S\nEND:VALARM", true),
        ("X-NOTE:mine", true), ("EXDATE;TZID=Europe/Rome:20260305T090000", true), ("LOCATION:elsewhere", false),
        ("RDATE;TZID=Europe/Rome:20260305T110000", false), ("ATTENDEE:mailto:eve@example.com", false),
        ("SEQUENCE:4", true),
    ])
    func whatAnAttendeeMayChange(line: String, isAllowed: Bool) throws {
        let series = Self.time + "\nRRULE:FREQ=DAILY\n" + Self.bobComes + "\nATTENDEE:mailto:cy@example.com"
        let old = try object(series)
        #expect(Scheduling.isAllowed(try object(series + "\n" + line), replacing: old, byAttendee: bob) == isAllowed)
    }

    @Test func anAttendeeMovesNothing() throws {
        let old = try object(Self.time + "\nRRULE:FREQ=DAILY\n" + Self.bobComes)
        func isAllowed(_ lines: String, _ overrides: String...) throws -> Bool {
            let text = lines + "\nRRULE:FREQ=DAILY\n" + Self.bobComes
            let new = try overrides.first.map { try object(text, $0 + "\n" + Self.bobComes) } ?? object(text)
            return Scheduling.isAllowed(new, replacing: old, byAttendee: bob)
        }
        #expect(try isAllowed("DTSTART;TZID=Europe/Rome:20260302T090000\nDURATION:PT1H"))
        #expect(
            try !isAllowed("DTSTART;TZID=America/New_York:20260302T090000\nDTEND;TZID=America/New_York:20260302T100000")
        )
        #expect(try !isAllowed("DTSTART;TZID=Europe/Rome:20260302T090000\nDURATION:PT2H"))
        let identifier = "RECURRENCE-ID;TZID=Europe/Rome:20260304T090000\n"
        #expect(try isAllowed(Self.time, identifier + "DTSTART;TZID=Europe/Rome:20260304T090000\nDURATION:PT1H"))
        #expect(try !isAllowed(Self.time, identifier + "DTSTART;TZID=Europe/Rome:20260304T110000\nDURATION:PT1H"))
        #expect(try !isAllowed(Self.time, identifier + "DTSTART;TZID=Europe/Rome:20260304T090000\nDURATION:PT3H"))
        // Those at times that the series does not have are no occurrences.
        let elsewhere = "RECURRENCE-ID;TZID=Europe/Rome:20260304T093000\n"
        #expect(try !isAllowed(Self.time, elsewhere + "DTSTART;TZID=Europe/Rome:20260304T093000\nDURATION:PT1H"))
    }

    @Test func anAttendeeTakesOccurrencesOutByExcludingThem() throws {
        let series = Self.time + "\nRRULE:FREQ=DAILY\n" + Self.bobComes
        let moved =
            "RECURRENCE-ID;TZID=Europe/Rome:20260304T090000\nDTSTART;TZID=Europe/Rome:20260304T120000\n" + Self.bobComes
        let old = try object(series, moved)
        #expect(!Scheduling.isAllowed(try object(series), replacing: old, byAttendee: bob))
        let excluded = try object(series + "\nEXDATE;TZID=Europe/Rome:20260304T090000")
        #expect(Scheduling.isAllowed(excluded, replacing: old, byAttendee: bob))
    }

    /// Answers often name the occurrence in UTC.
    @Test func answersInUTCFindTheirOccurrence() throws {
        let asked = try object(Self.time + "\nRRULE:FREQ=DAILY\nATTENDEE:mailto:bob@example.com")
        let text =
            "METHOD:REPLY\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20260102T000000Z\nORGANIZER:mailto:ada@example.com\n"
            + "RECURRENCE-ID:20260304T080000Z\nDTSTART:20260304T080000Z\n"
            + "ATTENDEE;PARTSTAT=TENTATIVE:mailto:bob@example.com\nEND:VEVENT"
        let reply = try SchedulingMessage(Fixture.document(text))
        guard case .store(let stored) = Scheduling.apply(reply, to: asked, as: ada) else { return #expect(Bool(false)) }
        let object = try CalendarObject(stored)
        #expect(object.overrides.map { $0.first("RECURRENCE-ID")?.value } == ["20260304T090000"])
        #expect(object.overrides[0].participationStatus(of: bob) == "TENTATIVE")
        #expect(object.master?.participationStatus(of: bob) == "NEEDS-ACTION")
    }

    /// RFC 5546 §3.2.4: each component counts as if an RDATE named it; the series stays.
    @Test func addedOccurrencesJoinTheSeries() throws {
        let own = try object(Self.time + "\nRRULE:FREQ=WEEKLY;COUNT=3\nSUMMARY:Tea\n" + Self.bobComes)
        let text =
            "METHOD:ADD\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20260102T000000Z\nORGANIZER:mailto:ada@example.com\nSEQUENCE:1\n"
            + "DTSTART;TZID=Europe/Rome:20260305T150000\nDURATION:PT1H\nSUMMARY:More "
            + "tea\nATTENDEE:mailto:bob@example.com\nEND:VEVENT"
        let message = try SchedulingMessage(Fixture.document(text))
        #expect(Scheduling.apply(message, to: nil, as: bob) == .askForLatest)
        guard case .store(let stored) = Scheduling.apply(message, to: own, as: bob) else { return #expect(Bool(false)) }
        let object = try CalendarObject(stored)
        #expect(object.master?.first("SUMMARY")?.text == "Tea")
        let all = try object.occurrences(overlapping: .distantPast ..< .distantFuture, floating: .utc)
        #expect(all.map { $0.component.first("SUMMARY")?.text } == ["Tea", "More tea", "Tea", "Tea"])
    }

    /// Two components of one message at the same time would make an object with one RECURRENCE-ID twice.
    @Test func anOccurrenceIsAddedOnce() throws {
        let own = try object(Self.time + "\nRRULE:FREQ=WEEKLY;COUNT=3\n" + Self.bobComes)
        let parts = ["", "RECURRENCE-ID;TZID=Europe/Rome:20260305T150000\n"].map { recurrence in
            "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260102T000000Z\nORGANIZER:mailto:ada@example.com\nSEQUENCE:1\n\(recurrence)"
                + "DTSTART;TZID=Europe/Rome:20260305T150000\nDURATION:PT1H\nATTENDEE:mailto:bob@example.com\nEND:VEVENT"
        }
        let message = try SchedulingMessage(Fixture.document("METHOD:ADD\n" + parts.joined(separator: "\n")))
        guard case .store(let stored) = Scheduling.apply(message, to: own, as: bob) else { return #expect(Bool(false)) }
        #expect(try CalendarObject(stored).overrides.count == 1)
    }
}
