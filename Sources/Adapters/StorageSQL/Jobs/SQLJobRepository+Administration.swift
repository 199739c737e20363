package import CivilTime
package import Jobs

#if SQLITE
internal import GRDB
#endif

extension SQLJobRepository {
    package func listJobs(
        onlyGivenUp: Bool,
        kind: JobKind?,
        after id: JobID?,
        limit: Int
    ) async throws(JobError) -> [Job] {
        try await view { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT \(JobTable.columns) FROM job
                    WHERE id > ? AND (? = 0 OR givenUpAt IS NOT NULL) AND kind = COALESCE(?, kind) ORDER BY id LIMIT ?
                    """
            )
            // Numbers are positive.
            return try statement.all([id?.rawValue ?? 0, onlyGivenUp, kind?.rawValue, limit]) { JobTable.job(of: $0) }
        }
    }

    package func findJob(_ id: JobID) async throws(JobError) -> Job? {
        try await view { try JobTable.find(id.rawValue, in: $0) }
    }

    package func retry(_ id: JobID, at now: Instant) async throws(JobError) {
        try await unit { connection in
            try connection.execute(
                sql: """
                    UPDATE job SET givenUpAt = NULL, attempts = 0, notBefore = ?, leaseOwner = NULL, leaseExpiresAt =
                        NULL
                    WHERE id = ?
                    """,
                arguments: [now.secondsSince1970, id.rawValue]
            )
            guard try connection.changedRows() == 1 else { throw JobError.notFound }
        }
    }

    package func delete(_ id: JobID) async throws(JobError) {
        try await unit { connection in
            try connection.execute(sql: "DELETE FROM job WHERE id = ?", arguments: [id.rawValue])
            guard try connection.changedRows() == 1 else { throw JobError.notFound }
        }
    }

    package func deleteJobs(of kind: JobKind, addedBefore instant: Instant) async throws(JobError) {
        try await unit { connection in
            try connection.execute(
                sql: "DELETE FROM job WHERE kind = ? AND createdAt < ?",
                arguments: [kind.rawValue, instant.secondsSince1970]
            )
        }
    }

    package func countJobs() async throws(JobError) -> [JobCount] {
        try await view { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT kind, count(*) FILTER (WHERE givenUpAt IS NULL AND lastError IS NULL),
                        count(*) FILTER (WHERE givenUpAt IS NULL AND lastError IS NOT NULL),
                        count(*) FILTER (WHERE givenUpAt IS NOT NULL)
                    FROM job GROUP BY kind ORDER BY kind
                    """
            )
            return rows.map {
                JobCount(kind: JobKind(rawValue: $0[0]), waiting: $0[1], failing: $0[2], givenUp: $0[3])
            }
        }
    }
}
