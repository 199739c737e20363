internal import Dispatch
internal import GRDB
internal import Synchronization

/// Runs units of work one after another and commits those that wait together in one go.
///
/// Each unit runs inside a savepoint, so that one which throws leaves nothing behind and takes nobody with it. While
/// one batch is synced to disk the next gathers; a lone unit is committed at once. A unit is acknowledged, and a
/// refusal told, only after the commit of its batch: both may rest on what an earlier unit of the batch wrote.
final class GroupCommitWriter: Sendable {
    /// How many units share a commit at most: bounds what one disk error can take along, and the wait of the first.
    static let largestBatch = 256

    private struct Unit: Sendable {
        /// Does the work and returns a closure that reports the result to the caller.
        let run: @Sendable (Database) throws -> @Sendable () -> Void
        let refuse: @Sendable (any Error) -> Void
    }

    private struct Queue: Sendable {
        var units: [Unit] = []
        var isDraining = false
    }

    private let pool: DatabasePool
    private let queue = Mutex(Queue())

    init(pool: DatabasePool) { self.pool = pool }

    /// - Throws: what the unit throws, or a `DatabaseError` when the batch could not be committed; then nothing of it
    ///   was written.
    func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let unit = Unit(
                run: { database in
                    let value = try work(database)
                    return { continuation.resume(returning: value) }
                },
                refuse: { continuation.resume(throwing: $0) }
            )
            let mustStart = queue.withLock { queue in
                queue.units.append(unit)
                defer { queue.isDraining = true }
                return !queue.isDraining
            }
            if mustStart { pool.asyncWriteWithoutTransaction { self.drain($0) } }
        }
    }

    private func drain(_ database: Database) {
        while true {
            let batch = queue.withLock { queue in
                let batch = Array(queue.units.prefix(Self.largestBatch))
                queue.units.removeFirst(batch.count)
                queue.isDraining = !batch.isEmpty
                return batch
            }
            if batch.isEmpty { return }
            commit(batch, in: database)
        }
    }

    private func commit(_ batch: [Unit], in database: Database) {
        var answers: [@Sendable () -> Void] = []
        answers.reserveCapacity(batch.count)
        do {
            try database.cachedStatement(sql: "BEGIN IMMEDIATE TRANSACTION").execute()
            if batch.count == 1 {
                guard let answer = try loneAnswer(of: batch[0], in: database) else { return }
                answers.append(answer)
            } else {
                for unit in batch { answers.append(try answer(of: unit, in: database)) }
            }
            try database.cachedStatement(sql: "COMMIT TRANSACTION").execute()
        } catch {
            if database.isInsideTransaction { try? database.rollback() }
            for unit in batch { unit.refuse(error) }
            return
        }
        for answer in answers { answer() }
    }

    /// Runs a unit that has the transaction for itself: that is its savepoint. nil: it threw, all is rolled back, and
    /// it has been told.
    private func loneAnswer(of unit: Unit, in database: Database) throws -> (@Sendable () -> Void)? {
        do {
            return try unit.run(database)
        } catch {
            guard database.isInsideTransaction else { throw error }
            try database.rollback()
            unit.refuse(error)
            return nil
        }
    }

    /// Runs one unit in its savepoint.
    ///
    /// - Throws: only what ends the whole batch: a disk that is full or fails makes SQLite give up the transaction
    ///   itself.
    private func answer(of unit: Unit, in database: Database) throws -> @Sendable () -> Void {
        try database.cachedStatement(sql: "SAVEPOINT unit").execute()
        do {
            let answer = try unit.run(database)
            try database.cachedStatement(sql: "RELEASE SAVEPOINT unit").execute()
            return answer
        } catch {
            guard database.isInsideTransaction else { throw error }
            try database.cachedStatement(sql: "ROLLBACK TO SAVEPOINT unit").execute()
            try database.cachedStatement(sql: "RELEASE SAVEPOINT unit").execute()
            let refuse = unit.refuse
            return { refuse(error) }
        }
    }
}
