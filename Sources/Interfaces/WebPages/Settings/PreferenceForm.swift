internal import Accounts
internal import CivilTime
internal import Geo
internal import TripModel

/// A layer of preferences as a form: what is left empty is as the layer outside it says.
struct PreferenceForm: TemplateMembers {
    static let members: Members = [
        "modes": { $0.modes }, "order": { $0.order }, "objective": { $0.objective }, "numbers": { $0.numbers },
        "flags": { $0.flags }, "byMode": { $0.byMode },
    ]

    struct Mode: TemplateMembers {
        static let members: Members = [
            "title": { $0.title }, "hours": { $0.hours }, "leastDistance": { $0.leastDistance },
            "greatestDistance": { $0.greatestDistance },
        ]

        var title: String
        var hours: Field
        // Not "least": a template looks further up for what a field has not.
        var leastDistance: Field
        var greatestDistance: Field
    }

    let modes: TickGroup
    let order: [Field]
    let objective: Field
    let numbers: [Field]
    let flags: [Field]
    let byMode: [Mode]

    /// Modes that the person likes best, in three fields.
    private static let ranks = 3

    /// A number of the form: the field of preferences that it is, and how many of its units one of the form's is.
    struct Number {
        let field: String
        let title: TextKey
        let hint: TextKey
        let units: Double
    }

    static let numbers = [
        Number(field: "maximumWalkingMetres", title: .prefWalking, hint: .prefWalkingHint, units: 1),
        Number(field: "maximumTransfers", title: .prefTransfers, hint: .prefTransfersHint, units: 1),
        Number(field: "bufferMinutes", title: .prefBuffer, hint: .prefBufferHint, units: 1),
        Number(field: "leadMinutes", title: .prefLead, hint: .prefLeadHint, units: 1),
        Number(field: "longGapMinutes", title: .prefGap, hint: .prefGapHint, units: 1),
        Number(field: "walkingSpeed", title: .prefWalkingSpeed, hint: .prefSpeedHint, units: 1 / 3.6),
        Number(field: "cyclingSpeed", title: .prefCyclingSpeed, hint: .prefSpeedHint, units: 1 / 3.6),
    ]

    static let flags: [(field: String, title: TextKey)] = [
        ("canDrive", .prefCanDrive), ("needsWheelchair", .prefWheelchair), ("returnsHome", .prefReturnsHome),
    ]

    /// - Parameters:
    ///   - layer: what stands in the fields.
    ///   - outer: what counts where a field is empty.
    ///   - typed: a form that was sent, whose fields are shown as they were typed; nil: none was.
    ///   - problems: by the names of the form's fields.
    ///   - texts: the language.
    init(
        _ layer: TravelPreferences,
        over outer: TravelPreferences,
        typed: FormBody?,
        problems: FormProblems,
        _ texts: TextTable
    ) {
        let inner = layer.members
        let outside = outer.members
        let ticked = typed.map { ModeTexts.modes($0.all("modes")) } ?? layer.modes ?? outer.modes
        modes = ModeTexts.group(
            "modes",
            texts[.prefModes],
            ticked ?? TravelPreferences.usualModes,
            texts,
            hint: texts[.prefModesHint],
            problem: problems["modes"]
        )
        let ranked = layer.order ?? []
        order = (0..<Self.ranks).map { rank in
            let name = "order\(rank)"
            let value = typed?[name] ?? (rank < ranked.count ? ranked[rank].rawValue : "")
            let options = TravelMode.allCases.map { ($0.rawValue, texts[ModeTexts.title($0)]) }
            let title = texts.text(.prefOrder, ["rank": "\(rank + 1)"])
            return Field.choice(name, title, value, [("", "–")] + options, problem: problems[name])
        }
        let usual = outer.objective ?? .balanced
        objective = .choice(
            "objective",
            texts[.prefObjective],
            typed?["objective"] ?? layer.objective?.rawValue ?? "",
            [("", texts.text(.asUsual, ["value": texts[Self.title(usual)]]))]
                + TravelPreferences.Objective.allCases.map { ($0.rawValue, texts[Self.title($0)]) }
        )
        numbers = Self.numbers.map { number in
            let unsaid = outside[number.field].flatMap { Self.text($0, number.units) }
            let hint = [texts[number.hint], unsaid.map { texts.text(.emptyMeans, ["value": $0]) }]
            return Field.line(
                number.field,
                texts[number.title],
                typed?[number.field] ?? inner[number.field].flatMap { Self.text($0, number.units) } ?? "",
                type: "number",
                hint: hint.compactMap(\.self).joined(separator: " "),
                problem: problems[number.field],
                step: number.units == 1 ? "1" : "any"
            )
        }
        flags = Self.flags.map { flag in
            let value: String =
                if case .flag(let isOn)? = inner[flag.field] { isOn ? "yes" : "no" } else { "" }
            let usual =
                outside[flag.field] == .flag(true) || (outside[flag.field] == nil && flag.field != "needsWheelchair")
            return Field.choice(
                flag.field,
                texts[flag.title],
                typed?[flag.field] ?? value,
                [
                    ("", texts.text(.asUsual, ["value": texts[usual ? .yes : .no]])), ("yes", texts[.yes]),
                    ("no", texts[.no]),
                ]
            )
        }
        byMode = Self.byMode(layer, typed, problems, texts)
    }

    private static func byMode(
        _ layer: TravelPreferences,
        _ typed: FormBody?,
        _ problems: FormProblems,
        _ texts: TextTable
    ) -> [Mode] {
        TravelMode.allCases.map { mode in
            let (hours, least, greatest) = names(mode)
            let limit = layer.distanceLimits[mode]
            func metres(_ distance: Double?) -> String { distance.map { "\(Int($0.rounded()))" } ?? "" }
            return Mode(
                title: texts[ModeTexts.title(mode)],
                hours: .line(
                    hours,
                    texts[.prefHours],
                    typed?[hours] ?? layer.hours[mode]?.description ?? "",
                    hint: texts[.prefHoursHint],
                    problem: problems[hours],
                    maximum: 200
                ),
                leastDistance: .line(
                    least,
                    texts[.prefLeast],
                    typed?[least] ?? metres(limit?.minimum?.value),
                    type: "number",
                    problem: problems[least]
                ),
                greatestDistance: .line(
                    greatest,
                    texts[.prefGreatest],
                    typed?[greatest] ?? metres(limit?.maximum?.value),
                    type: "number",
                    problem: problems[greatest]
                )
            )
        }
    }

    private static func names(_ mode: TravelMode) -> (hours: String, least: String, greatest: String) {
        ("hours-\(mode.rawValue)", "least-\(mode.rawValue)", "greatest-\(mode.rawValue)")
    }

    static func title(_ objective: TravelPreferences.Objective) -> TextKey {
        switch objective {
        case .balanced: .objectiveBalanced
        case .quickest: .objectiveQuickest
        case .cheapest: .objectiveCheapest
        case .greenest: .objectiveGreenest
        }
    }

    /// A number in the form's units, to one decimal.
    private static func text(_ value: PreferenceValue, _ units: Double) -> String? {
        guard case .number(let number) = value else { return nil }
        let tenths = (number / units * 10).rounded()
        return tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)"
    }
}

extension PreferenceForm {
    /// The fields that a form says, as preferences are written; what cannot be read is noted.
    ///
    /// - Parameters:
    ///   - form: what was sent.
    ///   - layer: what stood there, for modes that nobody touched.
    ///   - outer: the layer outside.
    ///   - texts: the language.
    ///   - problems: where wrong fields are noted.
    /// - Returns: what is said, by the names of the fields.
    static func members(
        _ form: FormBody,
        instead layer: TravelPreferences,
        over outer: TravelPreferences,
        _ texts: TextTable,
        _ problems: inout FormProblems
    ) -> [String: PreferenceValue] {
        var members: [String: PreferenceValue] = [:]
        let modes = ModeTexts.modes(form.all("modes"))
        if modes.isEmpty {
            problems.note("modes", texts[.chooseAMode])
        } else if layer.modes != nil || modes != outer.modes ?? TravelPreferences.usualModes {
            members["modes"] = .list(modes.map(\.rawValue).sorted().map { .text($0) })
        }
        var order: [String] = []
        for name in (0..<ranks).map({ form["order\($0)"] }) where !name.isEmpty && !order.contains(name) {
            order.append(name)
        }
        if !order.isEmpty { members["order"] = .list(order.map { .text($0) }) }
        if !form["objective"].isEmpty { members["objective"] = .text(form["objective"]) }
        for number in numbers where !form.trimmed(number.field).isEmpty {
            let typed = form.trimmed(number.field).map { $0 == "," ? "." : $0 }
            guard let value = Double(String(typed)), value.isFinite else {
                problems.note(number.field, texts[.enterANumber])
                continue
            }
            members[number.field] = .number(number.units == 1 ? value : value * number.units)
        }
        for flag in flags where ["yes", "no"].contains(form[flag.field]) {
            members[flag.field] = .flag(form[flag.field] == "yes")
        }
        addByMode(form, texts, &members, &problems)
        return members
    }

    private static func addByMode(
        _ form: FormBody,
        _ texts: TextTable,
        _ members: inout [String: PreferenceValue],
        _ problems: inout FormProblems
    ) {
        var hours: [String: PreferenceValue] = [:]
        var distances: [String: PreferenceValue] = [:]
        for mode in TravelMode.allCases {
            let names = names(mode)
            if !form.trimmed(names.hours).isEmpty { hours[mode.rawValue] = .text(form.trimmed(names.hours)) }
            var limit: [String: PreferenceValue] = [:]
            for (name, field) in [("minimumMetres", names.least), ("maximumMetres", names.greatest)]
            where !form.trimmed(field).isEmpty {
                guard let value = Int(form.trimmed(field)) else {
                    problems.note(field, texts[.enterANumber])
                    continue
                }
                limit[name] = .number(Double(value))
            }
            if !limit.isEmpty { distances[mode.rawValue] = .members(limit) }
        }
        if !hours.isEmpty { members["hours"] = .members(hours) }
        if !distances.isEmpty { members["distances"] = .members(distances) }
    }

    /// Makes preferences; nil where a value cannot be kept, which is noted.
    static func read(
        below prefix: String,
        _ texts: TextTable,
        _ problems: inout FormProblems,
        _ make: () throws(AccountError) -> PersonPreferences
    ) -> PersonPreferences? {
        switch Result(catching: make) {
        case .success(let preferences): return preferences
        case .failure(.invalidPreferences(let refused)): note(refused, below: prefix, texts, &problems)
        case .failure: problems.note("modes", texts[.valueUnreadable])
        }
        return nil
    }

    /// Notes what a value of preferences is refused for at the field of the form that it came from.
    static func note(
        _ refused: [PreferenceProblem],
        below prefix: String,
        _ texts: TextTable,
        _ problems: inout FormProblems
    ) {
        for problem in refused {
            let path =
                problem.pointer.hasPrefix(prefix) ? problem.pointer.dropFirst(prefix.count) : problem.pointer[...]
            let parts = path.split(separator: "/").map(String.init)
            if parts.first == "lunch", parts.count > 1 {
                LunchForm.note(parts[1], texts, &problems)
                continue
            }
            let field: String
            switch parts.first {
            case "hours" where parts.count > 1: field = "hours-\(parts[1])"
            case "distances" where parts.count > 2:
                field = (parts[2] == "minimumMetres" ? "least-" : "greatest-") + parts[1]
            case "order": field = "order0"
            case "categories": field = "hashtags"
            case let name?: field = name
            case nil: field = "modes"
            }
            problems.note(field, words(for: parts.first ?? "", texts))
        }
    }

    private static func words(for field: String, _ texts: TextTable) -> String {
        switch field {
        case "hours": return texts[.hoursUnreadable]
        case "distances": return texts[.distancesUnreadable]
        case "title", "icon", "color", "hashtags", "categories", "calendars": return texts[.textTooLong]
        case "vehicles": return texts[.vehicleUnreadable]
        default:
            guard let known = PreferenceField.all.first(where: { $0.name == field }) else {
                return texts[.valueUnreadable]
            }
            let units = numbers.first { $0.field == field }?.units ?? 1
            switch known.form {
            case .integer(let range):
                return texts.text(
                    .enterBetween,
                    ["least": "\(range.lowerBound)", "greatest": "\(range.upperBound)"]
                )
            case .number(let range):
                let ends = [range.lowerBound, range.upperBound].map { "\(($0 / units * 10).rounded() / 10)" }
                return texts.text(.enterBetween, ["least": ends[0], "greatest": ends[1]])
            default: return texts[.valueUnreadable]
            }
        }
    }
}
