internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// The forgotten password: a link by mail, then a new password.
struct PasswordPages: Sendable {
    let services: PageServices

    private var desk: AccountDesk { services.desk }

    func showForgotten(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        services.panel(forgotten("", [], request, context), for: request, context)
    }

    /// Answers alike, and at once, whether or not anybody has the name.
    func submitForgotten(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let name = form.trimmed("userName")
        let texts = services.texts(for: request, context)
        let address = context.clientAddress
        let logger = context.logger
        return try await services.attempt(request, context) {
            guard !name.isEmpty else { throw SelfServiceError.problems([.missing(.userName)]) }
            try await desk.recovery.requireTries(from: address)
            // Not waited for: the time that it takes would tell.
            Task {
                do {
                    try await desk.recovery.begin(name)
                } catch {
                    logger.warning("a link for a new password was not sent", metadata: ["error": "\(error)"])
                }
            }
            let view = PanelView(
                title: texts[.checkMail],
                intro: [texts[.resetSentWords]],
                warning: desk.mailer.isConfigured ? nil : texts[.noMailYet]
            )
            return services.panel(view, for: request, context)
        } again: { problems in
            forgotten(name, problems, request, context)
        }
    }

    func showNew(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        guard let token = PageServices.token(request.uri.queryParameters["code"]),
            let person = try await desk.recovery.person(of: token)
        else { return services.renderer.problem(.gone, .linkInvalid, .linkInvalidWords, in: texts) }
        return services.panel(new(token, person, [], request, context), for: request, context)
    }

    func submitNew(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        guard let token = TicketToken(form["code"]), let person = try await desk.recovery.person(of: token) else {
            return services.renderer.problem(.gone, .linkInvalid, .linkInvalidWords, in: texts)
        }
        return try await services.attempt(request, context) {
            try await desk.recovery.finish(
                token,
                password: form["newPassword"],
                repeated: form["repeatedPassword"]
            )
            context.logger.notice("a password was set by a link", metadata: ["name": "\(person.name)"])
            return services.redirect(to: "/login", saying: .passwordChanged, context)
        } again: { problems in
            new(token, person, problems, request, context)
        }
    }

    private func forgotten(
        _ name: String,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let fields = [build.text(.userName, .userNameOrEmail, name, autocomplete: "username")]
        return PanelView(
            title: texts[.forgottenPasswordTitle],
            summary: build.summary,
            intro: [texts[.forgottenPasswordWords]],
            warning: desk.mailer.isConfigured ? nil : texts[.noMailYet],
            sections: [
                PanelSection(form: services.form("/password/forgotten", texts[.sendLink], fields, context)),
                PanelSection(links: [services.link("/login", texts[.logIn])]),
            ]
        )
    }

    private func new(
        _ token: TicketToken,
        _ person: Principal,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let form = services.form(
            "/password/new",
            texts[.setPassword],
            [
                build.password(.newPassword, .newPassword, autocomplete: "new-password", hint: .passwordHint),
                build.password(.repeatedPassword, .repeatPassword, autocomplete: "new-password"),
            ],
            hidden: ["code": token.text],
            context
        )
        return PanelView(
            title: texts[.newPasswordTitle],
            summary: build.summary,
            intro: [texts.text(.newPasswordWords, ["user": person.name])],
            sections: [PanelSection(form: form)]
        )
    }
}
