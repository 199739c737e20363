internal import APIRoutes
internal import Accounts
internal import CivilTime
internal import Planning
internal import TripModel

extension PreferenceField {
    /// The schema of its values.
    var schema: Schema {
        switch form {
        case .flag: Schema.boolean.described(summary)
        case .integer(let range): .integer(minimum: range.lowerBound, maximum: range.upperBound, description: summary)
        case .number(let range): Schema.number(in: range).described(summary)
        case .choice(let choices): .string(choices: choices, description: summary)
        case .modes: Schema.array(of: .string(choices: Self.modes)).described(summary)
        case .hours: Schema.map(of: .string(), names: Self.modes).described(summary)
        case .distances:
            Schema.map(
                of: .object(["minimumMetres": .integer(minimum: 0), "maximumMetres": .integer(minimum: 0)]),
                names: Self.modes
            ).described(summary)
        }
    }

    private static let modes = TravelMode.allCases.map(\.rawValue)
}

enum PreferencesMessage {
    private static let fields = Dictionary(uniqueKeysWithValues: PreferenceField.all.map { ($0.name, $0.schema) })
    private static let kind = Schema.object(
        fields.merging([
            "title": .string(lengths: (1, 100)), "icon": .string(lengths: (1, 100)),
            "color": .string(lengths: (1, 100), description: "a colour name of CSS"),
            "categories": Schema.array(of: .string()).described("values of CATEGORIES that mean it"),
            "calendars": Schema.array(of: .string()).described("names of calendars, as in GET planning"),
            "hashtags": Schema.array(of: .string()).described("tags in the title or description that mean it"),
        ]) { first, _ in first }
    )
    private static let vehicle = Schema.object(
        required: ["mode"],
        [
            "mode": .string(choices: TravelMode.allCases.filter(\.isOwnVehicle).map(\.rawValue)),
            "place": .string(lengths: (1, 100), description: "the saved place where it is kept; missing: Home"),
        ]
    )
    private static let lunch = Schema.object([
        "isOn": Schema.boolean.described("false: not now; missing: yes"),
        "hours": .string(description: "it is taken inside, by the person's clock; missing: 11:30-14:30"),
        "minutes": .integer(
            minimum: LunchBreak.lengths.lowerBound,
            maximum: LunchBreak.lengths.upperBound,
            description: "how long it is; missing: 30"
        ),
        "leastMinutes": .integer(
            minimum: LunchBreak.lengths.lowerBound,
            maximum: LunchBreak.lengths.upperBound,
            description: "it may shrink to this before it is lost; missing: 20, or minutes where that is less"
        ),
        "days": Schema.array(of: .string(choices: LunchBreak.dayNames)).described("missing: every day"),
        "place": .string(lengths: (1, 100), description: "a saved place; missing: wherever the person then is"),
    ])
    /// All fields may be missing: then the server's setting counts.
    static let schema = NamedSchema(
        "Preferences",
        .object(
            fields.merging([
                "showsTravelAsBusy": Schema.boolean.described(
                    "whether travel counts in the free-busy that others see, merged with its event, in whole quarters of "
                        + "an hour, and never for the organizer of that event; missing: no"
                ),
                "lunch": lunch.described(
                    "room is kept for it in every day, as for an event with #flex; missing: none"
                ),
                "vehicles": Schema.array(of: vehicle).described(
                    "the vehicles owned; missing: one of each mode that is on"
                ),
                "kinds": Schema.map(of: kind).described(
                    "preferences for kinds of event, by identifier, laid over the predefined kinds: "
                        + EventKind.predefined.keys.sorted().joined(separator: ", ")
                ),
            ]) { first, _ in first }
        )
    )
}

/// What a change of preferences would do.
struct PreviewMessage: Encodable {
    struct Form: Encodable {
        var summary: String
        var start: String
        var end: String

        init(_ form: PlanDifference.Form) {
            summary = form.summary
            start = form.start.iso8601
            end = form.end.iso8601
        }

        static let schema = Schema.object(
            required: ["summary", "start", "end"],
            ["summary": .string(), "start": .dateTime, "end": .dateTime]
        )
    }

    struct Change: Encodable {
        var uid: String
        var event: String
        var kind: String
        var before: Form?
        var after: Form?
    }

    var changes: [Change]

    init(_ differences: [PlanDifference]) {
        changes = differences.map { difference in
            Change(
                uid: difference.uid,
                event: difference.event,
                kind: difference.kind,
                before: difference.before.map(Form.init),
                after: difference.after.map(Form.init)
            )
        }
    }

    static let schema = NamedSchema(
        "Preview",
        .list(
            "changes",
            of: .object(
                required: ["uid", "event", "kind"],
                [
                    "uid": .string(description: "of the item of the Travel calendar"),
                    "event": .string(description: "the UID of the event that it is about"),
                    "kind": .string(description: "to, home, homeInGap, slot, or warning: and its kind"),
                    "before": Form.schema.described("missing: it would be new"),
                    "after": Form.schema.described("missing: it would go"),
                ]
            )
        )
    )
}
