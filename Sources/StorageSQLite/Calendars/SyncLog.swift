internal import Accounts
internal import Calendars
internal import CivilTime
internal import GRDB

/// The counters and tombstones from which clients learn what has changed.
enum SyncLog {
    /// A step of the counter, with what the writer needs to know of the collection.
    struct Step {
        let modseq: Int64
        let person: PrincipalID
        let spanKey: Int64
    }

    /// Moves the home's and the collection's counter on.
    ///
    /// - Throws: `notFound` when the collection is gone.
    static func advance(_ collection: CollectionID, in database: Database) throws -> Step {
        let home = try database.cachedStatement(
            sql: """
                UPDATE home SET modseq = modseq + 1
                WHERE personId = (SELECT personId FROM collection WHERE id = ?) RETURNING personId, modseq
                """
        )
        guard let row = try Row.fetchOne(home, arguments: [collection.rawValue]) else { throw CalendarError.notFound }
        let person: Int64 = row[0]
        let modseq: Int64 = row[1]
        let statement = try database.cachedStatement(
            sql: "UPDATE collection SET modseq = ? WHERE id = ? RETURNING spanKey, isShared"
        )
        guard let row = try Row.fetchOne(statement, arguments: [modseq, collection.rawValue]) else {
            throw CalendarError.notFound
        }
        if row[1] { try tellShares(of: collection, in: database) }
        return Step(modseq: modseq, person: PrincipalID(rawValue: person), spanKey: row[0])
    }

    /// Moves on the counters of the homes into which a collection is shared.
    static func tellShares(of collection: CollectionID, in database: Database) throws {
        for sql in [
            "UPDATE home SET modseq = modseq + 1 WHERE personId IN (SELECT personId FROM share WHERE collectionId = ?)",
            "UPDATE share SET modseq = (SELECT modseq FROM home WHERE home.personId = share.personId) WHERE collectionId = ?",
        ] {
            try database.cachedStatement(sql: sql).execute(arguments: [collection.rawValue])
        }
    }

    /// Moves the home's counter on.
    ///
    /// - Throws: `notFound` without a home.
    static func advanceHome(of person: PrincipalID, in database: Database) throws -> Int64 {
        let statement = try database.cachedStatement(
            sql: "UPDATE home SET modseq = modseq + 1 WHERE personId = ? RETURNING modseq"
        )
        guard let modseq = try Int64.fetchOne(statement, arguments: [person.rawValue]) else {
            throw CalendarError.notFound
        }
        return modseq
    }

    static func bury(
        _ name: String,
        in collection: CollectionID,
        modseq: Int64,
        at now: Instant,
        in database: Database
    ) throws {
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO tombstone (collectionId, name, modseq, deletedAt) VALUES (?, ?, ?, ?)"
        )
        .execute(arguments: [collection.rawValue, name, modseq, now.secondsSince1970])
    }

    /// Removes the tombstone of a name that is used again.
    static func raise(_ name: String, in collection: CollectionID, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM tombstone WHERE collectionId = ? AND name = ?")
            .execute(arguments: [collection.rawValue, name])
    }
}
