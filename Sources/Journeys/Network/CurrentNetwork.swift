internal import Synchronization

/// The network that every new query starts from. A query keeps the one that it took; an import builds a new one aside and
/// swaps; the old one is unmapped when its last query ends.
package final class CurrentNetwork: Sendable {
    private let current: Mutex<Network>

    package init(_ network: Network) { current = Mutex(network) }

    package func snapshot() -> Network { current.withLock { $0 } }

    package func replace(with network: Network) { current.withLock { $0 = network } }
}
