internal import Accounts
internal import Calendars
internal import CivilTime
internal import GRDB
internal import ICalendar

/// Puts messages of the server into people's notification collections, as part of a unit of work.
enum NotificationUnits {
    /// Messages that a home keeps: others write them, so the oldest make room for new ones.
    private static let most = 500

    /// In place of a message of the same name. Who has no home gets none.
    static func deliver(
        _ message: Notification,
        at now: Instant,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws {
        guard let collection = try collection(of: message.person, at: now, ids: ids, in: database) else { return }
        let never = Instant(secondsSince1970: 0)
        try ObjectUnits.put(
            ObjectWrite(
                collection: collection,
                name: message.name,
                bytes: message.bytes,
                etag: ETag(of: message.bytes),
                // It is found by no query, so it has no times.
                index: ObjectIndex(
                    uid: message.name,
                    kind: .journal,
                    recurrence: [],
                    spans: [],
                    covered: never..<never,
                    reachesBeyond: false
                ),
                condition: .always,
                now: now,
                planning: nil
            ),
            ids: ids,
            ranksEvent: false,
            in: database
        )
        let statement = try database.cachedStatement(
            sql: "SELECT name FROM object WHERE collectionId = ? ORDER BY modseq DESC LIMIT -1 OFFSET ?"
        )
        for name in try String.fetchAll(statement, arguments: [collection.rawValue, most]) {
            let deletion = ObjectDeletion(
                collection: collection,
                name: name,
                condition: .always,
                now: now,
                planning: nil
            )
            try ObjectUnits.delete(deletion, ids: ids, in: database)
        }
    }

    private static func collection(
        of person: PrincipalID,
        at now: Instant,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws -> CollectionID? {
        let statement = try database.cachedStatement(sql: "SELECT id FROM collection WHERE personId = ? AND name = ?")
        let arguments: StatementArguments = [person.rawValue, CollectionKind.notificationsName]
        if let id = try Int64.fetchOne(statement, arguments: arguments) { return CollectionID(rawValue: id) }
        let home = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM home WHERE personId = ?)")
        guard try Bool.fetchOne(home, arguments: [person.rawValue]) == true else { return nil }
        let id = CollectionID(rawValue: ids.next())
        let modseq = try SyncLog.advanceHome(of: person, in: database).modseq
        try CollectionTable.insert(.notifications(of: person, at: now), id: id, modseq: modseq, in: database)
        return id
    }
}
