package import Accounts
internal import CivilTime
internal import DayPlanner
internal import ICalendar

extension PlanningService {
    /// What a link leads to.
    ///
    /// - Parameter token: as it stands in the address; one that is not ours is refused without a look into the store.
    /// - Returns: nil for a forged or revoked token, and where the item is gone.
    /// - Throws: ``ChoiceError/unavailable(logDetail:)``.
    package func linkedItem(_ token: String) async throws(ChoiceError) -> LinkedItem? {
        guard let found = try await follow(token) else { return nil }
        let now = clock.now()
        let state = found.state
        func action(_ id: String, _ title: String) -> LinkedAction {
            let code = tokens.formCode(of: found.target, action: id, state: state)
            return LinkedAction(id: id, title: title, formCode: code)
        }
        var linked = LinkedItem(
            language: found.settings.language,
            lines: [],
            actions: [],
            isDecided: !found.decisions.isEmpty,
            isPast: found.start <= now
        )
        if let item = found.item, let event = Reconciler.event(in: item.bytes) {
            linked.title = item.current == nil ? nil : event.first("SUMMARY")?.text
            if let record = Self.trip(of: item) {
                linked.trip = LinkedTrip(
                    record,
                    texts(for: record, of: found.settings),
                    places: Self.places(in: event),
                    action: { id, title in linked.isPast ? nil : action(ActionRecord.id(ofOption: id), title) }
                )
            } else {
                linked.lines = Self.lines(of: event)
            }
        }
        guard !linked.isPast else { return linked }
        linked.actions = found.actions(in: found.settings.language.words).map { action($0.id, $0.title) }
        if linked.isDecided {
            linked.actions.append(action(Self.takingBack, found.settings.language.words.takeBack))
        }
        return linked
    }

    /// Does what a form of a link's page asks for; the day is planned again.
    ///
    /// - Parameters:
    ///   - id: ``LinkedAction/id``.
    ///   - token: of the link.
    ///   - formCode: ``LinkedAction/formCode``.
    /// - Throws: ``ChoiceError/notFound`` for a token that leads nowhere, ``ChoiceError/notPossible(reason:)`` where the
    ///   page was out of date: another decision was made, or the item is another one now.
    package func act(_ id: String, byLink token: String, formCode: String) async throws(ChoiceError) {
        guard let found = try await follow(token) else { throw .notFound }
        guard tokens.isFormCode(formCode, of: found.target, action: id, state: found.state), found.start > clock.now()
        else { throw .notPossible(reason: "the page is out of date") }
        let (person, uid) = (found.target.person, found.target.uid)
        if id == Self.takingBack { return try await takeBack(about: uid, of: person) }
        if let option = found.options.first(where: { ActionRecord.id(ofOption: $0.id) == id }) {
            return try await choose(.option(option.id, []), about: uid, of: person)
        }
        guard let record = found.item?.record,
            let action = found.actions(in: found.settings.language.words).first(where: { $0.id == id })
        else { throw .notPossible(reason: "this is not offered") }
        try await take(action, on: record, found.settings, instead: found.choices)
    }

    /// All links that a person's calendar had so far lead nowhere from now on; the coming items get new ones.
    ///
    /// - Throws: ``ChoiceError/unavailable(logDetail:)``.
    package func revokeLinks(of person: PrincipalID) async throws(ChoiceError) {
        do {
            try await repository.revokeLinks(of: person)
            try await replan(person)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    private static let takingBack = "undo"

    private var tokens: TripTokens { TripTokens(secret: configuration.secret) }

    /// An item, found by its link.
    private struct Followed {
        var target: TripTokens.Target
        var settings: PersonSettings
        /// Nil: it was taken out of the calendar by a decision.
        var item: PublishedTravelItem?
        var start: Instant
        /// All of the person.
        var choices: [PlanChoice]
        /// Those about the item.
        var decisions: [PlanChoice]

        /// Differs wherever a form that was shown before should no longer be heeded.
        var state: String {
            let decided = decisions.map { "\($0.decision)" }.sorted().joined(separator: " ")
            return "\(item?.record.fingerprint ?? "") \(decided)"
        }

        var options: [TravelEntry.Option] { item.map { TravelEntry($0, choices: []).options } ?? [] }

        func actions(in words: ItemWords) -> [ActionRecord] {
            guard let item, item.current != nil else { return [] }
            guard !item.record.key.kind.isWarning else {
                return WarningRecord(publishedBytes: item.bytes)?.actions ?? []
            }
            return [ActionRecord("none", words.noTripWanted, .dismissed)]
        }
    }

    private func follow(_ token: String) async throws(ChoiceError) -> Followed? {
        guard let target = tokens.target(of: token) else { return nil }
        do {
            guard try await repository.linkGeneration(of: target.person) == target.generation,
                let settings = try await settings(of: target.person)
            else { return nil }
            let now = clock.now()
            let item = try await repository.findPublished(target.uid, of: target.person)
            let choices = try await repository.snapshot(of: target.person, window: now..<now.adding(seconds: 1)).choices
            if let item {
                let decisions = choices.filter { $0.item == item.record.key && item.record.isMeant(by: $0) }
                return Followed(
                    target: target,
                    settings: settings,
                    item: item,
                    start: item.record.start,
                    choices: choices,
                    decisions: decisions
                )
            }
            let names = ItemNames(secret: configuration.secret, person: target.person.rawValue)
            let decisions = choices.filter { names.uid(of: $0.item) == target.uid }
            guard let start = decisions.compactMap(\.eventSpan).first?.lowerBound else { return nil }
            return Followed(target: target, settings: settings, start: start, choices: choices, decisions: decisions)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    private func texts(for record: TripRecord, of settings: PersonSettings) -> ItemTexts {
        ItemTexts(
            words: settings.language.words,
            zone: record.zone.flatMap { try? ZoneRules.named($0) } ?? settings.zone,
            attribution: record.isEstimate && !record.hasTimetable ? [] : attribution()
        )
    }

    /// The ends of a trip as its item names them.
    static func places(in event: Component) -> (from: String?, to: String?) {
        let names = event.components(named: "VLOCATION").map { $0.first("NAME")?.text }
        return (names.first ?? nil, names.dropFirst().first ?? nil)
    }

    /// The description without the title and the addresses of actions, which the page has as forms.
    private static func lines(of event: Component) -> [String] {
        let title = event.first("SUMMARY")?.text
        let page = event.first("URL")?.value
        let lines = (event.first("DESCRIPTION")?.text ?? "").split(separator: "\n").map(String.init)
        return lines.filter { line in line != title && !(page.map { line.contains($0) } ?? false) }
    }
}
