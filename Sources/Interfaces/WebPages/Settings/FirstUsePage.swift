internal import Accounts
internal import Geo
internal import Hummingbird
internal import Planning
internal import TripModel

/// What is asked of a person once, before their first trips (ACC-8).
struct FirstUsePage: Sendable {
    private struct View {
        var home: Field
        var modes: TickGroup
        var canDrive: TickGroup
        var walking: Field
        var problems: FormProblems?
        var action: String
        var confirm: String
    }

    func show(_ visit: Visit) async throws -> Response { try await page(visit, nil, FormProblems()) }

    func save(_ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let accounts = visit.services.accounts
        let kept = try await accounts.preferences(of: visit.person.id)
        var problems = FormProblems()
        let modes = ModeTexts.modes(visit.form.all("modes"))
        if modes.isEmpty { problems.note("modes", texts[.chooseAMode]) }
        var members: [String: PreferenceValue] = [
            "modes": .list(modes.map(\.rawValue).sorted().map { .text($0) }),
            "canDrive": .flag(visit.form["canDrive"] != "no"),
        ]
        let walking = visit.form.trimmed("maximumWalkingMetres")
        if !walking.isEmpty {
            if let metres = Int(walking) {
                members["maximumWalkingMetres"] = .number(Double(metres))
            } else {
                problems.note("maximumWalkingMetres", texts[.enterANumber])
            }
        }
        let wishes = PreferenceValue.members(members)
        let changed = PreferenceForm.read(below: "", texts, &problems) { () throws(AccountError) in
            try kept.patched(with: wishes)
        }
        guard let changed, problems.isEmpty else { return try await page(visit, visit.form, problems) }
        try await accounts.setPreferences(changed, of: visit.person.id, replacing: kept)
        let home = visit.form.trimmed("home")
        guard !home.isEmpty else { return visit.redirect(to: PageArea.today.path, saying: .saved) }
        let subject = PlaceSubject.saved(SavedPlace.homeName)
        if let page = try await PlaceFinding().confirm(subject, home, next: PageArea.today.path, visit) { return page }
        problems.note("home", texts[.placeNotFound])
        return try await page(visit, visit.form, problems)
    }

    private func page(_ visit: Visit, _ typed: FormBody?, _ problems: FormProblems) async throws -> Response {
        let texts = visit.texts
        let kept = try await visit.services.accounts.preferences(of: visit.person.id)
        let effective = kept.merged(over: visit.services.planning.serverPreferences)
        let modes = typed.map { ModeTexts.modes($0.all("modes")) } ?? effective.modes ?? TravelPreferences.usualModes
        let canDrive = typed?["canDrive"] ?? (effective.canDrive ?? true ? "yes" : "no")
        let walking = effective.maximumWalking.map { "\(Int($0.value.rounded()))" } ?? ""
        let view = View(
            home: .line(
                "home",
                texts[.firstUseHome],
                typed?["home"] ?? "",
                hint: texts[.firstUseHomeHint],
                problem: problems["home"],
                autocomplete: "address-line1",
                isPlace: true
            ),
            modes: ModeTexts.group(
                "modes",
                texts[.firstUseModes],
                modes,
                texts,
                hint: texts[.firstUseModesHint],
                problem: problems["modes"]
            ),
            canDrive: TickGroup(
                "canDrive",
                texts[.prefCanDrive],
                [("yes", texts[.yes]), ("no", texts[.no])],
                chosen: [canDrive],
                isOnlyOne: true
            ),
            walking: .line(
                "maximumWalkingMetres",
                texts[.prefWalking],
                typed?["maximumWalkingMetres"] ?? walking,
                type: "number",
                hint: texts[.prefWalkingHint],
                problem: problems["maximumWalkingMetres"]
            ),
            problems: problems.shown,
            action: visit.prefix + "/welcome",
            confirm: visit.prefix + PageArea.today.path
        )
        return visit.formPage(
            .firstUse,
            title: texts[.firstUseTitle],
            view,
            in: .today,
            problems: problems
        )
    }
}
