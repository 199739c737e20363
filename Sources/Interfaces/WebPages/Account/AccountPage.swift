internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

/// The account page: the person, and the browsers that are logged in.
struct AccountPage: Sendable {
    let services: PageServices

    private struct View {
        struct Row {
            var device: String
            var lastUsed: String
            var created: String
            var isCurrent: Bool
            var action: String
            var actionLabel: String
            var csrf: String
        }

        var displayName: String
        var userName: String
        /// nil: there are none.
        var emails: String?
        var timeZone: String
        var sessions: [Row]
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller, let token = caller.token else { return toLogIn(context) }
        let texts = services.texts(for: request, context)
        let principal = caller.principal
        let zone = principal.timeZone.flatMap { try? ZoneRules.named($0) } ?? services.zone
        let sessions = try await services.sessions.list(of: principal.id)
        let view = View(
            displayName: principal.displayName,
            userName: principal.name,
            emails: principal.emails.isEmpty ? nil : principal.emails.joined(separator: ", "),
            timeZone: zone.name,
            sessions: sessions.map { session in
                let device = session.device.isEmpty ? texts[.unknownDevice] : session.device
                let used = texts.dateAndTime(session.lastUsedAt, in: zone)
                return View.Row(
                    device: device,
                    lastUsed: texts.text(.lastUsed, ["time": used]),
                    created: texts.text(.loggedInAt, ["time": texts.dateAndTime(session.createdAt, in: zone)]),
                    isCurrent: session.id == caller.session?.id,
                    action: "\(services.renderer.prefix)/account/sessions/\(session.id)/logout",
                    actionLabel: texts.text(.logOutDevice, ["device": device, "time": used]),
                    csrf: token.csrfToken
                )
            }
        )
        return services.page(.account, title: texts[.yourAccount], view, for: request, context)
    }

    func endSession(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller else { return toLogIn(context) }
        guard let id = context.parameters.get("id").flatMap({ Int64($0) }) else { throw AccountError.notFound }
        try await services.sessions.end(id, of: caller.principal.id)
        var response = services.renderer.redirect(to: "/account")
        Notice.browserLoggedOut.add(to: &response, on: context.site)
        return response
    }

    private func toLogIn(_ context: some PublicRequestContext) -> Response {
        var response = services.renderer.redirect(to: "/login")
        Notice.logInFirst.add(to: &response, on: context.site)
        return response
    }
}
