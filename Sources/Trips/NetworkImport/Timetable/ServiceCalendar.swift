internal import CivilTime
internal import TransitFeeds
internal import TransitRouting

/// The days of each service of a feed, from calendar.txt and calendar_dates.txt.
struct ServiceCalendar {
    /// By service number.
    let days: [ServiceDays]

    init(feed: inout Feed) {
        var days = Array(repeating: ServiceDays(), count: feed.services.count)
        for row in feed.calendars {
            var last = row.lastDay
            if last - row.firstDay > ServiceDays.maximumSpan - 64 {
                last = row.firstDay + ServiceDays.maximumSpan - 64
                feed.messages.add(
                    .warning,
                    "calendar.txt",
                    field: "end_date",
                    "the service runs for more than two centuries",
                    value: feed.services[row.service],
                    advice: "cut off; give the dates that are planned"
                )
            }
            for day in row.firstDay...max(row.firstDay, last) {
                // 1970-01-01 was a Thursday; bit 0 is Monday.
                let weekday = ((day + 3) % 7 + 7) % 7
                if row.weekdays >> UInt8(weekday) & 1 == 1 { days[row.service].insert(day) }
            }
        }
        for row in feed.calendarDates where row.isAdded {
            if !days[row.service].insert(row.day) {
                feed.messages.add(
                    .warning,
                    "calendar_dates.txt",
                    field: "date",
                    "lies centuries from the service's other dates",
                    value: feed.services[row.service],
                    advice: "ignored; correct the date"
                )
            }
        }
        for row in feed.calendarDates where !row.isAdded { days[row.service].remove(row.day) }
        self.days = days
        for (number, service) in days.enumerated() where service.isEmpty {
            feed.messages.add(
                .warning,
                "calendar.txt",
                field: "service_id",
                "the service runs on no day",
                value: feed.services[number],
                advice: "its trips are left out; set its weekdays or add dates in calendar_dates.txt"
            )
        }
    }
}
