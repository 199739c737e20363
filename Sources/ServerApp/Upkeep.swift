internal import Accounts
internal import Calendars
internal import CivilTime
internal import Journeys
internal import Logging
internal import ServiceLifecycle

/// What must be done from time to time, whether or not anybody writes or logs in: at the start, and then again and again.
struct Upkeep: Service {
    /// What is said where it could not be done.
    let failure: String
    let pause: Duration
    let logger: Logger
    let work: @Sendable () async throws -> Void

    /// Deletions are remembered for 180 days (DESIGN.md 7), not for ever, and messages don't stay in inboxes for ever.
    static func ofCalendars(_ calendars: CalendarService, logger: Logger) -> Upkeep {
        Upkeep(failure: "old messages or deletions are still kept", pause: .seconds(6 * 3600), logger: logger) {
            try await calendars.forgetOldMessages()
            try await calendars.forgetOldDeletions()
        }
    }

    /// Attempts to log in are kept for 7 days, with the address that they came from.
    static func ofAccounts(_ accounts: AccountService, logger: Logger) -> Upkeep {
        Upkeep(failure: "old attempts to log in are still kept", pause: .seconds(3600), logger: logger) {
            try await accounts.forgetOldAttempts()
        }
    }

    /// Timetables end while a server runs: said daily, from two weeks before.
    static func ofTimetables(_ regions: Regions, clock: any WallClock, logger: Logger) -> Upkeep {
        Upkeep(failure: "timetables could not be looked at", pause: .seconds(24 * 3600), logger: logger) {
            for network in regions.networks.map({ $0.snapshot() }) {
                for end in TimetableEnd.all(of: network, at: clock.now()) {
                    logger.warning("\(end)", metadata: ["network": "\(network.name)"])
                }
            }
        }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await work()
                } catch {
                    logger.warning("\(failure)", metadata: ["error": "\(error)"])
                }
                try? await Task.sleep(for: pause)
            }
        }
    }
}
