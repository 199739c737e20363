package import Accounts
package import GRDB

/// Writes to homes as parts of a unit of work. The account repository erases a person's home by these, together with the person.
package enum HomeUnits {
    /// Removes everything in the home, the ranks and the dirty days.
    package static func erase(_ person: PrincipalID, in database: Database) throws {
        let keys = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT spanKey FROM collection WHERE personId = ?"),
            arguments: [person.rawValue]
        )
        for key in keys {
            try SpanTable.deleteAll(place: SpanTable.place(ofSpanKey: key), in: database)
        }
        for table in ["home", "eventRank", "dirtyDay"] {
            try database.cachedStatement(sql: "DELETE FROM \(table) WHERE personId = ?")
                .execute(arguments: [person.rawValue])
        }
    }

    /// Switches planning on or off; off also forgets what waits to be planned.
    static func setPlanned(_ isPlanned: Bool, for person: PrincipalID, in database: Database) throws {
        try database.cachedStatement(sql: "UPDATE home SET isPlanned = ? WHERE personId = ?")
            .execute(arguments: [isPlanned, person.rawValue])
        guard !isPlanned else { return }
        try database.cachedStatement(sql: "DELETE FROM dirtyDay WHERE personId = ?")
            .execute(arguments: [person.rawValue])
    }
}
