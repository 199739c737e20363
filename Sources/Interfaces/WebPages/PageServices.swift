internal import Accounts
internal import Calendars
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import MapDrawing
internal import Notifications
internal import Planning
internal import SelfService

/// What every page is made with.
struct PageServices: Sendable {
    let accounts: AccountService
    let sessions: SessionService
    let calendars: CalendarService
    let planning: PlanningService
    let desk: AccountDesk
    let renderer: PageRenderer
    let maps: MapService
    let shownMaps: ShownMaps
    let openPages: OpenPages
    let clock: any WallClock
    /// For people who have not chosen one.
    let zone: ZoneRules
    let language: String
    /// In which people are told of reminders; nil: this server sends no messages to browsers.
    let browsers: BrowserService?
    /// With which addresses begin that are handed on to others, as in mails; nil: with what the reader's do.
    let publicAddress: String?

    func texts(for request: Request, _ context: some PublicRequestContext) -> TextTable {
        let chosen = PreferenceCookie.language(of: request.headers, on: context.site)
        return .choose(
            person: context.caller?.principal.language ?? chosen,
            accepted: request.headers,
            server: language
        )
    }

    /// An address of this server that others can open, though the reader may be at one that only they can.
    func sharedAddress(_ path: String, _ context: some PublicRequestContext) -> String {
        (publicAddress ?? context.site.origin + renderer.prefix) + path
    }

    /// The time zone in which times are shown to a person.
    func zone(of person: Principal) -> ZoneRules { person.zone ?? zone }

    /// The number that a path names, as in `/account/feeds/{id}/revoke`.
    ///
    /// - Throws: ``AccountError/notFound`` where it names none.
    func number(in context: some PublicRequestContext) throws(AccountError) -> Int64 {
        guard let number = context.parameters.get("id").flatMap({ Int64($0) }) else { throw .notFound }
        return number
    }

    /// Logs somebody in who has shown who they are; asks for the code first where they have a second factor.
    func logIn(
        _ person: Principal,
        isRemembered: Bool,
        goingTo next: String,
        keeping kept: KeptForm? = nil,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> Response {
        let factor = desk.secondFactor
        guard try await factor.isOn(for: person) else {
            return try await beginSession(
                for: person,
                isRemembered: isRemembered,
                goingTo: next,
                keeping: kept,
                request,
                context
            )
        }
        let token = try await factor.passwordGiven(by: person, isRemembered: isRemembered, goingTo: next)
        var response = renderer.redirect(to: "/login/code")
        if let kept {
            response = try await LoginPage(services: self).codePage(keeping: kept, request, context)
        }
        response.headers.addCookie(TicketCookie.secondStep.setting(token, on: context.site))
        return response
    }

    /// Logs a browser in, always with a new session, and leads to the page `next`.
    func beginSession(
        for principal: Principal,
        isRemembered: Bool,
        goingTo next: String,
        keeping kept: KeptForm? = nil,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> Response {
        let token = try await sessions.begin(
            for: principal.id,
            device: DeviceText.of(userAgent: request.headers[.userAgent]),
            isRemembered: isRemembered,
            replacing: SessionCookie.token(in: request.headers, on: context.site)
        )
        // Until they choose one: else their pages would be in another language than their trips and mails.
        let spoken = texts(for: request, context).language
        if principal.language == nil, spoken != language {
            try await accounts.proposeLanguage(spoken, of: principal.id)
        }
        if !context.site.isEncrypted {
            context.logger.warning("a session's cookie travels unencrypted: fit for trials on this machine only")
        }
        var response = renderer.redirect(to: next)
        if let kept, let session = try await sessions.resume(token)?.session {
            var inside = context
            inside.caller = Caller(principal: principal, session: session, token: token)
            response = page(of: kept, request, inside)
        }
        response.headers.addCookie(
            SessionCookie.setting(
                token,
                on: context.site,
                rememberedSeconds: isRemembered ? sessions.rememberedSeconds : nil
            )
        )
        return response
    }

    /// Offers to send what was typed before the log-in.
    private func page(of kept: KeptForm, _ request: Request, _ context: some PublicRequestContext) -> Response {
        let texts = texts(for: request, context)
        var form = self.form(kept.path, texts[.sendKept], [], context)
        form.hidden = kept.fields
        return panel(
            PanelView(
                title: texts[.keptTitle],
                intro: [texts[.keptWords]],
                sections: [
                    PanelSection(form: form), PanelSection(links: [link(PageArea.today.path, texts[.dropKept])]),
                ]
            ),
            for: request,
            context
        )
    }

    /// A page for a logged-in person; it shows the notice that the browser brings, once.
    func page(
        _ template: PageTemplate,
        title: String,
        _ view: Any,
        for request: Request,
        _ context: some PublicRequestContext,
        in area: PageArea? = nil,
        isWrong: Bool = false,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        let notice = Notice.carried(by: request.headers, on: context.site)
        var response = renderer.page(
            template,
            title: title,
            view,
            in: texts(for: request, context),
            for: context.caller,
            area: area,
            notice: notice,
            isWrong: isWrong,
            status: status
        )
        if notice != nil { Notice.remove(from: &response, on: context.site) }
        return response
    }

    /// Leads somebody who has not logged in to where they can.
    func toLogIn(_ context: some PublicRequestContext) -> Response {
        var response = renderer.redirect(to: "/login")
        Notice.logInFirst.add(to: &response, on: context.site)
        return response
    }
}
