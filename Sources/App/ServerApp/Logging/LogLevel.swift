package import Logging
internal import Synchronization

/// The level at which this process logs; can change while it runs.
package final class LogLevel: Sendable {
    package static let shared = LogLevel()

    private let current = Mutex(Logger.Level.info)

    package var level: Logger.Level { current.withLock { $0 } }

    /// Takes a name of the configuration.
    package func set(_ name: String) {
        guard let level = Logger.Level(rawValue: name) else { return }
        current.withLock { $0 = level }
    }
}
