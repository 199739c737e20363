package import Accounts
package import CivilTime
internal import FoundationEssentials
package import Publishing

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    private static let answerColumns = """
        id, linkId, digest, name, email, choice, isWaiting, answeredAt, version, isWritten
        """

    package func recordAnswer(
        _ draft: EventAnswerDraft,
        at now: Instant
    ) async throws(AccountError) -> EventAnswer {
        let id = database.ids.next()
        return try await write { database in
            let limits = try Row.fetchOne(
                database,
                sql: "SELECT answerLimit, capacity FROM eventLink WHERE id = ?",
                arguments: [draft.link]
            )
            guard let limits else { throw AccountError.notFound }
            let (limit, capacity): (Int, Int?) = (limits[0], limits[1])
            let answers = try Self.answers(to: draft.link, in: database)
            let standing = answers.first { $0.digest == draft.digest }
            guard standing != nil || answers.count < limit else { throw AccountError.eventLinkIsUsedUp }
            let answer = EventAnswer.replacing(standing, by: draft, id: id, at: now)
            try Self.put(answer, in: database)
            let all = try Self.answers(to: draft.link, in: database)
            let waits = Seating.seated(all, capacity: capacity)
            for answer in all where waits[answer.id] != answer.isWaiting {
                try Self.put(answer.seated(isWaiting: waits[answer.id] ?? false), in: database)
            }
            return try Self.answers(to: draft.link, in: database).first { $0.digest == draft.digest } ?? answer
        }
    }

    package func findAnswer(digest: [UInt8]) async throws(AccountError) -> EventAnswer? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT \(Self.answerColumns) FROM eventAnswer WHERE digest = ?",
                arguments: [Data(digest)]
            ).map(EventAnswer.init(row:))
        }
    }

    package func listAnswers(to link: Int64) async throws(AccountError) -> [EventAnswer] {
        try await read { try Self.answers(to: link, in: $0) }
    }

    package func listAnswers(of owner: PrincipalID) async throws(AccountError) -> [Int64: [EventAnswer]] {
        let answers = try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT \(Self.answerColumns) FROM eventAnswer
                    WHERE linkId IN (SELECT id FROM eventLink WHERE personId = ?) ORDER BY answeredAt, id
                    """,
                arguments: [owner.rawValue]
            ).map(EventAnswer.init(row:))
        }
        return Dictionary(grouping: answers, by: \.link)
    }

    package func markWritten(_ answers: [EventAnswer]) async throws(AccountError) {
        try await write { database in
            for answer in answers {
                try database.execute(
                    sql: "UPDATE eventAnswer SET isWritten = 1 WHERE id = ? AND version = ?",
                    arguments: [answer.id, answer.version]
                )
            }
        }
    }

    private static func answers(to link: Int64, in database: Database) throws -> [EventAnswer] {
        try Row.fetchAll(
            database,
            sql: "SELECT \(answerColumns) FROM eventAnswer WHERE linkId = ? ORDER BY answeredAt, id",
            arguments: [link]
        ).map(EventAnswer.init(row:))
    }

    private static func put(_ answer: EventAnswer, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO eventAnswer (\(answerColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email,
                    choice = excluded.choice, isWaiting = excluded.isWaiting, answeredAt = excluded.answeredAt,
                    version = excluded.version, isWritten = excluded.isWritten
                """,
            arguments: [
                answer.id, answer.link, Data(answer.digest), answer.name, answer.email, answer.choice.rawValue,
                answer.isWaiting, answer.answeredAt.secondsSince1970, answer.version, answer.isWritten,
            ]
        )
    }
}

extension EventAnswer {
    fileprivate init(row: Row) {
        let digest: Data = row[2]
        self.init(
            id: row[0],
            link: row[1],
            digest: Array(digest),
            name: row[3],
            email: row[4],
            choice: AnswerChoice(rawValue: row[5]) ?? .maybe,
            isWaiting: row[6],
            answeredAt: Instant(secondsSince1970: row[7]),
            version: row[8],
            isWritten: row[9]
        )
    }
}
