import CivilTime
import Testing

@testable import WebPages

struct EventDraftTests {
    private func draft(_ form: String) throws -> EventDraft { EventDraft(try FormBody(form)) }

    @Test func timesAreRead() throws {
        let draft = try draft("title=Tea&startDate=2030-03-01&startTime=9:05&endDate=2030-03-02&endTime=00:30")
        let (times, problems) = draft.check(.english)
        #expect(problems.isEmpty)
        #expect(times?.start == CivilDateTime(year: 2030, month: 3, day: 1, hour: 9, minute: 5))
        #expect(times?.seconds == 55_500)
    }

    /// Late in the evening the next full hour is tomorrow's.
    @Test(arguments: [
        ("2030-03-01", "2030-03-01T14:20:00", "2030-03-01 15:00 2030-03-01 16:00"),
        ("2030-03-01", "2030-03-01T22:20:00", "2030-03-01 23:00 2030-03-02 00:00"),
        ("2030-03-01", "2030-03-01T23:20:00", "2030-03-02 00:00 2030-03-02 01:00"),
        ("2030-03-05", "2030-03-01T23:20:00", "2030-03-05 09:00 2030-03-05 10:00"),
    ])
    func aNewEventIsToCome(date: String, now: String, expected: String) throws {
        var draft = EventDraft()
        draft.proposeHour(on: try CivilDate(iso8601: date), now: try CivilDateTime(iso8601: now))
        #expect([draft.startDate, draft.startTime, draft.endDate, draft.endTime].joined(separator: " ") == expected)
    }

    @Test func anEventMayHaveNoEnd() throws {
        let (times, problems) = try draft("title=Tea&startDate=2030-03-01&startTime=9").check(.english)
        #expect(problems.isEmpty && times?.end == nil)
    }

    @Test func theLastDayOfAnAllDayEventCounts() throws {
        let (times, _) = try draft("title=Fair&allDay=yes&startDate=2030-03-01&endDate=2030-03-02").check(.english)
        #expect(times?.end?.date.iso8601 == "2030-03-03")
    }

    @Test(arguments: [
        ("title=&startDate=2030-03-01&startTime=9", "title"), ("title=x&startDate=&startTime=9", "startDate"),
        ("title=x&startDate=2030-02-30&startTime=9", "startDate"),
        ("title=x&startDate=2030-03-01&startTime=", "startTime"),
        ("title=x&startDate=2030-03-01&startTime=24:00", "startTime"),
        ("title=x&startDate=2030-03-01&startTime=9&endTime=8", "endTime"),
        ("title=x&startDate=2030-03-02&startTime=9&endDate=2030-03-01&endTime=10", "endDate"),
        ("title=x&startDate=2030-03-01&startTime=9&repeat=daily&interval=0", "interval"),
        ("title=x&startDate=2030-03-01&startTime=9&repeat=daily&interval=1&until=2030-02-01", "until"),
        ("title=x&startDate=2030-03-01&startTime=9&invitees=a@b.c%0D%0Anobody", "invitees"),
    ])
    func whatIsWrongIsToldAtItsField(form: String, field: String) throws {
        let (_, problems) = try draft(form).check(.italian)
        #expect(problems.list.map(\.field) == [field])
    }

    @Test func addressesAreReadOncePerPerson() throws {
        let draft = try draft("invitees=Ana@Example.org%0D%0Abruno@example.org,+ana@example.org")
        #expect(draft.addresses == ["ana@example.org", "bruno@example.org"])
    }
}
