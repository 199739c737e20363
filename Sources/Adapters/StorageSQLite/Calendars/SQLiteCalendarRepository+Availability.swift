package import Accounts
package import Calendars
internal import GRDB

extension SQLiteCalendarRepository {
    package func availability(of person: PrincipalID) async throws(CalendarError) -> String? {
        try statement { connection in
            let statement = try connection.cachedStatement(sql: "SELECT availability FROM home WHERE personId = ?")
            return try Row.fetchOne(statement, arguments: [person.rawValue])?[0]
        }
    }
}
