internal import Accounts
internal import Calendars
internal import GRDB

/// How homes learn of changes in calendars of others that stand in them. A write to a shared calendar touches its owner's rows only, however many see
/// it; each other home takes notice when it is looked at.
enum ShareNews {
    private static let behind = """
        FROM share CROSS JOIN collection ON collection.id = share.collectionId
        WHERE share.personId = ? AND isHidden = 0 AND share.seenModseq < collection.modseq
        """

    /// Whether something has changed of which the home has not taken notice.
    static func areWaiting(for person: PrincipalID, in database: Database) throws -> Bool {
        let statement = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 \(behind))")
        return try Bool.fetchOne(statement, arguments: [person.rawValue]) ?? false
    }

    /// Moves the home's counter on for each share in which something has changed.
    static func take(by person: PrincipalID, in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "SELECT share.collectionId, collection.modseq \(behind) ORDER BY share.collectionId"
        )
        for row in try Row.fetchAll(statement, arguments: [person.rawValue]) {
            let modseq = try SyncLog.advanceHome(of: person, in: database).modseq
            try database.cachedStatement(
                sql: "UPDATE share SET modseq = ?, seenModseq = ? WHERE collectionId = ? AND personId = ?"
            )
            .execute(arguments: [modseq, row[1] as Int64, row[0] as Int64, person.rawValue])
        }
    }

    /// What is granted in a collection may have changed for those in whose homes it stands.
    static func tell(of collection: CollectionID, in database: Database) throws {
        try database.cachedStatement(sql: "UPDATE share SET seenModseq = -1 WHERE collectionId = ?")
            .execute(arguments: [collection.rawValue])
    }
}

extension SQLiteCalendarRepository {
    /// Lets a home take notice of what has changed in the shares that stand in it. Where nothing can be written it stays with what it knew.
    func takeShareNews(by person: PrincipalID) async throws(CalendarError) {
        guard try statement({ try ShareNews.areWaiting(for: person, in: $0) }) else { return }
        do throws(CalendarError) {
            try await unit { try ShareNews.take(by: person, in: $0) }
        } catch .storageFull {
            return
        } catch .unavailable {
            return
        }
    }
}
