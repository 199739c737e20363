internal import CivilTime
internal import Logging
internal import Planning
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// Takes up what changes while the server runs: networks that are imported again and certificates that are
/// renewed, by looking now and then; at SIGHUP at once, and settings too.
struct Reloading: Service, CustomStringConvertible {
    let current: Configuration
    let regions: Regions
    let planning: PlanningService
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
                    logger.notice("certificate read again")
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
        do {
            try await planning.replanEverybody()
        } catch {
            logger.error("the coming days could not be marked for planning", metadata: ["reason": "\(error)"])
        }
    }

    private func hearSignals() async {
        for await _ in await UnixSignalsSequence(trapping: .sighup) {
            do throws(StartError) {
                try certificates?.reload()
                if certificates != nil { logger.notice("certificate read again") }
                certificates?.tellConcern(to: logger)
            } catch {
                logger.error("\(error)")
            }
            await takeUpNetworks()
            do {
                let fresh = try reread()
                LogLevel.shared.set(fresh.logLevel)
                if fresh.ignoringWhatReloads != current.ignoringWhatReloads {
                    logger.warning("some settings changed that count from the next start on")
                }
            } catch {
                logger.error("the configuration was not taken over", metadata: ["reason": "\(error)"])
            }
        }
    }
}

extension CertificateStore {
    /// Logs that the certificate has expired, or will soon. By the machine's clock: it is the apps that look.
    func tellConcern(to logger: Logger) {
        guard let concern = concern(at: SystemClock().now()) else { return }
        logger.log(level: concern.isExpired ? .error : .warning, "\(concern.text)")
    }
}

extension Configuration {
    /// To see whether anything else differs.
    fileprivate var ignoringWhatReloads: Configuration {
        var copy = self
        copy.logLevel = ""
        return copy
    }
}
