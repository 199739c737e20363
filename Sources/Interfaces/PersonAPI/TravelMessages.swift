internal import APIRoutes
internal import CivilTime
internal import DayPlanner
internal import HTTPTypes
internal import Planning
internal import TripModel

/// The coming trips and warnings, with what may be chosen about them.
struct TravelMessage: Encodable {
    struct Entry: Encodable {
        var uid: String
        var event: String
        var recurrenceId: String?
        var kind: String
        var start: String
        var end: String
        var summary: String?
        var lateSeconds: Int64
        var choices: [ChoiceMessage]
        var options: [Option]
        var actions: [Action]
    }

    struct Action: Encodable {
        var id: String
        var title: String
    }

    struct Option: Encodable {
        var id: String
        var title: String?
        var departure: String
        var arrival: String
        var modes: [String]
        var transfers: Int
        var walkingMetres: Int64?
        var cost: Money?
        var co2Grams: Int64?
        var kcal: Int64?
        var distanceMetres: Int64?
        var isPlanned: Bool
    }

    var items: [Entry]

    init(_ entries: [TravelEntry]) {
        items = entries.map { entry in
            Entry(
                uid: entry.uid,
                event: entry.event,
                recurrenceId: entry.recurrenceID.isEmpty ? nil : entry.recurrenceID,
                kind: entry.kind.rawValue,
                start: entry.start.iso8601,
                end: entry.end.iso8601,
                summary: entry.summary,
                lateSeconds: entry.lateSeconds,
                choices: entry.decisions.map(ChoiceMessage.init),
                options: entry.options.map { option in
                    Option(
                        id: option.id,
                        title: option.title,
                        departure: option.departure.iso8601,
                        arrival: option.arrival.iso8601,
                        modes: option.modes.map(\.rawValue),
                        transfers: option.transfers,
                        walkingMetres: option.walkingDistance,
                        cost: option.cost,
                        co2Grams: option.co2Grams,
                        kcal: option.kcal,
                        distanceMetres: option.distance,
                        isPlanned: option.isPlanned
                    )
                },
                actions: entry.actions.map { Action(id: $0.id, title: $0.title) }
            )
        }
    }

    private static let option = Schema.object(
        required: ["id", "departure", "arrival", "modes", "transfers", "isPlanned"],
        [
            "id": .string(description: "what a choice names: modes and lines"),
            "title": .string(description: "modes and lines in words"), "departure": .dateTime,
            "arrival": .dateTime, "modes": .array(of: .string()), "transfers": .integer(minimum: 0),
            "walkingMetres": .integer(minimum: 0), "co2Grams": .integer(minimum: 0), "kcal": .integer(minimum: 0),
            "distanceMetres": .integer(minimum: 0), "isPlanned": .boolean,
            "cost": .object(required: ["minorUnits", "currency"], ["minorUnits": .integer(), "currency": .string()]),
        ]
    )
    static let schema = NamedSchema(
        "Travel",
        .list(
            "items",
            of: .object(
                required: [
                    "uid", "event", "kind", "start", "end", "lateSeconds", "choices", "options", "actions",
                ],
                [
                    "uid": .string(), "event": .string(description: "the UID of the event that it is about"),
                    "recurrenceId": .string(description: "which occurrence, in UTC; missing: the first or only one"),
                    "kind": .string(description: "to, home, homeInGap, slot, or warning: and its kind"),
                    "start": .dateTime, "end": .dateTime,
                    "summary": .string(description: "missing: it does not stand in the calendar, by a choice"),
                    "lateSeconds": .integer(minimum: 0), "choices": .array(of: ChoiceMessage.schema.schema),
                    "options": .array(of: option),
                    "actions": Schema.array(
                        of: .object(required: ["id", "title"], ["id": .string(), "title": .string()])
                    ).described("of a warning: what can be decided by one action, as a choice names it"),
                ]
            )
        )
    )
}

/// What a person decides about an item: exactly one of these.
struct ChoiceMessage: Codable {
    var option: String?
    var modes: [String]?
    var departure: String?
    var isDismissed: Bool?
    var goesFirst: Bool?
    var within: Window?
    var action: String?

    /// The time in which a break is looked for.
    struct Window: Codable {
        var start: String
        var end: String
        /// Missing: as the break has it.
        var leastMinutes: Int?

        private static let most: Int64 = 86_400

        func decision() throws -> PlanChoice.Decision {
            let (start, end) = (try instant(start, "within.start"), try instant(end, "within.end"))
            let least = leastMinutes ?? Int(Self.most / 60)
            guard start < end, end - start <= Self.most, (1...1_440).contains(least) else {
                throw Problem(
                    .unprocessableContent,
                    "within has its start before its end, at most a day apart, and leastMinutes from 1 to 1440."
                )
            }
            return .within(start..<end, leastSeconds: Int64(least) * 60)
        }
    }

    static let schema = NamedSchema(
        "Choice",
        .object([
            "option": .string(description: "of a trip: the id of one of its options"),
            "modes": Schema.array(of: .string(choices: TravelMode.allCases.map(\.rawValue))).described(
                "of a trip: these and no others"
            ),
            "departure": Schema.dateTime.described("of a trip: leave then"),
            "isDismissed": Schema.boolean.described(
                "true: no trip is wanted here, or one sees to it oneself; or the warning is known"
            ),
            "goesFirst": Schema.boolean.described(
                "true, of an overlap, or of an event that is not reached in time: this event is the one that is attended; "
                    + "of a break that is lost: trips give way"
            ),
            "within": Schema.object(
                required: ["start", "end"],
                [
                    "start": .dateTime, "end": .dateTime,
                    "leastMinutes": .integer(minimum: 1, description: "it may shrink to this; missing: as it is"),
                ]
            ).described("of a break, or of one that is lost: it is taken in this time, of at most a day"),
            "action": .string(description: "of a warning: the id of one of its actions"),
        ])
    )

    init(_ decision: PlanChoice.Decision) {
        switch decision {
        case .option(let id, _): option = id
        case .modes(let modes): self.modes = modes.map(\.rawValue).sorted()
        case .departure(let instant): departure = instant.iso8601
        case .dismissed: isDismissed = true
        case .chosen: goesFirst = true
        case .within(let window, let least):
            within = Window(
                start: window.lowerBound.iso8601,
                end: window.upperBound.iso8601,
                leastMinutes: Int(least / 60)
            )
        }
    }

    /// What a choice asks for.
    enum Wish {
        case decide(PlanChoice.Decision)
        case act(String)
    }

    /// - Throws: ``Problem`` (422) for none, several, or one that cannot be read.
    func wish() throws -> Wish {
        if let action, option == nil, modes == nil, departure == nil, isDismissed == nil, goesFirst == nil,
            within == nil
        {
            return .act(action)
        }
        return .decide(try decision())
    }

    private func decision() throws -> PlanChoice.Decision {
        var decisions: [PlanChoice.Decision] = []
        if let option { decisions.append(.option(option, [])) }
        if let modes { decisions.append(.modes(try Self.modes(modes))) }
        if let departure { decisions.append(.departure(try instant(departure, "departure"))) }
        if isDismissed == true { decisions.append(.dismissed) }
        if goesFirst == true { decisions.append(.chosen) }
        if let within { decisions.append(try within.decision()) }
        guard decisions.count == 1, action == nil else {
            throw Problem(
                .unprocessableContent,
                "A choice says exactly one of option, modes, departure, isDismissed, goesFirst, within and action."
            )
        }
        return decisions[0]
    }

    private static func modes(_ names: [String]) throws -> Set<TravelMode> {
        let modes = names.compactMap(TravelMode.init(rawValue:))
        guard !names.isEmpty, modes.count == names.count else {
            throw Problem(.unprocessableContent, "modes names one at least of the modes that there are.")
        }
        return Set(modes)
    }
}

private func instant(_ text: String, _ field: String) throws -> Instant {
    guard let instant = try? Instant(iso8601: text) else {
        throw Problem(.unprocessableContent, "\(field) is a time such as 2026-11-30T08:05:00Z.")
    }
    return instant
}
