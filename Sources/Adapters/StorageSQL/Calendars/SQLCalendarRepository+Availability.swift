package import Accounts
package import Calendars

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func availability(of person: PrincipalID) async throws(CalendarError) -> String? {
        try await statement { connection in
            let statement = try connection.cachedStatement(sql: "SELECT availability FROM home WHERE personId = ?")
            return try String.fetchOne(statement, arguments: [person.rawValue])
        }
    }
}
