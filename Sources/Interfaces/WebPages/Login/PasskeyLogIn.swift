internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// Logging in by a passkey alone, and in place of the code.
struct PasskeyLogIn: Sendable {
    let services: PageServices

    static let path = "/login/passkey"
    static let secondStepPath = "/login/code/passkey"

    private var passkeys: PasskeyService { services.desk.passkeys }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let next = LogInFirst.next(request.uri.queryParameters["next"].map(String.init))
        if context.caller != nil { return services.renderer.redirect(to: next) }
        return try await page(goingTo: next, summary: nil, request, context)
    }

    /// Each try has a challenge of its own.
    private func page(
        goingTo next: String,
        summary: PanelView.Summary?,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> Response {
        let token: TicketToken
        do {
            token = try await passkeys.beginLogIn(from: context.clientAddress)
        } catch SelfServiceError.tooMany(let seconds) {
            throw AccountError.busy(retryAfterSeconds: Int(seconds))
        }
        let texts = services.texts(for: request, context)
        var form = services.form(
            Self.path,
            texts[.usePasskey],
            [],
            hidden: PasskeyAnswer.fields.merging(["next": next]) { $1 },
            context
        )
        form.ask(for: passkeys.requestForLogIn(token, at: services.passkeySite(context)), texts, services)
        var response = services.panel(
            PanelView(
                title: texts[.logInByPasskey],
                summary: summary,
                intro: [texts[.logInByPasskeyWords]],
                sections: [PanelSection(form: form), PanelSection(links: [services.link("/login", texts[.logIn])])]
            ),
            for: request,
            context
        )
        response.headers.addCookie(TicketCookie.passkey.setting(token, on: context.site))
        return response
    }

    func submit(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let next = LogInFirst.next(form["next"])
        guard let token = TicketCookie.passkey.token(in: request.headers, on: context.site) else {
            return services.renderer.redirect(to: Self.path)
        }
        let texts = services.texts(for: request, context)
        func again(_ words: TextKey) async throws -> Response {
            let fault = PanelView.Summary.Fault(field: AccountField.passkey.rawValue, words: texts[words])
            let summary = PanelView.Summary(list: [fault])
            return try await page(goingTo: next, summary: summary, request, context)
        }
        do {
            let person = try await passkeys.finishLogIn(
                token,
                PasskeyAnswer(form),
                at: services.passkeySite(context)
            )
            await services.accounts.noteLogIn(of: person, from: context.clientAddress)
            var response = try await services.beginSession(
                for: person,
                isRemembered: false,
                goingTo: next,
                request,
                context
            )
            response.headers.addCookie(TicketCookie.passkey.removing(on: context.site))
            return response
        } catch SelfServiceError.problems {
            return try await again(.passkeyMissing)
        } catch SelfServiceError.passkeyRefused(let detail) {
            context.logger.notice("a passkey was refused", metadata: ["reason": "\(detail)"])
            return try await again(.passkeyRefused)
        } catch SelfServiceError.linkInvalid {
            return try await again(.passkeyLate)
        }
    }

    // MARK: In place of the code

    /// The form beside the code; nil: the person has no passkey.
    func secondStep(
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelSection? {
        guard let token = TicketCookie.secondStep.token(in: request.headers, on: context.site),
            let asked = try await passkeys.requestForSecondStep(token, at: services.passkeySite(context))
        else { return nil }
        let texts = services.texts(for: request, context)
        var form = services.form(
            Self.secondStepPath,
            texts[.usePasskey],
            [],
            hidden: PasskeyAnswer.fields,
            context
        )
        form.ask(for: asked, texts, services)
        form.isSecond = true
        return PanelSection(heading: texts[.orPasskey], form: form)
    }
}
