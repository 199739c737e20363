internal import CivilTime
internal import Geo
internal import TripModel

/// Plans a person's days.
package enum Planner {
    /// What shall stand in the Travel calendar for the occurrences in scope, sorted by key.
    ///
    /// A function of its arguments alone: the order of the occurrences and of the choices does not matter, and an
    /// occurrence that is added and removed leaves nothing behind. What has begun by `since` gets no new item.
    ///
    /// - Complexity: a sort, the number of overlaps, and a few requests to `source` for each occurrence with a place.
    package static func plan(_ input: PlanInput, with source: some ItinerarySource) -> [PlannedItem] {
        let nights = Nights(input.occurrences, home: input.home, zone: input.zone)
        let all = ordered(input.occurrences.filter { !nights.events.contains($0.key) })
        let choices = ChoiceIndex(input.choices)
        let cache = TripOptionCache(source, preferences: input.preferences)
        let day = PlanningDay(input: input, choices: choices, nights: nights)
        let wanted = all.filter { $0.directives.flexible != nil && !choices.isDismissed(.slot, of: $0) }
        let flexible = wanted.filter(input.isInScope)
        let fixed = all.filter { $0.directives.flexible == nil }
        // Where one is on a journey, and with which vehicle in a row over midnight, depends on its other days.
        let reach = Schedule.reach(of: fixed, and: wanted, day)
        let nearby = wanted.filter { event in
            guard !input.isInScope(event), event.destination != nil else { return false }
            return input.isOnJourney(event) || reach.contains { $0.overlaps(event.writtenSpan) }
        }
        let placed = PlacedBreaks(flexible + nearby, among: fixed, day, cache)
        let schedule = placed.schedule
        var items = TripItems(input: input, choices: choices, occurrences: schedule.occurrences)
        items.addPlaceWarnings(flexible)
        items.addTagNotes(nights)
        items.addOverlapWarnings(schedule.standing)
        items.addNotes(onWaysTaken: schedule.waysTaken)
        items.addFallenChoices()
        items.addFallenChoices(ofBreaks: flexible, in: placed)
        for tours in schedule.tours {
            items.add(tours) { schedule.rival(of: $0, in: input.zone) }
            items.addDisruptions(tours) { cache.disruptions($0, $1) }
            items.addMissingVehicles(tours) { cache.missingVehicle($0, $1) }
        }
        let whereabouts = Whereabouts(schedule)
        items.addBreaks(flexible, placed.outcomes) { event, span in
            guard event.place == .none, let wanted = BreakWords.refreshment(of: event.summary) else { return [] }
            // At home there is a kitchen.
            return whereabouts.places(around: span).filter { !input.isHome($0) }.compactMap { place in
                let open = source.refreshments(near: place.coordinate, during: span, for: wanted)
                return open.isEmpty ? nil : PlannedSlot.Suggestion(near: place, places: open)
            }
        }
        items.addHomeNote(schedule.standing)
        items.addRoomNote()
        return DailyItems.bounded(items.items, zone: input.zone).sorted { $0.key < $1.key }
    }

    /// Without the all-day ones, which take neither time nor place, and each key once.
    private static func ordered(_ occurrences: [PlanOccurrence]) -> [PlanOccurrence] {
        var seen: Set<OccurrenceKey> = []
        return occurrences.filter { !$0.isAllDay }.sorted(by: PlanOccurrence.isBefore).filter {
            seen.insert($0.key).inserted
        }
    }
}
