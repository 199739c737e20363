package import Accounts
package import CivilTime

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func recordAttempt(
        _ attempt: LoginAttempt,
        rule: WrongPasswordRule
    ) async throws(AccountError) -> Instant? {
        try await write(.statements) { database in
            var answer: Instant? = attempt.at
            if !attempt.succeeded {
                try Dialect.lineUp(for: attempt.name, in: database)
                // Other processes take places in the same line: this is why it stands in the database.
                let previous = try Int64.fetchOne(
                    database,
                    sql: "SELECT max(answeredAt) FROM loginAttempt WHERE name = ? AND succeeded = 0 AND at > ?",
                    arguments: [
                        attempt.name, attempt.at.secondsSince1970 - rule.longestWaitSeconds - rule.pauseSeconds,
                    ]
                )
                answer = rule.answerTime(after: previous.map(Instant.init(secondsSince1970:)), now: attempt.at)
            }
            try database.execute(
                sql: "INSERT INTO loginAttempt (name, address, at, succeeded, answeredAt) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    attempt.name, attempt.address, attempt.at.secondsSince1970, attempt.succeeded,
                    answer?.secondsSince1970,
                ]
            )
            try Self.forgetAttempts(before: attempt.at.adding(seconds: -rule.keptSeconds), database)
            return answer
        }
    }

    package func forgetAttempts(before oldest: Instant) async throws(AccountError) {
        try await write(.statements) { database in try Self.forgetAttempts(before: oldest, database) }
    }

    private static func forgetAttempts(before oldest: Instant, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM loginAttempt WHERE at < ?", arguments: [oldest.secondsSince1970])
    }

    package func listAttempts(named name: String, limit: Int) async throws(AccountError) -> [LoginAttempt] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT name, address, at, succeeded FROM loginAttempt WHERE name = ? ORDER BY at DESC, id DESC
                        LIMIT ?
                    """,
                arguments: [name, limit]
            ).map { row in
                LoginAttempt(
                    name: row["name"],
                    address: row["address"],
                    at: Instant(secondsSince1970: row["at"]),
                    succeeded: row["succeeded"]
                )
            }
        }
    }
}
