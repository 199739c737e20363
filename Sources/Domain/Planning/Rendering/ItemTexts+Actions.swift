internal import CivilTime
internal import DayPlanner
internal import TripModel

/// What can be decided about an item by one action.
extension ItemTexts {
    /// Beside picking another itinerary.
    func actions(on warning: PlannedWarning, _ item: PlannedItem) -> [ActionRecord] {
        var actions: [ActionRecord] = []
        switch warning.reason {
        case .overlap(let others, let stands, _):
            if !stands { actions.append(ActionRecord("first", goesFirst(item.event), .chosen)) }
            for (number, other) in others.prefix(Self.mostWinners).enumerated() {
                let subject = ActionRecord.Subject(.warning(.overlap), of: other)
                actions.append(ActionRecord("first\(number + 1)", goesFirst(other), .chosen, about: subject))
            }
        case .unreachable(_, let closest):
            if let rival = warning.rival {
                let title = words.attendInstead(shortened(item.event.summary), shortened(rival.summary))
                let subject = ActionRecord.Subject(.warning(.overlap), of: item.event)
                actions.append(ActionRecord("first", title, .chosen, about: subject))
            }
            if let closest { actions += instead(closest, .to, item) }
        case .wayTaken(let chosen):
            actions.append(ActionRecord("back", words.takeBack, lifting: .init(.warning(.overlap), of: chosen)))
        case .wayHome(_, let modes, let closest?) where !closest.modesUsed.isSubset(of: modes):
            actions += instead(closest, .home, item)
        case .noSharedVehicle(_, let others, let isWayThere):
            let subject = ActionRecord.Subject(isWayThere ? .to : .home, of: item.event)
            for other in others.dropFirst() {
                let title = words.goBy(modesLine(other), clock(other.departure.flooredToMinute))
                let decision = PlanChoice.Decision.option(other.signature, other.modes)
                let id = ActionRecord.id(ofOption: other.signature)
                actions.append(ActionRecord(id, title, decision, about: subject))
            }
        case .breakLost(_, _, let rescue): actions += self.actions(on: rescue, item.event)
        case .placeAmbiguous(let text, let candidates) where !warning.isAboutOrigin:
            actions += candidates.map { meaning($0, of: text, beside: candidates) }
        default: break
        }
        return actions + [ActionRecord(TravelAction.ignore, words.ignoreWarning, .dismissed)]
    }

    private func actions(on rescue: BreakRescue, _ event: PlannedEvent) -> [ActionRecord] {
        let subject = ActionRecord.Subject(.slot, of: event)
        let name = shortened(event.summary)
        var actions: [ActionRecord] = []
        if let seconds = rescue.shorterSeconds {
            let decision = PlanChoice.Decision.within(event.start..<event.end, leastSeconds: seconds)
            let title = words.shortenBreak(name, duration(seconds / 60))
            actions.append(ActionRecord("shorten", title, decision, about: subject))
        }
        if let window = rescue.moved {
            let decision = PlanChoice.Decision.within(window, leastSeconds: event.end - event.start)
            let title = words.moveBreak(name, clock(window.lowerBound, after: event.start))
            actions.append(ActionRecord("move", title, decision, about: subject))
        }
        // One with a place of its own needs the way there.
        if event.place == nil {
            actions.append(ActionRecord("keep", words.keepBreak(name), .chosen, about: subject))
        }
        return actions + [ActionRecord("drop", words.dropBreak(name), .dismissed, about: subject)]
    }

    private static let mostWinners = 3

    /// With what tells it from another one of its name.
    private func meaning(
        _ candidate: PlaceCandidate,
        of text: String,
        beside candidates: [PlaceCandidate]
    ) -> ActionRecord {
        let isAlone = candidates.count { $0.title == candidate.title } == 1
        let hint = isAlone ? "" : self.hint(of: candidate).map { " (\($0))" } ?? ""
        return ActionRecord(
            words.meansPlace(shortened(candidate.title) + hint),
            candidate.answer,
            meaning: ActionRecord.Meaning(text: text, title: candidate.title, coordinate: candidate.coordinate)
        )
    }

    private func goesFirst(_ event: PlannedEvent) -> String { words.letFirst(shortened(event.summary)) }

    private func instead(_ closest: Itinerary, _ kind: ItemKind, _ item: PlannedItem) -> [ActionRecord] {
        let title = words.goBy(modesLine(closest), clock(closest.departure.flooredToMinute))
        return [ActionRecord("closest", title, .modes(closest.modesUsed), about: .init(kind, of: item.event))]
    }

    /// A line for each action, with the address at which it is confirmed.
    func lines(of actions: [ActionRecord], on uid: String) -> [String] {
        guard let links else { return [] }
        return actions.map { "\($0.title): \(links.confirmation(of: $0.id, on: uid))" }
    }
}
