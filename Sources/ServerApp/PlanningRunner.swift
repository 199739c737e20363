internal import Planning
internal import ServiceLifecycle
internal import Synchronization

/// Runs the planning service for as long as the server runs.
struct PlanningRunner: Service, CustomStringConvertible {
    let planning: PlanningService

    var description: String { "Planning" }

    func run() async throws {
        await cancelWhenGracefulShutdown { await planning.run() }
    }
}

/// Passes the signal of a write on to planning, which is built after the calendars whose writes it hears of.
final class WakeRelay: Sendable {
    private let planning = Mutex<PlanningService?>(nil)

    func connect(_ service: PlanningService) { planning.withLock { $0 = service } }

    func wake() { planning.withLock { $0 }?.wake() }
}
