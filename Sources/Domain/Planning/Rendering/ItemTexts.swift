internal import CivilTime
internal import DayPlanner
internal import Geo
internal import TripModel

/// Says an item in words: its title and its description.
struct ItemTexts {
    let words: ItemWords
    /// In which the times are told.
    let zone: ZoneRules
    let attribution: [String]
    /// Nil: nobody said by which address the server is reached.
    var links: ItemLinks?

    // MARK: Trips

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
            contentsOf: item.event.unreadTags.prefix(ItemTexts.maximumOthers).map { words.unreadTag(shortened($0)) }
        )
        if !trip.option.isEstimate || trip.option.hasEstimatedEnds, !attribution.isEmpty {
            lines.append("\(words.mapData): \(attribution.joined(separator: "; "))")
        }
        return lines.joined(separator: "\n")
    }

    func minutes(_ trip: PlannedTrip) -> Int64 { (trip.blockEnd - trip.blockStart) / 60 }

    /// The modes of an option in the order of the trip, each line behind its kind: `walk + bus 15 + metro M2`. Walks
    /// that belong to every ride are left out.
    func modesLine(_ option: Itinerary) -> String {
        let isRidden = option.legs.contains { $0.mode != .foot }
        var names: [String] = []
        for leg in option.legs {
            if isRidden, leg.mode == .foot, leg.durationSeconds < ItemTexts.toldWalkSeconds { continue }
            let name = name(of: leg)
            if names.last != name { names.append(name) }
        }
        return names.joined(separator: " + ")
    }

    /// `bus 15`; agencies often write the kind of a line into its name.
    private func name(of leg: Leg) -> String { name(of: leg, most: ItemTexts.maximumLine) }

    private func name(of leg: Leg, most: Int) -> String {
        name(of: leg.mode, line: leg.line.map { shortened($0.name, to: most) })
    }

    /// A mode, with the name of a line where there is one.
    func name(of mode: LegMode, line: String?) -> String {
        let kind = words.name(of: mode)
        guard let line, !line.isEmpty else { return kind }
        if line.lowercased().hasPrefix(kind.lowercased()) { return line }
        guard mode == .transit else { return "\(kind) \(line)" }
        // Nobody says what runs; a number alone would say nothing.
        return line.contains(where: \.isNumber) && line.count <= 5 ? "\(words.line) \(line)" : line
    }

    /// Where a ride goes to, without the line's name before it.
    private func headsign(_ leg: Leg) -> String? {
        guard var text = leg.transit?.headsign.map(oneLine), !text.isEmpty else { return nil }
        if let line = leg.line?.name, text.count > line.count, text.hasPrefix(line),
            let next = text.dropFirst(line.count).first, !next.isLetter, !next.isNumber
        {
            text = String(text.dropFirst(line.count).drop { !$0.isLetter && !$0.isNumber })
        }
        return text.isEmpty ? nil : CapitalText.softened(text)
    }

    private func destination(_ trip: PlannedTrip, _ item: PlannedItem) -> String {
        // What the event is about says more than what is close to it.
        let place = trip.destination
        let isUnnamed = place.nearby != nil || place.name.isEmpty
        return shortened(isUnnamed ? item.event.summary : name(of: place))
    }

    /// What a place is called; home and office in this language, whatever the administrator wrote.
    func name(of place: KnownPlace) -> String {
        switch DirectiveParser.savedName(place.name) {
        case .home: words.home
        case .office: words.office
        case nil: place.nearby.map(words.near) ?? place.name
        }
    }

    /// Whether a leg of a trip is worth a line: a few steps to a car or from a stop are not.
    private func isTold(_ leg: Leg) -> Bool {
        leg.mode != .foot || clock(leg.departure) != clock(leg.arrival) || leg.to.name != nil
    }

    func legLines(_ leg: Leg) -> [String] {
        var text = "\(clock(leg.departure))–\(clock(leg.arrival)) "
        text += name(of: leg, most: ItemTexts.maximumName)
        if let headsign = headsign(leg) { text += " \(words.towards) \(headsign)" }
        if leg.distance.value > 0, leg.line == nil { text += ", \(length(leg.distance))" }
        if let from = leg.from.name, let to = leg.to.name {
            text += ": \(CapitalText.softened(from)) → \(CapitalText.softened(to))"
        }
        if let headway = leg.transit?.headwaySeconds { text += ", \(words.every(duration(Int64(headway + 59) / 60)))" }
        if let stops = leg.transit?.stopCount, stops > 0 { text += " (\(words.stops(stops)))" }
        let provider = leg.sharedRide?.provider ?? leg.line?.agency ?? ""
        if !provider.isEmpty { text += " [\(provider)]" }
        var notes: [String] = []
        if leg.sharedRide?.isSeen == false { notes.append(words.usuallyThere) }
        if leg.transit?.needsArrangement == true { notes.append(words.arrange) }
        if let page = leg.sharedRide?.page { notes.append(page) }
        return [text] + notes.map { "  " + $0 } + leg.directions.prefix(ItemTexts.maximumDirections).map { "  " + $0 }
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

    func amount(_ cost: Money) -> String { cost.text(decimalMark: words.decimalMark) }

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

    // MARK: Slots

    func title(of slot: PlannedSlot, _ item: PlannedItem) -> String {
        let short = slot.isShortened ? ", " + words.shortened : ""
        return "\(shortened(item.event.summary)) (\(duration((slot.end - slot.start) / 60))\(short))"
    }

    func description(of slot: PlannedSlot, _ item: PlannedItem) -> String {
        var lines = [words.slotFound(clock(item.event.start), clock(item.event.end, after: item.event.start))]
        if item.key.occurrence.isLunch { lines.append(words.lunchChoices) }
        for suggestion in slot.suggestions {
            let known = name(of: suggestion.near)
            lines.append(words.openNear(shortened(known.isEmpty ? degrees(of: suggestion.near) : known)))
            lines += suggestion.places.map { place in
                let kind = words.openKinds[place.kind].map { $0 + ", " } ?? ""
                return "  \(shortened(place.name)) (\(kind)\(length(place.distance)))"
            }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Warnings

    func title(of warning: PlannedWarning, _ item: PlannedItem) -> String {
        let event = shortened(item.event.summary)
        switch warning.reason {
        case .unreachable(let late, let closest?):
            return words.unreachable(
                lateness(late),
                event,
                clock(closest.arrival.ceiledToMinute),
                modesLine(closest)
            )
        case .unreachable(let late, nil): return words.ownTravelTooLong(lateness(late), event)
        case .overlap(let others, let stands, let standing):
            let named = byName(others)
            let names = named.prefix(3).map { same in
                let count = same.count == 1 ? "" : "\(same.count) × "
                return "\(count)\"\(shortened(same[0].summary))\" (\(span(same[0], beside: item.event)))"
            }
            let more = named.count > 3 ? " +\(named.count - 3)" : ""
            let winners = stands ? [event] : byName(standing).prefix(3).map { shortened($0[0].summary) }
            return words.overlaps(event, names.joined(separator: ", ") + more, list(winners), winners.count)
        case .visit(let others, let isLonger):
            let first = others.prefix(3).map { "\"\(shortened($0.summary))\" (\(span($0, beside: item.event)))" }
            let names = others.count > 3 ? first.joined(separator: ", ") + " +\(others.count - 3)" : list(first)
            return isLonger ? words.visits(event, names) : words.visit(event, names)
        case .wayTaken(let chosen): return words.wayTaken(event, shortened(chosen.summary))
        case .placeNotFound(let text, _): return words.placeNotFound(shortened(text), event)
        case .placeAmbiguous(let text, let candidates): return question(text, candidates, event)
        case .placeInexact(let text, _): return words.placeInexact(shortened(text), event)
        case .arrivalUnknown: return words.arrivalUnknown(event)
        case .unreadTags(let tags):
            return words.unreadTags(list(tags.map(shortened)), event, tags.count)
        case .farNight(let place, let distance): return words.farNight(shortened(name(of: place)), length(distance))
        case .breakLost(let free, let wanted, _):
            return free >= wanted
                ? words.visitLost(event, duration(wanted / 60))
                : words.breakLost(event, duration(wanted / 60), duration(free / 60))
        case .noMeans(let modes): return words.noMeans(event, going(modes))
        case .leavesLate(let late, let option): return leavesLate(lateness(late), event, option)
        case .vehicleElsewhere(let mode, let place): return vehicleElsewhere(mode, at: place, event)
        case .vehicleLeft(let mode, let place): return vehicleLeft(mode, at: place, event)
        case .wayHome(let option, let modes, _): return wayHome(option, going(modes), event)
        case .farAway(let distance, let start, let place): return farAway(distance, from: start, to: place, event)
        case .disruption(let found, let isWayThere):
            let all = found.prefix(2).map(hindrance).joined(separator: "; ")
            return isWayThere ? words.disruption(all, event) : words.disruptionHome(all, event)
        case .noSharedVehicle(let missing, _, let isWayThere):
            let vehicle = words.name(of: missing.mode)
            return isWayThere
                ? words.noVehicleThere(vehicle, shortened(missing.provider), event)
                : words.noVehicleHome(vehicle, shortened(missing.provider), event)
        case .choiceFell(let decision, let isBreak, _):
            return words.choiceFell(event, text(of: decision, isBreak: isBreak))
        case .noHome: return words.noHome
        case .room(let text): return words.room(shortened(text))
        }
    }

    /// All that a warning tells; the UID of the item names its links.
    func description(of warning: PlannedWarning, _ item: PlannedItem, uid: String) -> String {
        var lines = [title(of: warning, item)]
        switch warning.reason {
        case .unreachable(_, let closest):
            if let closest { lines.append(contentsOf: closest.legs.flatMap(legLines)) }
            lines.append(words.unreachableChoices)
        case .overlap(let others, _, _):
            lines += linesNaming(others, item)
            lines.append(words.overlapChoices)
        case .visit(let others, let isLonger):
            if others.count > 3 { lines += linesNaming(others, item) }
            lines.append(isLonger ? words.visitsChoices : words.visitChoices)
        case .wayTaken(let chosen):
            lines += linesNaming([chosen], item)
            lines.append(words.wayTakenChoices)
        case .placeNotFound(_, let town):
            if let town { lines.append(words.elsewhere(shortened(town))) }
            lines.append(words.placeChoices)
        case .placeAmbiguous(_, let candidates): lines += choices(candidates)
        case .placeInexact(_, let place):
            lines += exactness(of: place)
        case .arrivalUnknown: lines.append(words.arrivalChoices)
        case .unreadTags: lines.append(words.tagChoices)
        case .farNight: lines.append(words.stayChoices)
        case .breakLost: lines.append(item.key.occurrence.isLunch ? words.lunchChoices : words.breakChoices)
        case .noMeans: lines.append(words.noMeansChoices)
        case .leavesLate: lines.append(words.unreachableChoices)
        case .vehicleElsewhere, .vehicleLeft: lines.append(words.vehicleChoices)
        case .wayHome(_, _, let closest):
            if let closest { lines.append(instead(closest)) }
            lines.append(words.noMeansChoices)
        case .farAway: lines.append(words.farChoices)
        case .disruption(let found, _):
            for text in found.compactMap({ words.text(of: $0.texts) }) { lines.append(oneLine(text)) }
            lines.append(words.disruptionChoices)
        case .noSharedVehicle(_, let others, _):
            lines += others.map(instead)
            lines.append(words.noVehicleChoices)
        case .choiceFell(_, let isBreak, let eventChanged):
            let isNotOffered = isBreak ? words.choiceFellNoRoom : words.choiceFellNotOffered
            lines.append(eventChanged ? words.choiceFellSinceChanged : isNotOffered)
        case .noHome: lines.append(words.noHomeChoices)
        case .room: lines.append(words.roomChoices)
        }
        lines += self.lines(of: actions(on: warning, item), on: uid)
        return lines.joined(separator: "\n")
    }

    /// One line for each of the first, and how many more there are.
    private func linesNaming(_ others: [PlannedEvent], _ item: PlannedItem) -> [String] {
        let named = others.prefix(ItemTexts.maximumOthers)
        let lines = named.map { "\(span($0, beside: item.event)) \($0.summary)" }
        guard others.count > named.count else { return lines }
        return lines + [words.more(others.count - named.count, others.count == PlannedWarning.mostOverlaps)]
    }

    /// "A", "B" and "C"; what is in quotes already stays as it is.
    private func list(_ names: [String]) -> String {
        let quoted = names.map { $0.hasPrefix("\"") ? $0 : "\"\($0)\"" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(words.and) " + last
    }

    private func text(of decision: PlanChoice.Decision, isBreak: Bool) -> String {
        switch decision {
        case .modes(let modes), .option(_, let modes): list(modes)
        case .departure(let instant): words.choiceDeparture(clock(instant))
        case .within(let window, _): "\(clock(window.lowerBound))–\(clock(window.upperBound))"
        case .chosen, .dismissed: isBreak ? words.choiceKept : words.choiceWinner
        }
    }

    /// "by public transport or on foot".
    private func going(_ modes: Set<TravelMode>) -> String {
        let ways = modes.filter { $0 != .foot }.compactMap { words.going[$0] }.sorted()
        let all = modes.contains(.foot) ? ways + [words.going[.foot] ?? ""] : ways
        guard let last = all.last, all.count > 1 else { return all.first ?? "" }
        return all.dropLast().joined(separator: ", ") + " \(words.either) " + last
    }

    private func list(_ modes: Set<TravelMode>) -> String {
        modes.map { words.name(of: $0.legMode) }.sorted().joined(separator: ", ")
    }

    /// `09:45–11:00`, with the day where it is not that of the event that is spoken of, and that of the end where it is
    /// another one.
    func span(_ event: PlannedEvent, beside other: PlannedEvent) -> String {
        clock(event.start, after: other.start) + "–" + clock(event.end, after: event.start)
    }

    func clock(_ instant: Instant, after other: Instant) -> String {
        let day = zone.local(instant).date
        return day == zone.local(other).date ? clock(instant) : "\(words.day(day)) \(clock(instant))"
    }

    /// Events of one name together, in the order in which the names come first.
    private func byName(_ events: [PlannedEvent]) -> [[PlannedEvent]] {
        var groups: [[PlannedEvent]] = []
        for event in events {
            if let known = groups.firstIndex(where: { $0[0].summary == event.summary }) {
                groups[known].append(event)
            } else {
                groups.append([event])
            }
        }
        return groups
    }

    /// Of what an agency writes; at most 500 letters of it.
    private func oneLine(_ text: String) -> String {
        text.prefix(500).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: Numbers

    private static let maximumDirections = 40
    private static let maximumName = 60
    /// Letters of a line's name in a title.
    private static let maximumLine = 16
    /// A shorter walk to, between or from rides is not told in a title.
    private static let toldWalkSeconds: Int64 = 600
    /// Other events, and tags that are not understood, that a description names.
    private static let maximumOthers = 5

    /// Local time, `08:05`.
    func clock(_ instant: Instant) -> String {
        let time = zone.local(instant).time
        return "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
    }

    func duration(_ minutes: Int64) -> String {
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// In whole minutes, rounded up: a minute late is late. In minutes alone as long as these say something.
    private func lateness(_ seconds: Int64) -> String {
        let minutes = (seconds + 59) / 60
        return minutes < 120 ? "\(minutes) min" : duration(minutes)
    }

    func length(_ distance: Metres) -> String {
        if distance.value < 1_000 { return "\(Int64((distance.value / 10).rounded() * 10)) m" }
        let hundreds = Int64((distance.value / 100).rounded())
        return "\(hundreds / 10)\(words.decimalMark)\(hundreds % 10) km"
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// One line, and not longer than a title can bear.
    func shortened(_ text: String) -> String { shortened(text, to: ItemTexts.maximumName) }

    private func shortened(_ text: String, to most: Int) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let trimmed = String(line.drop { $0.isWhitespace })
        return trimmed.count <= most ? trimmed : trimmed.prefix(most - 1) + "…"
    }
}
