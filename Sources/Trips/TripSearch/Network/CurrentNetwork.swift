internal import Synchronization

/// The network that every new query starts from. A query keeps the one that it took; an import builds a new one aside
/// and swaps; the old one is unmapped when its last query ends.
package final class CurrentNetwork: Sendable {
    private let current: Mutex<Network>

    package init(_ network: Network) { current = Mutex(network) }

    package func snapshot() -> Network { current.withLock { $0 } }

    package func replace(with network: Network) { current.withLock { $0 = network } }

    /// Only while `known` is still in service: a network made from it must not undo an import.
    ///
    /// - Returns: whether it was replaced.
    package func replace(_ known: Network, with network: Network) -> Bool {
        current.withLock { current in
            guard current === known else { return false }
            current = network
            return true
        }
    }
}
