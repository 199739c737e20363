internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// The contact form, for everybody, and what was answered.
struct ContactPages: Sendable {
    let services: PageServices

    private var support: SupportService { services.desk.support }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var draft = SupportService.Draft()
        draft.person = context.caller?.principal
        return services.panel(try await view(draft, [], request, context), for: request, context)
    }

    func submit(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        var draft = SupportService.Draft()
        draft.person = context.caller?.principal
        draft.givenName = form.trimmed("givenName")
        draft.surname = form.trimmed("surname")
        draft.email = form.trimmed("email")
        draft.phone = form.trimmed("phone")
        draft.message = form.trimmed("message")
        draft.language = texts.language
        let typed = draft
        return try await services.attempt(request, context) {
            let path = try await support.ask(typed, from: context.clientAddress)
            return services.redirect(to: path, saying: .done, context)
        } again: { problems in
            try await view(typed, problems, request, context)
        }
    }

    /// A visitor's request, by its link.
    func showRequest(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        guard let token = PageServices.token(request.uri.queryParameters["code"]),
            let found = try await support.request(of: token)
        else { return services.renderer.problem(.gone, .linkInvalid, .linkInvalidWords, in: texts) }
        let view = PanelView(
            title: texts[.yourQuestion],
            intro: [texts[.keepThisAddress]],
            sections: Self.sections(of: found, in: texts, zone: services.zone)
        )
        return services.panel(view, for: request, context)
    }

    /// A question with its answers.
    static func sections(of request: SupportRequest, in texts: TextTable, zone: ZoneRules) -> [PanelSection] {
        let question = PanelSection(
            heading: texts.text(.askedAt, ["time": texts.dateAndTime(request.at, in: zone)]),
            paragraphs: request.message.split(whereSeparator: \.isNewline).map(String.init)
        )
        let answers = request.answers.map { answer in
            PanelSection(
                heading: texts.text(.answeredAt, ["time": texts.dateAndTime(answer.at, in: zone)]),
                paragraphs: answer.message.split(whereSeparator: \.isNewline).map(String.init)
            )
        }
        let none = PanelSection(paragraphs: [texts[.noAnswerYet]])
        return [question] + (answers.isEmpty ? [none] : answers)
    }

    private func view(
        _ draft: SupportService.Draft,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        var fields: [FormField] = []
        if draft.person == nil {
            fields = [
                build.text(.givenName, .givenName, draft.givenName, autocomplete: "given-name"),
                build.text(.surname, .surname, draft.surname, autocomplete: "family-name"),
                build.text(.email, .emailAddress, draft.email, type: "email", autocomplete: "email"),
                build.text(.phone, .phone, draft.phone, type: "tel", autocomplete: "tel"),
            ]
        }
        fields.append(build.area(.message, .yourMessage, draft.message, hint: .yourMessageHint))
        var sections = [PanelSection(form: services.form("/contact", texts[.send], fields, context))]
        if let person = draft.person {
            let zone = services.zone(of: person)
            let asked = try await support.requests(of: person)
            sections += asked.flatMap { Self.sections(of: $0, in: texts, zone: zone) }
        }
        return PanelView(
            title: texts[.contactTitle],
            summary: build.summary,
            intro: [texts[.contactWords]],
            sections: sections
        )
    }
}
