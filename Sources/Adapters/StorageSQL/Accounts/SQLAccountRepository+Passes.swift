package import Accounts
internal import CivilTime
internal import Events

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func setPass(_ pass: SavedPass, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            let folded = SavedPlace.foldedName(pass.name)
            let known = try Row.fetchOne(
                database,
                sql: """
                    SELECT (SELECT count(*) FROM savedPass WHERE personId = person.id AND foldedName <> ?) AS others
                    FROM person WHERE id = ?
                    """,
                arguments: [folded, id.rawValue]
            )
            guard let known else { throw AccountError.notFound }
            guard known["others"] < SavedPass.mostPasses else {
                throw AccountError.invalidValue(reason: "At most \(SavedPass.mostPasses) passes can be kept.")
            }
            try database.execute(
                sql: """
                    INSERT INTO savedPass (personId, foldedName, name, issuer, products, firstDay, lastDay)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (personId, foldedName) DO UPDATE SET name = excluded.name, issuer = excluded.issuer,
                        products = excluded.products, firstDay = excluded.firstDay, lastDay = excluded.lastDay
                    """,
                arguments: [
                    id.rawValue, folded, pass.name, pass.issuer, pass.products.joined(separator: "\n"),
                    pass.firstDay?.daysSinceEpoch, pass.lastDay?.daysSinceEpoch,
                ]
            )
            try EventTable.append(.preferencesChanged(person: id), in: database)
        }
    }

    package func removePass(named name: String, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM savedPass WHERE personId = ? AND foldedName = ?",
                arguments: [id.rawValue, SavedPlace.foldedName(name)]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            try EventTable.append(.preferencesChanged(person: id), in: database)
        }
    }

    package func listPasses(of id: PrincipalID) async throws(AccountError) -> [SavedPass] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT name, issuer, products, firstDay, lastDay FROM savedPass WHERE personId = ? ORDER BY
                        foldedName
                    """,
                arguments: [id.rawValue]
            ).map { row in
                SavedPass(
                    name: row["name"],
                    issuer: row["issuer"],
                    products: (row["products"] as String).split(separator: "\n").map(String.init),
                    firstDay: (row["firstDay"] as Int?).map { CivilDate(daysSinceEpoch: $0) },
                    lastDay: (row["lastDay"] as Int?).map { CivilDate(daysSinceEpoch: $0) }
                )
            }
        }
    }
}
