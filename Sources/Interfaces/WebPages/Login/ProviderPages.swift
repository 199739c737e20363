internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// Logging in at a provider of OpenID Connect, and linking an account to the one there.
struct ProviderPages: Sendable {
    let services: PageServices

    static let logInPath = "/login/provider"
    /// Where browsers come back to; the provider must know it.
    static let callbackPath = "/login/provider/callback"
    static let accountPath = "/account/provider"

    private var logIns: ExternalLogInService { services.desk.externalLogIn }

    // MARK: Logging in

    /// A link, not a form: the policy of our pages lets no form lead to another site.
    func begin(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let next = LogInFirst.next(request.uri.queryParameters["next"].map(String.init))
        if context.caller != nil { return services.renderer.redirect(to: next) }
        let texts = services.texts(for: request, context)
        guard let name = logIns.providerName else { throw AccountError.notFound }
        do {
            let begun = try await logIns.begin(goingTo: next, from: context.clientAddress)
            var response = Response(
                status: .seeOther,
                headers: [.location: begun.address, .cacheControl: "no-store"]
            )
            response.headers.addCookie(TicketCookie.provider.setting(begun.token, on: context.site))
            return response
        } catch SelfServiceError.tooMany(let seconds) {
            throw AccountError.busy(retryAfterSeconds: Int(seconds))
        } catch let error as IdentityProviderError {
            log(error, context)
            let words = texts.text(.providerUnavailable, ["name": name])
            return refusal(words, request, context, status: .badGateway)
        }
    }

    /// The browser comes back.
    func finish(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let name = logIns.providerName else { throw AccountError.notFound }
        let texts = services.texts(for: request, context)
        func parameter(_ name: Substring) -> String { request.uri.queryParameters[name].map(String.init) ?? "" }
        let answer = IdentityAnswer(
            state: parameter("state"),
            code: parameter("code"),
            issuer: parameter("iss"),
            error: parameter("error")
        )
        var response: Response
        do {
            guard let token = TicketCookie.provider.token(in: request.headers, on: context.site) else {
                throw SelfServiceError.linkInvalid
            }
            switch try await logIns.finish(token, answer, caller: context.caller?.principal) {
            case .logIn(let person, let next):
                context.logger.info("a log-in by the provider", metadata: ["name": "\(person.name)"])
                await services.accounts.noteLogIn(of: person, from: context.clientAddress)
                response = try await services.logIn(
                    person,
                    isRemembered: false,
                    goingTo: LogInFirst.next(next),
                    request,
                    context
                )
            case .linked:
                context.logger.notice(
                    "an account was linked to the provider",
                    metadata: ["name": "\(context.caller?.principal.name ?? "")"]
                )
                response = services.redirect(to: Self.accountPath, saying: .providerLinked, context)
            case .notLinked:
                response = refusal(texts.text(.providerNotLinked, ["name": name]), request, context)
            case .taken: response = refusal(texts.text(.providerTaken, ["name": name]), request, context)
            case .declined: response = refusal(texts.text(.providerDeclined, ["name": name]), request, context)
            case .failed(let error):
                log(error, context)
                let words = texts.text(.providerUnavailable, ["name": name])
                response = refusal(words, request, context, status: .badGateway)
            }
        } catch SelfServiceError.linkInvalid {
            response = refusal(texts[.providerExpired], request, context)
        }
        response.headers.addCookie(TicketCookie.provider.removing(on: context.site))
        return response
    }

    private func log(_ error: IdentityProviderError, _ context: some PublicRequestContext) {
        context.logger.warning("a log-in by the provider failed", metadata: ["error": "\(error)"])
    }

    private func refusal(
        _ words: String,
        _ request: Request,
        _ context: some PublicRequestContext,
        status: HTTPResponse.Status = .forbidden
    ) -> Response {
        let texts = services.texts(for: request, context)
        let back =
            context.caller == nil
            ? services.link("/login", texts[.startAgain]) : services.link("/account", texts[.backToAccount])
        return services.panel(
            PanelView(title: texts[.providerFailed], intro: [words], sections: [PanelSection(links: [back])]),
            for: request,
            context,
            status: status
        )
    }

    // MARK: The account

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(try await overview([], person, request, context), for: request, context)
    }

    /// Answers with a page that leads on: the policy of our pages lets no form lead to another site.
    func link(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        guard let name = logIns.providerName else { throw AccountError.notFound }
        let texts = services.texts(for: request, context)
        return try await services.attempt(request, context) {
            do {
                let begun = try await logIns.beginLinking(
                    of: person,
                    knowing: form["password"],
                    from: context.clientAddress
                )
                let onwards = PanelSection.Link(
                    target: begun.address,
                    words: texts.text(.providerContinue, ["name": name])
                )
                var response = services.panel(
                    PanelView(
                        title: texts.text(.providerTitle, ["name": name]),
                        intro: [texts.text(.providerContinueWords, ["name": name])],
                        sections: [PanelSection(links: [onwards, services.link("/account", texts[.backToAccount])])]
                    ),
                    for: request,
                    context
                )
                response.headers.addCookie(TicketCookie.provider.setting(begun.token, on: context.site))
                return response
            } catch let error as IdentityProviderError {
                log(error, context)
                let words = texts.text(.providerUnavailable, ["name": name])
                return refusal(words, request, context, status: .badGateway)
            }
        } again: { problems in
            try await overview(problems, person, request, context)
        }
    }

    func unlink(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        try await logIns.unlink(person)
        context.logger.notice("the link to the provider was taken away", metadata: ["name": "\(person.name)"])
        return services.redirect(to: Self.accountPath, saying: .providerUnlinked, context)
    }

    private func overview(
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        guard let name = logIns.providerName else { throw AccountError.notFound }
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        var sections: [PanelSection] = []
        if let identity = try await logIns.identity(of: person) {
            let since = texts.dateAndTime(identity.createdAt, in: services.zone(of: person))
            sections.append(
                PanelSection(
                    facts: PanelSection.Facts([(name, identity.label), (texts[.providerSince], since)]),
                    form: services.form("\(Self.accountPath)/unlink", texts[.providerUnlink], [], context)
                )
            )
        } else {
            let password = build.password(.password, .presentPassword, autocomplete: "current-password")
            let words = texts.text(.providerLink, ["name": name])
            sections.append(PanelSection(form: services.form(Self.accountPath, words, [password], context)))
        }
        sections.append(services.backToAccount(texts))
        return PanelView(
            title: texts.text(.providerTitle, ["name": name]),
            summary: build.summary,
            intro: [texts.text(.providerWords, ["name": name])],
            sections: sections
        )
    }
}
