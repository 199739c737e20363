package import Accounts
package import Calendars
package import CivilTime
package import HTTPAccess
internal import HTTPTypes
package import Hummingbird

/// All pages for people, as routes.
package struct PageRouter<Context: PublicRequestContext>: Sendable {
    /// Answers a request as the CalDAV server would for this client.
    package typealias CalendarServer = @Sendable (Request, Context) async throws -> Response

    private let services: PageServices
    private let setup: SetupPages
    private let calendarServer: CalendarServer
    private let calendars: CalendarService

    /// - Parameters:
    ///   - prefix: the path under which the server is seen, without a slash at its end; empty for the root.
    ///   - accounts: checks names and passwords.
    ///   - sessions: remembers who has logged in.
    ///   - calendars: knows which of them are planned.
    ///   - zone: of the times shown to people without a time zone of their own.
    ///   - language: of those whose browser asks for none that there is (BCP 47).
    ///   - calendarServer: what the setup page tests.
    package init(
        prefix: String,
        accounts: AccountService,
        sessions: SessionService,
        calendars: CalendarService,
        zone: ZoneRules,
        language: String,
        calendarServer: @escaping CalendarServer
    ) {
        services = PageServices(
            accounts: accounts,
            sessions: sessions,
            renderer: PageRenderer(prefix: prefix),
            zone: zone,
            language: language
        )
        setup = SetupPages(prefix: prefix, language: language)
        self.calendarServer = calendarServer
        self.calendars = calendars
    }

    /// Registers the pages and what they load.
    package func addRoutes(to router: some RouterMethods<Context>) {
        for asset in Asset.all {
            router.resource("\(asset.path)", get: { _, _ in asset.response() })
        }
        let pages = router.group().add(middleware: PageHeaders())
        let unasked = pages.group().add(middleware: PageProblems(services: services))
        let planning = PlanningSwitch(accounts: services.accounts, calendars: calendars)
        let calendarServer = calendarServer
        for path in [SetupPages.path, SetupPages.profilePath] {
            unasked.resource("\(path)") { [setup] request, context in
                try await setup.respond(to: request, from: context.site, planning: planning) { request in
                    try await calendarServer(request, context)
                }
            }
        }
        unasked.resource(
            "\(SetupPages.planningPath)",
            post: { [setup] request, context in
                try await setup.switchPlanning(request, from: context.site, planning: planning) { request in
                    try await calendarServer(request, context)
                }
            }
        )
        let personal =
            pages
            .add(middleware: PageProblems(services: services))
            .add(middleware: SessionMiddleware(sessions: services.sessions))
            .add(middleware: ForgeryMiddleware(services: services))
        let login = LoginPage(services: services)
        personal.resource("/login", get: login.show, post: login.submit)
        personal.resource("/logout", post: login.logOut)
        let account = AccountPage(services: services)
        personal.resource("/account", get: account.show)
        personal.resource("/account/sessions/:id/logout", post: account.endSession)
    }

    /// Leads somebody who typed the bare host name into a browser to the setup page; nil for apps, which ask for other
    /// types.
    package func welcome(_ request: Request) -> Response? { setup.welcome(request) }
}
