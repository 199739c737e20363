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

    package func setAvailability(_ text: String?, of person: PrincipalID) async throws(CalendarError) {
        try await unit { connection in
            let inbox = try Int64.fetchOne(
                connection.cachedStatement(sql: "SELECT id FROM collection WHERE personId = ? AND kind = ?"),
                arguments: [person.rawValue, CollectionKind.inbox.rawValue]
            )
            guard let inbox else { throw CalendarError.notFound }
            _ = try SyncLog.advance(CollectionID(rawValue: inbox), in: connection)
            try connection.cachedStatement(sql: "UPDATE home SET availability = ? WHERE personId = ?")
                .execute(arguments: [text, person.rawValue])
        }
    }
}
