internal import Accounts
internal import Calendars

#if SQLITE
internal import GRDB
#endif

/// Rows of `ace` and `delegation`, and what follows from them.
enum AccessTable {
    /// Stands for everybody who is logged in.
    static let authenticated: Int64 = 0

    /// What a person is granted, as themselves and through groups, in each of the collections.
    static func privileges(
        of person: PrincipalID,
        in collections: [CollectionID],
        _ database: Database
    ) throws -> [CollectionID: Privileges] {
        let statement = try database.cachedStatement(
            sql: """
                \(Identities.table) SELECT collectionId, principalId, isDeny, privileges
                FROM \(Dialect.numbers("?2")) AS wanted CROSS JOIN ace ON collectionId = wanted.value
                WHERE principalId = \(authenticated) OR principalId IN (SELECT id FROM identity)
                """
        )
        let wanted = JSONList.text(collections.map(\.rawValue))
        var entries: [CollectionID: [AccessEntry]] = [:]
        try statement.each([person.rawValue, wanted]) { row in
            entries[CollectionID(rawValue: row[0]), default: []].append(entry(of: row))
        }
        return entries.mapValues(AccessEntry.privileges)
    }

    /// What a person may do in another's home because they act for them.
    static func delegated(
        by owner: PrincipalID,
        to person: PrincipalID,
        in database: Database
    ) throws -> DelegateAccess? {
        let statement = try database.cachedStatement(
            sql: """
                \(Identities.table) SELECT max(access) FROM delegation
                WHERE ownerId = ?2 AND delegateId IN (SELECT id FROM identity)
                """
        )
        return try Int.fetchOne(statement, arguments: [person.rawValue, owner.rawValue])
            .flatMap(DelegateAccess.init(rawValue:))
    }

    /// Denials first, then by principal.
    static func entries(of collection: CollectionID, in database: Database) throws -> [AccessEntry] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT collectionId, principalId, isDeny, privileges FROM ace
                WHERE collectionId = ? ORDER BY isDeny DESC, principalId
                """
        )
        return try statement.all([collection.rawValue], entry)
    }

    /// To what the grantee has already.
    static func add(_ entry: AccessEntry, to collection: CollectionID, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO ace (collectionId, principalId, isDeny, privileges) VALUES (?, ?, ?, ?)
                ON CONFLICT (collectionId, principalId, isDeny) DO UPDATE SET privileges = ace.privileges |
                    excluded.privileges
                """
        )
        .execute(
            arguments: [
                collection.rawValue, number(of: entry.grantee), entry.isDeny, entry.privileges.rawValue,
            ]
        )
    }

    private static func entry(of row: CurrentRow) -> AccessEntry {
        let principal: Int64 = row[1]
        return AccessEntry(
            principal == authenticated ? .authenticated : .principal(PrincipalID(rawValue: principal)),
            isDeny: row[2],
            Privileges(rawValue: row[3])
        )
    }

    private static func number(of grantee: AccessEntry.Grantee) -> Int64 {
        switch grantee {
        case .authenticated: authenticated
        case .principal(let id): id.rawValue
        }
    }
}
