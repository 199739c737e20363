internal import Accounts
internal import CivilTime
internal import Hummingbird
internal import Planning
internal import TripModel

/// How the person travels: modes, limits, vehicles; with a look at what a change would do (TRV-4).
struct PreferencePages: Sendable {
    private struct View {
        struct Vehicle {
            var owned: Tick
            var place: Field
        }

        struct Link {
            var address: String
            var words: String
        }

        var form: PreferenceForm
        var vehicles: [Vehicle]
        var lunch: LunchForm
        var showsTravel: Tick
        var problems: FormProblems?
        /// Of what is stored.
        var version = ""
        var stale: StaleForm?
        var action: String
        var isPreview: Bool
        var preview: PreviewView?
        var more: [Link]
    }

    /// Days that a preview looks ahead.
    static let previewDays = 14

    func show(_ visit: Visit) async throws -> Response {
        let kept = try await visit.services.accounts.preferences(of: visit.person.id)
        return try await page(kept, typed: nil, FormProblems(), nil, visit)
    }

    func save(_ visit: Visit) async throws -> Response {
        let accounts = visit.services.accounts
        let kept = try await accounts.preferences(of: visit.person.id)
        var problems = FormProblems()
        var members = PreferenceForm.members(
            visit.form,
            instead: kept.travel,
            over: visit.services.planning.serverPreferences,
            visit.texts,
            &problems
        )
        members["vehicles"] = vehicles(visit.form, kept)
        if visit.form.isTicked("showsTravelAsBusy") {
            members["showsTravelAsBusy"] = .flag(true)
        } else if kept.showsTravelAsBusy != nil {
            members["showsTravelAsBusy"] = .flag(false)
        }
        members["lunch"] = LunchForm.value(visit.form, instead: kept.value["lunch"], visit.texts, &problems)
        // Kinds have pages of their own.
        members["kinds"] = kept.value["kinds"]
        let changed = PreferenceForm.read(below: "", visit.texts, &problems) { () throws(AccountError) in
            try PersonPreferences(.members(members))
        }
        if let changed { try await note(changed, visit, &problems) }
        guard let changed, problems.isEmpty else {
            return try await page(kept, typed: visit.form, problems, nil, visit)
        }
        if try await stored(kept, visit).isStale(visit.form) {
            return try await page(kept, typed: visit.form, problems, nil, visit)
        }
        if visit.form["do"] == "preview" {
            let differences = try await PreviewView.differences(with: changed, visit)
            return try await page(kept, typed: visit.form, problems, PreviewView(differences, visit), visit)
        }
        try await visit.planning {
            try await accounts.setPreferences(changed, of: visit.person.id, replacing: kept)
        }
        return visit.redirect(to: "/settings", saying: .saved)
    }

    /// Notes what is wrong with places that are named.
    private func note(_ changed: PersonPreferences, _ visit: Visit, _ problems: inout FormProblems) async throws {
        do {
            try await visit.services.accounts.check(changed, of: visit.person.id)
        } catch {
            guard case .invalidPreferences(let refused) = error else { throw error }
            PreferenceForm.note(refused, below: "", visit.texts, &problems)
        }
    }

    private func vehicles(_ form: FormBody, _ kept: PersonPreferences) -> PreferenceValue? {
        let owned = TravelMode.allCases.filter { $0.isOwnVehicle && form.isTicked("own-\($0.rawValue)") }
        // Nobody said anything of vehicles before, and nothing is said now.
        if kept.vehicles == nil, owned.isEmpty { return nil }
        return .list(
            owned.map { mode in
                var members: [String: PreferenceValue] = ["mode": .text(mode.rawValue)]
                let place = form["stand-\(mode.rawValue)"]
                if !place.isEmpty { members["place"] = .text(place) }
                return .members(members)
            }
        )
    }

    /// The form as the store fills it.
    private func stored(_ kept: PersonPreferences, _ visit: Visit) async throws -> FormVersion {
        FormVersion(of: try await view(kept, typed: nil, FormProblems(), nil, visit), visit.texts)
    }

    private func page(
        _ kept: PersonPreferences,
        typed: FormBody?,
        _ problems: FormProblems,
        _ preview: PreviewView?,
        _ visit: Visit
    ) async throws -> Response {
        let stored = try await stored(kept, visit)
        var view = try await view(kept, typed: typed, problems, preview, visit)
        view.stale = StaleForm(stored, against: FormVersion(of: view, visit.texts), sent: visit.form)
        view.version = stored.text
        return visit.formPage(
            .preferences,
            title: visit.texts[.preferencesTitle],
            view,
            in: .settings,
            problems: problems,
            isStale: view.stale != nil
        )
    }

    private func view(
        _ kept: PersonPreferences,
        typed: FormBody?,
        _ problems: FormProblems,
        _ preview: PreviewView?,
        _ visit: Visit
    ) async throws -> View {
        let texts = visit.texts
        let places = try await visit.services.accounts.listPlaces(of: visit.person.id)
        let options = [("", texts[.vehicleAtHome])] + places.map { ($0.name, $0.name) }
        return View(
            form: PreferenceForm(
                kept.travel,
                over: visit.services.planning.serverPreferences,
                typed: typed,
                problems: problems,
                texts
            ),
            vehicles: TravelMode.allCases.filter(\.isOwnVehicle).map { mode in
                let own = kept.vehicles?.first { $0.mode == mode }
                let name = mode.rawValue
                let title = texts[ModeTexts.title(mode)]
                return View.Vehicle(
                    owned: Tick("own-\(name)", title, isTicked: typed?.isTicked("own-\(name)") ?? (own != nil)),
                    place: .choice(
                        "stand-\(name)",
                        texts.text(.vehicleStands, ["vehicle": title]),
                        typed?["stand-\(name)"] ?? own?.place ?? "",
                        options
                    )
                )
            },
            lunch: LunchForm(kept.lunch, places: places.map(\.name), typed: typed, problems: problems, texts),
            showsTravel: Tick(
                "showsTravelAsBusy",
                texts[.prefShowsTravel],
                isTicked: typed?.isTicked("showsTravelAsBusy") ?? kept.showsTravelAsBusy ?? false,
                hint: texts[.prefShowsTravelHint]
            ),
            problems: problems.shown,
            action: visit.prefix + "/settings",
            isPreview: preview != nil,
            preview: preview,
            more: [
                View.Link(address: visit.prefix + "/settings/kinds", words: texts[.kindsTitle]),
                View.Link(address: visit.prefix + "/settings/passes", words: texts[.passesTitle]),
                View.Link(address: visit.prefix + "/setup", words: texts[.navigationSetup]),
            ]
        )
    }
}

/// What a change of preferences would do to the coming days.
struct PreviewView {
    struct Row {
        var when: String
        var before: String
        var after: String
    }

    let words: String
    let rows: [Row]
    let hasRows: Bool

    /// Rows that the page shows.
    private static let most = 60

    static func differences(with preferences: PersonPreferences, _ visit: Visit) async throws -> [PlanDifference] {
        do {
            return try await visit.services.planning.preview(
                of: visit.person.id,
                with: preferences,
                days: PreferencePages.previewDays
            )
        } catch {
            throw AccountError.unavailable(logDetail: "\(error)")
        }
    }

    init(_ differences: [PlanDifference], _ visit: Visit) {
        let texts = visit.texts
        words =
            differences.isEmpty
            ? texts[.previewNothing]
            : texts.text(differences.count == 1 ? .previewOne : .previewCount, ["count": "\(differences.count)"])
        hasRows = !differences.isEmpty
        rows = differences.prefix(Self.most).map { difference in
            let start = (difference.after ?? difference.before)?.start ?? visit.now
            let day = texts.day(visit.zone.local(start).date, today: visit.today)
            return Row(
                when: "\(day), \(texts.time(start, in: visit.zone))",
                before: difference.before?.summary ?? "–",
                after: difference.after?.summary ?? "–"
            )
        }
    }
}
