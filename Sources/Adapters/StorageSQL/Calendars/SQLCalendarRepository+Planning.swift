package import Accounts
package import Calendars
internal import CivilTime
internal import FoundationEssentials

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
            return try Row.fetchAll(statement, arguments: [person.rawValue]).map { row in
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
        try await statement { connection in
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT uid, rank FROM \(Dialect.texts("?")) AS wanted
                    CROSS JOIN eventRank ON personId = ? AND uid = wanted.value
                    """
            )
            let wanted = String(decoding: try JSONEncoder().encode(uids), as: UTF8.self)
            let rows = try Row.fetchCursor(statement, arguments: [wanted, person.rawValue])
            var ranks: [String: Int64] = [:]
            while let row = try rows.next() { ranks[row[0]] = row[1] }
            return ranks
        }
    }
}
