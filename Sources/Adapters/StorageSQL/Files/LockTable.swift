internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// Rows of `homeLock` as values.
enum LockTable {
    private static let columns =
        "token, path, isCollection, isDeep, isExclusive, holderId, owner, timeoutSeconds, expiresAt"

    private static func lock(of row: CurrentRow, home: PrincipalID) -> HomeLock {
        let path: String = row[1]
        return HomeLock(
            token: row[0],
            home: home,
            path: path.split(separator: "/").map(String.init),
            isCollection: row[2],
            isDeep: row[3],
            isExclusive: row[4],
            holder: PrincipalID(rawValue: row[5]),
            ownerElement: (row[6] as BytesColumn?)?.bytes,
            timeoutSeconds: row[7],
            expiresAt: Instant(secondsSince1970: row[8])
        )
    }

    /// The locks of a home that have not run out.
    static func list(of home: PrincipalID, at now: Instant, in database: Database) throws -> [HomeLock] {
        let statement = try database.cachedStatement(
            sql: "SELECT \(columns) FROM homeLock WHERE personId = ? AND expiresAt > ? ORDER BY path, token"
        )
        return try statement.all([home.rawValue, now.secondsSince1970]) { lock(of: $0, home: home) }
    }

    static func insert(_ lock: HomeLock, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO homeLock (token, personId, path, isCollection, isDeep, isExclusive, holderId, owner,
                    timeoutSeconds,
                    expiresAt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        .execute(
            arguments: [
                lock.token, lock.home.rawValue, lock.path.joined(separator: "/"), lock.isCollection, lock.isDeep,
                lock.isExclusive, lock.holder.rawValue, lock.ownerElement.map { Data($0) }, lock.timeoutSeconds,
                lock.expiresAt.secondsSince1970,
            ]
        )
    }
}
