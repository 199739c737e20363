package import Accounts
package import Calendars
package import CivilTime

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func findGuard(
        of home: PrincipalID,
        name: String?,
        at now: Instant
    ) async throws(CalendarError) -> HomeGuard? {
        let found = try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT lockGeneration, modseq, EXISTS (SELECT 1 FROM homeLock WHERE homeLock.personId =
                        home.personId),
                        EXISTS (SELECT 1 FROM file WHERE file.personId = home.personId AND file.path = ?2)
                    FROM home WHERE personId = ?1
                    """
            )
            return try statement.first([home.rawValue, name]) { row in
                (generation: row[0] as Int64, modseq: row[1] as Int64, hasLocks: row[2] as Bool, isFile: row[3] as Bool)
            }
        }
        guard let found else { return nil }
        return HomeGuard(
            home: home,
            lockGeneration: found.generation,
            modseq: found.modseq,
            // Read later than the generation: a lock that came in between breaks the fence.
            locks: found.hasLocks ? try await statement { try LockTable.list(of: home, at: now, in: $0) } : [],
            isFile: found.isFile
        )
    }
}
