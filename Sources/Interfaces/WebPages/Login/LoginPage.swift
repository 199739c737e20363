internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Notifications
internal import SelfService

/// Logging in and out.
struct LoginPage: Sendable {
    let services: PageServices

    /// What was typed, and what is wrong with it.
    private struct View {
        struct Problem {
            var field: String
            var words: String
        }

        /// What is sent on afterwards.
        struct Kept {
            var path: String
            var body: String
        }

        /// Where people may log in in place of here.
        struct Provider {
            var address: String
            var caption: String
        }

        var action: String
        var forgotten: String
        /// nil: not everybody may sign up.
        var signUp: String?
        /// nil: there is none.
        var provider: Provider?
        var passkey: String
        var languages: String
        /// The page to go on to.
        var next: String
        /// nil: no form was sent when its session had ended.
        var kept: Kept?
        var name = ""
        var isRemembered = false
        /// The same words stand above the form and at the field.
        var problem: Problem?
        var nameProblem: String?
        var passwordProblem: String?

        mutating func keep(_ form: KeptForm) {
            kept = Kept(path: form.path, body: form.hidden[KeptForm.bodyField] ?? "")
        }
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let next = LogInFirst.next(request.uri.queryParameters["next"].map(String.init))
        if context.caller != nil { return services.renderer.redirect(to: next) }
        return page(emptyView(goingTo: next, services.texts(for: request, context)), for: request, context)
    }

    /// The log-in, with a form that was sent when its session had ended.
    func page(keeping kept: KeptForm, _ request: Request, _ context: some PublicRequestContext) -> Response {
        var view = emptyView(goingTo: LogInFirst.next(nil), services.texts(for: request, context))
        view.keep(kept)
        return page(view, for: request, context)
    }

    /// The second step, with such a form.
    func codePage(
        keeping kept: KeptForm,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> Response {
        services.panel(try await codeView([], keeping: kept, request, context), for: request, context)
    }

    private func emptyView(goingTo next: String, _ texts: TextTable) -> View {
        let prefix = services.renderer.prefix
        let provider = services.desk.externalLogIn.providerName.map { name in
            View.Provider(
                address: prefix + ProviderPages.logInPath + PathText.query(["next": next]),
                caption: texts.text(.logInAtProvider, ["name": name])
            )
        }
        return View(
            action: prefix + "/login",
            forgotten: prefix + "/password/forgotten",
            signUp: services.desk.signUp.registration == .open ? prefix + "/signup" : nil,
            provider: provider,
            passkey: prefix + PasskeyLogIn.path + PathText.query(["next": next]),
            languages: prefix + "/language",
            next: next
        )
    }

    func submit(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        var view = emptyView(goingTo: LogInFirst.next(form["next"]), texts)
        view.name = form.trimmed("name")
        view.isRemembered = form.isTicked("remember")
        let kept = KeptForm(carriedBy: form)
        if let kept { view.keep(kept) }
        if view.name.isEmpty { view.nameProblem = texts[.enterUserName] }
        if form["password"].isEmpty { view.passwordProblem = texts[.enterPassword] }
        guard view.nameProblem == nil, view.passwordProblem == nil else { return page(view, for: request, context) }
        switch await services.accounts.authenticate(
            name: view.name,
            password: form["password"],
            from: context.clientAddress,
            for: .page
        ) {
        case .principal(let principal):
            return try await services.logIn(
                principal,
                isRemembered: view.isRemembered,
                goingTo: view.next,
                keeping: kept,
                request,
                context
            )
        case .refused:
            view.passwordProblem = texts[.wrongUserNameOrPassword]
            return page(view, for: request, context)
        case .busy(let seconds):
            view.passwordProblem = texts.text(.tooManyLogIns, ["seconds": "\(seconds)"])
            var response = page(view, for: request, context, status: .serviceUnavailable)
            response.headers[.retryAfter] = "\(seconds)"
            return response
        case .unavailable(let detail): throw AccountError.unavailable(logDetail: detail)
        }
    }

    func logOut(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        if let token = context.caller?.token { try await services.sessions.end(token) }
        var response = services.renderer.redirect(to: "/login")
        response.headers.addCookie(SessionCookie.removing(on: context.site))
        if let number = BrowserCookie.number(in: request.headers, on: context.site) {
            // Whoever uses the browser next must not read what it is told.
            if let person = context.caller?.principal { try await forget(number, of: person) }
            response.headers.addCookie(BrowserCookie.removing(on: context.site))
        }
        Notice.loggedOut.add(to: &response, on: context.site)
        return response
    }

    private func forget(_ browser: Int64, of person: Principal) async throws(AccountError) {
        do throws(AccountError) {
            try await services.browsers?.remove(browser, of: person.id)
        } catch {
            guard error == .notFound else { throw error }
        }
    }

    // MARK: The second step

    func showCode(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard TicketCookie.secondStep.token(in: request.headers, on: context.site) != nil else {
            return services.renderer.redirect(to: "/login")
        }
        return services.panel(try await codeView([], request, context), for: request, context)
    }

    func submitCode(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        try await finish(request, context) { token, form in
            try await services.desk.secondFactor.finishLogIn(token, code: form.trimmed("code"))
        }
    }

    /// A passkey in place of the code.
    func submitPasskey(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        try await finish(request, context) { token, form in
            try await services.desk.passkeys.finishSecondStep(
                token,
                PasskeyAnswer(form),
                at: services.passkeySite(context)
            )
        }
    }

    private func finish(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ check: (TicketToken, FormBody) async throws -> (person: Principal, isRemembered: Bool, next: String)
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        guard let token = TicketCookie.secondStep.token(in: request.headers, on: context.site) else {
            return services.renderer.redirect(to: "/login")
        }
        return try await services.attempt(request, context) {
            let found = try await check(token, form)
            var response = try await services.beginSession(
                for: found.person,
                isRemembered: found.isRemembered,
                goingTo: LogInFirst.next(found.next),
                keeping: KeptForm(carriedBy: form),
                request,
                context
            )
            response.headers.addCookie(TicketCookie.secondStep.removing(on: context.site))
            return response
        } again: { problems in
            try await codeView(problems, keeping: KeptForm(carriedBy: form), request, context)
        }
    }

    private func codeView(
        _ problems: [AccountProblem],
        keeping kept: KeptForm? = nil,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let passkey = try await PasskeyLogIn(services: services).secondStep(request, context)
        let fields = [build.text(.code, .codeOfApp, "", autocomplete: "one-time-code")]
        let form = services.form("/login/code", texts[.logIn], fields, hidden: kept?.hidden ?? [:], context)
        return PanelView(
            title: texts[.secondStepTitle],
            summary: build.summary,
            intro: [texts[.secondStepWords]],
            sections: [
                PanelSection(form: form), passkey,
                PanelSection(
                    paragraphs: [texts[.secondStepLost]],
                    links: [services.link("/login", texts[.startAgain])]
                ),
            ].compactMap(\.self)
        )
    }

    private func page(
        _ view: View,
        for request: Request,
        _ context: some PublicRequestContext,
        status: HTTPResponse.Status = .unprocessableContent
    ) -> Response {
        var view = view
        let texts = services.texts(for: request, context)
        let name = view.nameProblem.map { View.Problem(field: "name", words: $0) }
        view.problem = name ?? view.passwordProblem.map { View.Problem(field: "password", words: $0) }
        return services.page(
            .login,
            title: texts[.logIn],
            view,
            for: request,
            context,
            isWrong: view.problem != nil,
            status: view.problem == nil ? .ok : status
        )
    }
}
