package import Accounts
package import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func countAttempt(
        _ digest: [UInt8],
        within rule: AttemptRule,
        at now: Instant
    ) async throws(AccountError) -> Int64? {
        try await write(.statements) { database in
            // The counts of one source are read and written by one unit after the other.
            try Dialect.lineUp(for: Data(digest).base64EncodedString(), in: database)
            let counts = try Self.attemptCounts(of: digest, in: database)
            if let wait = rule.wait(after: counts, now: now) { return wait }
            for count in rule.counting(counts, now: now) {
                let isKnown = counts.contains { $0.seconds == count.seconds }
                try database.cachedStatement(
                    sql: isKnown
                        ? "UPDATE attemptCount SET endsAt = ?, attempts = ? WHERE digest = ? AND seconds = ?"
                        : "INSERT INTO attemptCount (endsAt, attempts, digest, seconds) VALUES (?, ?, ?, ?)"
                )
                .execute(
                    arguments: [count.endsAt.secondsSince1970, count.attempts, Data(digest), count.seconds]
                )
            }
            return nil
        }
    }

    package func listAttemptCounts(of digest: [UInt8]) async throws(AccountError) -> [AttemptWindow] {
        try await read { try Self.attemptCounts(of: digest, in: $0) }
    }

    package func forgetAttemptCounts(endedBy now: Instant) async throws(AccountError) {
        try await write(.statements) { database in
            try database.execute(
                sql: "DELETE FROM attemptCount WHERE endsAt <= ?",
                arguments: [now.secondsSince1970]
            )
        }
    }

    private static func attemptCounts(of digest: [UInt8], in database: Database) throws -> [AttemptWindow] {
        let statement = try database.cachedStatement(
            sql: "SELECT seconds, endsAt, attempts FROM attemptCount WHERE digest = ? ORDER BY seconds"
        )
        return try Row.fetchAll(statement, arguments: [Data(digest)]).map { row in
            AttemptWindow(seconds: row[0], endsAt: Instant(secondsSince1970: row[1]), attempts: row[2])
        }
    }
}
