package import Accounts
internal import Calendars
package import CivilTime
package import GRDB

/// Writes to homes as parts of a unit of work. The account repository erases a person's home by these, together with the person.
package enum HomeUnits {
    /// Removes everything in the home, the ranks and the dirty days.
    package static func erase(_ person: PrincipalID, at now: Instant, in database: Database) throws {
        let shared = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT id FROM collection WHERE personId = ? AND isShared = 1"),
            arguments: [person.rawValue]
        )
        for id in shared { try AccessUnits.unmountAll(CollectionID(rawValue: id), at: now, in: database) }
        let keys = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT spanKey FROM collection WHERE personId = ?"),
            arguments: [person.rawValue]
        )
        for key in keys {
            try SpanTable.deleteAll(place: SpanTable.place(ofSpanKey: key), in: database)
        }
        for table in ["home", "eventRank", "dirtyDay", "addressProperty"] {
            try database.cachedStatement(sql: "DELETE FROM \(table) WHERE personId = ?")
                .execute(arguments: [person.rawValue])
        }
        try AccessUnits.forget(person, in: database)
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
