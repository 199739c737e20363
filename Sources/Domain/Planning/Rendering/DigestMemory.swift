internal import CivilTime
internal import DayPlanner
internal import Synchronization

/// The digests of lately rendered items, so that what is planned again as it was need not be rendered to be recognised.
///
/// One for a service. Holds at most ``limit`` items; forgetting costs time only.
package final class DigestMemory: Sendable {
    private struct Key: Hashable {
        let person: Int64
        let item: ItemKey
    }

    /// All that a digest depends on.
    private struct Basis: Equatable {
        let item: PlannedItem
        let language: ItemLanguage
        let zone: String
        let attribution: [String]
        let links: String?
        let soonAlarm: Instant?
        let appeared: Instant?
    }

    /// Some hundred people's days, or some busy people's months; a few kilobytes for each item.
    private static let limit = 2_000
    private let entries = Mutex<[Key: (basis: Basis, digest: ItemDigest)]>([:])

    package init() {}

    /// What ``ItemRenderer/digest(of:soonAlarm:appeared:)`` gives; rendered only where something differs from last
    /// time.
    func digest(of item: PlannedItem, by renderer: ItemRenderer, soonAlarm: Instant?, appeared: Instant?) -> ItemDigest
    {
        let key = Key(person: renderer.names.person, item: item.key)
        let basis = Basis(
            item: item,
            language: renderer.language,
            zone: renderer.zone.name,
            attribution: renderer.attribution,
            links: renderer.links?.basis,
            soonAlarm: soonAlarm,
            appeared: appeared
        )
        if let known = entries.withLock({ $0[key] }), known.basis == basis { return known.digest }
        let digest = renderer.digest(of: item, soonAlarm: soonAlarm, appeared: appeared)
        entries.withLock { entries in
            if entries.count >= Self.limit { entries.removeAll(keepingCapacity: true) }
            entries[key] = (basis, digest)
        }
        return digest
    }
}
