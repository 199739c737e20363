internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// The profile: names, language, time zone, and what nobody has to tell. Nothing changes before it is saved.
struct ProfilePage: Sendable {
    let services: PageServices

    private struct Draft {
        var displayName: String
        var userName: String
        var timeZone: String
        var language: String
        var details: TypedDetails

        func version(_ texts: TextTable) -> FormVersion {
            let chosen = TextTable.all.first { $0.language == self.language }?[.languageName]
            return FormVersion([
                FormVersion.Row(texts[.displayName], displayName),
                FormVersion.Row(texts[.userName], userName.lowercased()),
                FormVersion.Row(texts[.language], language, shown: chosen ?? texts[.languageOfServer]),
                FormVersion.Row(texts[.timeZone], timeZone),
                FormVersion.Row(texts[.phone], details.phone),
                FormVersion.Row(texts[.postalAddress], details.address),
                FormVersion.Row(texts[.birthDate], details.birthDate),
            ])
        }
    }

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        let draft = try await kept(person)
        return services.panel(try await view(draft, person, [], request, context), for: request, context)
    }

    func submit(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let draft = Draft(
            displayName: form.trimmed("displayName"),
            userName: form.trimmed("userName"),
            timeZone: form.trimmed("timeZone"),
            language: TextTable.all.first { $0.language == form["language"] }?.language ?? "",
            details: TypedDetails(form)
        )
        let texts = services.texts(for: request, context)
        let stored = try await kept(person).version(texts)
        if stored.isStale(form) {
            let differences = stored.differences(from: draft.version(texts))
            let view = try await view(draft, person, [], changedMeanwhile: differences, request, context)
            return services.panel(view, for: request, context, status: .conflict)
        }
        return try await services.attempt(request, context) {
            try await services.desk.profile.save(
                displayName: draft.displayName,
                userName: draft.userName,
                timeZone: draft.timeZone.isEmpty ? nil : draft.timeZone,
                language: draft.language.isEmpty ? nil : draft.language,
                details: draft.details.read,
                isBirthDateRead: draft.details.isBirthDateRead,
                of: person
            )
            return services.redirect(to: "/account", saying: .saved, context)
        } again: { problems in
            try await view(draft, person, problems, request, context)
        }
    }

    /// The form as the store fills it.
    private func kept(_ person: Principal) async throws -> Draft {
        Draft(
            displayName: person.displayName,
            userName: try await services.desk.profile.userName(of: person),
            timeZone: person.timeZone ?? "",
            language: person.language ?? "",
            details: TypedDetails(try await services.desk.profile.details(of: person.id))
        )
    }

    private func view(
        _ draft: Draft,
        _ person: Principal,
        _ problems: [AccountProblem],
        changedMeanwhile: [(String, String)] = [],
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let form = services.form(
            "/account/profile",
            texts[.save],
            [
                build.text(.displayName, .displayName, draft.displayName, autocomplete: "name"),
                build.text(
                    .userName,
                    .userName,
                    draft.userName,
                    autocomplete: "username",
                    hint: .newUserNameHint
                ),
                build.language(draft.language),
                build.timeZone(draft.timeZone),
            ] + build.details(draft.details),
            hidden: [FormVersion.field: try await kept(person).version(texts).text],
            context
        )
        let consents = try await services.desk.profile.consents(of: person)
        let zone = services.zone(of: person)
        let facts = consents.map { consent in
            (
                texts[consent.document == .terms ? .termsTitle : .consentDataTitle],
                texts.text(
                    .agreedAt,
                    ["version": consent.version, "time": texts.dateAndTime(consent.at, in: zone)]
                )
            )
        }
        var sections = [PanelSection(form: form)]
        if !changedMeanwhile.isEmpty {
            let stored = PanelSection(
                heading: texts[.storedMeanwhile],
                paragraphs: [texts[.storedMeanwhileWords]],
                facts: PanelSection.Facts(changedMeanwhile)
            )
            sections.insert(stored, at: 0)
        }
        if !facts.isEmpty {
            sections.append(PanelSection(heading: texts[.yourConsents], facts: PanelSection.Facts(facts)))
        }
        sections.append(services.backToAccount(texts))
        return PanelView(
            title: texts[.profileTitle],
            summary: build.summary,
            warning: changedMeanwhile.isEmpty ? nil : texts[.changedElsewhere],
            sections: sections
        )
    }
}
