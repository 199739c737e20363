internal import Calendars
internal import Logging
internal import ServiceLifecycle

/// What calendars need done from time to time, whoever writes to them: deletions are remembered for 180 days (DESIGN.md 7), not for ever, and
/// messages don't stay in inboxes for ever.
struct CalendarUpkeep: Service {
    let calendars: CalendarService
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await calendars.forgetOldMessages()
                    try await calendars.forgetOldDeletions()
                } catch {
                    logger.warning("old messages or deletions are still kept", metadata: ["error": "\(error)"])
                }
                try? await Task.sleep(for: .seconds(6 * 3600))
            }
        }
    }
}
