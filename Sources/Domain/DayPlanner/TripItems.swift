internal import CivilTime
internal import Geo
internal import TripModel

/// Turns what the planner found into items.
struct TripItems {
    let input: PlanInput
    let choices: ChoiceIndex
    let occurrences: [PlanOccurrence]
    private(set) var items: [PlannedItem] = []

    init(input: PlanInput, choices: ChoiceIndex, occurrences: [PlanOccurrence]) {
        self.input = input
        self.choices = choices
        self.occurrences = occurrences
    }

    /// Of flexible events as they are written: a time that was found for one answers no question about its place.
    mutating func addPlaceWarnings(_ flexible: [PlanOccurrence]) {
        let stays = input.occurrences.filter { $0.directives.isStay && $0.isAllDay }
        for occurrence in occurrences.filter({ $0.written == nil }) + flexible + stays
        where isOpen(occurrence) && !occurrence.directives.noTravel {
            let readings = [occurrence.place, occurrence.endPlace, occurrence.origin]
            let reason: PlannedWarning.Reason
            // A question stays the same whatever the map has to offer.
            let asked: String
            switch readings.first(where: isProblem) ?? .none {
            case .notFound("", _): (reason, asked) = (.arrivalUnknown, "")
            case .notFound(let text, let town): (reason, asked) = (.placeNotFound(text, elsewhere: town), text)
            case .ambiguous(let text, let candidates):
                (reason, asked) = (.placeAmbiguous(text, candidates: candidates), text)
            case .inexact(let text, let place): (reason, asked) = (.placeInexact(text, place), text)
            case .none, .known, .room: continue
            }
            let key = ItemKey(occurrence.key, .warning(.place))
            let cause = "\(occurrence.fingerprint)|\(asked)"
            guard !choices.isDismissed(key, cause: cause) else { continue }
            let warning = PlannedWarning(
                reason: reason,
                lastMoment: occurrence.start,
                cause: cause,
                isAboutOrigin: !isProblem(occurrence.place)
            )
            items.append(PlannedItem(key: key, event: PlannedEvent(occurrence), content: .warning(warning)))
        }
    }

    /// A quiet note at each event with tags that look like ours and mean nothing to us.
    mutating func addTagNotes(_ nights: Nights) {
        for occurrence in input.occurrences where isOpen(occurrence) && occurrence.start < input.horizon {
            var tags = occurrence.directives.unread
            let isStay = nights.events.contains(occurrence.key) || isProblem(occurrence.place)
            if occurrence.directives.isStay, !isStay { tags.append("#stay") }
            guard !tags.isEmpty else { continue }
            let cause = tags.joined(separator: "|")
            let lastMoment = occurrence.start
            warn(.tags, occurrence, .unreadTags(tags), lastMoment: lastMoment, cause: cause, isQuiet: true)
        }
    }

    private func isProblem(_ place: PlaceReading) -> Bool {
        switch place {
        case .notFound, .ambiguous, .inexact: true
        case .none, .known, .room: false
        }
    }

    mutating func addOverlapWarnings(_ standing: ConflictResolution) {
        let chains = OverlapChains(
            occurrences,
            zone: input.zone,
            collisions: { index in standing.overlaps[index].filter { !standing.isVisit(index, $0) } },
            since: input.since,
            isOpen: isOpen
        )
        for (index, occurrence) in occurrences.enumerated()
        where isOpen(occurrence) && occurrence.written == nil && chains.isWarned[index] {
            let others = standing.overlaps[index].filter { occurrences[$0].written == nil }
            guard !others.isEmpty else { continue }
            let reason = overlap(index, others, standing)
            let first = others.reduce(occurrence.start) { min($0, occurrences[$1].start) }
            // A UID may be as long as an object; the first of it tells events apart well enough for a cause.
            let partners = others.map { other in
                let uid = String(decoding: occurrences[other].key.uid.utf8.prefix(255), as: UTF8.self)
                return "\(uid)@\(occurrences[other].fingerprint)"
            }
            let cause = "\(occurrence.fingerprint)|\(partners.joined(separator: "|"))"
            warn(.overlap, occurrence, reason, lastMoment: first, cause: cause, isQuiet: !chains.rings[index])
        }
    }

    private func overlap(_ index: Int, _ others: [Int], _ standing: ConflictResolution) -> PlannedWarning.Reason {
        let events = others.map { PlannedEvent(occurrences[$0]) }
        if standing.stands[index], others.allSatisfy({ standing.stands[$0] && standing.isVisit(index, $0) }) {
            let isLonger = others.contains { occurrences[index].hosts(occurrences[$0]) }
            return .visit(with: events, isLonger: isLonger)
        }
        return .overlap(
            with: events,
            stands: standing.stands[index],
            standing: others.filter { standing.stands[$0] }.map { PlannedEvent(occurrences[$0]) }
        )
    }

    /// `rival`: which event takes the time of the way to one that is missed.
    mutating func add(_ result: TourPlanner.PlannedTour, rival: (Int) -> Int?) {
        let unreached = Set(
            result.moves.filter { $0.key.kind == .to && $0.outcome == .none }.map(\.occurrence)
        )
        for move in result.moves where input.isInScope(occurrences[move.occurrence]) {
            let occurrence = occurrences[move.occurrence]
            if let found = move.outcome.found, occurrence.start < input.horizon {
                let trip = PlannedTrip(
                    origin: move.from,
                    destination: move.to,
                    option: found.option,
                    alternatives: found.alternatives,
                    lateSeconds: found.lateSeconds,
                    leadMinutes: input.preferences.heeding(occurrence).leadMinutes,
                    notes: notes(on: move, found),
                    pickedModes: choices.modes(for: move.key.kind, of: occurrence)
                )
                items.append(PlannedItem(key: move.key, event: PlannedEvent(occurrence), content: .trip(trip)))
            }
            addWarnings(about: move, occurrence, isReached: !unreached.contains(move.occurrence), rival)
        }
        for left in result.left where input.isInScope(occurrences[left.occurrence]) {
            let occurrence = occurrences[left.occurrence]
            let cause = "\(occurrence.fingerprint)|\(left.mode)|\(left.place.coordinate)"
            let reason = PlannedWarning.Reason.vehicleLeft(left.mode, at: left.place)
            warn(.vehicle, occurrence, reason, lastMoment: occurrence.start, cause: cause)
        }
        for index in Set(result.farNights).sorted() where isOpen(occurrences[index]) {
            // Where they are asked how they get there, that is enough.
            let isAsked = items.contains { $0.key == ItemKey(occurrences[index].key, .warning(.far)) }
            guard !isAsked, let place = occurrences[index].destination, let home = input.home else { continue }
            let distance = home.coordinate.distance(to: place.coordinate)
            let cause = "\(occurrences[index].fingerprint)|night"
            let lastMoment = occurrences[index].start
            warn(
                .stay,
                occurrences[index],
                .farNight(place, distance),
                lastMoment: lastMoment,
                cause: cause,
                isQuiet: true
            )
        }
        for (index, lateSeconds) in result.lateByOwnTravel where input.isInScope(occurrences[index]) {
            let occurrence = occurrences[index]
            let reason = PlannedWarning.Reason.unreachable(lateSeconds: lateSeconds, closest: nil)
            let travel = occurrence.travelSeconds ?? 0
            warn(
                .unreachable,
                occurrence,
                reason,
                lastMoment: occurrence.start.adding(seconds: -travel),
                cause: "\(occurrence.fingerprint)|\(travel)",
                rival: self.rival(of: index, rival)
            )
        }
    }

    private func rival(of index: Int, _ rival: (Int) -> Int?) -> PlannedEvent? {
        rival(index).map { occurrences[$0] }.flatMap { isOpen($0) ? PlannedEvent($0) : nil }
    }

    /// A traveller who arrives earlier than this is told why.
    private static let tooEarlySeconds: Int64 = 2_700

    private func notes(on move: TourPlanner.Move, _ found: MoveSearch.Found) -> [TripNote] {
        func events(_ indices: [Int]) -> [PlannedEvent] { indices.map { PlannedEvent(occurrences[$0]) } }
        var notes: [TripNote] = []
        if let event = move.assumedAfter { notes.append(.startAssumed(after: PlannedEvent(occurrences[event]))) }
        if !found.onTheWay.isEmpty { notes.append(.onTheWay(events(found.onTheWay))) }
        let early = occurrences[move.occurrence].start - found.option.arrival
        if !found.movedBy.isEmpty {
            notes.append(.leavesEarlyFor(events(found.movedBy)))
        } else if move.key.kind == .to, !found.isPinned, early >= Self.tooEarlySeconds, !input.isHome(move.to) {
            notes.append(.arrivesEarly(seconds: early))
        }
        if let service = move.service { notes.append(service) }
        if !move.silent.isEmpty { notes.append(.silent(move.silent)) }
        return notes
    }

    /// `suggest`: where one may go during a break without a place.
    mutating func addBreaks(
        _ flexible: [PlanOccurrence],
        _ outcomes: [OccurrenceKey: FlexibleBreaks.Outcome],
        suggest: (PlanOccurrence, Range<Instant>) -> [PlannedSlot.Suggestion]
    ) {
        for occurrence in flexible where input.isInScope(occurrence) && occurrence.end > input.since {
            switch outcomes[occurrence.key] {
            case .slot(var slot):
                let key = ItemKey(occurrence.key, .slot)
                guard !choices.isDismissed(.slot, of: occurrence), occurrence.start < input.horizon else { continue }
                slot.suggestions = suggest(occurrence, slot.start..<slot.end)
                items.append(PlannedItem(key: key, event: PlannedEvent(occurrence), content: .slot(slot)))
            case .lost(let free, let wanted, let rescue):
                guard occurrence.start > input.since else { continue }
                let reason = PlannedWarning.Reason.breakLost(freeSeconds: free, wantedSeconds: wanted, rescue)
                warn(
                    .breakLost,
                    occurrence,
                    reason,
                    lastMoment: occurrence.start,
                    cause: "\(occurrence.fingerprint)|\(free)"
                )
            case nil: continue
            }
        }
    }

    /// One note, at the first event that needs a way from home.
    mutating func addHomeNote(_ standing: ConflictResolution) {
        guard input.home == nil else { return }
        let first = occurrences.indices.first {
            standing.stands[$0] && isOpen(occurrences[$0]) && occurrences[$0].destination != nil
                && occurrences[$0].start < input.horizon && occurrences[$0].directives.savesPlaceAs != .home
        }
        guard let first, !choices.isDismissed(.noHome, cause: "noHome") else { return }
        let warning = PlannedWarning(reason: .noHome, lastMoment: occurrences[first].start, cause: "noHome")
        items.append(PlannedItem(key: .noHome, event: PlannedEvent(occurrences[first]), content: .warning(warning)))
    }

    /// One quiet note, at the first event whose place is no more than a room.
    mutating func addRoomNote() {
        for occurrence in occurrences where isOpen(occurrence) && !occurrence.directives.noTravel {
            guard case .room(let text) = occurrence.place, occurrence.start < input.horizon else { continue }
            guard !choices.isDismissed(.rooms, cause: "rooms") else { return }
            let warning = PlannedWarning(
                reason: .room(text),
                lastMoment: occurrence.start,
                cause: "rooms",
                isQuiet: true
            )
            items.append(PlannedItem(key: .rooms, event: PlannedEvent(occurrence), content: .warning(warning)))
            return
        }
    }

    private mutating func addWarnings(
        about move: TourPlanner.Move,
        _ occurrence: PlanOccurrence,
        isReached: Bool,
        _ rival: (Int) -> Int?
    ) {
        addFallenChoices(about: move, occurrence)
        let cause = cause(move, occurrence)
        let found = move.outcome.found
        guard move.key.kind == .to else {
            let isLate = move.waitSeconds > TourPlanner.longWaitSeconds
            guard isReached, move.key.kind == .home, move.outcome == .none || isLate else { return }
            let option = found?.option
            let closest = move.closest.flatMap { $0.arrival < option?.arrival ?? .distantFuture ? $0 : nil }
            let reason = PlannedWarning.Reason.wayHome(option, by: move.choice.modes, closest: closest)
            return warn(.wayHome, occurrence, reason, lastMoment: occurrence.end, cause: cause)
        }
        if let vehicle = move.choice.missing, let place = move.choice.missingPlace {
            let reason = PlannedWarning.Reason.vehicleElsewhere(vehicle, at: place)
            warn(.means, occurrence, reason, lastMoment: found?.option.departure ?? occurrence.start, cause: cause)
        } else if move.outcome == .none {
            warn(.means, occurrence, .noMeans(move.choice.modes), lastMoment: occurrence.start, cause: cause)
        }
        if move.outcome == .tooFar {
            let distance = move.from.coordinate.distance(to: move.to.coordinate)
            let reason = PlannedWarning.Reason.farAway(distance, from: move.from, to: move.to)
            warn(.far, occurrence, reason, lastMoment: occurrence.start, cause: cause)
        }
        guard let found, found.lateSeconds > 0 else { return }
        let late = found.lateSeconds
        let reason: PlannedWarning.Reason =
            found.isPinned
            ? .leavesLate(lateSeconds: late, found.option)
            : .unreachable(lateSeconds: late, closest: move.closest ?? found.option)
        warn(
            .unreachable,
            occurrence,
            reason,
            lastMoment: found.option.departure,
            cause: cause,
            rival: found.isPinned ? nil : self.rival(of: move.occurrence, rival)
        )
    }

    /// In scope, and not begun.
    func isOpen(_ occurrence: PlanOccurrence) -> Bool {
        occurrence.start > input.since && input.isInScope(occurrence)
    }

    private func cause(_ move: TourPlanner.Move, _ occurrence: PlanOccurrence) -> String {
        "\(occurrence.fingerprint)|\(move.from.coordinate)"
    }

    mutating func warn(
        _ kind: WarningKind,
        ordinal: Int = 0,
        _ occurrence: PlanOccurrence,
        _ reason: PlannedWarning.Reason,
        lastMoment: Instant,
        cause: String,
        isQuiet: Bool = false,
        rival: PlannedEvent? = nil
    ) {
        let key = ItemKey(occurrence.key, .warning(kind), ordinal: ordinal)
        guard !choices.isDismissed(key, cause: cause) else { return }
        var warning = PlannedWarning(reason: reason, lastMoment: lastMoment, cause: cause, isQuiet: isQuiet)
        warning.rival = rival
        items.append(PlannedItem(key: key, event: PlannedEvent(occurrence), content: .warning(warning)))
    }
}
