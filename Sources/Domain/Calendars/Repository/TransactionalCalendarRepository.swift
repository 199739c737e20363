internal import Accounts

/// A repository whose store runs synchronous rules inside one transaction. All that decides is inherited from here; an
/// adapter adds the transaction with its primitives, and the listings and searches that it answers in its own way.
///
/// One method of ``CalendarRepository`` is one unit: the body runs once, alone or with other units that share its
/// commit, and its result is handed out after that commit. A body that throws leaves nothing behind.
package protocol TransactionalCalendarRepository: CalendarRepository {
    associatedtype Transaction: CalendarTransaction

    /// That of the database: part of each sync token.
    var epoch: Int64 { get }

    /// What must hold for any unit of work to be done; nil: nothing.
    var fences: RequestFences? { get }

    /// Runs `body` in one transaction and commits it durably.
    ///
    /// - Throws: what `body` throws, translated: ``CalendarError/storageFull``,
    ///   ``CalendarError/unavailable(logDetail:)``.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws(CalendarError) -> Value

    /// Runs `body` on one consistent view of what is committed; it writes nothing.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws(CalendarError) -> Value

    /// The same where `body` reads by one statement only, which is a view of its own.
    func readOnce<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws(CalendarError) -> Value
}

extension TransactionalCalendarRepository {
    /// One unit of work, with the fences of the request checked before and moved on after it.
    func unit<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws(CalendarError) -> Value {
        guard let fences else { return try await write(body) }
        let (value, moved) = try await write { transaction in
            try fences.require(in: transaction)
            let value = try body(transaction)
            return (value, try fences.moved(in: transaction))
        }
        fences.replace(with: moved)
        return value
    }

    /// Lets a home take notice of what has changed in the shares that are in it. Where nothing can be written it stays
    /// with what it knew.
    func takeNotice(for person: PrincipalID) async throws(CalendarError) {
        guard try await !readOnce({ try $0.unseenShares(of: person).isEmpty }) else { return }
        do throws(CalendarError) {
            try await unit { try ShareWriter($0).takeNotice(for: person) }
        } catch .storageFull {
            return
        } catch .unavailable {
            return
        }
    }
}
