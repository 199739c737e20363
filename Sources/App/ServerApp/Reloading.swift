internal import CivilTime
internal import Logging
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// Notices changes while the server runs: imported networks and renewed certificates every five seconds; at SIGHUP
/// these at once, and the log level.
struct Reloading: Service, CustomStringConvertible {
    let current: Configuration
    let regions: Regions
    /// nil: there are no realtime feeds.
    let live: LiveRegions?
    let planning: PlanningUpdates
    let certificates: CertificateStore?
    let logger: Logger
    let reread: @Sendable () throws -> Configuration

    var description: String { "Reloading" }

    private static let pollInterval = Duration.seconds(5)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                group.addTask { await watchFiles() }
                group.addTask { await hearSignals() }
                await group.waitForAll()
            }
        }
    }

    private func watchFiles() async {
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.pollInterval)
            guard !Task.isCancelled else { return }
            do throws(StartError) {
                if try certificates?.reloadIfWritten() == true {
                    logger.notice("certificate reloaded")
                    certificates?.tellConcern(to: logger)
                }
            } catch {
                logger.error("\(error)")
            }
            await takeUpNetworks()
        }
    }

    private func takeUpNetworks() async {
        let names = regions.takeUpNewImports { logger.error("\($0)") }
        guard !names.isEmpty else { return }
        logger.info("serving a new network", metadata: ["names": "\(names.joined(separator: ","))"])
        // Planned by the timetable alone, trips would move back until the next message.
        for name in names { await live?.refresh(name) }
        await planning.replanWhereChanged()
    }

    private func hearSignals() async {
        for await _ in await UnixSignalsSequence(trapping: .sighup) {
            do throws(StartError) {
                try certificates?.reload()
                if certificates != nil { logger.notice("certificate reloaded") }
                certificates?.tellConcern(to: logger)
            } catch {
                logger.error("\(error)")
            }
            await takeUpNetworks()
            do {
                let fresh = try reread()
                LogLevel.shared.set(fresh.logLevel)
                try await planning.take(fresh)
                if fresh.ignoringWhatReloads != current.ignoringWhatReloads {
                    logger.warning("some changed settings take effect after a restart")
                }
            } catch {
                logger.error("the configuration was not reloaded", metadata: ["reason": "\(error)"])
            }
        }
    }
}

extension CertificateStore {
    /// Logs that the certificate has expired or will soon, by the machine's clock, which apps use too.
    func tellConcern(to logger: Logger) {
        guard let concern = concern(at: SystemClock().now()) else { return }
        logger.log(level: concern.isExpired ? .error : .warning, "\(concern.text)")
    }
}

extension Configuration {
    /// Without the settings that can be reloaded, for comparison.
    fileprivate var ignoringWhatReloads: Configuration {
        var copy = self
        copy.logLevel = ""
        copy.takePlanning(from: Configuration())
        return copy
    }
}
