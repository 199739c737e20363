internal import Logging
internal import Planning
internal import Synchronization
internal import TripSearch

/// Keeps plans in step with the settings and networks that they are computed with: at the start, after SIGHUP, and when
/// a network was imported again.
final class PlanningUpdates: Sendable {
    private let installation: Installation
    private let regions: Regions
    private let engines: EngineRegistry?
    private let planning: PlanningService
    private let logger: Logger
    /// With the settings that planning uses now.
    private let configuration: Mutex<Configuration>

    init(
        of planning: PlanningService,
        on installation: Installation,
        in regions: Regions,
        asking engines: EngineRegistry?,
        logger: Logger
    ) {
        self.planning = planning
        self.installation = installation
        self.regions = regions
        self.engines = engines
        self.logger = logger
        configuration = Mutex(installation.configuration)
    }

    /// Plans with the settings of another configuration from now on.
    ///
    /// - Throws: ``StartError`` where they can't be used; then all stays as it was.
    func take(_ fresh: Configuration) async throws(StartError) {
        var next = configuration.withLock { $0 }
        next.takePlanning(from: fresh)
        let log = planning.log
        planning.use(try installation.planningEnvironment(next, in: regions, asking: engines, log: log))
        configuration.withLock { [next] in $0 = next }
        await replanWhereChanged()
    }

    /// Has the coming days planned again where anything differs from what plans were last computed with.
    func replanWhereChanged() async {
        do throws(PlanningError) {
            let names = try await planning.replanWhereChanged(to: basis)
            guard !names.isEmpty else { return }
            logger.notice(
                "the coming days are planned again",
                metadata: ["changed": "\(names.joined(separator: ", "))"]
            )
        } catch {
            logger.error("the coming days could not be marked for planning", metadata: ["reason": "\(error)"])
        }
    }

    private var basis: [String: String] {
        var basis = configuration.withLock { $0 }.planBasis
        for network in regions.networks.map({ $0.snapshot() }) {
            basis["network \(network.name)", default: ""] += "\(network.version)\n"
        }
        return basis
    }
}
