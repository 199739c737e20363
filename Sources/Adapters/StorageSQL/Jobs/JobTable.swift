internal import Accounts
internal import CivilTime
internal import FoundationEssentials
internal import Jobs

#if SQLITE
internal import GRDB
#endif

/// Rows of `job` and of `jobContent`.
enum JobTable {
    /// Adds jobs, as a part of the unit of work from which they follow.
    ///
    /// - Returns: how many were added.
    @discardableResult
    static func insert(_ jobs: [NewJob], ids: TimeOrderedIDs, in database: Database) throws -> Int {
        for job in jobs where job.supersedes {
            try database.cachedStatement(
                sql: "DELETE FROM job WHERE kind = ? AND personId IS NOT DISTINCT FROM ? AND topic = ?"
            )
            .execute(arguments: [job.kind.rawValue, job.person?.rawValue, job.topic])
        }
        var count = 0
        var last: (job: NewJob, content: Int64?)?
        for job in jobs {
            if try isTaken(job, in: database) { continue }
            let content: Int64?
            if let last, last.job.person == job.person, last.job.content == job.content {
                content = last.content
            } else {
                content = try insertContent(of: job, ids: ids, in: database)
            }
            last = (job, content)
            try database.cachedStatement(
                sql: """
                    INSERT INTO job (id, kind, payloadVersion, payload, contentId, personId, topic, deduplicationKey,
                        createdAt, notBefore)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """
            )
            .execute(
                arguments: [
                    ids.next(), job.kind.rawValue, job.payload.version, job.payload.json, content,
                    job.person?.rawValue, job.topic, job.deduplicationKey,
                    job.addedAt.secondsSince1970, job.notBefore.secondsSince1970,
                ]
            )
            count += 1
        }
        return count
    }

    private static func isTaken(_ job: NewJob, in database: Database) throws -> Bool {
        guard let key = job.deduplicationKey else { return false }
        let statement = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM job WHERE kind = ? AND deduplicationKey = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [job.kind.rawValue, key]) ?? false
    }

    private static func insertContent(of job: NewJob, ids: TimeOrderedIDs, in database: Database) throws -> Int64? {
        guard let content = job.content else { return nil }
        let id = ids.next()
        try database.cachedStatement(sql: "INSERT INTO jobContent (id, personId, bytes) VALUES (?, ?, ?)")
            .execute(arguments: [id, job.person?.rawValue, Data(content)])
        return id
    }

    /// Bytes of the contents of the jobs that wait on behalf of a person, each counted once.
    static func contentBytes(of person: PrincipalID, in database: Database) throws -> Int {
        let statement = try database.cachedStatement(
            sql: "SELECT COALESCE(sum(length(bytes)), 0) FROM jobContent WHERE personId = ?"
        )
        return try Int.fetchOne(statement, arguments: [person.rawValue]) ?? 0
    }

    // MARK: Reading

    static let columns = """
        job.id, kind, payloadVersion, payload, job.personId, createdAt, notBefore, attempts, lastError, givenUpAt
        """

    /// Reads the columns of ``columns``, which come first.
    static func job(of row: CurrentRow, content: [UInt8]? = nil) -> Job {
        Job(
            id: JobID(rawValue: row[0]),
            kind: JobKind(rawValue: row[1]),
            payload: JobPayload(version: row[2], json: row[3]),
            content: content,
            person: (row[4] as Int64?).map(PrincipalID.init(rawValue:)),
            createdAt: Instant(secondsSince1970: row[5]),
            notBefore: Instant(secondsSince1970: row[6]),
            attempts: row[7],
            lastError: row[8],
            givenUpAt: (row[9] as Int64?).map(Instant.init(secondsSince1970:))
        )
    }

    static func find(_ id: Int64, in database: Database) throws -> Job? {
        let statement = try database.cachedStatement(
            sql: "SELECT \(columns), bytes FROM job LEFT JOIN jobContent ON jobContent.id = contentId WHERE job.id = ?"
        )
        return try statement.first([id]) { row in
            job(of: row, content: row.hasNull(atIndex: 10) ? nil : try ObjectTable.bytes(of: row, at: 10))
        }
    }
}
