internal import Accounts
internal import Calendars
internal import Logging
internal import ServiceLifecycle

/// What must be done from time to time, whether or not anybody writes or logs in: at the start, and then again and again.
struct Upkeep: Service {
    /// What is still there where it could not be done.
    let leftovers: String
    let pause: Duration
    let logger: Logger
    let work: @Sendable () async throws -> Void

    /// Deletions are remembered for 180 days (DESIGN.md 7), not for ever, and messages don't stay in inboxes for ever.
    static func ofCalendars(_ calendars: CalendarService, logger: Logger) -> Upkeep {
        Upkeep(leftovers: "messages or deletions", pause: .seconds(6 * 3600), logger: logger) {
            try await calendars.forgetOldMessages()
            try await calendars.forgetOldDeletions()
        }
    }

    /// Attempts to log in are kept for 7 days, with the address that they came from.
    static func ofAccounts(_ accounts: AccountService, logger: Logger) -> Upkeep {
        Upkeep(leftovers: "attempts to log in", pause: .seconds(3600), logger: logger) {
            try await accounts.forgetOldAttempts()
        }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await work()
                } catch {
                    logger.warning("old \(leftovers) are still kept", metadata: ["error": "\(error)"])
                }
                try? await Task.sleep(for: pause)
            }
        }
    }
}
