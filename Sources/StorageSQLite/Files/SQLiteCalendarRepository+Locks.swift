package import Accounts
package import Calendars
package import CivilTime
internal import GRDB

extension SQLiteCalendarRepository {
    package func fenced(by fences: [WriteFence]) -> any CalendarRepository {
        SQLiteCalendarRepository(database, fences: fences)
    }

    package func findGuard(
        of home: PrincipalID,
        name: String?,
        at now: Instant
    ) async throws(CalendarError) -> HomeGuard? {
        let row = try statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT lockGeneration, modseq, EXISTS (SELECT 1 FROM homeLock WHERE homeLock.personId = home.personId),
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

    package func addLock(_ lock: HomeLock, at now: Instant, atMost limit: Int) async throws(CalendarError) {
        try await unit { connection in
            try connection.cachedStatement(sql: "DELETE FROM homeLock WHERE personId = ? AND expiresAt <= ?")
                .execute(arguments: [lock.home.rawValue, now.secondsSince1970])
            let standing = HomeGuard(
                home: lock.home,
                lockGeneration: 0,
                modseq: 0,
                locks: try LockTable.list(of: lock.home, at: now, in: connection),
                isFile: false
            )
            let conflicting = standing.locks(conflictingWith: lock)
            guard conflicting.isEmpty else { throw CalendarError.lockConflict(conflicting) }
            guard standing.locks.count < limit else {
                throw CalendarError.precondition(.quotaNotExceeded, reason: "more than \(limit) locks")
            }
            try connection.cachedStatement(
                sql: "UPDATE home SET lockGeneration = lockGeneration + 1 WHERE personId = ?"
            )
            .execute(arguments: [lock.home.rawValue])
            guard connection.changesCount == 1 else { throw CalendarError.notFound }
            try LockTable.insert(lock, in: connection)
        }
    }

    package func refreshLock(
        _ token: String,
        of home: PrincipalID,
        timeoutSeconds: Int,
        at now: Instant
    ) async throws(CalendarError) -> HomeLock {
        try await unit { connection in
            guard var lock = try LockTable.find(token, of: home, at: now, in: connection) else {
                throw CalendarError.notFound
            }
            lock.timeoutSeconds = timeoutSeconds
            lock.expiresAt = now.adding(seconds: Int64(timeoutSeconds))
            try connection.cachedStatement(
                sql: "UPDATE homeLock SET timeoutSeconds = ?, expiresAt = ? WHERE token = ?"
            )
            .execute(arguments: [timeoutSeconds, lock.expiresAt.secondsSince1970, token])
            return lock
        }
    }

    package func removeLock(_ token: String, of home: PrincipalID) async throws(CalendarError) {
        try await unit { connection in
            try connection.cachedStatement(sql: "DELETE FROM homeLock WHERE token = ? AND personId = ?")
                .execute(arguments: [token, home.rawValue])
            guard connection.changesCount == 1 else { throw CalendarError.notFound }
        }
    }
}
