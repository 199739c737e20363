internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// A new password, and a new e-mail address; both ask for the present password.
struct CredentialPages: Sendable {
    let services: PageServices

    private var desk: AccountDesk { services.desk }

    func showPassword(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(passwordView([], request, context), for: request, context)
    }

    func submitPassword(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        return try await services.attempt(request, context) {
            try await desk.profile.changePassword(
                to: form["newPassword"],
                repeated: form["repeatedPassword"],
                knowing: form["password"],
                of: person,
                from: context.clientAddress
            )
            context.logger.notice("a password was changed", metadata: ["name": "\(person.name)"])
            // All sessions have ended; this browser gets a new one.
            let isRemembered = context.caller?.session?.isRemembered ?? false
            var response = try await services.beginSession(
                for: person,
                isRemembered: isRemembered,
                goingTo: "/account",
                request,
                context
            )
            Notice.passwordChangedHere.add(to: &response, on: context.site)
            return response
        } again: { problems in
            passwordView(problems, request, context)
        }
    }

    private func passwordView(
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let form = services.form(
            "/account/password",
            texts[.setPassword],
            [
                build.password(.password, .presentPassword, autocomplete: "current-password"),
                build.password(.newPassword, .newPassword, autocomplete: "new-password", hint: .passwordHint),
                build.password(.repeatedPassword, .repeatPassword, autocomplete: "new-password"),
            ],
            context
        )
        return PanelView(
            title: texts[.changePassword],
            summary: build.summary,
            intro: [texts[.changePasswordWords]],
            sections: [
                PanelSection(form: form),
                services.backToAccount(texts),
            ]
        )
    }

    // MARK: The e-mail address

    func showEmail(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(emailView("", person, [], request, context), for: request, context)
    }

    func submitEmail(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let email = form.trimmed("email")
        let texts = services.texts(for: request, context)
        return try await services.attempt(request, context) {
            try await desk.profile.changeEmail(
                to: email,
                knowing: form["password"],
                of: person,
                from: context.clientAddress
            )
            let view = PanelView(
                title: texts[.checkMail],
                intro: [texts.text(.newEmailSentWords, ["email": email])],
                warning: desk.mailer.isConfigured ? nil : texts[.noMailYet],
                sections: [services.backToAccount(texts)]
            )
            return services.panel(view, for: request, context)
        } again: { problems in
            emailView(email, person, problems, request, context)
        }
    }

    func showEmailLink(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        guard let token = PageServices.token(request.uri.queryParameters["code"]),
            let pending = try await desk.profile.pendingEmail(token)
        else { return services.renderer.problem(.gone, .linkInvalid, .linkInvalidWords, in: texts) }
        let form = services.form(
            "/account/email/confirm",
            texts[.confirmEmail],
            hidden: ["code": token.text],
            context
        )
        let view = PanelView(
            title: texts[.confirmEmailTitle],
            intro: [texts.text(.confirmEmailWords, ["email": pending.email, "user": pending.person.name])],
            sections: [PanelSection(form: form)]
        )
        return services.panel(view, for: request, context)
    }

    func confirmEmail(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        return try await services.attempt(request, context) {
            guard let token = TicketToken(form["code"]) else { throw SelfServiceError.linkInvalid }
            try await desk.profile.confirmEmail(token)
            return services.redirect(to: "/account", saying: .emailConfirmed, context)
        } again: { _ in
            PanelView(title: texts[.confirmEmailTitle])
        }
    }

    private func emailView(
        _ email: String,
        _ person: Principal,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let form = services.form(
            "/account/email",
            texts[.sendLink],
            [
                build.text(.email, .newEmailAddress, email, type: "email", autocomplete: "email"),
                build.password(.password, .presentPassword, autocomplete: "current-password"),
            ],
            context
        )
        let words = texts.text(.changeEmailWords, ["email": person.emails.first ?? texts[.noneYet]])
        return PanelView(
            title: texts[.changeEmail],
            summary: build.summary,
            intro: [words],
            sections: [
                PanelSection(form: form),
                services.backToAccount(texts),
            ]
        )
    }
}
