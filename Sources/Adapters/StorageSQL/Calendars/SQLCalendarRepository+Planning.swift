package import Accounts
package import Calendars
internal import CivilTime

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func listDirtyDays(of person: PrincipalID) async throws(CalendarError) -> [DirtyDays] {
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT fromDay, toDay, generation, since FROM dirtyDay WHERE personId = ? ORDER BY fromDay, toDay
                    """
            )
            return try statement.all([person.rawValue]) { row in
                let first: Int = row[0]
                return DirtyDays(
                    person: person,
                    days: first...max(first, row[1]),
                    generation: row[2],
                    since: Instant(secondsSince1970: row[3])
                )
            }
        }
    }

    package func ranks(
        of person: PrincipalID,
        uids: [String]
    ) async throws(CalendarError) -> [String: Int64] {
        try await statement { try EventRankTable.ranks(of: person, uids: uids, in: $0) }
    }
}
