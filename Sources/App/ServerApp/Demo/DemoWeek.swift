internal import CivilTime
internal import Geo
internal import ICalendar

/// The events of the demo: a working week with places in the town, one day that can't work, and one with two events at
/// once.
struct DemoWeek {
    let zone: ZoneRules

    struct Event: Sendable {
        /// Names the object, so that a day is seeded once.
        var name: String
        var bytes: [UInt8]
    }

    private struct Plan {
        var summary: String
        /// Minutes of the day.
        var start: Int
        var length: Int
        var location: String?
        var description: String?
        var rule: String?

        init(
            _ summary: String,
            _ start: Int,
            _ length: Int,
            at location: String?,
            saying description: String? = nil,
            rule: String? = nil
        ) {
            self.summary = summary
            self.start = start
            self.length = length
            self.location = location
            self.description = description
            self.rule = rule
        }
    }

    func events(on day: CivilDate) -> [Event] {
        Self.plans(of: day.weekday).enumerated().map { index, plan in event(plan, on: day, index: index) }
    }

    private static func plans(of weekday: Weekday) -> [Plan] {
        switch weekday {
        case .monday:
            [
                Plan("Stand-up", 9 * 60, 30, at: "Office"),
                Plan("Dentist", 11 * 60 + 30, 45, at: "Dental Practice Rossi"),
                Plan("Yoga", 18 * 60 + 30, 60, at: "Vita Gym"),
            ]
        case .tuesday:
            [
                Plan("Lecture", 10 * 60, 90, at: "University of Lindenport"),
                Plan("Lunch with Mara", 12 * 60 + 30, 60, at: "Cafe Aurora"),
                Plan("Planning round", 15 * 60, 60, at: "Office", saying: "Agenda as last week. #transit"),
                Plan("Choir", 20 * 60, 90, at: "Old Chapel", rule: "FREQ=WEEKLY;COUNT=10"),
            ]
        case .wednesday:
            [
                Plan(
                    "Review",
                    14 * 60,
                    60,
                    at: "Office",
                    saying: "The next one is too far away to make it: see the warning."
                ),
                Plan("See the boat", 15 * 60 + 5, 40, at: "Farholm Boatyard"),
            ]
        case .thursday:
            [
                Plan("Team call", 9 * 60, 45, at: nil, saying: "Online: no trip."),
                Plan("Museum with the class", 10 * 60 + 30, 90, at: "Museum of Tides"),
                Plan(
                    "Bank appointment",
                    11 * 60 + 30,
                    60,
                    at: "41 Market Avenue",
                    saying: "Collides with the museum: see the warnings."
                ),
            ]
        case .friday:
            [
                Plan("Stand-up", 9 * 60, 30, at: "Office"),
                Plan("Pick up Lia", 16 * 60 + 30, 20, at: "Sunflower Kindergarten"),
                Plan("Dinner", 19 * 60 + 30, 120, at: "Lantern Restaurant"),
            ]
        case .saturday: [Plan("Walk on the coast", 11 * 60, 180, at: "Farholm Inn", saying: "By train. #transit")]
        case .sunday: [Plan("Coffee with Grandma", 15 * 60, 90, at: "15 Maple Street")]
        }
    }

    private func event(_ plan: Plan, on day: CivilDate, index: Int) -> Event {
        let name = "demo-\(day.iso8601)-\(index + 1)"
        let midnight = Int64(day.daysSinceEpoch) * 86_400
        let start = CivilDateTime(secondsSinceEpoch: midnight + Int64(plan.start) * 60)
        let end = CivilDateTime(secondsSinceEpoch: midnight + Int64(plan.start + plan.length) * 60)
        var event = Component(name: "VEVENT")
        event.append(Property("UID", value: "\(name)@lindenport.example"))
        event.append(Property("DTSTAMP", value: zone.instant(of: start).utc.basicText + "Z"))
        event.append(Property("DTSTART", parameters: [("TZID", zone.name)], value: start.basicText))
        event.append(Property("DTEND", parameters: [("TZID", zone.name)], value: end.basicText))
        event.append(.text("SUMMARY", plan.summary))
        if let location = plan.location { event.append(.text("LOCATION", location)) }
        if let description = plan.description { event.append(.text("DESCRIPTION", description)) }
        if let rule = plan.rule { event.append(Property("RRULE", value: rule)) }
        let definition = VTimeZone.component(
            for: zone,
            from: zone.instant(of: CivilDateTime(secondsSinceEpoch: midnight))
        )
        let document = CalendarDocument(
            productIdentifier: "-//Travlendar+//Demo//EN",
            components: [definition, event]
        )
        return Event(name: "\(name).ics", bytes: document.serialized())
    }
}
