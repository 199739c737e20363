package import CivilTime
internal import Synchronization
package import TripModel

/// The shared vehicles that every new query starts from; whoever polls the feeds replaces them. A query keeps what it
/// took.
package final class CurrentVehicles: Sendable {
    /// A supply, and which one it is.
    package struct Snapshot: Sendable {
        package var supply: VehicleSupply
        /// Another one for every change.
        package var version: UInt64
        /// Providers that have fallen silent, by name.
        package var silent: [SilentSource] = []
    }

    private let current: Mutex<Snapshot>

    package init(_ supply: VehicleSupply = .none) { current = Mutex(Snapshot(supply: supply, version: 0)) }

    package func snapshot() -> Snapshot { current.withLock { $0 } }

    package func replace(with supply: VehicleSupply) {
        current.withLock { snapshot in
            guard snapshot.supply != supply else { return }
            snapshot.supply = supply
            snapshot.version &+= 1
        }
    }

    /// Takes in what a provider says now; the systems of other providers stay.
    package func update(_ system: VehicleSupply.System) {
        current.withLock { snapshot in
            var supply = snapshot.supply
            if let place = supply.systems.firstIndex(where: { $0.id == system.id }) {
                supply.systems[place] = system
            } else {
                supply.systems.append(system)
                supply.systems.sort { $0.id < $1.id }
            }
            snapshot.supply = supply
            snapshot.version &+= 1
            snapshot.silent.removeAll { $0.name == system.name }
        }
    }

    /// Forgets a provider whose feed has failed for too long (LIVE-5): its vehicles are offered no more, all else
    /// stays.
    ///
    /// - Parameters:
    ///   - systemID: of the provider.
    ///   - since: when it was last heard.
    package func remove(systemID: String, silentSince since: Instant) {
        current.withLock { snapshot in
            guard let system = snapshot.supply.systems.first(where: { $0.id == systemID }) else { return }
            var supply = snapshot.supply
            supply.systems.removeAll { $0.id == systemID }
            snapshot.supply = supply
            snapshot.version &+= 1
            snapshot.silent.append(SilentSource(name: system.name, since: since))
            snapshot.silent.sort { $0.name < $1.name }
        }
    }
}
