internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// Signing up, and confirming the address by the link of a mail.
struct SignUpPages: Sendable {
    let services: PageServices

    private var desk: AccountDesk { services.desk }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        if context.caller != nil { return services.renderer.redirect(to: "/account") }
        let invitation = PageServices.token(request.uri.queryParameters["invitation"])
        guard try await desk.signUp.isOpen(with: invitation) else { return closed(request, context) }
        var draft = SignUpRequest()
        draft.invitation = invitation
        draft.timeZone = PreferenceCookie.timeZone(of: request.headers, on: context.site)
        return services.panel(view(draft, TypedDetails(draft.details), [], request, context), for: request, context)
    }

    func submit(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        var draft = SignUpRequest()
        draft.givenName = form.trimmed("givenName")
        draft.surname = form.trimmed("surname")
        draft.email = form.trimmed("email")
        draft.userName = form.trimmed("userName")
        draft.password = form["newPassword"]
        draft.repeatedPassword = form["repeatedPassword"]
        draft.timeZone = form.trimmed("timeZone").isEmpty ? nil : form.trimmed("timeZone")
        let details = TypedDetails(form)
        draft.details = details.read
        draft.isBirthDateRead = details.isBirthDateRead
        draft.language = services.texts(for: request, context).language
        draft.consents = Set(Consent.Document.allCases.filter { form.isTicked($0.rawValue) })
        draft.invitation = TicketToken(form["invitation"])
        let typed = draft
        return try await services.attempt(request, context) {
            try await desk.signUp.begin(
                typed,
                from: context.clientAddress,
                challenge: form["challenge"],
                solution: form["solution"]
            )
            return sent(to: typed.email, request, context)
        } again: { problems in
            view(typed, details, problems, request, context)
        }
    }

    /// What a link would make, to look through once more.
    func showLink(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        guard let token = PageServices.token(request.uri.queryParameters["code"]),
            let pending = try await desk.signUp.pending(token)
        else { return services.renderer.problem(.gone, .linkInvalid, .linkInvalidWords, in: texts) }
        let facts = PanelSection.Facts([
            (texts[.displayName], pending.displayName), (texts[.userName], pending.userName),
            (texts[.emailAddress], pending.email),
        ])
        let section = PanelSection(
            facts: facts,
            form: services.form("/confirm", texts[.confirmSignUp], hidden: ["code": token.text], context)
        )
        let view = PanelView(
            title: texts[.confirmSignUpTitle],
            intro: [texts[.confirmSignUpWords]],
            sections: [section]
        )
        return services.panel(view, for: request, context)
    }

    func confirm(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        guard let token = TicketToken(form["code"]) else {
            return services.renderer.problem(.gone, .linkInvalid, .linkInvalidWords, in: texts)
        }
        return try await services.attempt(request, context) {
            let person = try await desk.signUp.confirm(token)
            context.logger.notice("an account was made by its owner", metadata: ["name": "\(person.name)"])
            return services.redirect(to: "/login", saying: .accountReady, context)
        } again: { _ in
            PanelView(title: texts[.confirmSignUpTitle])
        }
    }

    private func closed(_ request: Request, _ context: some PublicRequestContext) -> Response {
        let texts = services.texts(for: request, context)
        let words: TextKey =
            desk.signUp.registration == .invitation ? .invitationNeededWords : .registrationClosedWords
        return services.renderer.problem(.forbidden, .registrationClosed, words, in: texts)
    }

    private func sent(to email: String, _ request: Request, _ context: some PublicRequestContext) -> Response {
        let texts = services.texts(for: request, context)
        let view = PanelView(
            title: texts[.checkMail],
            intro: [texts.text(.checkMailWords, ["email": email]), texts[.checkMailReminder]],
            warning: desk.mailer.isConfigured ? nil : texts[.noMailYet]
        )
        return services.panel(view, for: request, context)
    }

    private func view(
        _ draft: SignUpRequest,
        _ details: TypedDetails,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        var hidden: [String: String] = [:]
        if let invitation = draft.invitation { hidden["invitation"] = invitation.text }
        let challenge = desk.signUp.challenge()
        hidden["challenge"] = challenge
        hidden["solution"] = ""
        var form = services.form(
            "/signup",
            texts[.signUp],
            [
                build.text(.givenName, .givenName, draft.givenName, autocomplete: "given-name"),
                build.text(.surname, .surname, draft.surname, autocomplete: "family-name"),
                build.text(.email, .emailAddress, draft.email, type: "email", autocomplete: "email"),
                build.text(
                    .userName,
                    .userName,
                    draft.userName,
                    autocomplete: "username",
                    hint: .userNameHint
                ),
                build.password(.newPassword, .password, autocomplete: "new-password", hint: .passwordHint),
                build.password(.repeatedPassword, .repeatPassword, autocomplete: "new-password"),
                build.timeZone(draft.timeZone ?? services.zone.name),
            ] + build.details(details) + [
                build.tick(.terms, .agreeToTerms, draft.consents.contains(.terms)),
                build.tick(.privacy, .agreeToPrivacy, draft.consents.contains(.privacy)),
            ],
            hidden: hidden,
            context
        )
        form.puzzle = challenge
        form.script = services.renderer.prefix + Asset.proofOfWork.path
        return PanelView(
            title: texts[.signUpTitle],
            summary: build.summary,
            intro: [texts[.signUpWords]],
            sections: [
                PanelSection(form: form),
                PanelSection(heading: texts[.termsTitle], paragraphs: [texts[.termsWords]]),
                PanelSection(
                    heading: texts[.consentDataTitle],
                    paragraphs: [texts[.privacyKept], texts[.privacyUse], texts[.consentRights]]
                ),
            ]
        )
    }
}
