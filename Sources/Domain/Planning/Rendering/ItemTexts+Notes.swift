internal import CivilTime
internal import DayPlanner
internal import TripModel

/// What a person would ask about a trip.
extension ItemTexts {
    func isStartAssumed(_ trip: PlannedTrip) -> Bool {
        trip.notes.contains { if case .startAssumed = $0 { true } else { false } }
    }

    /// How much too early a trip arrives, where that is told.
    func earliness(of trip: PlannedTrip) -> String? {
        for case .arrivesEarly(let seconds) in trip.notes { return words.early(duration(seconds / 60)) }
        return nil
    }

    /// Where a trip starts, by name or by its coordinates.
    func origin(of trip: PlannedTrip) -> String {
        let name = name(of: trip.origin)
        return name.isEmpty ? degrees(of: trip.origin) : name
    }

    func note(_ note: TripNote, on trip: PlannedTrip, _ item: PlannedItem) -> String {
        switch note {
        case .startAssumed(let event): words.startAssumed(shortened(event.summary), shortened(origin(of: trip)))
        case .onTheWay(let events): words.onTheWay(names(of: events, beside: item))
        case .leavesEarlyFor(let events): words.leavesEarlyFor(names(of: events, beside: item))
        case .arrivesEarly(let seconds): words.arrivesEarly(duration(seconds / 60))
        case .silent(let sources):
            sources.map { source in
                let date = zone.local(source.since).date
                let day = date == zone.local(trip.option.departure).date ? nil : words.day(date)
                let (name, time) = (shortened(source.name), clock(source.since))
                return source.content == .vehicles
                    ? words.silentSince(name, day, time) : words.ridesSilentSince(name, day, time)
            }.joined(separator: " ")
        case .noService(let last, let next, let taxi): service(last: last, next: next, taxi: taxi)
        case .noTimetable(.ends(let day)): words.timetableEnds(self.day(day, beside: trip.option.departure))
        case .noTimetable(.begins(let day)): words.timetableBegins(self.day(day, beside: trip.option.departure))
        }
    }

    /// `30 Nov`, with the year where it is another one.
    private func day(_ date: CivilDate, beside moment: Instant) -> String {
        words.day(date) + (date.year == zone.local(moment).date.year ? "" : " \(date.year)")
    }

    /// `No public transport between 22:40 and 05:35`, and how a taxi would do it.
    private func service(last: Instant?, next: Instant?, taxi: Itinerary?) -> String {
        let text: String
        switch (last.map(clock), next.map(clock)) {
        case (let last?, let next?): text = words.noServiceBetween(last, next)
        case (let last?, nil): text = words.noServiceAfter(last)
        case (nil, let next?): text = words.noServiceBefore(next)
        case (nil, nil): return ""
        }
        guard let taxi else { return text }
        return text + " " + instead(taxi) + (taxi.cost.map { ", \(amount($0))" } ?? "")
    }

    private func names(of events: [PlannedEvent], beside item: PlannedItem) -> String {
        let names = events.prefix(3).map { "\"\(shortened($0.summary))\" (\(span($0, beside: item.event)))" }
        return names.joined(separator: ", ") + (events.count > 3 ? " +\(events.count - 3)" : "")
    }

    /// What hinders a trip: lines without service, or one ride that does not run as planned.
    func hindrance(_ found: TripDisruption) -> String {
        let lines = shortened(found.lines.joined(separator: ", "))
        let length = duration(max(1, (found.seconds ?? 0) / 60))
        return switch found.cause {
        case .canceled: words.rideCanceled(lines)
        case .delayed: words.rideLate(lines, length)
        case .early: words.rideEarly(lines, length)
        default: words.hindrance(words.cause(found.cause), lines)
        }
    }
}
