internal import CivilTime
internal import DayPlanner
internal import Geo
internal import TripModel

extension ItemTexts {
    /// What matters when nothing else is shown, the most of it first, since a week's column is narrow:
    /// `08:05 metro M2 → Politecnico (34 min)`.
    func title(of trip: PlannedTrip, _ item: PlannedItem) -> String { line(of: trip, item) + picked(trip) }

    private func line(of trip: PlannedTrip, _ item: PlannedItem) -> String {
        let target: String
        switch item.key.kind {
        case .to: target = destination(trip, item)
        // The longer event, rather than what is close to its place.
        case .back:
            target = shortened(trip.destination.nearby == nil ? name(of: trip.destination) : trip.destination.name)
        default: target = trip.destination.name.isEmpty ? words.home : shortened(name(of: trip.destination))
        }
        let about = trip.option.isEstimate ? "≈ " : ""
        var detail = about + duration(minutes(trip))
        if trip.lateSeconds > 0 { detail += ", " + words.late(lateness(trip.lateSeconds)) }
        if let early = earliness(of: trip) { detail += ", " + early }
        if isStartAssumed(trip) { detail += ", " + words.fromAssumed(shortened(origin(of: trip))) }
        return "\(clock(trip.blockStart)) \(modesLine(trip.option)) → \(target) (\(detail))"
    }

    /// The hashtags by which the person picked the means; taken out again, the trip is planned as usual.
    private func picked(_ trip: PlannedTrip) -> String {
        guard let modes = trip.pickedModes else { return "" }
        return modes.compactMap { words.tags[$0] }.sorted().map { " #" + $0 }.joined()
    }

    /// What an alarm says, which stands alone.
    func call(for trip: PlannedTrip, _ item: PlannedItem) -> String { words.leave(line(of: trip, item)) }

    /// All that a block tells; the UID of the item names its links.
    func description(of trip: PlannedTrip, _ item: PlannedItem, uid: String) -> String {
        var lines = trip.notes.map { note($0, on: trip, item) } + trip.option.legs.filter(isTold).flatMap(legLines)
        if let nearby = trip.destination.nearby { lines.append("→ \(words.near(nearby))") }
        if let chosen = trip.destination.chosen { lines.append(choice(chosen, for: trip.destination)) }
        lines += exactness(of: trip.destination)
        if let tickets = tickets(trip.option) { lines.append(tickets) }
        if let totals = totals(trip.option) { lines.append(totals) }
        if trip.option.isEstimate { lines.append(trip.option.hasEstimatedEnds ? words.estimatedEnds : words.estimate) }
        if let engine = trip.option.engine { lines.append(words.workedOutBy(engine)) }
        if let engine = trip.option.standsInFor { lines.append(words.standsInFor(engine)) }
        for option in trip.alternatives {
            let (start, end) = (option.departure.flooredToMinute, option.arrival.ceiledToMinute)
            let minutes = duration((end - start) / 60)
            lines.append("\(words.or): \(clock(start))–\(clock(end)) \(modesLine(option)) (\(minutes))")
            if let links {
                lines.append("  " + links.confirmation(of: ActionRecord.id(ofOption: option.signature), on: uid))
            }
        }
        lines.append(
            contentsOf: item.event.unreadTags.prefix(Self.maximumOthers).map { words.unreadTag(shortened($0)) }
        )
        if !trip.option.isEstimate || trip.option.hasEstimatedEnds, !attribution.isEmpty {
            lines.append("\(words.mapData): \(attribution.joined(separator: "; "))")
        }
        return lines.joined(separator: "\n")
    }

    func minutes(_ trip: PlannedTrip) -> Int64 { (trip.blockEnd - trip.blockStart) / 60 }

    private func destination(_ trip: PlannedTrip, _ item: PlannedItem) -> String {
        // What the event is about says more than what is close to it.
        let place = trip.destination
        let isUnnamed = place.nearby != nil || place.name.isEmpty
        return shortened(isUnnamed ? item.event.summary : name(of: place))
    }

    /// Each ticket once, with how often; what a pass stands for is told by the pass. Guessed tickets are in the cost
    /// alone.
    private func tickets(_ option: Itinerary) -> String? {
        var counts: [(text: String, count: Int)] = []
        for ticket in option.tickets where !ticket.isEstimate || ticket.pass != nil {
            let name = oneLine(ticket.name)
            let text = ticket.pass.map { "\(name) (\(words.held(oneLine($0))))" } ?? "\(name) \(amount(ticket.price))"
            if let known = counts.firstIndex(where: { $0.text == text }) {
                counts[known].count += ticket.count
            } else {
                counts.append((text, ticket.count))
            }
        }
        guard !counts.isEmpty else { return nil }
        return "\(words.tickets): "
            + counts.map { $0.count == 1 ? $0.text : "\($0.count) × \($0.text)" }.joined(separator: ", ")
    }

    private func totals(_ option: Itinerary) -> String? {
        var parts: [String] = []
        if let cost = option.cost, cost.minorUnits > 0 {
            let shared = option.passengers.map { " " + words.forPassengers($0) } ?? ""
            // Sums of several currencies are by rates that are only near enough.
            let about = option.paidIn.allSatisfy { $0 == cost.currency } ? "" : "≈ "
            parts.append("\(words.cost) \(about)\(amount(cost))\(shared)")
        }
        parts.append("CO₂ \(Int64(option.co2Grams.rounded())) g")
        parts.append("\(Int64(option.kcal.rounded())) kcal")
        if option.distance.value > 0 { parts.append(length(option.distance)) }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
