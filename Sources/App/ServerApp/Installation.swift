package import Accounts
package import Calendars
package import CivilTime
package import Events
package import Jobs
package import Notifications
internal import Planning
package import Publishing
package import Subscriptions

/// The services of an installation on its store, shared by the server and the commands. Safe beside a running server.
package struct Installation: Sendable {
    package let configuration: Configuration
    package let directory: DataDirectory
    package let store: Store
    package let clock: any WallClock
    package let accounts: AccountService
    package let sessions: SessionService
    package let calendars: CalendarService
    package let feeds: FeedService
    package let eventLinks: EventLinkService
    package let subscriptions: SubscriptionService
    package let notifications: NotificationService
    let zone: ZoneRules

    package var events: any EventRepository { store.events }
    package var jobs: any JobRepository { store.jobs }

    /// Opens the data directory and the store; makes and migrates what is missing.
    ///
    /// - Parameters:
    ///   - configuration: the settings.
    ///   - isMade: false: there must be a database already.
    ///   - given: the process's clock; nil: that of the store.
    /// - Throws: ``StartError``, before anything that is newer than the program is touched.
    package init(
        _ configuration: Configuration,
        isMade: Bool = true,
        clock given: (any WallClock)? = nil
    ) throws(StartError) {
        self.configuration = configuration
        let isElsewhere = configuration.storage != nil
        directory = try DataDirectory(opening: configuration.dataDirectory, isMade: isMade || isElsewhere)
        let store = try configuration.storeLocation(in: directory).open()
        self.store = store
        let clock = given ?? store.clock
        self.clock = clock
        let assumed = AssumedTimeZone(configuration)
        do {
            zone = try ZoneRules.named(assumed.name)
        } catch {
            throw .clock("The time zone \(assumed.name) is not on this machine; install tzdata.")
        }
        // Answers to wrong passwords are paced by a clock that runs, also where the process's own is frozen.
        accounts = AccountService(repository: store.accounts, clock: store.clock)
        sessions = SessionService(repository: store.accounts, accounts: accounts, clock: clock)
        let fallback = zone
        let language = configuration.language
        var limits = CalendarLimits.standard
        limits.objectBytes = min(limits.objectBytes, configuration.bodyBytes)
        limits.attachmentBytes = min(limits.attachmentBytes, configuration.bodyBytes)
        limits.horizonDays = configuration.horizonDays
        limits.homeBytes = configuration.quotaBytes
        calendars = CalendarService(
            repository: store.calendars,
            clock: clock,
            limits: limits,
            directory: accounts,
            zoneOf: { person in
                let found = try? await store.accounts.findPrincipal(id: person)
                return found?.zone ?? fallback
            },
            travelWords: { person in
                let found = try? await store.accounts.findPrincipal(id: person)
                return ItemLanguage(tag: found?.language ?? language).travelCalendarWords
            },
            proposeZone: { [accounts] person, zone in
                // The next event proposes it again.
                try? await accounts.proposeTimeZone(zone, of: person)
            },
            showsTravel: { person in
                let preferences = try? await store.accounts.findPreferences(of: person)
                return preferences?.showsTravelAsBusy ?? false
            }
        )
        eventLinks = EventLinkService(
            repository: store.eventLinks,
            calendars: calendars,
            accounts: accounts,
            clock: clock,
            language: language
        )
        subscriptions = SubscriptionService(
            repository: store.subscriptions,
            calendars: calendars,
            jobs: store.jobs,
            clock: clock
        )
        notifications = NotificationService(
            repository: store.reminders,
            phones: store.phones,
            ways: configuration.ways,
            clock: clock
        )
        feeds = FeedService(
            repository: store.feeds,
            calendars: calendars,
            accounts: accounts,
            clock: clock,
            language: language
        )
    }

    /// The secret of this installation, alike on all servers of one store.
    ///
    /// - Throws: ``StartError``.
    func secret() throws(StartError) -> [UInt8] {
        let own = try directory.secret()
        do { return try store.operation.sharedSecret(proposing: own) } catch { throw .storage("\(error)") }
    }

    /// Ends all connections to the store.
    package func close() throws(StartError) {
        do { try store.operation.close() } catch { throw .storage("\(error)") }
    }
}
