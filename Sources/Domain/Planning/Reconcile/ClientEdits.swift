package import CivilTime
package import DayPlanner
internal import ICalendar
internal import TripModel

/// What clients said by changing items (DESIGN.md 4), as choices.
package struct ClientEdits: Equatable, Sendable {
    package var made: [PlanChoice] = []
    package var lifted: [PlanChoice] = []

    package init() {}

    /// The choices with the edits in them.
    package func applied(to choices: [PlanChoice]) -> [PlanChoice] {
        choices.filter { choice in
            !lifted.contains(choice) && !made.contains { $0.supersedes(choice) }
        } + made
    }

    /// Compares what was published with what stands there.
    ///
    /// A deletion is a dismissal; what is put back lifts it. A trip's start that moved by two minutes or more is a
    /// departure, and that of a break the time in which it is taken; hashtags that the server did not write name modes,
    /// and those of a choice that were taken out lift it. A warning that was moved says nothing.
    package static func read(
        _ published: [PublishedTravelItem],
        choices: [PlanChoice],
        zone: ZoneRules,
        now: Instant
    ) -> ClientEdits {
        var edits = ClientEdits()
        for item in published where item.record.start > now || item.record.key.isOncePerPerson {
            let key = item.record.key
            let fingerprint = item.record.fingerprint
            let known = choices.filter { $0.item == key && $0.fingerprint == fingerprint }
            let dismissal = PlanChoice(key, .dismissed, fingerprint: fingerprint)
            guard let current = item.current else {
                if !known.contains(dismissal) { edits.made.append(dismissal) }
                continue
            }
            if known.contains(dismissal) { edits.lifted.append(dismissal) }
            guard !key.kind.isWarning, current.bytes != item.bytes else { continue }
            if let event = Reconciler.event(in: current.bytes), let base = Reconciler.event(in: item.bytes),
                directives(of: event).modes == nil, directives(of: base).modes != nil
            {
                edits.lifted += known.filter { if case .modes = $0.decision { true } else { false } }
            }
            for decision in decisions(of: current.bytes, item, zone) {
                let choice = PlanChoice(key, decision, fingerprint: fingerprint)
                if !known.contains(choice) { edits.made.append(choice) }
            }
        }
        return edits
    }

    private static func decisions(
        of bytes: [UInt8],
        _ item: PublishedTravelItem,
        _ zone: ZoneRules
    ) -> [PlanChoice.Decision] {
        guard let event = Reconciler.event(in: bytes), let base = Reconciler.event(in: item.bytes) else { return [] }
        var decisions: [PlanChoice.Decision] = []
        let theirs = directives(of: event)
        let ours = directives(of: base)
        if theirs.noTravel || theirs.arrangedBySelf, !ours.noTravel, !ours.arrangedBySelf {
            decisions.append(.dismissed)
        }
        if let modes = theirs.modes, modes != ours.modes { decisions.append(.modes(modes)) }
        if item.record.key.kind == .slot {
            if let within = window(of: event, item.record, zone) { decisions.append(within) }
        } else if let start = EventTime.start(of: event, floating: zone),
            abs(start - item.record.start) >= Reconciler.hysteresisSeconds
        {
            decisions.append(.departure(start))
        }
        return decisions
    }

    /// Where a break was moved to; nil: it was not. One that has another length has it because the person wants so; one
    /// that was only moved may start a little later, since trips still move by minutes.
    private static func window(
        of event: Component,
        _ record: PublishedRecord,
        _ zone: ZoneRules
    ) -> PlanChoice.Decision? {
        guard let start = EventTime.start(of: event, floating: zone),
            let end = EventTime.end(of: event, floating: zone),
            start < end
        else { return nil }
        let isResized = abs(end - start - (record.end - record.start)) >= Reconciler.hysteresisSeconds
        guard isResized || abs(start - record.start) >= Reconciler.hysteresisSeconds else { return nil }
        let slack = isResized ? 0 : BreakRescue.slackSeconds
        return .within(start..<end.adding(seconds: slack), leastSeconds: end - start)
    }

    private static func directives(of event: Component) -> Directives {
        DirectiveParser.directives(in: event.first("SUMMARY")?.text ?? "", event.first("DESCRIPTION")?.text ?? "")
    }
}

extension PlanChoice {
    /// Whether the two cannot both hold: a later word on the same thing.
    package func supersedes(_ other: PlanChoice) -> Bool {
        guard item == other.item else { return false }
        if fingerprint != other.fingerprint { return true }
        switch (decision, other.decision) {
        case (.departure, .departure), (.dismissed, .dismissed), (.chosen, .chosen): return true
        case (.within, .within), (.within, .chosen), (.chosen, .within): return true
        case (.modes, .modes), (.modes, .option), (.option, .modes), (.option, .option): return true
        default: return false
        }
    }
}
