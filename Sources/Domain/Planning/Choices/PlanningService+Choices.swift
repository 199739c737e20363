package import Accounts
internal import CivilTime
package import DayPlanner
internal import FoundationEssentials
internal import ICalendar
internal import TripModel

/// Why a choice cannot be made.
package enum ChoiceError: Error, Equatable, Sendable {
    /// The person has no such item, or it is past.
    case notFound
    /// A decision that the item does not take: a departure for a warning, an itinerary that is not offered.
    case notPossible(reason: String)
    case unavailable(logDetail: String)
}

extension PlanningService {
    /// The items of a person's Travel calendar with what may be chosen about them, by start.
    ///
    /// - Parameters:
    ///   - person: whose.
    ///   - days: how many, from today on; at most those of the horizon.
    /// - Returns: those that have not begun, and those that a choice keeps out of the calendar.
    /// - Throws: ``ChoiceError/unavailable(logDetail:)``.
    package func entries(of person: PrincipalID, days: Int) async throws(ChoiceError) -> [TravelEntry] {
        let (settings, items, choices) = try await travel(of: person, days: days)
        let names = ItemNames(secret: configuration.secret, person: person.rawValue)
        let now = clock.now()
        let end = settings.zone.startOfDay(
            CivilDate(daysSinceEpoch: settings.zone.local(now).date.daysSinceEpoch + days)
        )
        let shown = Set(items.map(\.record.key))
        let hidden = choices.filter { !shown.contains($0.item) && $0.decision == .dismissed }.compactMap { choice in
            TravelEntry(choice, uid: names.uid(of: choice.item))
        }.filter { $0.end > now && $0.start < end }
        return (items.map { TravelEntry($0, choices: choices) } + hidden).sorted {
            ($0.start, $0.uid) < ($1.start, $1.uid)
        }
    }

    /// Keeps what a person decided about an item, in place of what it excludes; the days are planned again.
    ///
    /// - Throws: ``ChoiceError``.
    package func choose(
        _ decision: PlanChoice.Decision,
        about uid: String,
        of person: PrincipalID
    ) async throws(ChoiceError) {
        let (settings, item, choices) = try await coming(uid, of: person)
        let record = item.record
        let resolved = try resolve(decision, about: item)
        if record.key.kind == .warning(.breakLost), resolved != .dismissed {
            let slot = ItemKey(record.key.occurrence, .slot)
            return try await keep(
                PlanChoice(slot, resolved, fingerprint: record.eventFingerprint),
                settings,
                instead: choices
            )
        }
        let fingerprint = resolved == .chosen ? record.eventFingerprint : record.fingerprint
        // Whoever chooses what can't be reached in time attends it instead of what is before.
        let key = resolved == .chosen ? ItemKey(record.key.occurrence, .warning(.overlap)) : record.key
        let choice = PlanChoice(key, resolved, fingerprint: fingerprint)
        try await keep(choice, settings, instead: choices, [record.start..<record.end])
    }

    /// Takes one of the actions that a warning names (``TravelEntry/actions``).
    ///
    /// - Throws: ``ChoiceError``.
    package func act(_ action: String, about uid: String, of person: PrincipalID) async throws(ChoiceError) {
        let (settings, item, choices) = try await coming(uid, of: person)
        let actions = WarningRecord(publishedBytes: item.bytes)?.actions ?? []
        guard let action = actions.first(where: { $0.id == action }) else {
            throw .notPossible(reason: "this action is not offered")
        }
        try await take(action, on: item.record, settings, instead: choices)
    }

    /// Does what an action of an item says.
    ///
    /// - Throws: ``ChoiceError``.
    func take(
        _ action: ActionRecord,
        on record: PublishedRecord,
        _ settings: PersonSettings,
        instead choices: [PlanChoice]
    ) async throws(ChoiceError) {
        if let place = action.place {
            do {
                return try await learn(place.text, means: place.coordinate, called: place.title, of: settings.id)
            } catch .invalidValue(let reason) {
                throw .notPossible(reason: reason)
            } catch {
                throw .unavailable(logDetail: "\(error)")
            }
        }
        if let item = action.lifted {
            let names = ItemNames(secret: configuration.secret, person: settings.id.rawValue)
            return try await takeBack(about: names.uid(of: item), of: settings.id)
        }
        guard let choice = action.choice(on: record) else {
            throw .notPossible(reason: "this action is not offered")
        }
        try await keep(choice, settings, instead: choices)
    }

    /// Keeps a choice, whatever item it was offered by, in place of those among all others that it excludes.
    private func keep(
        _ choice: PlanChoice,
        _ settings: PersonSettings,
        instead choices: [PlanChoice],
        _ spans: [Range<Instant>] = []
    ) async throws(ChoiceError) {
        let uid = ItemNames(secret: configuration.secret, person: settings.id.rawValue).uid(of: choice.item)
        var made = PersonDecision()
        made.made = [choice]
        made.lifted = choices.filter { other in
            choice.supersedes(other) || (choice.decision == .chosen && choice.displaces(other))
        }
        if choice.decision == .dismissed {
            made.removed = [uid]
        } else {
            // Whoever says how it is made wants the trip.
            made.lifted += choices.filter { $0.item == choice.item && $0.decision == .dismissed }
            made.wanted = [uid]
        }
        try await decide(made, about: spans + [choice.eventSpan].compactMap(\.self), settings)
    }

    /// Forgets what a person decided about an item; the days are planned again.
    ///
    /// - Throws: ``ChoiceError/notFound`` where nothing was decided.
    package func takeBack(about uid: String, of person: PrincipalID) async throws(ChoiceError) {
        let (settings, choices) = try await decisions(of: person)
        let names = ItemNames(secret: configuration.secret, person: person.rawValue)
        var decision = PersonDecision()
        decision.lifted = choices.filter { names.uid(of: $0.item) == uid }
        decision.wanted = [uid]
        guard !decision.lifted.isEmpty else { throw .notFound }
        try await decide(decision, about: decision.lifted.compactMap(\.eventSpan), settings)
    }

    /// The decision with what the item knows of it.
    private func resolve(
        _ decision: PlanChoice.Decision,
        about item: PublishedTravelItem
    ) throws(ChoiceError) -> PlanChoice.Decision {
        let kind = item.record.key.kind
        switch decision {
        case .dismissed: return decision
        case .chosen:
            guard [.warning(.overlap), .warning(.unreachable), .warning(.breakLost)].contains(kind) else {
                throw .notPossible(reason: "only of events in each other's way one goes first")
            }
        case .within:
            guard kind == .slot || kind == .warning(.breakLost) else {
                throw .notPossible(reason: "only a break is looked for in a time")
            }
        case .departure, .modes:
            guard [.to, .back, .home, .homeInGap].contains(kind) else { throw .notPossible(reason: "this is no trip") }
        case .option(let id, _):
            let options = TravelEntry(item, choices: []).options
            guard let option = options.first(where: { $0.id == id }) else {
                throw .notPossible(reason: "this itinerary is not offered")
            }
            return .option(id, Set(option.modes))
        }
        return decision
    }

    private func decide(
        _ decision: PersonDecision,
        about spans: [Range<Instant>],
        _ settings: PersonSettings
    ) async throws(ChoiceError) {
        let now = clock.now()
        let today = settings.zone.local(now).date.daysSinceEpoch
        let days = spans.map { span in
            let first = settings.zone.local(span.lowerBound).date.daysSinceEpoch
            return first...max(first, settings.zone.local(span.upperBound).date.daysSinceEpoch)
        }
        var decision = decision
        decision.days = Set(days.filter { $0.upperBound >= today }).sorted { $0.lowerBound < $1.lowerBound }
        do {
            try await repository.decide(decision, of: settings.id, now: now)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
        wake()
    }

    /// What stands in the coming days' Travel calendar, and all that the person decided.
    private func travel(
        of person: PrincipalID,
        days: Int
    ) async throws(ChoiceError) -> (PersonSettings, [PublishedTravelItem], [PlanChoice]) {
        do {
            guard let settings = try await settings(of: person) else { throw ChoiceError.notFound }
            let now = clock.now()
            let today = settings.zone.local(now).date.daysSinceEpoch
            let end = settings.zone.startOfDay(CivilDate(daysSinceEpoch: today + days))
            let snapshot = try await repository.snapshot(of: person, window: now..<max(now.adding(seconds: 1), end))
            let coming = snapshot.published.filter { $0.record.start > now && $0.record.start < end }
            return (settings, coming, snapshot.choices)
        } catch let error as ChoiceError {
            throw error
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    /// A coming item, and all that the person decided.
    private func coming(
        _ uid: String,
        of person: PrincipalID
    ) async throws(ChoiceError) -> (PersonSettings, PublishedTravelItem, [PlanChoice]) {
        let (settings, choices) = try await decisions(of: person)
        let item: PublishedTravelItem?
        do { item = try await repository.findPublished(uid, of: person) } catch {
            throw .unavailable(logDetail: "\(error)")
        }
        guard let item, item.record.start > clock.now() else { throw .notFound }
        return (settings, item, choices)
    }

    /// All that a person decided.
    private func decisions(of person: PrincipalID) async throws(ChoiceError) -> (PersonSettings, [PlanChoice]) {
        do {
            guard let settings = try await settings(of: person) else { throw ChoiceError.notFound }
            let now = clock.now()
            let moment = now..<now.adding(seconds: 1)
            return (settings, try await repository.snapshot(of: person, window: moment).choices)
        } catch let error as ChoiceError {
            throw error
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    /// The trip as the server published it; nil: it is none.
    static func trip(of item: PublishedTravelItem) -> TripRecord? {
        guard let property = Reconciler.event(in: item.bytes)?.first("STRUCTURED-DATA"),
            property.parameter("SCHEMA") == TripRecord.schema
        else { return nil }
        return try? JSONDecoder().decode(TripRecord.self, from: Data(property.text.utf8))
    }
}

extension PlanChoice {
    /// Whether the other chose an event that overlaps the one that this choice is for.
    fileprivate func displaces(_ other: PlanChoice) -> Bool {
        guard other.decision == .chosen, other.item != item, other.item.kind == item.kind, let own = eventSpan,
            let theirs = other.eventSpan
        else { return false }
        return own.overlaps(theirs)
    }
}
