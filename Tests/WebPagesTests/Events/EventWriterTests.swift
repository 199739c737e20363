import Accounts
import Calendars
import CivilTime
import ICalendar
import Testing

@testable import WebPages

struct EventWriterTests {
    private static let distant = Instant.distantPast..<Instant.distantFuture
    private let now = Instant(secondsSince1970: 1_900_000_000)

    /// The occurrence of a series that begins at a local time, as its page opens it.
    private func open(_ lines: [String], at start: String) throws -> OpenEvent {
        let head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "BEGIN:VEVENT", "UID:series", "DTSTAMP:20300101T000000Z",
            "SUMMARY:Choir",
        ]
        let text = (head + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
        let object = try CalendarObject(CalendarDocument(parsing: Array(text.utf8)))
        let found = try object.occurrences(overlapping: Self.distant, floating: .utc, maximum: 100)
        let occurrence = try #require(found.first { $0.startLocal.basicText == start })
        let summary = ObjectSummary(
            id: ObjectID(rawValue: 1),
            collection: CollectionID(rawValue: 1),
            name: "series.ics",
            kind: .event,
            etag: ETag(of: Array(text.utf8)),
            size: text.utf8.count,
            modseq: 1,
            createdAt: now,
            modifiedAt: now
        )
        return OpenEvent(
            collection: CalendarCollection(
                id: CollectionID(rawValue: 1),
                owner: PrincipalID(rawValue: 1),
                name: "calendar",
                kind: .calendar,
                properties: CollectionProperties(),
                modseq: 1,
                arrivedModseq: 1,
                epoch: 1,
                createdAt: now,
                modifiedAt: now
            ),
            stored: StoredObject(summary: summary, uid: "series", bytes: Array(text.utf8), index: []),
            object: object,
            occurrence: occurrence,
            address: EventAddress(calendar: "calendar", object: "series.ics", recurrence: occurrence.recurrenceIDText)
        )
    }

    /// The form of an occurrence that nobody changed.
    private func draft(of event: OpenEvent) -> EventDraft {
        var draft = EventDraft()
        let (start, end) = (event.occurrence.startLocal, event.occurrence.endLocal)
        draft.title = "Choir"
        draft.calendar = "calendar"
        (draft.startDate, draft.startTime) = (start.date.iso8601, "\(start.time.hour):00")
        (draft.endDate, draft.endTime) = (end.date.iso8601, "\(end.time.hour):00")
        if let rule = event.rule { draft.repetition = EventRepetition(rule, in: .utc) }
        return draft
    }

    private func writer(_ draft: EventDraft) throws -> EventWriter {
        let (times, problems) = draft.check(.english)
        #expect(problems.isEmpty)
        return EventWriter(
            draft: draft,
            times: try #require(times),
            zone: nil,
            person: Principal(id: PrincipalID(rawValue: 1), name: "ana", displayName: "Ana"),
            now: now
        )
    }

    private func starts(_ document: CalendarDocument, _ count: Int = 100) throws -> [String] {
        try CalendarObject(document).occurrences(overlapping: Self.distant, floating: .utc, maximum: count)
            .map(\.startLocal.basicText)
    }

    /// 2030-01-07 is a Monday. A COUNT counts what the rule gives: cancelled occurrences too (RFC 5545 §3.8.5.1), and
    /// no added ones.
    @Test(arguments: ["EXDATE:20300108T090000", "RDATE:20300107T200000,20300108T200000"])
    func aSplitSeriesEndsWhenTheWholeDid(extra: String) throws {
        let lines = ["DTSTART:20300107T090000", "DTEND:20300107T100000", "RRULE:FREQ=DAILY;COUNT=6", extra]
        let event = try open(lines, at: "20300110T090000")
        let before = draft(of: event)
        var changed = before
        changed.title = "Band"
        let (first, rest) = try writer(changed).splitting(event, from: before, uid: "rest")
        #expect(try starts(rest) == ["20300110T090000", "20300111T090000", "20300112T090000"])
        let whole = try starts(event.object.document)
        #expect(try starts(first) + starts(rest) == whole)
    }

    /// An occurrence that was put off beyond the cut is one of those before it all the same.
    @Test func whatWasPutOffCountsWhereItWas() throws {
        let override = [
            "END:VEVENT", "BEGIN:VEVENT", "UID:series", "DTSTAMP:20300101T000000Z", "SUMMARY:Choir",
            "RECURRENCE-ID:20300108T090000", "DTSTART:20300120T090000", "DTEND:20300120T100000",
        ]
        let lines = ["DTSTART:20300107T090000", "DTEND:20300107T100000", "RRULE:FREQ=DAILY;COUNT=6"]
        let event = try open(lines + override, at: "20300110T090000")
        let before = draft(of: event)
        let rest = try writer(before).splitting(event, from: before, uid: "rest").1
        #expect(try starts(rest) == ["20300110T090000", "20300111T090000", "20300112T090000"])
    }

    /// The form shows the weekdays of the series; who changes only the date means the whole series.
    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=MO", ["20300108T090000", "20300115T090000", "20300122T090000", "20300129T090000"]),
        ("FREQ=WEEKLY;BYDAY=MO;COUNT=3", ["20300108T090000", "20300115T090000", "20300122T090000"]),
        (
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU",
            ["20300108T090000", "20300114T090000", "20300122T090000", "20300128T090000"]
        ),
        (
            "FREQ=WEEKLY;UNTIL=20300121T090000;BYDAY=MO,WE",
            ["20300108T090000", "20300110T090000", "20300115T090000", "20300117T090000"]
        ),
        // Working days stay working days.
        (
            "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
            ["20300108T090000", "20300109T090000", "20300110T090000", "20300111T090000"]
        ),
    ])
    func weekdaysMoveWithTheSeries(rule: String, expected: [String]) throws {
        let event = try open(
            ["DTSTART:20300107T090000", "DTEND:20300107T100000", "RRULE:\(rule)"],
            at: "20300107T090000"
        )
        let before = draft(of: event)
        var changed = before
        (changed.startDate, changed.endDate) = ("2030-01-08", "2030-01-08")
        #expect(try starts(try writer(changed).changingAll(event, from: before), 4) == expected)
        let rest = try writer(changed).splitting(event, from: before, uid: "rest").1
        #expect(try starts(rest, 4) == expected)
    }

    /// What the form can't say of a rule is not lost when the times change.
    @Test func aMovedSeriesKeepsTheStartOfItsWeek() throws {
        let event = try open(
            [
                "DTSTART:20300106T090000", "DTEND:20300106T100000",
                "RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO",
            ],
            at: "20300106T090000"
        )
        let before = draft(of: event)
        var changed = before
        (changed.startTime, changed.endTime) = ("11:00", "12:00")
        let moved = try writer(changed).changingAll(event, from: before)
        #expect(try starts(moved, 4) == ["20300106T110000", "20300107T110000", "20300120T110000", "20300121T110000"])
    }
}
