internal import TripModel

/// The flexible events of a plan, each at its time, and the day with them.
struct PlacedBreaks {
    let outcomes: [OccurrenceKey: FlexibleBreaks.Outcome]
    let schedule: Schedule
    /// Those that find no room in the time that the person gave them, and are in their own again.
    let fallen: Set<OccurrenceKey>

    /// - Parameters:
    ///   - flexible: what is to be placed, as it is written.
    ///   - fixed: all else; sorted by start.
    ///   - day: what all schedules have in common.
    ///   - cache: what is asked for trips.
    /// - Complexity: once more for each round in which a time that was given turns out to be taken.
    init(
        _ flexible: [PlanOccurrence],
        among fixed: [PlanOccurrence],
        _ day: PlanningDay,
        _ cache: TripOptionCache<some ItinerarySource>
    ) {
        let given = flexible.filter { day.choices.window(of: $0) != nil }
        var fallen: Set<OccurrenceKey> = []
        while true {
            let events = flexible.map { fallen.contains($0.key) ? $0 : day.choices.adapted($0) }
            var visits = FlexibleVisits(day, fixed: fixed)
            visits.place(events.filter { $0.destination != nil }, cache)
            let schedule = visits.place(floating: events.filter { $0.destination == nil }, cache)
            let lost = given.map(\.key).filter { !fallen.contains($0) && visits.outcomes[$0]?.isLost == true }
            guard !lost.isEmpty else {
                (outcomes, self.schedule, self.fallen) = (visits.outcomes, schedule, fallen)
                return
            }
            fallen.formUnion(lost)
        }
    }

    func isLost(_ occurrence: PlanOccurrence) -> Bool { outcomes[occurrence.key]?.isLost == true }
}
