internal import Accounts
internal import CivilTime
internal import GRDB
internal import Planning

/// Rows of `planLease`.
enum PlanLeaseTable {
    static func isHeld(_ person: PrincipalID, owner: String, in database: Database) throws -> Bool {
        let statement = try database.cachedStatement(sql: "SELECT owner FROM planLease WHERE personId = ?")
        return try String.fetchOne(statement, arguments: [person.rawValue]) == owner
    }

    static func release(_ person: PrincipalID, owner: String, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM planLease WHERE personId = ? AND owner = ?")
            .execute(arguments: [person.rawValue, owner])
    }
}

/// Rows of `dirtyDay`, as planning makes and clears them.
enum PlanMarkTable {
    /// A mark that stands already gets the new generation, and keeps the time from which it has been waiting.
    static func mark(
        _ days: ClosedRange<Int>,
        of person: PrincipalID,
        generation: Int64,
        since: Instant,
        in database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO dirtyDay (personId, fromDay, toDay, generation, since) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (personId, fromDay, toDay) DO UPDATE SET generation = excluded.generation
                """
        )
        .execute(
            arguments: [
                person.rawValue, days.lowerBound, days.upperBound, generation, since.secondsSince1970,
            ]
        )
    }

    static func stands(_ mark: DirtyMark, of person: PrincipalID, in database: Database) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT generation FROM dirtyDay WHERE personId = ? AND fromDay = ? AND toDay = ?"
        )
        let generation = try Int64.fetchOne(
            statement,
            arguments: [person.rawValue, mark.days.lowerBound, mark.days.upperBound]
        )
        return generation == mark.generation
    }

    /// Clears what was planned of a mark; the days after it stay marked.
    static func clear(
        _ done: PlanApplication.PlannedMark,
        of person: PrincipalID,
        generation: Int64,
        in database: Database
    ) throws {
        let days = done.mark.days
        try database.cachedStatement(sql: "DELETE FROM dirtyDay WHERE personId = ? AND fromDay = ? AND toDay = ?")
            .execute(arguments: [person.rawValue, days.lowerBound, days.upperBound])
        guard done.through < days.upperBound else { return }
        try mark(
            (done.through + 1)...days.upperBound,
            of: person,
            generation: generation,
            since: done.mark.since,
            in: database
        )
    }
}

/// Rows of `placeTag`.
enum PlaceTagTable {
    static func list(of person: PrincipalID, in database: Database) throws -> [String: String] {
        let statement = try database.cachedStatement(
            sql: "SELECT eventUid, fingerprint FROM placeTag WHERE personId = ?"
        )
        let rows = try Row.fetchAll(statement, arguments: [person.rawValue])
        return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    static func put(_ tag: PlaceTag, of person: PrincipalID, in database: Database) throws {
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO placeTag (personId, eventUid, fingerprint) VALUES (?, ?, ?)"
        )
        .execute(arguments: [person.rawValue, tag.eventUID, tag.fingerprint])
    }
}
