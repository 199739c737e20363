internal import CivilTime
internal import TripModel

/// The choices of a plan, by item; those whose fingerprint no longer matches count for nothing.
struct ChoiceIndex {
    private let choices: [ItemKey: [PlanChoice]]

    init(_ choices: [PlanChoice]) {
        self.choices = Dictionary(grouping: choices, by: \.item)
    }

    func isDismissed(_ kind: ItemKind, of occurrence: PlanOccurrence) -> Bool {
        decisions(kind, occurrence).contains(.dismissed)
    }

    /// A warning is silent as long as its cause is the one that the person saw.
    func isDismissed(_ key: ItemKey, cause: String) -> Bool {
        (choices[key] ?? []).contains { $0.decision == .dismissed && $0.fingerprint == cause }
    }

    func isChosen(_ occurrence: PlanOccurrence) -> Bool {
        decisions(.warning(.overlap), occurrence).contains(.chosen)
    }

    /// Whether a break takes place though trips are in its way.
    func isKept(_ occurrence: PlanOccurrence) -> Bool { decisions(.slot, occurrence).contains(.chosen) }

    /// The window, and the least length, that the person gave a flexible event.
    func window(of occurrence: PlanOccurrence) -> PlanChoice.Decision? {
        decisions(.slot, occurrence).first { decision in
            guard case .within(let window, _) = decision else { return false }
            return abs(window.lowerBound - occurrence.start) < 86_400
        }
    }

    /// A flexible event in the window, and with the least length, that the person gave it.
    func adapted(_ occurrence: PlanOccurrence) -> PlanOccurrence {
        if case .within(let window, let least)? = window(of: occurrence) {
            var adapted = occurrence
            adapted.written = occurrence.asWritten
            (adapted.start, adapted.end) = (window.lowerBound, window.upperBound)
            adapted.directives.flexible?.shrink(to: least)
            return adapted
        }
        return occurrence
    }

    func departure(for kind: ItemKind, of occurrence: PlanOccurrence) -> Instant? {
        for case .departure(let instant) in decisions(kind, occurrence) { return instant }
        return nil
    }

    func modes(for kind: ItemKind, of occurrence: PlanOccurrence) -> Set<TravelMode>? {
        for decision in decisions(kind, occurrence) {
            switch decision {
            case .modes(let modes), .option(_, let modes): return modes
            case .dismissed, .departure, .chosen, .within: continue
            }
        }
        return nil
    }

    /// The signature of the itinerary that the person picked.
    func option(for kind: ItemKind, of occurrence: PlanOccurrence) -> String? {
        for case .option(let signature, _) in decisions(kind, occurrence) { return signature }
        return nil
    }

    /// What the person decided about an occurrence that has another time or place since.
    func fallen(of occurrence: PlanOccurrence, _ kinds: [ItemKind]) -> [PlanChoice] {
        kinds.flatMap { choices[ItemKey(occurrence.key, $0)] ?? [] }.filter { choice in
            choice.fingerprint != occurrence.fingerprint && choice.decision != .dismissed
        }
    }

    private func decisions(_ kind: ItemKind, _ occurrence: PlanOccurrence) -> [PlanChoice.Decision] {
        guard let found = choices[ItemKey(occurrence.key, kind)] else { return [] }
        return found.filter { $0.fingerprint == occurrence.fingerprint }.map(\.decision)
    }
}
