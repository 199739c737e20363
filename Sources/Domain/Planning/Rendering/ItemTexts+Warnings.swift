internal import CivilTime
internal import DayPlanner
internal import TripModel

extension ItemTexts {
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
        let named = others.prefix(Self.maximumOthers)
        let lines = named.map { "\(span($0, beside: item.event)) \($0.summary)" }
        guard others.count > named.count else { return lines }
        return lines + [words.more(others.count - named.count, others.count == PlannedWarning.mostOverlaps)]
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
}
