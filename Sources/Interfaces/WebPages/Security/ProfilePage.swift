internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// The profile: names, language and time zone. Nothing changes before it is saved.
struct ProfilePage: Sendable {
    let services: PageServices

    private struct Draft {
        var displayName: String
        var userName: String
        var timeZone: String
        var language: String
    }

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        let draft = Draft(
            displayName: person.displayName,
            userName: try await services.desk.profile.userName(of: person),
            timeZone: person.timeZone ?? "",
            language: person.language ?? ""
        )
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
            language: TextTable.all.first { $0.language == form["language"] }?.language ?? ""
        )
        return try await services.attempt(request, context) {
            try await services.desk.profile.save(
                displayName: draft.displayName,
                userName: draft.userName,
                timeZone: draft.timeZone.isEmpty ? nil : draft.timeZone,
                language: draft.language.isEmpty ? nil : draft.language,
                of: person
            )
            return services.redirect(to: "/account", saying: .saved, context)
        } again: { problems in
            try await view(draft, person, problems, request, context)
        }
    }

    private func view(
        _ draft: Draft,
        _ person: Principal,
        _ problems: [AccountProblem],
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
            ],
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
        if !facts.isEmpty {
            sections.append(PanelSection(heading: texts[.yourConsents], facts: PanelSection.Facts(facts)))
        }
        sections.append(PanelSection(links: [services.link("/account", texts[.backToAccount])]))
        return PanelView(title: texts[.profileTitle], summary: build.summary, sections: sections)
    }
}
