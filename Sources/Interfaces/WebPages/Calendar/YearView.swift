internal import CivilTime

/// The months of a year, with the days that have events.
struct YearView: TemplateMembers {
    static let members: Members = ["months": { $0.months }, "weekdays": { $0.weekdays }]

    struct Month: TemplateMembers {
        static let members: Members = ["title": { $0.title }, "address": { $0.address }, "weeks": { $0.weeks }]

        var title: String
        var address: String
        var weeks: [Week]
    }

    struct Week: TemplateMembers {
        static let members: Members = ["days": { $0.days }]

        var days: [Day]
    }

    struct Day: TemplateMembers {
        static let members: Members = [
            "number": { $0.number }, "address": { $0.address }, "isToday": { $0.isToday }, "events": { $0.events },
        ]

        /// nil: it is of another month.
        var number: String?
        var address: String
        var isToday: Bool
        /// How many events there are, in words; nil: none.
        var events: String?
    }

    let weekdays: [String]
    let months: [Month]

    init(of year: Int, _ counts: [CivilDate: Int], _ visit: Visit) {
        let texts = visit.texts
        weekdays = Weekday.allCases.map { texts.heading(texts.shortWeekday($0)) }
        months = (1...12).map { number in
            let first = CalendarRange.first(year: year, month: number)
            let days = CalendarRange.month.days(around: first)
            let weeks = stride(from: days.lowerBound.daysSinceEpoch, to: days.upperBound.daysSinceEpoch, by: 7).map {
                monday in
                Week(
                    days: (0..<7).map { index in
                        let date = CivilDate(daysSinceEpoch: monday + index)
                        return date.month == number ? Day(date, counts[date] ?? 0, visit) : Day.outside
                    }
                )
            }
            return Month(
                title: texts.heading(texts.month(number)),
                address: visit.prefix + "/calendar/month" + PathText.query(["date": first.iso8601]),
                weeks: weeks
            )
        }
    }
}

extension YearView.Day {
    fileprivate static let outside = YearView.Day(number: nil, address: "", isToday: false, events: nil)

    fileprivate init(_ date: CivilDate, _ events: Int, _ visit: Visit) {
        let texts = visit.texts
        number = "\(date.day)"
        address = "\(visit.prefix)/calendar/day?date=\(date.iso8601)"
        isToday = date == visit.today
        guard events > 0 else { return }
        let words = ["count": "\(events)", "day": texts.day(date, today: visit.today)]
        self.events = texts.text(events == 1 ? .oneEventOn : .eventsOn, words)
    }
}
