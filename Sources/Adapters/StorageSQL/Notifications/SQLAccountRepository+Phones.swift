package import Accounts
package import CivilTime
package import Jobs
package import Notifications

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: PhoneRepository {
    private static let selectPhone = "SELECT number, wantedNumber, askedAt, triesLeft FROM phone WHERE personId = ?"

    package func phone(of person: PrincipalID) async throws(AccountError) -> PhoneState {
        try await read { database in
            try Row.fetchOne(database, sql: Self.selectPhone, arguments: [person.rawValue]).map(PhoneState.init(row:))
                ?? PhoneState()
        }
    }

    package func wantPhone(
        _ wanted: PhoneState.Wanted,
        of person: PrincipalID,
        adding jobs: [NewJob]
    ) async throws(AccountError) {
        try await write { [ids = self.database.ids] database in
            try Self.requirePerson(person, in: database)
            try database.execute(
                sql: """
                    INSERT INTO phone (personId, wantedNumber, askedAt, triesLeft) VALUES (?, ?, ?, ?)
                    ON CONFLICT (personId) DO UPDATE SET wantedNumber = excluded.wantedNumber,
                        askedAt = excluded.askedAt, triesLeft = excluded.triesLeft
                    """,
                arguments: [
                    person.rawValue, wanted.number, wanted.askedAt.secondsSince1970, wanted.triesLeft,
                ]
            )
            try JobTable.insert(jobs, ids: ids, in: database)
        }
    }

    package func takePhoneTry(of person: PrincipalID) async throws(AccountError) -> PhoneState.Wanted? {
        try await write { database in
            let state = try Row.fetchOne(database, sql: Self.selectPhone, arguments: [person.rawValue])
                .map(PhoneState.init(row:))
            guard let wanted = state?.wanted else { return nil }
            try database.execute(
                sql: "UPDATE phone SET triesLeft = triesLeft - 1 WHERE personId = ? AND triesLeft > 0",
                arguments: [person.rawValue]
            )
            return try database.changedRows() == 1 ? wanted : nil
        }
    }

    package func confirmPhone(
        _ number: String,
        askedAt: Instant,
        of person: PrincipalID
    ) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE phone SET number = wantedNumber, wantedNumber = NULL, askedAt = NULL, triesLeft = NULL
                    WHERE personId = ? AND wantedNumber = ? AND askedAt = ?
                    """,
                arguments: [person.rawValue, number, askedAt.secondsSince1970]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
        }
    }

    package func removePhone(of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(sql: "DELETE FROM phone WHERE personId = ?", arguments: [person.rawValue])
        }
    }
}

extension PhoneState {
    fileprivate init(row: Row) {
        let (number, wanted): (String?, String?) = (row[0], row[1])
        self.init(
            number: number,
            wanted: wanted.map { number in
                Wanted(number: number, askedAt: Instant(secondsSince1970: row[2]), triesLeft: row[3])
            }
        )
    }
}
