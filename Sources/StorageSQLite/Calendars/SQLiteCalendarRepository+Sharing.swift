package import Accounts
package import Calendars
internal import GRDB

extension SQLiteCalendarRepository {
    package func findCollection(
        at address: CalendarAddress,
        seenBy person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection? {
        try view { connection in
            guard address.owner != person else {
                guard let id = SharedName.collection(named: address.name) else { return nil }
                return try ShareTable.collections(of: person, only: id, epoch: database.epoch, in: connection).first
            }
            let statement = try connection.cachedStatement(
                sql: "SELECT \(CollectionTable.columns) FROM collection WHERE personId = ? AND name = ?"
            )
            let arguments: StatementArguments = [address.owner.rawValue, address.name]
            guard let row = try Row.fetchOne(statement, arguments: arguments) else { return nil }
            var found = try CollectionTable.collection(withPropertiesOf: row, epoch: database.epoch, in: connection)
            found.privileges = try AccessTable.privileges(of: person, in: [found.id], connection)[found.id] ?? []
            if found.kind.isOpenToDelegates,
                let access = try AccessTable.delegated(by: found.owner, to: person, in: connection)
            {
                found.privileges.formUnion(access.privileges)
            }
            return found
        }
    }
}
