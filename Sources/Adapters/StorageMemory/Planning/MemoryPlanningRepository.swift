package import Accounts
internal import Calendars
package import CivilTime
internal import DayPlanner
internal import ICalendar
package import Planning

/// Planning in memory: the rules of ``TransactionalPlanningRepository`` over a state of dictionaries.
package struct MemoryPlanningRepository: TransactionalPlanningRepository {
    private let store: MemoryStore

    package init(_ store: MemoryStore = MemoryStore()) { self.store = store }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (MemoryTransaction) throws -> Value
    ) async throws(PlanningError) -> Value {
        do {
            return try store.write(body)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    package func read<Value>(_ body: (MemoryTransaction) throws -> Value) throws(PlanningError) -> Value {
        do {
            return try store.read(body)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    package func listLeaseOwners() async throws(PlanningError) -> [String] {
        Set(store.snapshot().leases.values.map(\.owner)).sorted()
    }

    package func backlog() async throws(PlanningError) -> PlanningBacklog {
        let state = store.snapshot()
        let waiting = state.dirtyDays.filter { !$0.value.isEmpty && state.homes[$0.key] != nil }
        return PlanningBacklog(people: waiting.count, oldest: waiting.values.flatMap(\.values).map(\.since).min())
    }

    package func findPlanBasis() async throws(PlanningError) -> String? { store.snapshot().planBasis }

    package func setPlanBasis(_ text: String) async throws(PlanningError) {
        try await write { $0.state.planBasis = text }
    }

    package func listHorizons() async throws(PlanningError) -> [PersonHorizon] {
        store.snapshot().homes.filter { $0.value.counters.isPlanned }
            .map { PersonHorizon(person: $0.key, lastDay: $0.value.lastDay) }
            .sorted { $0.person.rawValue < $1.person.rawValue }
    }

    package func snapshot(
        of person: PrincipalID,
        window: Range<Instant>
    ) async throws(PlanningError) -> PlanningSnapshot {
        let state = store.snapshot()
        guard let travel = Self.travel(of: person, in: state) else { return PlanningSnapshot(travelCollection: nil) }
        let objects = Self.objects(of: person, window: window, in: state)
        let uids = Set(objects.map(\.uid))
        var snapshot = PlanningSnapshot(
            travelCollection: travel.value.id.rawValue,
            objects: objects,
            ranks: (state.ranks[person] ?? [:]).filter { uids.contains($0.key) },
            published: Self.items(in: travel, window: window, events: uids),
            choices: (state.homes[person]?.choices ?? []).map(\.value)
        )
        snapshot.placeTags = state.homes[person]?.placeTags ?? [:]
        snapshot.memory = state.homes[person]?.placeMemory ?? PlaceMemory()
        snapshot.linkGeneration = state.homes[person]?.linkGeneration ?? 0
        return snapshot
    }

    package func findPublished(
        _ uid: String,
        of person: PrincipalID
    ) async throws(PlanningError) -> PublishedTravelItem? {
        guard let travel = Self.travel(of: person, in: store.snapshot()) else { return nil }
        return travel.publishedItems[uid].map { Self.item($0, in: travel) }
    }

    package func listPublished(
        of person: PrincipalID,
        window: Range<Instant>
    ) async throws(PlanningError) -> [PublishedTravelItem] {
        guard let travel = Self.travel(of: person, in: store.snapshot()) else { return [] }
        return Self.items(in: travel, window: window, events: [])
    }

    private static func travel(of person: PrincipalID, in state: MemoryState) -> MemoryCollection? {
        state.collections.values.first { $0.value.owner == person && $0.value.kind == .travel }
    }

    /// Events of the calendars that make their owner busy, and foreign ones in Travel, that may occur in a window.
    private static func objects(
        of person: PrincipalID,
        window: Range<Instant>,
        in state: MemoryState
    ) -> [SnapshotObject] {
        let planned = state.collections.values.filter { $0.value.owner == person && $0.value.isPlanned }
            .sorted { $0.value.id < $1.value.id }
        return planned.flatMap { collection in
            let zone = collection.value.properties.timeZone?.rules
            return collection.objects.values
                .filter { object in
                    object.row.write.index.kind == .event && object.row.write.index.mayTouch(window)
                        && collection.publishedItems[object.uid] == nil
                }
                .sorted { $0.id < $1.id }
                .map { object in
                    SnapshotObject(
                        id: object.id.rawValue,
                        collection: collection.value.id.rawValue,
                        calendar: collection.value.name,
                        uid: object.uid,
                        bytes: object.row.write.bytes,
                        zone: zone,
                        modseq: object.row.modseq
                    )
                }
        }
    }

    /// The items that touch a time or belong to one of some events, or to none.
    private static func items(
        in travel: MemoryCollection,
        window: Range<Instant>,
        events: Set<String>
    ) -> [PublishedTravelItem] {
        let found = travel.publishedItems.values.filter { item in
            let event = item.record.key.occurrence.uid
            let touches = item.lastTime >= window.lowerBound && item.firstTime <= window.upperBound
            return touches || event.isEmpty || events.contains(event)
        }
        return found.sorted { $0.value.uid < $1.value.uid }.map { item($0, in: travel) }
    }

    private static func item(_ item: MemoryPublishedItem, in travel: MemoryCollection) -> PublishedTravelItem {
        let object = travel.objects.values.first { $0.uid == item.value.uid }
        return PublishedTravelItem(
            record: item.record,
            bytes: item.value.bytes,
            current: object.map { .init(etag: $0.row.write.etag, bytes: $0.row.write.bytes) }
        )
    }
}
