internal import Accounts
internal import ByteText
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Notifications
internal import Planning

extension Visit {
    /// nil: nobody is logged in.
    ///
    /// - Throws: ``FormError``, and ``AccountError/notFound`` for a path that cannot be read.
    init?(_ request: Request, _ context: some PublicRequestContext, _ services: PageServices) async throws {
        guard let caller = context.caller else { return nil }
        let mark = services.openPages.mark()
        var request = request
        var form = FormBody()
        if request.method == .post { form = try await FormBody(collecting: &request) }
        var parameters: [String: String] = [:]
        for (name, value) in context.parameters {
            guard let text = PercentEncoding.decode(value) else { throw AccountError.notFound }
            parameters[String(name)] = text
        }
        let zone = services.zone(of: caller.principal)
        var isPlanning = false
        if request.method == .get {
            isPlanning = (try? await services.planning.isAboutToPlan(caller.principal.id)) ?? false
        }
        self.init(
            services: services,
            caller: caller,
            site: context.site,
            fields: request.headers,
            parameters: parameters,
            query: Self.query(request.uri.query ?? ""),
            form: form,
            texts: services.texts(for: request, context),
            isPlanning: isPlanning,
            zone: zone,
            now: services.clock.now(),
            mark: mark
        )
    }

    /// As a form sends it with GET: a plus sign is a space. Of fields with the same name, the first counts.
    private static func query(_ text: String) -> [String: String] {
        var query: [String: String] = [:]
        for pair in text.split(separator: "&").prefix(FormBody.mostFields) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
                let value = PercentEncoding.decode(parts[1], plusIsSpace: true), query[name] == nil
            else { continue }
            query[name] = value
        }
        return query
    }
}

extension RouterMethods where Context: PublicRequestContext {
    /// Registers a page for people who are logged in; others are led to the log-in, and from there to the page.
    func visits(
        _ path: RouterPath,
        _ services: PageServices,
        get: (@Sendable (Visit) async throws -> Response)? = nil,
        post: (@Sendable (Visit) async throws -> Response)? = nil
    ) {
        func answer(
            _ handle: (@Sendable (Visit) async throws -> Response)?
        ) -> (@Sendable (Request, Context) async throws -> Response)? {
            guard let handle else { return nil }
            return { request, context in
                guard let visit = try await Visit(request, context, services) else {
                    return LogInFirst.response(to: request, context, services)
                }
                return try await handle(visit)
            }
        }
        resource(path, get: answer(get), post: answer(post))
    }
}

/// Leads somebody who is not logged in to the log-in, which leads back.
enum LogInFirst {
    static func response(
        to request: Request,
        _ context: some PublicRequestContext,
        _ services: PageServices
    ) -> Response {
        // What a form sent cannot be asked for again: see ``KeptForms``.
        let next = request.method == .post ? "" : "?next=" + PercentEncoding.encode(path(of: request, services))
        var response = services.renderer.redirect(to: "/login" + next)
        Notice.logInFirst.add(to: &response, on: context.site)
        return response
    }

    /// What was asked for, below the server's base path.
    static func path(of request: Request, _ services: PageServices) -> String {
        let prefix = services.renderer.prefix
        let path = request.uri.string
        return !prefix.isEmpty && path.hasPrefix(prefix + "/") ? String(path.dropFirst(prefix.count)) : path
    }

    /// The page to go on to after the log-in: a path of ours, else the first page.
    static func next(_ text: String?) -> String {
        guard let text, text.utf8.count <= 2_000, text.hasPrefix("/"), !text.hasPrefix("//"), !text.contains("\\"),
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return PageArea.today.path }
        return text
    }
}
