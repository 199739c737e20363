internal import Accounts
internal import Calendars
internal import CivilTime
internal import Notifications

/// What the handlers share.
struct DAVServices: Sendable {
    private(set) var calendars: CalendarService
    let accounts: AccountService
    let configuration: DAVConfiguration
    let clock: any WallClock
    /// nil: apps are told of nothing by push services.
    let push: PushService?
    let addresses: Addresses

    /// PRODID of what the server writes itself.
    static let productIdentifier = "-//Travlendar+//CalDAV//EN"

    init(
        calendars: CalendarService,
        accounts: AccountService,
        configuration: DAVConfiguration,
        clock: any WallClock,
        push: PushService?
    ) {
        self.clock = clock
        self.push = push
        self.calendars = calendars
        self.accounts = accounts
        self.configuration = configuration
        addresses = Addresses(prefix: configuration.prefix)
    }

    func finder(for principal: Principal) -> ResourceFinder {
        ResourceFinder(calendars: calendars, accounts: accounts, viewer: principal)
    }

    /// The same, whose writes are done only while the fences stand; `retry` counts the attempts of the request.
    func fenced(by fences: [WriteFence], retrying retry: RetryPolicy) -> DAVServices {
        var services = self
        services.calendars = calendars.fenced(by: fences, retrying: retry)
        return services
    }
}
