internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// App passwords: made for one app each, shown once, revoked one by one.
struct AppPasswordPage: Sendable {
    let services: PageServices

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(try await view("", nil, [], person, request, context), for: request, context)
    }

    func add(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let label = form.trimmed("label")
        return try await services.attempt(request, context) {
            guard !label.isEmpty else { throw SelfServiceError.problems([.missing(.label)]) }
            guard label.utf8.count <= 100 else { throw SelfServiceError.problems([.tooLong(.label)]) }
            let taken = try await services.accounts.listAppPasswords(of: person.id).contains { $0.label == label }
            guard !taken else { throw SelfServiceError.problems([.labelTaken]) }
            try await services.desk.requirePassword(form["password"], of: person, from: context.clientAddress)
            let made: AppPassword
            do throws(AccountError) {
                made = try await services.accounts.addAppPassword(label: label, of: person.id)
            } catch {
                guard case .invalidValue = error else { throw error }
                throw SelfServiceError.problems([.labelTaken])
            }
            context.logger.notice("an app password was made", metadata: ["name": "\(person.name)"])
            let view = try await view("", (label, made.text), [], person, request, context)
            return services.panel(view, for: request, context)
        } again: { problems in
            try await view(label, nil, problems, person, request, context)
        }
    }

    /// Takes effect at once; a lost telephone is locked out without a password.
    func revoke(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        guard let place = context.parameters.get("number").flatMap({ Int64($0) }),
            let record = try await services.accounts.listAppPasswords(of: person.id)
                .first(where: { $0.number == place })
        else { throw AccountError.notFound }
        try await services.accounts.removeAppPassword(label: record.label, of: person.id)
        context.logger.notice("an app password was revoked", metadata: ["name": "\(person.name)"])
        return services.redirect(to: "/account/app-passwords", saying: .appPasswordRevoked, context)
    }

    private func view(
        _ label: String,
        _ made: (label: String, text: String)?,
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let zone = services.zone(of: person)
        let rows = try await services.accounts.listAppPasswords(of: person.id).map { record in
            let used = record.lastUsedAt.map { texts.dateAndTime($0, in: zone) } ?? texts[.never]
            return [
                PanelTable.Cell.words(record.label), .words(texts.dateAndTime(record.createdAt, in: zone)),
                .words(used),
                PanelTable.Cell(
                    button: PanelTable.Cell.Button(
                        target: "\(services.renderer.prefix)/account/app-passwords/\(record.number)/revoke",
                        token: context.caller?.token?.csrfToken ?? "",
                        caption: texts[.revoke],
                        spoken: texts.text(.revokeOne, ["label": record.label])
                    )
                ),
            ]
        }
        let columns = [texts[.appPasswordFor], texts[.made], texts[.lastUse], texts[.action]]
        let form = services.form(
            "/account/app-passwords",
            texts[.makeAppPassword],
            [
                build.text(.label, .appPasswordFor, label, autocomplete: "off", hint: .appPasswordForHint),
                build.password(.password, .presentPassword, autocomplete: "current-password"),
            ],
            context
        )
        var sections: [PanelSection] = []
        if let made {
            sections.append(
                PanelSection(
                    heading: texts.text(.newAppPassword, ["label": made.label]),
                    paragraphs: [texts.text(.newAppPasswordWords, ["user": person.name])],
                    codes: PanelSection.Codes(all: [made.text])
                )
            )
        }
        sections.append(
            PanelSection(
                heading: texts[.yourAppPasswords],
                paragraphs: rows.isEmpty ? [texts[.noAppPasswords]] : [],
                table: PanelTable(texts[.yourAppPasswords], columns, rows)
            )
        )
        sections.append(PanelSection(heading: texts[.makeAppPasswordTitle], form: form))
        sections.append(services.backToAccount(texts))
        let isOn = try await services.desk.secondFactor.isOn(for: person)
        return PanelView(
            title: texts[.appPasswords],
            summary: build.summary,
            intro: [texts[.appPasswordsWords], texts[isOn ? .appPasswordsNeeded : .appPasswordsOptional]],
            sections: sections
        )
    }
}

extension AppPasswordRecord {
    /// Names it in addresses; opens nothing.
    fileprivate var number: Int64 {
        digest.prefix(7).reduce(Int64(0)) { $0 << 8 | Int64($1) }
    }
}
