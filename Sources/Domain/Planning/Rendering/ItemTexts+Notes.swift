internal import DayPlanner

/// What a person would ask about a trip.
extension ItemTexts {
    func isStartAssumed(_ trip: PlannedTrip) -> Bool {
        trip.notes.contains { if case .startAssumed = $0 { true } else { false } }
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
        }
    }

    private func names(of events: [PlannedEvent], beside item: PlannedItem) -> String {
        let names = events.prefix(3).map { "\"\(shortened($0.summary))\" (\(span($0, beside: item.event)))" }
        return names.joined(separator: ", ") + (events.count > 3 ? " +\(events.count - 3)" : "")
    }
}
