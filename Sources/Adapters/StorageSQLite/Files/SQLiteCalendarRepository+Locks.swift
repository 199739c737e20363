package import Accounts
package import Calendars
package import CivilTime
internal import GRDB

extension SQLiteCalendarRepository {
    package func findGuard(
        of home: PrincipalID,
        name: String?,
        at now: Instant
    ) async throws(CalendarError) -> HomeGuard? {
        let row = try statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT lockGeneration, modseq, EXISTS (SELECT 1 FROM homeLock WHERE homeLock.personId =
                        home.personId),
                        EXISTS (SELECT 1 FROM file WHERE file.personId = home.personId AND file.path = ?2)
                    FROM home WHERE personId = ?1
                    """
            )
            return try Row.fetchOne(statement, arguments: [home.rawValue, name])
        }
        guard let row else { return nil }
        let hasLocks: Bool = row[2]
        return HomeGuard(
            home: home,
            lockGeneration: row[0],
            modseq: row[1],
            // Read later than the generation: a lock that came in between breaks the fence.
            locks: hasLocks ? try statement { try LockTable.list(of: home, at: now, in: $0) } : [],
            isFile: row[3]
        )
    }
}
