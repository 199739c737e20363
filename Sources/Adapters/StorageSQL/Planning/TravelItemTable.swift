internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import FoundationEssentials
internal import Planning

#if SQLITE
internal import GRDB
#endif

/// Rows of `travelItem` with the published bytes and what stands in the calendar now.
enum TravelItemTable {
    private static let columns = """
        travelItem.uid, eventUid, recurrenceId, travelItem.kind, ordinal, contentDigest, substanceDigest, startsAt,
            endsAt,
        eventStartsAt, eventEndsAt, fingerprint, lateSeconds, sequence, appearedAt, soonAlarmAt, publishedItem.bytes,
        object.etag, object.bytes
        """

    private static let rows = """
        SELECT \(columns) FROM travelItem
        JOIN publishedItem USING (collectionId, uid)
        LEFT JOIN object ON object.collectionId = travelItem.collectionId AND object.uid = travelItem.uid
        """

    /// Nil: nothing with this UID was published there.
    static func find(_ uid: String, in collection: Int64, _ database: Database) throws -> PublishedTravelItem? {
        let statement = try database.cachedStatement(
            sql: "\(rows) WHERE travelItem.collectionId = ? AND travelItem.uid = ?"
        )
        return try statement.first([collection, uid], item) ?? nil
    }

    /// The items that touch a time or belong to one of some events.
    static func list(
        in collection: Int64,
        window: Range<Instant>,
        events: [String],
        _ database: Database
    ) throws -> [PublishedTravelItem] {
        let statement = try database.cachedStatement(
            sql: """
                \(rows) WHERE travelItem.collectionId = ?1
                    AND ((lastAt >= ?2 AND firstAt <= ?3) OR eventUid = '' OR eventUid IN (SELECT value FROM \
                \(Dialect.texts("?4"))))
                ORDER BY travelItem.uid
                """
        )
        let uids = String(decoding: try JSONEncoder().encode(events), as: UTF8.self)
        return try statement.all(
            [collection, window.lowerBound.secondsSince1970, window.upperBound.secondsSince1970, uids],
            item
        )
        .compactMap(\.self)
    }

    /// Nil for an item of a kind that this version does not know.
    private static func item(of row: CurrentRow) throws -> PublishedTravelItem? {
        guard let kind = ItemKind(rawValue: row[3]) else { return nil }
        func instant(_ column: Int) -> Instant { Instant(secondsSince1970: row[column]) }
        let soon: Int64? = row[15]
        let record = PublishedRecord(
            uid: row[0],
            key: ItemKey(OccurrenceKey(uid: row[1], recurrenceID: row[2]), kind, ordinal: row[4]),
            digest: ItemDigest(content: row[5], substance: row[6]),
            start: instant(7),
            end: instant(8),
            eventStart: instant(9),
            eventEnd: instant(10),
            fingerprint: row[11],
            lateSeconds: row[12],
            sequence: row[13],
            appeared: instant(14),
            soonAlarm: soon.map { Instant(secondsSince1970: $0) }
        )
        var current: PublishedTravelItem.Current?
        if row.hasNull(atIndex: 17) == false {
            current = PublishedTravelItem.Current(
                etag: try ObjectTable.etag(of: row, at: 17),
                bytes: try ObjectTable.bytes(of: row, at: 18)
            )
        }
        return PublishedTravelItem(record: record, bytes: try ObjectTable.bytes(of: row, at: 16), current: current)
    }

    static func put(
        _ write: ItemWrite,
        named name: String,
        in collection: Int64,
        now: Instant,
        _ database: Database
    ) throws {
        let record = write.record
        try database.cachedStatement(
            sql: """
                INSERT INTO publishedItem (collectionId, uid, name, bytes, publishedAt) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (collectionId, uid) DO UPDATE SET name = excluded.name, bytes = excluded.bytes,
                    publishedAt = excluded.publishedAt
                """
        )
        .execute(arguments: [collection, record.uid, name, Data(write.published), now.secondsSince1970])
        let first = min(record.start, record.eventStart)
        let last = max(record.end, record.eventEnd, first)
        // An item of the same occurrence under another UID gives way too.
        try database.cachedStatement(
            sql: """
                DELETE FROM travelItem WHERE collectionId = ? AND (
                    uid = ? OR (eventUid = ? AND recurrenceId = ? AND kind = ? AND ordinal = ?))
                """
        )
        .execute(
            arguments: [
                collection, record.uid, record.key.occurrence.uid, record.key.occurrence.recurrenceID,
                record.key.kind.rawValue, record.key.ordinal,
            ]
        )
        try database.cachedStatement(
            sql: """
                INSERT INTO travelItem (collectionId, uid, eventUid, recurrenceId, kind, ordinal,
                    contentDigest,
                    substanceDigest, startsAt, endsAt, eventStartsAt, eventEndsAt, firstAt, lastAt, fingerprint,
                    lateSeconds, sequence, appearedAt, soonAlarmAt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        .execute(
            arguments: [
                collection, record.uid, record.key.occurrence.uid, record.key.occurrence.recurrenceID,
                record.key.kind.rawValue, record.key.ordinal, record.digest.content, record.digest.substance,
                record.start.secondsSince1970, record.end.secondsSince1970, record.eventStart.secondsSince1970,
                record.eventEnd.secondsSince1970, first.secondsSince1970, last.secondsSince1970, record.fingerprint,
                record.lateSeconds, record.sequence, record.appeared.secondsSince1970,
                record.soonAlarm?.secondsSince1970,
            ]
        )
    }
}
