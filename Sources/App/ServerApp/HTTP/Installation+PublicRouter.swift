internal import DAVServer
package import Hummingbird
package import MapDrawing
package import Notifications
internal import PersonAPI
package import Planning
package import SelfService
internal import WebPages

extension Installation {
    /// Every route of the public port; CalDAV is what no route takes.
    ///
    /// - Throws: ``StartError`` where the secret can't be read.
    package func publicRouter(
        health: Health,
        planning: PlanningService,
        maps: MapService = MapService(networks: []),
        provider: (any IdentityProvider)? = nil,
        push: PushService? = nil,
        browsers: BrowserService? = nil,
        phones: PhoneService? = nil,
        openPages: OpenPages = OpenPages(),
        feedStates: FeedStates = FeedStates(),
        mailTransport: (any MailTransport)? = nil
    ) throws(StartError) -> Router<ServerContext> {
        let prefix = configuration.basePath
        let dav = DAVResponder<ServerContext>(
            calendars: calendars,
            accounts: accounts,
            configuration: DAVConfiguration(
                prefix: prefix.split(separator: "/").map(String.init),
                directory: configuration.directory,
                uploads: UploadLimits(directory: directory.path)
            ),
            clock: clock,
            push: push
        )
        let pages = PageRouter<ServerContext>(
            prefix: prefix,
            publicAddress: configuration.publicURL,
            accounts: accounts,
            sessions: sessions,
            desk: accountDesk(provider: provider, feeds: feedStates, mail: mailTransport),
            calendars: calendars,
            planning: planning,
            feeds: feeds,
            links: eventLinks,
            subscriptions: subscriptions,
            notifications: notifications,
            browsers: browsers,
            phones: phones,
            maps: maps,
            openPages: openPages,
            invitations: try mailedInvitations(),
            clock: clock,
            zone: zone,
            language: configuration.language,
            operatorWords: configuration.operatorWords,
            showsStyle: configuration.showsStyle,
            calendarServer: { request, context in try await dav.respond(to: request, context: context) }
        )
        let person = PersonRouter<ServerContext>(
            accounts: accounts,
            sessions: sessions,
            calendars: calendars,
            planning: planning,
            feeds: feeds,
            links: eventLinks,
            subscriptions: subscriptions,
            notifications: notifications,
            prefix: prefix,
            publicAddress: configuration.publicURL
        )
        return PublicRouter(configuration, health: health, dav: dav, pages: pages, person: person).router()
    }
}
