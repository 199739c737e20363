import CivilTime
import Geo
import Testing
import TransitRouting

struct TimetableCalendarTests {
    /// One trip at 08:00 on working days from Monday 2025-03-24 to Friday 2025-04-04; the clock changes on 2025-03-30.
    private func calendar() throws -> TimetableCalendar {
        var builder = TimetableBuilder()
        let feed = builder.addFeed(.init(name: "a", zone: "Europe/Rome"))
        let stops = ["A", "B"].map {
            builder.addStop(.init(feed: feed, id: $0, name: $0, coordinate: Coordinate(latitude: 45, longitude: 9)))
        }
        let route = builder.addRoute(.init(feed: feed, id: "1", shortName: "1"))
        var days = ServiceDays()
        let first = CivilDate(year: 2025, month: 3, day: 24)!.daysSinceEpoch
        for day in first..<(first + 12) where CivilDate(daysSinceEpoch: day).weekday.rawValue <= 5 { days.insert(day) }
        try builder.addTrip(
            .init(
                route: route,
                service: builder.addService(days),
                id: "t",
                calls: [
                    .init(stop: stops[0], arrivalSeconds: 28_800, departureSeconds: 28_800, sequence: 1),
                    .init(stop: stops[1], arrivalSeconds: 30_000, departureSeconds: 30_000, sequence: 2),
                ]
            )
        )
        return try TimetableCalendar(builder.build())
    }

    private func arrival(_ calendar: TimetableCalendar, after text: String) throws -> Instant? {
        let instant = try Instant(iso8601: text)
        let window = calendar.window(departingAt: instant)
        let query = TransitQuery(
            .departAt(try #require(window.seconds(of: instant))),
            access: [.init(StopIndex(0), seconds: 0)],
            egress: [.init(StopIndex(1), seconds: 0)]
        )
        var search = TransitSearch()
        let none = TransferTable(stopCount: 2, walks: [])
        return search.bestTime(query, in: window.schedule, transfers: none).map(window.instant(of:))
    }

    @Test func daysWithTheSameServicesShareASchedule() throws {
        let calendar = try calendar()
        let tuesday = CivilDate(year: 2025, month: 3, day: 25)!.daysSinceEpoch
        #expect(calendar.window(day: tuesday).schedule === calendar.window(day: tuesday + 1).schedule)
        #expect(calendar.window(day: tuesday).schedule !== calendar.window(day: tuesday + 3).schedule)
    }

    @Test func localTimesHoldAcrossAClockChange() throws {
        let calendar = try calendar()
        #expect(try arrival(calendar, after: "2025-03-25T05:00:00Z") == (try Instant(iso8601: "2025-03-25T07:20:00Z")))
        #expect(try arrival(calendar, after: "2025-03-30T20:00:00Z") == (try Instant(iso8601: "2025-03-31T06:20:00Z")))
        #expect(try arrival(calendar, after: "2025-03-29T12:00:00Z") == nil)
    }
}
