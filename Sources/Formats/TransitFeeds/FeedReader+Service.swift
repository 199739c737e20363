extension FeedReader {
    mutating func readCalendars() throws(FeedError) {
        let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let hasCalendar = try eachRow("calendar.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("service_id"), first: try table.requiredColumn("start_date"),
                last: try table.requiredColumn("end_date"), days: weekdays.map { table.column($0) }
            )
        } _: { reader, table, columns in
            let service = reader.service(table, columns.id)
            guard let first = table.day(columns.first), let last = table.day(columns.last) else {
                return reader.fail(
                    table,
                    "start_date",
                    "not a date",
                    table.text(columns.first) + " " + table.text(columns.last),
                    "the row is left out; write YYYYMMDD"
                )
            }
            if last < first {
                return reader.warn(
                    table,
                    "end_date",
                    "lies before start_date",
                    table.text(columns.last),
                    "the row is left out"
                )
            }
            var mask: UInt8 = 0
            for (bit, column) in columns.days.enumerated() where table.natural(column) == 1 { mask |= 1 << UInt8(bit) }
            reader.feed.calendars.append(
                CalendarRecord(service: service, weekdays: mask, firstDay: first, lastDay: last)
            )
        }
        let hasDates = try eachRow("calendar_dates.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("service_id"), day: try table.requiredColumn("date"),
                kind: try table.requiredColumn("exception_type")
            )
        } _: { reader, table, columns in
            let service = reader.service(table, columns.id)
            guard let day = table.day(columns.day) else {
                return reader.fail(
                    table,
                    "date",
                    "not a date",
                    table.text(columns.day),
                    "the row is left out; write YYYYMMDD"
                )
            }
            let kind = table.natural(columns.kind)
            guard kind == 1 || kind == 2 else {
                return reader.fail(
                    table,
                    "exception_type",
                    "neither 1 (added) nor 2 (removed)",
                    table.text(columns.kind),
                    "the row is left out"
                )
            }
            reader.feed.calendarDates.append(CalendarDateRecord(service: service, day: day, isAdded: kind == 1))
        }
        guard hasCalendar || hasDates else { throw .missingFile("calendar.txt or calendar_dates.txt") }
    }

    private mutating func service(_ table: FeedTable, _ column: Int) -> Int {
        let service = serviceNumbers.insert(table.buffer, table.range(column))
        if service.isNew { feed.services.append(table.text(column)) }
        return service.number
    }

    mutating func readTrips() throws(FeedError) {
        let found = try eachRow("trips.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("trip_id"), route: try table.requiredColumn("route_id"),
                service: try table.requiredColumn("service_id"), headsign: table.column("trip_headsign"),
                short: table.column("trip_short_name"), direction: table.column("direction_id"),
                block: table.column("block_id"), shape: table.column("shape_id"),
                wheelchair: table.column("wheelchair_accessible"), bicycles: table.column("bikes_allowed")
            )
        } _: { reader, table, columns in
            guard let route = reader.routeNumbers.find(table.buffer, table.range(columns.route)) else {
                return reader.fail(
                    table,
                    "route_id",
                    "no such route",
                    table.text(columns.route),
                    "the trip is left out; correct the id"
                )
            }
            guard let service = reader.serviceNumbers.find(table.buffer, table.range(columns.service)) else {
                return reader.fail(
                    table,
                    "service_id",
                    "no such service in calendar.txt or calendar_dates.txt",
                    table.text(columns.service),
                    "the trip never runs and is left out"
                )
            }
            guard reader.tripNumbers.insert(table.buffer, table.range(columns.id)).isNew else {
                return reader.fail(
                    table,
                    "trip_id",
                    "the trip stands twice",
                    table.text(columns.id),
                    "the first is used"
                )
            }
            var shape: Int?
            if !table.isEmpty(columns.shape) {
                shape = reader.shapeNumbers.insert(table.buffer, table.range(columns.shape)).number
            }
            reader.feed.trips.append(
                TripRecord(
                    id: table.text(columns.id),
                    route: route,
                    service: service,
                    headsign: table.text(columns.headsign),
                    shortName: table.text(columns.short),
                    direction: table.choice(columns.direction, "direction_id", 0...1, absent: 0, &reader.feed.messages),
                    block: table.text(columns.block),
                    shape: shape,
                    wheelchair: table.choice(
                        columns.wheelchair,
                        "wheelchair_accessible",
                        0...2,
                        absent: 0,
                        &reader.feed.messages
                    ),
                    bicycles: table.choice(columns.bicycles, "bikes_allowed", 0...2, absent: 0, &reader.feed.messages),
                    line: table.line
                )
            )
        }
        guard found, !feed.trips.isEmpty else { throw .missingFile("trips.txt") }
    }

    mutating func readFrequencies() throws(FeedError) {
        try eachRow("frequencies.txt") { _, table throws(FeedError) in
            (
                trip: try table.requiredColumn("trip_id"), start: try table.requiredColumn("start_time"),
                end: try table.requiredColumn("end_time"), headway: try table.requiredColumn("headway_secs"),
                exact: table.column("exact_times")
            )
        } _: { reader, table, columns in
            guard let trip = reader.tripNumbers.find(table.buffer, table.range(columns.trip)) else {
                return reader.fail(table, "trip_id", "no such trip", table.text(columns.trip), "the row is left out")
            }
            guard let start = table.time(columns.start), start >= 0, let end = table.time(columns.end), end > start
            else {
                return reader.fail(
                    table,
                    "start_time",
                    "not a span of time",
                    table.text(columns.start) + " " + table.text(columns.end),
                    "the row is left out; write HH:MM:SS, the end after the start"
                )
            }
            guard let headway = table.natural(columns.headway), headway > 0, headway <= 86_400 else {
                return reader.fail(
                    table,
                    "headway_secs",
                    "not a headway",
                    table.text(columns.headway),
                    "the row is left out; give seconds"
                )
            }
            reader.feed.frequencies.append(
                FrequencyRecord(
                    trip: trip,
                    start: start,
                    end: end,
                    headway: Int32(headway),
                    isExact: table.choice(columns.exact, "exact_times", 0...1, absent: 0, &reader.feed.messages) == 1,
                    line: table.line
                )
            )
        }
    }
}
