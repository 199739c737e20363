package import Accounts
package import Calendars
package import CivilTime
internal import Cryptography
package import DayPlanner
package import Geocoding
package import Notifications
package import Planning
package import Publishing
package import StorageMemory
package import Subscriptions

/// The services of a server on a new store in memory; Ana has an account and a calendar there.
package struct MemoryServices: Sendable {
    package static let password = "a long password"

    package let repository: MemoryAccountRepository
    package let accounts: AccountService
    package let sessions: SessionService
    package let calendars: CalendarService
    package let planning: PlanningService
    package let feeds: FeedService
    package let links: EventLinkService
    package let subscriptions: SubscriptionService
    package let notifications: NotificationService
    package let clock: any WallClock
    package let ana: Principal

    /// - Parameters:
    ///   - displayName: of Ana.
    ///   - itineraries: which trips there are.
    ///   - geocoder: which places there are.
    /// - Throws: where Ana can't be added.
    package init(
        displayName: String,
        itineraries: any ItinerarySource,
        geocoder: Geocoder
    ) async throws {
        let store = MemoryStore()
        let clock = SystemClock()
        self.clock = clock
        repository = MemoryAccountRepository(store)
        accounts = AccountService(
            repository: repository,
            clock: clock,
            pacing: NoWaiting(),
            hashing: PlainPasswords()
        )
        sessions = SessionService(repository: repository, accounts: accounts, clock: clock)
        ana = try await accounts.addPrincipal(
            named: "ana",
            displayName: displayName,
            emails: ["ana@example.org"],
            password: Self.password
        )
        calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: clock,
            zoneOf: { _ in .utc }
        )
        try await calendars.collections.prepareHome(of: ana.id)
        planning = PlanningService(
            repository: MemoryPlanningRepository(store),
            accounts: repository,
            environment: PlanningEnvironment(
                configuration: PlanningConfiguration(secret: .random(), zone: .utc),
                itineraries: itineraries,
                geocoder: geocoder
            ),
            clock: clock
        )
        feeds = FeedService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            clock: clock,
            language: "en"
        )
        links = EventLinkService(
            repository: repository,
            calendars: calendars,
            accounts: accounts,
            clock: clock,
            language: "en"
        )
        subscriptions = SubscriptionService(
            repository: repository,
            calendars: calendars,
            jobs: MemoryJobRepository(store),
            clock: clock
        )
        notifications = NotificationService(
            repository: repository,
            phones: repository,
            ways: .mail,
            clock: clock
        )
    }
}

/// Keeps passwords as they are: a hash is made to be slow.
package struct PlainPasswords: PasswordHashing {
    package init() {}

    package func hash(_ password: String) -> String? { "plain:\(password)" }
    package func verify(_ password: String, against verifier: String) -> Bool { verifier == "plain:\(password)" }
}

private struct NoWaiting: Pacing {
    func elapsed() -> Duration { .zero }
    func wait(for duration: Duration) async {}
}
