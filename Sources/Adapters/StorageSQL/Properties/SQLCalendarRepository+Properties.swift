package import Accounts
package import Calendars
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLCalendarRepository {
    package func deadProperties(
        of holders: [PropertyHolder],
        for people: [PrincipalID]
    ) async throws(CalendarError) -> [PropertyHolder: DeadProperties] {
        var tables: [String: (column: String, holders: [DatabaseValue: PropertyHolder])] = [:]
        for holder in holders {
            let (table, column, key) = PropertyTables.place(of: holder)
            tables[table, default: (column, [:])].holders[key] = holder
        }
        return try await view { [tables] connection in
            var found: [PropertyHolder: DeadProperties] = [:]
            for (table, (column, holders)) in tables {
                // The first person's word is the last.
                for person in people.reversed() {
                    try PropertyTables.read(
                        table: table,
                        column: column,
                        keys: try Self.json(holders.keys),
                        for: person,
                        in: connection
                    ) { row in
                        guard let holder = holders[row[0]] else { return }
                        let name = DeadPropertyName(namespace: row[1], name: row[2])
                        found[holder, default: [:]][name] = try ObjectTable.bytes(of: row, at: 3)
                    }
                }
            }
            return found
        }
    }

    private static func json(_ keys: some Collection<DatabaseValue>) throws -> (json: String, isNumbers: Bool) {
        let numbers = keys.compactMap { Int64.fromDatabaseValue($0) }
        if numbers.count == keys.count { return (JSONList.text(numbers), true) }
        let texts = try JSONEncoder().encode(keys.compactMap { String.fromDatabaseValue($0) })
        return (String(decoding: texts, as: UTF8.self), false)
    }
}
