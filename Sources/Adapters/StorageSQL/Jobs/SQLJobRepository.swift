package import CivilTime
internal import Events
package import Jobs

#if SQLITE
internal import GRDB
#endif

/// The table of jobs.
package struct SQLJobRepository: JobRepository {
    private let database: StoreDatabase

    package init(_ database: StoreDatabase) { self.database = database }

    @discardableResult
    package func enqueue(_ jobs: [NewJob]) async throws(JobError) -> Int {
        try await unit { [ids = database.ids] in try JobTable.insert(jobs, ids: ids, in: $0) }
    }

    /// The job that has been due longest and is not leased.
    private static let due = """
        SELECT id FROM job
        WHERE givenUpAt IS NULL AND kind IN (SELECT value FROM \(Dialect.texts("?1"))) AND notBefore <= ?2
            AND (leaseExpiresAt IS NULL OR leaseExpiresAt <= ?2)
        ORDER BY notBefore, id LIMIT 1
        """

    package func lease(
        _ kinds: [JobKind],
        owner: String,
        until expiry: Instant,
        now: Instant
    ) async throws(JobError) -> JobLease? {
        let kinds = JSONList.text(kinds.map(\.rawValue)[...])
        let time = now.secondsSince1970
        // Mostly there is nothing to do, and no reason to wait for the writer.
        let isDue = try await view { connection in
            try Int64.fetchOne(connection.cachedStatement(sql: Self.due), arguments: [kinds, time]) != nil
        }
        guard isDue else { return nil }
        return try await unit { connection in
            let statement = try connection.cachedStatement(sql: "\(Self.due) \(Dialect.skippingLocked)")
            guard let id = try Int64.fetchOne(statement, arguments: [kinds, time]) else { return nil }
            try connection.cachedStatement(
                sql: "UPDATE job SET leaseOwner = ?, leaseExpiresAt = ?, attempts = attempts + 1 WHERE id = ?"
            )
            .execute(arguments: [owner, expiry.secondsSince1970, id])
            return try JobTable.find(id, in: connection).map { JobLease(job: $0, owner: owner) }
        }
    }

    package func renew(_ lease: JobLease, until expiry: Instant) async throws(JobError) -> Bool {
        try await change(lease, "UPDATE job SET leaseExpiresAt = ?", [expiry.secondsSince1970])
    }

    package func complete(_ lease: JobLease) async throws(JobError) -> Bool {
        try await change(lease, "DELETE FROM job", [])
    }

    private static let freed = "leaseOwner = NULL, leaseExpiresAt = NULL"

    package func repeatLater(_ lease: JobLease, at instant: Instant) async throws(JobError) -> Bool {
        try await change(
            lease,
            "UPDATE job SET \(Self.freed), notBefore = ?, attempts = 0, lastError = NULL",
            [instant.secondsSince1970]
        )
    }

    package func postpone(_ lease: JobLease, until instant: Instant, error: String) async throws(JobError) -> Bool {
        try await change(
            lease,
            "UPDATE job SET \(Self.freed), notBefore = ?, lastError = ?",
            [instant.secondsSince1970, error]
        )
    }

    package func release(_ lease: JobLease) async throws(JobError) -> Bool {
        try await change(lease, "UPDATE job SET \(Self.freed), attempts = attempts - 1", [])
    }

    package func giveUp(_ lease: JobLease, error: String, at now: Instant) async throws(JobError) -> Bool {
        try await unit { connection in
            let arguments: StatementArguments = [now.secondsSince1970, error]
            let sql = "UPDATE job SET \(Self.freed), givenUpAt = ?, lastError = ?"
            guard try Self.change(lease, sql, arguments, in: connection) else { return false }
            let event = DomainEvent.jobFailed(id: lease.job.id.rawValue, kind: lease.job.kind.rawValue)
            try EventTable.append(event, in: connection)
            return true
        }
    }

    private func change(
        _ lease: JobLease,
        _ sql: String,
        _ arguments: StatementArguments
    ) async throws(JobError) -> Bool {
        try await unit { try Self.change(lease, sql, arguments, in: $0) }
    }

    /// Whether the lease still held. The number of attempts tells it from a later lease of the same owner.
    private static func change(
        _ lease: JobLease,
        _ sql: String,
        _ arguments: StatementArguments,
        in connection: Database
    ) throws -> Bool {
        try connection.cachedStatement(sql: "\(sql) WHERE id = ? AND leaseOwner = ? AND attempts = ?")
            .execute(arguments: arguments + [lease.job.id.rawValue, lease.owner, lease.job.attempts])
        return try connection.changedRows() == 1
    }

    package func nextDue(of kinds: [JobKind]) async throws(JobError) -> Instant? {
        let kinds = JSONList.text(kinds.map(\.rawValue)[...])
        return try await view { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT min(max(notBefore, COALESCE(leaseExpiresAt, notBefore))) FROM job
                    WHERE givenUpAt IS NULL AND kind IN (SELECT value FROM \(Dialect.texts("?")))
                    """
            )
            return try Int64.fetchOne(statement, arguments: [kinds]).map(Instant.init(secondsSince1970:))
        }
    }

    package func listLeaseOwners() async throws(JobError) -> [String] {
        try await view {
            try String.fetchAll($0, sql: "SELECT DISTINCT leaseOwner FROM job WHERE leaseOwner IS NOT NULL ORDER BY 1")
        }
    }

    package func releaseLeases(of owner: String) async throws(JobError) {
        try await unit {
            try $0.execute(sql: "UPDATE job SET \(Self.freed) WHERE leaseOwner = ?", arguments: [owner])
        }
    }

    package func onEnqueue(_ notify: @escaping @Sendable () -> Void) {
        database.onInsert(into: "job", notify)
    }

    // MARK: Support

    func unit<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(JobError) -> Value {
        do {
            return try await database.write(.statements, body)
        } catch {
            throw Self.translated(error)
        }
    }

    func view<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(JobError) -> Value {
        do {
            return try await database.statement(body)
        } catch {
            throw Self.translated(error)
        }
    }

    private static func translated(_ error: any Error) -> JobError {
        (error as? JobError) ?? .unavailable(logDetail: "\(error)")
    }
}
