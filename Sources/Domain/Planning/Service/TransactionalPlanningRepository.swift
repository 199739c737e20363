package import Accounts
internal import Calendars
package import CivilTime

/// A repository whose store runs the rules of planning inside one transaction; see
/// `TransactionalCalendarRepository`. An adapter adds the transaction, and the snapshots that it reads in its own way.
package protocol TransactionalPlanningRepository: PlanningRepository {
    associatedtype Transaction: PlanningTransaction

    /// Runs `body` in one transaction and commits it durably. A body that throws leaves nothing behind.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws(PlanningError) -> Value

    /// Runs `body` on one consistent view of what is committed; it writes nothing.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws(PlanningError) -> Value
}

extension TransactionalPlanningRepository {
    package func leaseDirtyDays(
        owner: String,
        until expiry: Instant,
        now: Instant,
        leavingOut resting: [PrincipalID]
    ) async throws(PlanningError) -> DirtyLease? {
        guard try await read({ try $0.firstWaitingPerson(at: now, leavingOut: resting) }) != nil else { return nil }
        return try await write { transaction in
            try PlanWriter(transaction: transaction).lease(owner: owner, until: expiry, now: now, leavingOut: resting)
        }
    }

    package func dirtySince(of person: PrincipalID) async throws(PlanningError) -> Instant? {
        try await read { try $0.marks(of: person).map(\.since).max() }
    }

    package func renewLease(
        of person: PrincipalID,
        owner: String,
        until expiry: Instant,
        now: Instant
    ) async throws(PlanningError) -> Bool {
        try await write { try $0.renewLease(of: person, owner: owner, until: expiry, now: now) }
    }

    package func releaseLeases(of owner: String) async throws(PlanningError) {
        try await write { try $0.deleteLeases(of: owner) }
    }

    package func applyPlan(_ plan: PlanApplication) async throws(PlanningError) -> Bool {
        try await write { try PlanWriter(transaction: $0).apply(plan) }
    }

    package func decide(
        _ decision: PersonDecision,
        of person: PrincipalID,
        now: Instant
    ) async throws(PlanningError) {
        try await write { try PlanWriter(transaction: $0).decide(decision, of: person, now: now) }
    }

    package func extendHorizon(
        of person: PrincipalID,
        with days: ClosedRange<Int>,
        now: Instant
    ) async throws(PlanningError) {
        try await write { try PlanWriter(transaction: $0).extendHorizon(of: person, with: days, now: now) }
    }

    package func markDirty(
        _ days: ClosedRange<Int>,
        of person: PrincipalID,
        now: Instant
    ) async throws(PlanningError) {
        try await write { try PlanWriter(transaction: $0).mark(days, of: person, now: now) }
    }

    package func erasePast(before instant: Instant, now: Instant) async throws(PlanningError) {
        try await write { try PlanWriter(transaction: $0).erasePast(before: instant, now: now) }
    }

    package func linkGeneration(of person: PrincipalID) async throws(PlanningError) -> Int64 {
        try await read { try $0.linkGeneration(of: person) }
    }

    package func revokeLinks(of person: PrincipalID) async throws(PlanningError) {
        try await write { transaction in
            guard try transaction.counters(of: person) != nil else { return }
            try transaction.setLinkGeneration(try transaction.linkGeneration(of: person) + 1, of: person)
        }
    }

    package func listLearnedPlaces(of person: PrincipalID) async throws(PlanningError) -> [LearnedPlace] {
        try await read { try $0.placeMemory(of: person).places }.sorted { ($0.modseq, $1.key) > ($1.modseq, $0.key) }
    }

    package func learn(_ place: LearnedPlace, of person: PrincipalID) async throws(PlanningError) -> Bool {
        try await write { try PlaceMemoryWriter(transaction: $0).teach(place, to: person) }
    }

    package func forgetLearnedPlaces(key: String?, of person: PrincipalID) async throws(PlanningError) -> Int {
        try await write { try PlaceMemoryWriter(transaction: $0).forget(key, of: person) }
    }
}
