internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// Logging in and out.
struct LoginPage: Sendable {
    let services: PageServices

    /// What was typed, and what is wrong with it.
    private struct View {
        struct Problem {
            var field: String
            var words: String
        }

        var action: String
        var name = ""
        var isRemembered = false
        /// The same words stand above the form and at the field.
        var problem: Problem?
        var nameProblem: String?
        var passwordProblem: String?
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        if context.caller != nil { return services.renderer.redirect(to: "/account") }
        return page(View(action: action), for: request, context)
    }

    func submit(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        var view = View(action: action, name: form.trimmed("name"), isRemembered: form.isTicked("remember"))
        if view.name.isEmpty { view.nameProblem = texts[.enterUserName] }
        if form["password"].isEmpty { view.passwordProblem = texts[.enterPassword] }
        guard view.nameProblem == nil, view.passwordProblem == nil else { return page(view, for: request, context) }
        switch await services.accounts.authenticate(
            name: view.name,
            password: form["password"],
            from: context.clientAddress
        ) {
        case .principal(let principal):
            return try await begin(for: principal, isRemembered: view.isRemembered, request, context)
        case .refused:
            view.passwordProblem = texts[.wrongUserNameOrPassword]
            return page(view, for: request, context)
        case .busy(let seconds):
            view.passwordProblem = texts.text(.tooManyLogIns, ["seconds": "\(seconds)"])
            var response = page(view, for: request, context, status: .serviceUnavailable)
            response.headers[.retryAfter] = "\(seconds)"
            return response
        }
    }

    func logOut(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        if let token = context.caller?.token { try await services.sessions.end(token) }
        var response = services.renderer.redirect(to: "/login")
        response.headers.addCookie(SessionCookie.removing(on: context.site))
        Notice.loggedOut.add(to: &response, on: context.site)
        return response
    }

    private var action: String { services.renderer.prefix + "/login" }

    private func begin(
        for principal: Principal,
        isRemembered: Bool,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> Response {
        let token = try await services.sessions.begin(
            for: principal.id,
            device: DeviceText.of(userAgent: request.headers[.userAgent]),
            isRemembered: isRemembered,
            replacing: SessionCookie.token(in: request.headers, on: context.site)
        )
        if !context.site.isEncrypted {
            context.logger.warning("a session's cookie travels unencrypted: fit for trials on this machine only")
        }
        var response = services.renderer.redirect(to: "/account")
        response.headers.addCookie(
            SessionCookie.setting(
                token,
                on: context.site,
                rememberedSeconds: isRemembered ? services.sessions.rememberedSeconds : nil
            )
        )
        return response
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
        let title = texts[.logIn]
        return services.page(
            .login,
            title: view.problem == nil ? title : texts.text(.errorPrefix, ["title": title]),
            view,
            for: request,
            context,
            status: view.problem == nil ? .ok : status
        )
    }
}
