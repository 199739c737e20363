package import Accounts
package import CivilTime

extension TransactionalCalendarRepository {
    package func prepareHome(
        of person: PrincipalID,
        with collections: [NewCollection],
        at now: Instant
    ) async throws(CalendarError) -> [CalendarCollection] {
        try await unit { try CollectionWriter($0).prepareHome(of: person, with: collections, at: now) }
    }

    package func eraseHome(of person: PrincipalID, at now: Instant) async throws(CalendarError) {
        try await unit { try CollectionWriter($0).eraseHome(of: person, at: now) }
    }

    package func findHome(of person: PrincipalID) async throws(CalendarError) -> HomeState? {
        try await takeNotice(for: person)
        guard let home = try await readOnce({ try $0.counters(of: person) }) else { return nil }
        return HomeState(
            modseq: home.modseq,
            epoch: epoch,
            isPlanned: home.isPlanned,
            usedBytes: home.usedBytes,
            quotaBytes: home.quotaBytes
        )
    }

    package func listHomeUse(of people: [PrincipalID]) async throws(CalendarError) -> [PrincipalID: HomeUse] {
        let counters = try await readOnce { try $0.counters(of: people) }
        return Dictionary(
            counters.map { ($0.person, HomeUse(usedBytes: $0.usedBytes, quotaBytes: $0.quotaBytes)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    package func countObjects(in collections: [CollectionID]) async throws(CalendarError) -> Int {
        try await readOnce { try $0.countObjects(in: collections) }
    }

    package func homeChanges(
        of person: PrincipalID,
        since token: HomeSyncToken?,
        limit: Int
    ) async throws(CalendarError) -> HomeChangePage {
        try await takeNotice(for: person)
        return try await read { [epoch] transaction in
            try ChangeReader(transaction: transaction, epoch: epoch)
                .homeChanges(of: person, since: token, limit: limit)
        }
    }

    package func listCollections(of person: PrincipalID) async throws(CalendarError) -> [CalendarCollection] {
        try await readOnce { try $0.listCollections(of: person) }
    }

    package func findCollection(at address: CalendarAddress) async throws(CalendarError) -> CalendarCollection? {
        try await readOnce { try $0.findCollection(at: address) }
    }

    package func createCollection(
        _ new: NewCollection,
        atMost limit: Int
    ) async throws(CalendarError) -> CalendarCollection {
        try await unit { try CollectionWriter($0).create(new, atMost: limit) }
    }

    package func updateCollection(
        _ id: CollectionID,
        changes: [CollectionChange],
        planning: PlanningScope?,
        at now: Instant
    ) async throws(CalendarError) -> CalendarCollection {
        try await unit { try CollectionWriter($0).update(id, changes, planning: planning, at: now) }
    }

    package func deleteCollection(
        _ id: CollectionID,
        at now: Instant,
        planning: PlanningScope?,
        leaving note: ObjectWrite?
    ) async throws(CalendarError) {
        try await unit { try CollectionWriter($0).delete(id, at: now, planning: planning, leaving: note) }
    }

    package func moveCollection(_ transfer: CollectionTransfer) async throws(CalendarError) -> Bool {
        try await unit { try CollectionWriter($0).move(transfer) }
    }

    package func copyCollection(_ transfer: CollectionTransfer) async throws(CalendarError) -> Bool {
        try await unit { try CollectionWriter($0).copy(transfer) }
    }

    package func setQuota(of person: PrincipalID, to bytes: Int?) async throws(CalendarError) {
        try await unit { transaction in
            guard try transaction.setQuota(bytes, of: person) else { throw CalendarError.notFound }
        }
    }

    package func setAvailability(
        _ text: String?,
        of person: PrincipalID,
        at now: Instant
    ) async throws(CalendarError) {
        try await unit { try CollectionWriter($0).setAvailability(text, of: person, at: now) }
    }

    package func changeDeadProperties(
        of holder: PropertyHolder,
        for person: PrincipalID,
        changes: [DeadPropertyChange],
        limits: DeadPropertyLimits
    ) async throws(CalendarError) {
        try await unit { try CollectionWriter($0).change(changes, of: holder, for: person, limits: limits) }
    }
}
