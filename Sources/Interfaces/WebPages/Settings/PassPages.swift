internal import Accounts
internal import CivilTime
internal import Hummingbird

/// Tickets and season tickets that the person holds.
struct PassPages: Sendable {
    private struct View {
        struct Row {
            var name: String
            var detail: String
            var removeLabel: String
        }

        var passes: [Row]
        var fields: [Field]
        var problems: FormProblems?
        var action: String
        var remove: String
    }

    func show(_ visit: Visit) async throws -> Response { try await page(visit, FormProblems()) }

    func save(_ visit: Visit) async throws -> Response {
        let texts = visit.texts
        var problems = FormProblems()
        let name = visit.form.trimmed("name")
        let issuer = visit.form.trimmed("issuer")
        if name.isEmpty || name.utf8.count > 100 { problems.note("name", texts[.enterName]) }
        if issuer.isEmpty { problems.note("issuer", texts[.enterIssuer]) }
        let days = ["firstDay", "lastDay"].map { field -> CivilDate? in
            let typed = visit.form.trimmed(field)
            guard !typed.isEmpty else { return nil }
            let date = EventDraft.date(typed)
            if date == nil { problems.note(field, texts[.dateUnreadable]) }
            return date
        }
        if let first = days[0], let last = days[1], last < first { problems.note("lastDay", texts[.untilBeforeStart]) }
        if let last = days[1], last < visit.today { problems.note("lastDay", texts[.passExpired]) }
        guard problems.isEmpty else { return try await page(visit, problems) }
        let pass = SavedPass(
            name: name,
            issuer: issuer,
            products: visit.form["products"].split(separator: ",").map { part in
                String(part.drop(while: \.isWhitespace))
            }.filter { !$0.isEmpty },
            firstDay: days[0],
            lastDay: days[1]
        )
        do {
            try await visit.services.accounts.setPass(pass, of: visit.person.id)
        } catch {
            guard case .invalidValue = error else { throw error }
            problems.note("name", texts[.valueUnreadable])
            return try await page(visit, problems)
        }
        return visit.redirect(to: "/settings/passes", saying: .saved)
    }

    func remove(_ visit: Visit) async throws -> Response {
        try await visit.services.accounts.removePass(named: visit.form["name"], of: visit.person.id)
        return visit.redirect(to: "/settings/passes", saying: .deleted)
    }

    private func page(_ visit: Visit, _ problems: FormProblems) async throws -> Response {
        let texts = visit.texts
        let passes = try await visit.services.accounts.listPasses(of: visit.person.id)
        func line(_ name: String, _ title: TextKey, _ hint: TextKey?, type: String = "text") -> Field {
            .line(
                name,
                texts[title],
                visit.form[name],
                type: type,
                hint: hint.map { texts[$0] },
                problem: problems[name],
                isRequired: name == "name" || name == "issuer",
                maximum: 100
            )
        }
        let view = View(
            passes: passes.map { pass in
                let days = [pass.firstDay, pass.lastDay].map { $0.map { texts.date($0) } ?? "…" }
                return View.Row(
                    name: pass.name,
                    detail: "\(pass.issuer), \(days.joined(separator: " – "))",
                    removeLabel: "\(texts[.delete]): \(pass.name)"
                )
            },
            fields: [
                line("name", .passName, .passNameHint), line("issuer", .passIssuer, .passIssuerHint),
                line("products", .passProducts, .passProductsHint),
                line("firstDay", .passFirstDay, nil, type: "date"), line("lastDay", .passLastDay, nil, type: "date"),
            ],
            problems: problems.shown,
            action: visit.prefix + "/settings/passes",
            remove: visit.prefix + "/settings/passes/remove"
        )
        return visit.formPage(.passes, title: texts[.passesTitle], view, in: .settings, problems: problems)
    }
}
