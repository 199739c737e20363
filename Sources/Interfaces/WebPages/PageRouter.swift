package import Accounts
package import Calendars
package import CivilTime
package import HTTPAccess
internal import HTTPTypes
package import Hummingbird
package import MailScheduling
package import MapDrawing
package import Notifications
package import Planning
package import Publishing
package import SelfService
package import Subscriptions

/// All pages for people, as routes.
package struct PageRouter<Context: PublicRequestContext>: Sendable {
    /// Answers a request as the CalDAV server would for this client.
    package typealias CalendarServer = @Sendable (Request, Context) async throws -> Response

    let services: PageServices
    private let setup: SetupPages
    private let front: FrontDoor
    private let calendarServer: CalendarServer
    private let operatorWords: [String]
    private let showsStyle: Bool
    private let feeds: FeedService
    private let links: EventLinkService
    private let subscriptions: SubscriptionService
    private let notifications: NotificationService
    private let phones: PhoneService?
    private let invitations: MailedInvitationService
    /// Tokens that open nothing, of one address in a minute.
    private let guesses: PublicLimit
    /// Answers to invitations and questions for trips, of one address in a minute.
    private let questions: PublicLimit

    /// - Parameters:
    ///   - prefix: the path under which the server is seen, without a slash at its end; empty for the root.
    ///   - publicAddress: with which addresses begin that are handed on; nil: as the reader sees the server.
    ///   - accounts: checks names and passwords.
    ///   - sessions: remembers who has logged in.
    ///   - desk: what people and staff do with accounts.
    ///   - calendars: what people have in their calendars.
    ///   - planning: their trips.
    ///   - feeds: the calendars that they show to others.
    ///   - links: the events that they show to others.
    ///   - subscriptions: the calendars that they take from outside.
    ///   - notifications: what they are told of.
    ///   - browsers: in which they are told; nil: this server sends no messages to browsers.
    ///   - phones: on which they are told; nil: this server sends no text messages.
    ///   - maps: draws where all that is.
    ///   - openPages: tells pages that people have open of changes.
    ///   - invitations: the events about which mails were sent.
    ///   - clock: the process's clock.
    ///   - zone: of the times shown to people without a time zone of their own.
    ///   - language: of those whose browser asks for none that there is (BCP 47).
    ///   - operatorWords: what the operator says of themselves, in paragraphs.
    ///   - showsStyle: whether there is a page with all components, for those who develop the pages.
    ///   - calendarServer: what the setup page tests.
    package init(
        prefix: String,
        publicAddress: String? = nil,
        accounts: AccountService,
        sessions: SessionService,
        desk: AccountDesk,
        calendars: CalendarService,
        planning: PlanningService,
        feeds: FeedService,
        links: EventLinkService,
        subscriptions: SubscriptionService,
        notifications: NotificationService,
        browsers: BrowserService? = nil,
        phones: PhoneService? = nil,
        maps: MapService = MapService(networks: []),
        openPages: OpenPages = OpenPages(),
        invitations: MailedInvitationService,
        clock: any WallClock,
        zone: ZoneRules,
        language: String,
        operatorWords: [String] = [],
        showsStyle: Bool = false,
        calendarServer: @escaping CalendarServer
    ) {
        services = PageServices(
            accounts: accounts,
            sessions: sessions,
            calendars: calendars,
            planning: planning,
            desk: desk,
            renderer: PageRenderer(prefix: prefix),
            maps: maps,
            shownMaps: ShownMaps(clock: clock),
            openPages: openPages,
            clock: clock,
            zone: zone,
            language: language,
            browsers: browsers,
            publicAddress: publicAddress
        )
        setup = SetupPages(prefix: prefix, language: language)
        front = FrontDoor(prefix: prefix)
        self.calendarServer = calendarServer
        self.operatorWords = operatorWords
        self.showsStyle = showsStyle
        self.feeds = feeds
        self.links = links
        self.subscriptions = subscriptions
        self.notifications = notifications
        self.phones = phones
        self.invitations = invitations
        guesses = PublicLimit("guess", most: 30, of: accounts.limiter, clock: clock)
        questions = PublicLimit("question", most: 20, of: accounts.limiter, clock: clock)
    }

    /// Registers the pages and what they load.
    package func addRoutes(to router: some RouterMethods<Context>) {
        for asset in Asset.all {
            router.resource("\(asset.path)", get: { _, _ in asset.response() })
        }
        router.resource("\(ServiceWorker.path)", get: { _, _ in ServiceWorker.response() })
        let manifest = WebAppManifest(prefix: services.renderer.prefix)
        router.resource("\(WebAppManifest.path)", get: { _, _ in try manifest.response() })
        addPublicRoutes(to: router)
        let pages = router.group().add(middleware: PageHeaders())
        let unasked = pages.group().add(middleware: PageProblems(services: services))
        let planning = PlanningSwitch(accounts: services.accounts, calendars: services.calendars)
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
        let trip = TripPage(services: services, planning: services.planning)
        let linked = router.group().add(middleware: LinkHeaders()).add(middleware: PageProblems(services: services))
        linked.resource("\(TripPage.path)", get: trip.show, post: trip.act)
        linked.resource("\(TripPage.path)/map/:form", get: trip.map)
        linked.resource("\(TripPage.path)/tiles/\(Self.tile)", get: trip.tile)
        let personal =
            pages
            .add(middleware: PageProblems(services: services))
            .add(middleware: SessionMiddleware(sessions: services.sessions))
            .add(middleware: ForgeryMiddleware(services: services))
            .add(middleware: KeptForms(services: services))
            .add(middleware: SessionsOfOpenPages(openPages: services.openPages))
        let login = LoginPage(services: services)
        personal.resource("/login", get: login.show, post: login.submit)
        personal.resource("/login/code", get: login.showCode, post: login.submitCode)
        personal.resource("\(PasskeyLogIn.secondStepPath)", post: login.submitPasskey)
        let passkey = PasskeyLogIn(services: services)
        personal.resource("\(PasskeyLogIn.path)", get: passkey.show, post: passkey.submit)
        let provider = ProviderPages(services: services)
        personal.resource("\(ProviderPages.logInPath)", get: provider.begin)
        personal.resource("\(ProviderPages.callbackPath)", get: provider.finish)
        personal.resource("/logout", post: login.logOut)
        let account = AccountPage(services: services)
        personal.resource("/account", get: account.show)
        personal.resource("/account/sessions/:id/logout", post: account.endSession)
        let delegates = DelegatesPage()
        personal.visits("\(DelegatesPage.path)", services, get: delegates.show, post: delegates.add)
        personal.visits("\(DelegatesPage.path)/remove", services, post: delegates.remove)
        addMaps(to: personal)
        addSharing(to: personal)
        addNotifications(to: personal)
        addSignUpRoutes(to: personal)
        addAccountRoutes(to: personal)
        addAdminRoutes(to: personal)
        addDays(to: personal)
        addCalendar(to: personal)
        addSettings(to: personal)
        let information = InformationPages(services: services, operatorWords: operatorWords)
        personal.resource("/about", get: information.about)
        personal.resource("/help", get: information.help)
        personal.resource("/help/:app", get: information.helpApp)
        personal.resource("/privacy", get: information.legal)
        personal.resource("/licences", get: information.licences)
    }

    /// The parts of a tile's address.
    private static var tile: String { ":version/:theme/:zoom/:x/:y" }

    private func addMaps(to personal: some RouterMethods<Context>) {
        let maps = MapPages(services: services)
        personal.resource("/map/tiles/\(Self.tile)", get: maps.tile)
        personal.visits("/map/day/:form", services, get: maps.day)
        personal.visits("/map/places/:form", services, get: maps.places)
        personal.visits("/map/shown/:id/:form", services, get: maps.shown)
        personal.visits("/trips/:item/map/:form", services, get: maps.trip)
        personal.visits("/places/map", services, post: PlaceMapPage().show)
    }

    /// What people show to others.
    private func addSharing(to personal: some RouterMethods<Context>) {
        let own = FeedsPage(services: services, feeds: feeds)
        personal.resource("\(FeedsPage.path)", get: own.show, post: own.make)
        personal.resource("\(FeedsPage.path)/:id/revoke", post: own.revoke)
        let ownLinks = EventLinksPage(services: services, links: links)
        personal.resource("\(EventLinksPage.path)", get: ownLinks.show, post: ownLinks.make)
        personal.resource("\(EventLinksPage.path)/:id/revoke", post: ownLinks.revoke)
        let taken = SubscriptionsPage(subscriptions: subscriptions)
        personal.visits("\(SubscriptionsPage.path)", services, get: taken.show, post: taken.subscribe)
        for act in SubscriptionsPage.Act.allCases {
            personal.visits("\(SubscriptionsPage.path)/:id/\(act.rawValue)", services, post: taken.act(act))
        }
    }

    /// What the person is told of.
    private func addNotifications(to personal: some RouterMethods<Context>) {
        let page = NotificationsPage(notifications: notifications, browsers: services.browsers, phones: phones)
        personal.visits("\(NotificationsPage.path)", services, get: page.show, post: page.save)
        personal.visits("\(NotificationsPage.browsersPath)", services, post: page.addBrowser)
        personal.visits("\(NotificationsPage.browsersPath)/:id/remove", services, post: page.removeBrowser)
        personal.visits("\(NotificationsPage.phonePath)", services, post: page.askPhone)
        personal.visits("\(NotificationsPage.phonePath)/confirm", services, post: page.confirmPhone)
        personal.visits("\(NotificationsPage.phonePath)/remove", services, post: page.removePhone)
    }

    /// What the holders of secret addresses see.
    private func addPublicRoutes(to router: some RouterMethods<Context>) {
        let shared = SharedFeedPage(services: services, feeds: feeds, guesses: guesses)
        router.group().add(middleware: LinkHeaders()).add(middleware: PageProblems(services: services))
            .resource("/feeds/:token", get: shared.show)
        let invited =
            router.group()
            .add(middleware: LinkHeaders())
            .add(middleware: PageProblems(services: services))
            .add(middleware: SessionMiddleware(sessions: services.sessions))
            .add(middleware: ForgeryMiddleware(services: services))
        let event = SharedEventPage(services: services, links: links, guesses: guesses, questions: questions)
        invited.resource("/e/:token", get: event.show)
        invited.resource("/e/:token/answer", post: event.answer)
        invited.resource("/e/:token/answers/:answer", get: event.showAnswer)
        invited.resource("/e/:token/trips", post: event.trips)
        invited.resource("/e/:token/add", post: event.add)
        invited.resource("/e/:token/map/:form", get: event.map)
        invited.resource("/e/:token/tiles/\(Self.tile)", get: event.tile)
        let mailed = MailedInvitationPage(
            services: services,
            invitations: invitations,
            guesses: guesses,
            questions: questions
        )
        invited.resource("/i/:token", get: mailed.show)
        invited.resource("/i/:token/answer", post: mailed.answer)
        invited.resource("/i/:token/stop", get: mailed.askToStop, post: mailed.stop)
    }

    /// Places, preferences, passes.
    private func addSettings(to personal: some RouterMethods<Context>) {
        let places = PlacePages()
        let finding = PlaceFinding()
        personal.visits("/places", services, get: places.list, post: finding.search)
        personal.visits("/places/find", services, get: finding.ask)
        personal.visits("/places/save", services, post: finding.save)
        personal.visits("/places/remove", services, post: places.remove)
        personal.visits("/places/forget", services, post: places.forget)
        personal.visits("/places/complete", services, get: places.complete)
        let preferences = PreferencePages()
        personal.visits("/settings", services, get: preferences.show, post: preferences.save)
        let kinds = KindPages()
        personal.visits("/settings/kinds", services, get: kinds.list, post: kinds.create)
        personal.visits("/settings/kinds/:kind", services, get: kinds.show, post: kinds.save)
        personal.visits("/settings/kinds/:kind/remove", services, post: kinds.remove)
        let passes = PassPages()
        personal.visits("/settings/passes", services, get: passes.show, post: passes.save)
        personal.visits("/settings/passes/remove", services, post: passes.remove)
        personal.visits("/welcome", services, get: FirstUsePage().show, post: FirstUsePage().save)
    }

    private func addCalendar(to personal: some RouterMethods<Context>) {
        let pages = CalendarPages()
        for range in CalendarRange.allCases {
            personal.visits("/calendar/\(range.rawValue)", services, get: pages.show(range))
        }
        let forms = EventFormPages()
        personal.visits("/calendar/new", services, get: forms.new, post: forms.create)
        personal.visits("/calendar/search", services, get: SearchPage().show)
        personal.visits("/tasks", services, get: TasksPage().show)
        let event = "/events/:calendar/:object"
        let events = EventPages()
        personal.visits("\(event)", services, get: events.show)
        personal.visits("\(event)/edit", services, get: forms.edit, post: forms.change)
        personal.visits("\(event)/times", services, post: forms.reschedule)
        personal.visits("\(event)/delete", services, get: EventDeletion().ask, post: EventDeletion().delete)
        personal.visits("\(event)/move", services, post: events.move)
        personal.visits("\(event)/copy", services, post: events.copy)
        personal.visits("\(event)/answer", services, post: events.answer)
        let files = EventAttachments()
        personal.visits("\(event)/attach", services, post: files.add)
        personal.visits("\(event)/detach", services, post: files.remove)
        personal.visits("\(event)/files/:file", services, get: files.download)
        let list = CalendarListPage()
        personal.visits("/calendars", services, get: list.show, post: list.create)
        let calendar = "/calendars/:calendar"
        let settings = CalendarSettingsPage()
        personal.visits("\(calendar)", services, get: settings.show, post: settings.change)
        personal.visits("\(calendar)/toggle", services, post: list.toggle)
        personal.visits("\(calendar)/share", services, post: settings.share)
        personal.visits("\(calendar)/unshare", services, post: settings.unshare)
        personal.visits("\(calendar)/delete", services, get: settings.askDeletion, post: settings.delete)
        personal.visits("\(calendar)/export.ics", services, get: CalendarTransfer().export)
        personal.visits("\(calendar)/import", services, post: CalendarTransfer().importFile)
    }

    /// The first page, and trips.
    private func addDays(to personal: some RouterMethods<Context>) {
        personal.resource("\(ChangesPage.path)", get: ChangesPage(services: services).show)
        personal.visits("/today", services, get: TodayPage().show)
        let trips = TripPages()
        personal.visits("/trips", services, get: trips.list)
        personal.visits("/trips/here", services, get: HerePage().show, post: HerePage().find)
        personal.visits("/trips/:item", services, get: trips.show)
        personal.visits("/trips/:item/choice", services, post: trips.choose)
        personal.visits("/trips/:item/undo", services, post: trips.takeBack)
        if showsStyle { personal.visits("/style", services, get: StylePage().show) }
    }

    /// Leads somebody who typed the bare host name into a browser to the first page; nil for apps, which ask for other
    /// types.
    package func welcome(_ request: Request) -> Response? { front.welcome(request) }
}
