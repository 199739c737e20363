internal import APIRoutes
package import Accounts
package import Calendars
package import HTTPAccess
internal import HTTPTypes
package import Hummingbird
package import Notifications
package import Planning
package import Publishing
package import Subscriptions

/// The API of a person's own account, `/api/v1/me`.
package struct PersonRouter<Context: PublicRequestContext>: Sendable {
    let accounts: AccountService
    let sessions: SessionService
    let calendars: CalendarService
    let planning: PlanningService
    let feeds: FeedService
    let links: EventLinkService
    let subscriptions: SubscriptionService
    let notifications: NotificationService
    let prefix: String
    let publicAddress: String?

    /// - Parameters:
    ///   - accounts: people and their belongings.
    ///   - sessions: who has logged in with a browser.
    ///   - calendars: the person's calendars.
    ///   - planning: their trips.
    ///   - feeds: the calendars that they show to others.
    ///   - links: the events that they show to others.
    ///   - subscriptions: the calendars that they take from outside.
    ///   - notifications: what they are told of.
    ///   - prefix: the path under which the server is seen, without a slash at its end; empty for the root.
    ///   - publicAddress: with which addresses begin that are handed on; nil: as the caller sees the server.
    package init(
        accounts: AccountService,
        sessions: SessionService,
        calendars: CalendarService,
        planning: PlanningService,
        feeds: FeedService,
        links: EventLinkService,
        subscriptions: SubscriptionService,
        notifications: NotificationService,
        prefix: String = "",
        publicAddress: String? = nil
    ) {
        self.planning = planning
        self.feeds = feeds
        self.links = links
        self.subscriptions = subscriptions
        self.notifications = notifications
        self.prefix = prefix
        self.publicAddress = publicAddress
        self.accounts = accounts
        self.sessions = sessions
        self.calendars = calendars
    }

    /// An address of this server that others can open, though the caller may use one that only they can.
    func sharedAddress(_ path: String, _ context: Context) -> String {
        (publicAddress ?? context.site.origin + prefix) + path
    }

    /// Registers all endpoints, and the document that describes them, which everybody may read.
    package func addRoutes(to router: some RouterMethods<Context>) {
        let description = description
        router.get("/api/v1/openapi.json") { _, _ in try description.documentResponse() }
        let api = router.group("\(description.basePath)")
            .add(middleware: ProblemMiddleware(challenge: "Basic realm=\"Travlendar+\", charset=\"UTF-8\""))
            .add(middleware: CallerMiddleware(accounts: accounts, sessions: sessions))
        description.addRoutes(to: api)
    }

    var description: APIDescription<Context> {
        APIDescription(
            title: "Travlendar+",
            summary: """
                One's own account. With the session cookie, everything but GET needs the header X-CSRF-Token: \
                its value is csrfToken in the answer to GET /api/v1/me. Errors are application/problem+json (RFC 9457).
                """,
            basePath: "/api/v1/me",
            security: [
                .basic("appPassword", description: "User name and an app password"),
                .cookie("session", cookie: "__Host-session", description: "The session of a browser"),
            ],
            parameters: [
                "id": .string(pattern: "^[0-9]+$"),
                "label": .string(lengths: (1, 100)),
                "place": .string(lengths: (1, 100)),
                "pass": .string(lengths: (1, 100)),
                "item": .string(description: "the UID of an item of the Travel calendar"),
                "text": .string(lengths: (1, 300)),
            ],
            endpoints: profileEndpoints + sessionEndpoints + appPasswordEndpoints + placeEndpoints
                + learnedPlaceEndpoints + passEndpoints + planningEndpoints + preferenceEndpoints + travelEndpoints
                + feedEndpoints + eventLinkEndpoints + subscriptionEndpoints + notificationEndpoints
        )
    }

    /// Whose request it is.
    ///
    /// - Throws: ``Problem`` (401) where nobody has logged in.
    func caller(_ context: Context) throws -> Caller {
        guard let caller = context.caller else {
            throw Problem(.unauthorized, "Log in with your user name and an app password.")
        }
        return caller
    }
}
