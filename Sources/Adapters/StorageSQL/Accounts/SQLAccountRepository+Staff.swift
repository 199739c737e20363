package import Accounts
package import CivilTime
package import SelfService

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func setRole(_ role: StaffRole?, of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try Self.requirePerson(person, in: database)
            try database.execute(sql: "DELETE FROM staff WHERE personId = ?", arguments: [person.rawValue])
            guard let role else { return }
            try database.execute(
                sql: "INSERT INTO staff (personId, role) VALUES (?, ?)",
                arguments: [person.rawValue, role.rawValue]
            )
        }
    }

    package func findRole(of person: PrincipalID) async throws(AccountError) -> StaffRole? {
        try await read { database in
            try String.fetchOne(
                database,
                sql: "SELECT role FROM staff WHERE personId = ?",
                arguments: [person.rawValue]
            ).flatMap(StaffRole.init(rawValue:))
        }
    }

    package func listStaff() async throws(AccountError) -> [(principal: Principal, role: StaffRole)] {
        try await read { database in
            try database.cachedStatement(
                sql: """
                    SELECT \(Self.principalColumns), role FROM staff JOIN person ON person.id = staff.personId
                    ORDER BY person.name
                    """
            )
            .all { row in StaffRole(rawValue: row[7]).map { (principal: Self.principal(of: row), role: $0) } }
            .compactMap(\.self)
        }
    }

    package func record(_ act: AdministrativeAct) async throws(AccountError) {
        try await write { [ids = self.database.ids] database in
            try database.execute(
                sql: "INSERT INTO administrativeAct (id, actor, kind, subject, at) VALUES (?, ?, ?, ?, ?)",
                arguments: [ids.next(), act.actor, act.kind.rawValue, act.subject, act.at.secondsSince1970]
            )
        }
    }

    package func listActs(limit: Int) async throws(AccountError) -> [AdministrativeAct] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT actor, kind, subject, at FROM administrativeAct ORDER BY at DESC, id DESC LIMIT ?",
                arguments: [limit]
            ).compactMap { row in
                AdministrativeAct.Kind(rawValue: row[1]).map { kind in
                    AdministrativeAct(
                        actor: row[0],
                        kind: kind,
                        subject: row[2],
                        at: Instant(secondsSince1970: row[3])
                    )
                }
            }
        }
    }

    package func countAttempts(since oldest: Instant) async throws(AccountError) -> [AttemptCount] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT at - at % 3600 AS hour, count(*) FILTER (WHERE succeeded = 1),
                        count(*) FILTER (WHERE succeeded = 0),
                        count(DISTINCT CASE succeeded WHEN 0 THEN address END)
                    FROM loginAttempt WHERE at >= ? GROUP BY hour ORDER BY hour DESC
                    """,
                arguments: [oldest.secondsSince1970]
            ).map { row in
                AttemptCount(
                    hour: Instant(secondsSince1970: row[0]),
                    succeeded: row[1],
                    failed: row[2],
                    addresses: row[3]
                )
            }
        }
    }

    // MARK: Support

    private static let requestColumns = "id, personId, name, email, phone, message, language, at"

    package func addSupportRequest(_ request: SupportRequest) async throws(AccountError) -> SupportRequest {
        var kept = request
        kept.id = database.ids.next()
        let row = kept
        return try await write { database in
            try database.execute(
                sql: "INSERT INTO supportRequest (\(Self.requestColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    row.id, row.person?.rawValue, row.name, row.email, row.phone, row.message, row.language,
                    row.at.secondsSince1970,
                ]
            )
            return row
        }
    }

    package func findSupportRequest(_ id: Int64) async throws(AccountError) -> SupportRequest? {
        try await requests("id = ?", id).first
    }

    package func listSupportRequests(limit: Int) async throws(AccountError) -> [SupportRequest] {
        try await requests("1 = 1 ORDER BY at DESC, id DESC LIMIT ?", Int64(limit))
    }

    package func listSupportRequests(of person: PrincipalID) async throws(AccountError) -> [SupportRequest] {
        try await requests("personId = ? ORDER BY at DESC, id DESC", person.rawValue)
    }

    package func addSupportAnswer(_ answer: SupportAnswer, to id: Int64) async throws(AccountError) {
        try await write { [ids = self.database.ids] database in
            let exists = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM supportRequest WHERE id = ?)",
                arguments: [id]
            )
            guard exists == true else { throw AccountError.notFound }
            try database.execute(
                sql: "INSERT INTO supportAnswer (id, requestId, author, message, at) VALUES (?, ?, ?, ?, ?)",
                arguments: [ids.next(), id, answer.author, answer.message, answer.at.secondsSince1970]
            )
        }
    }

    package func forgetSupportRequests(before oldest: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM supportRequest WHERE at < ?",
                arguments: [oldest.secondsSince1970]
            )
        }
    }

    private func requests(
        _ condition: String,
        _ number: Int64
    ) async throws(AccountError) -> [SupportRequest] {
        try await read { database in
            let sql = "SELECT \(Self.requestColumns) FROM supportRequest WHERE \(condition)"
            let requests = try Row.fetchAll(database, sql: sql, arguments: [number])
            let answered = try Row.fetchAll(
                database,
                sql: """
                    SELECT author, message, at, requestId FROM supportAnswer
                    WHERE requestId IN (SELECT value FROM \(Dialect.numbers("?1"))) ORDER BY id
                    """,
                arguments: [JSONList.text(requests.map { $0[0] as Int64 })]
            )
            let answers = Dictionary(grouping: answered) { $0[3] as Int64 }.mapValues { rows in
                rows.map { SupportAnswer(author: $0[0], message: $0[1], at: Instant(secondsSince1970: $0[2])) }
            }
            return requests.map { row in
                let person: Int64? = row[1]
                return SupportRequest(
                    id: row[0],
                    person: person.map(PrincipalID.init(rawValue:)),
                    name: row[2],
                    email: row[3],
                    phone: row[4],
                    message: row[5],
                    language: row[6],
                    at: Instant(secondsSince1970: row[7]),
                    answers: answers[row[0] as Int64] ?? []
                )
            }
        }
    }
}
