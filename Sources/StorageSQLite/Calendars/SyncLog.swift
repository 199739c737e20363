internal import Accounts
internal import Calendars
internal import CivilTime
internal import GRDB

/// The counters and tombstones from which clients learn what has changed.
enum SyncLog {
    /// A step of a home's counter, with what the writer needs to know of the home.
    struct HomeStep {
        let modseq: Int64
        let person: PrincipalID
        /// What is counted against the quota, this write included.
        let usedBytes: Int
        let quotaBytes: Int?

        /// Reads person, counter, bytes and quota.
        init(_ row: Row) {
            person = PrincipalID(rawValue: row[0])
            modseq = row[1]
            usedBytes = row[2]
            quotaBytes = row[3]
        }

        /// - Throws: ``CalendarPrecondition/quotaNotExceeded`` where the home holds more than its quota, which is `quota` unless the person has
        ///   one of their own.
        func requireQuota(_ quota: Int) throws(CalendarError) {
            let limit = quotaBytes ?? quota
            guard usedBytes > limit else { return }
            throw .precondition(.quotaNotExceeded, reason: "the home may hold \(limit) bytes")
        }
    }

    /// A step of the counter of a home and of one of its collections.
    struct Step {
        let home: HomeStep
        let spanKey: Int64

        var modseq: Int64 { home.modseq }
        var person: PrincipalID { home.person }
    }

    /// Moves the home's and the collection's counter on; `bytes` is what the write adds to the home. What the server puts into inboxes
    /// and notification collections is not counted.
    ///
    /// - Throws: `notFound` when the collection is gone.
    static func advance(_ collection: CollectionID, bytes: Int = 0, in database: Database) throws -> Step {
        let home = try database.cachedStatement(
            sql: """
                UPDATE home SET modseq = modseq + 1, usedBytes = max(usedBytes + iif(touched.kind IN (?3, ?4), 0, ?2), 0)
                FROM (SELECT personId AS owner, kind FROM collection WHERE id = ?1) AS touched
                WHERE personId = touched.owner RETURNING personId, modseq, usedBytes, quotaBytes
                """
        )
        let arguments: StatementArguments = [
            collection.rawValue, bytes, CollectionKind.inbox.rawValue, CollectionKind.notifications.rawValue,
        ]
        guard let row = try Row.fetchOne(home, arguments: arguments) else {
            throw CalendarError.notFound
        }
        let step = HomeStep(row)
        let statement = try database.cachedStatement(
            sql: "UPDATE collection SET modseq = ? WHERE id = ? RETURNING spanKey"
        )
        guard let row = try Row.fetchOne(statement, arguments: [step.modseq, collection.rawValue]) else {
            throw CalendarError.notFound
        }
        return Step(home: step, spanKey: row[0])
    }

    /// Moves the home's counter on, as often as there are `steps`; `bytes` is what the write adds to the home.
    ///
    /// - Throws: `notFound` without a home.
    static func advanceHome(
        of person: PrincipalID,
        bytes: Int = 0,
        steps: Int = 1,
        in database: Database
    ) throws -> HomeStep {
        let statement = try database.cachedStatement(
            sql: """
                UPDATE home SET modseq = modseq + ?3, usedBytes = max(usedBytes + ?2, 0) WHERE personId = ?1
                RETURNING personId, modseq, usedBytes, quotaBytes
                """
        )
        guard let row = try Row.fetchOne(statement, arguments: [person.rawValue, bytes, steps]) else {
            throw CalendarError.notFound
        }
        return HomeStep(row)
    }

    /// Notes that a member of a home, a collection or a file, is gone from its name.
    static func buryMember(
        _ name: String,
        isFile: Bool = false,
        of person: PrincipalID,
        modseq: Int64,
        at now: Instant,
        in database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO collectionTombstone (personId, name, isFile, modseq, deletedAt) VALUES (?, ?, ?, ?, ?)
                """
        )
        .execute(arguments: [person.rawValue, name, isFile, modseq, now.secondsSince1970])
    }

    /// Removes the tombstone of a member's name that is used again.
    static func raiseMember(_ name: String, of person: PrincipalID, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM collectionTombstone WHERE personId = ? AND name = ?")
            .execute(arguments: [person.rawValue, name])
    }

    /// Notes that an object is gone from its name; `wasShown`: others than the owner may have seen it.
    static func bury(
        _ name: String,
        in collection: CollectionID,
        wasShown: Bool,
        modseq: Int64,
        at now: Instant,
        in database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO tombstone (collectionId, name, modseq, deletedAt, wasShown) VALUES (?, ?, ?, ?, ?)
                """
        )
        .execute(arguments: [collection.rawValue, name, modseq, now.secondsSince1970, wasShown])
    }

    /// Removes the tombstone of a name that is used again.
    ///
    /// - Returns: whether others than the owner may have seen what had the name.
    static func raise(_ name: String, in collection: CollectionID, in database: Database) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "DELETE FROM tombstone WHERE collectionId = ? AND name = ? RETURNING wasShown"
        )
        return try Bool.fetchOne(statement, arguments: [collection.rawValue, name]) ?? false
    }
}
