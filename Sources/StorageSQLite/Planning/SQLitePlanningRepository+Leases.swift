package import Accounts
package import CivilTime
internal import GRDB
package import Planning

extension SQLitePlanningRepository {
    /// Whose days are dirty and not leased, the nearest day first.
    private static let waiting = """
        SELECT personId FROM dirtyDay
        WHERE EXISTS (SELECT 1 FROM home WHERE home.personId = dirtyDay.personId)
            AND NOT EXISTS (
                SELECT 1 FROM planLease WHERE planLease.personId = dirtyDay.personId AND expiresAt > ?)
            AND personId NOT IN (SELECT value FROM json_each(?))
        ORDER BY fromDay, personId LIMIT 1
        """

    package func leaseDirtyDays(
        owner: String,
        until expiry: Instant,
        now: Instant,
        leavingOut resting: [PrincipalID]
    ) async throws(PlanningError) -> DirtyLease? {
        let resting = "[" + resting.map { "\($0.rawValue)" }.joined(separator: ",") + "]"
        let isWaiting = try view { connection in
            let statement = try connection.cachedStatement(sql: Self.waiting)
            return try Int64.fetchOne(statement, arguments: [now.secondsSince1970, resting]) != nil
        }
        guard isWaiting else { return nil }
        return try await unit { connection in
            let statement = try connection.cachedStatement(sql: Self.waiting)
            guard let person = try Int64.fetchOne(statement, arguments: [now.secondsSince1970, resting]) else {
                return nil
            }
            try connection.cachedStatement(
                sql: "INSERT OR REPLACE INTO planLease (personId, owner, expiresAt) VALUES (?, ?, ?)"
            )
            .execute(arguments: [person, owner, expiry.secondsSince1970])
            let modseq = try connection.cachedStatement(sql: "SELECT modseq FROM home WHERE personId = ?")
            let marks = try Row.fetchAll(
                connection.cachedStatement(
                    sql:
                        "SELECT fromDay, toDay, generation, since FROM dirtyDay WHERE personId = ? ORDER BY fromDay, toDay"
                ),
                arguments: [person]
            )
            return DirtyLease(
                person: PrincipalID(rawValue: person),
                owner: owner,
                marks: marks.map { row in
                    let first: Int = row[0]
                    return DirtyMark(
                        days: first...max(first, row[1]),
                        generation: row[2],
                        since: Instant(secondsSince1970: row[3])
                    )
                },
                modseq: try Int64.fetchOne(modseq, arguments: [person]) ?? 0
            )
        }
    }

    package func renewLease(
        of person: PrincipalID,
        owner: String,
        until expiry: Instant,
        now: Instant
    ) async throws(PlanningError) -> Bool {
        try await unit { connection in
            try connection.cachedStatement(
                sql: "UPDATE planLease SET expiresAt = ? WHERE personId = ? AND owner = ? AND expiresAt > ?"
            )
            .execute(arguments: [expiry.secondsSince1970, person.rawValue, owner, now.secondsSince1970])
            return connection.changesCount == 1
        }
    }

    package func listLeaseOwners() async throws(PlanningError) -> [String] {
        try view { try String.fetchAll($0, sql: "SELECT DISTINCT owner FROM planLease ORDER BY owner") }
    }

    package func releaseLeases(of owner: String) async throws(PlanningError) {
        try await unit { try $0.execute(sql: "DELETE FROM planLease WHERE owner = ?", arguments: [owner]) }
    }

    package func listHorizons() async throws(PlanningError) -> [PersonHorizon] {
        try view { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT home.personId, lastDay FROM home LEFT JOIN planHorizon USING (personId)
                    WHERE isPlanned = 1 ORDER BY home.personId
                    """
            )
            return rows.map { PersonHorizon(person: PrincipalID(rawValue: $0[0]), lastDay: $0[1]) }
        }
    }

    package func extendHorizon(
        of person: PrincipalID,
        with days: ClosedRange<Int>,
        now: Instant
    ) async throws(PlanningError) {
        let generation = database.ids.next()
        try await unit { connection in
            try PlanMarkTable.mark(days, of: person, generation: generation, since: now, in: connection)
            try connection.execute(
                sql: """
                    INSERT INTO planHorizon (personId, lastDay) VALUES (?, ?)
                    ON CONFLICT (personId) DO UPDATE SET lastDay = max(lastDay, excluded.lastDay)
                    """,
                arguments: [person.rawValue, days.upperBound]
            )
        }
    }

    package func markDirty(
        _ days: ClosedRange<Int>,
        of person: PrincipalID,
        now: Instant
    ) async throws(PlanningError) {
        let generation = database.ids.next()
        try await unit { connection in
            try PlanMarkTable.mark(days, of: person, generation: generation, since: now, in: connection)
        }
    }
}
