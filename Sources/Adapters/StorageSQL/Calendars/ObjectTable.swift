internal import Calendars
internal import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// Rows of `object` as values.
package enum ObjectTable {
    /// All of them stand in the indexes `objectByName` and `objectByModseq`, so that a listing touches no row of the
    /// table.
    static let summaryColumns = """
        object.id, object.collectionId, object.name, object.kind, object.etag, object.size, object.modseq, \
        object.createdAt, object.modifiedAt, object.scheduleTag
        """
    /// Of one collection in the order of their names.
    package static let listing = """
        SELECT \(summaryColumns) FROM object WHERE collectionId = ? AND name > ? ORDER BY name LIMIT ?
        """
    /// Of one collection in the order of their last change, and whether others than the owner have ever seen them.
    package static let changes = """
        SELECT \(summaryColumns), wasShown FROM object
        WHERE collectionId = ? AND modseq > ? AND modseq <= ? ORDER BY modseq LIMIT ?
        """
    static let columns = """
        object.id, object.collectionId, object.name, object.kind, object.etag, length(object.bytes), object.modseq, \
        object.createdAt, object.modifiedAt, object.scheduleTag, object.uid, object.recurrence, object.bytes
        """

    /// Those of a list of names, in its order, followed by the place in it.
    static let named = """
        SELECT \(columns), wanted.key FROM \(Dialect.list(Dialect.texts("?1"), heldBy: "?2")) AS wanted
        CROSS JOIN object ON object.collectionId = wanted.holder AND object.name = wanted.value
        \(Dialect.inListOrder)
        """
    /// Those of a list of numbers that stand in a collection and have a kind, in its order, followed by the place in it.
    static let numbered = """
        SELECT \(columns), wanted.key FROM \(Dialect.list(Dialect.numbers("?1"), heldBy: "?2")) AS wanted
        CROSS JOIN object ON object.id = wanted.value AND object.collectionId = wanted.holder
        WHERE CAST(?3 AS BIGINT) IS NULL OR kind = ?3
        \(Dialect.inListOrder)
        """
    /// When those of a list of numbers take place that stand in a collection; their bytes where the kind is one of two, or
    /// there is no recurrence. They stand last in a row, so that those which are not wanted are not even read from the
    /// disk.
    static let numberedTimes = """
        SELECT kind, recurrence, CASE WHEN kind IN (?3, ?4) OR length(recurrence) = 0 THEN bytes END
        FROM \(Dialect.list(Dialect.numbers("?1"), heldBy: "?2")) AS wanted
        CROSS JOIN object ON object.id = wanted.value AND object.collectionId = wanted.holder
        """
    /// One, by its own name and those of its calendar and of whose that is.
    static let addressed = """
        SELECT \(columns) FROM collection CROSS JOIN object ON object.collectionId = collection.id AND object.name = ?
        WHERE collection.personId = ? AND collection.name = ?
        """

    /// Reads the columns of ``summaryColumns``, or the first of ``columns``.
    static func summary(of row: CurrentRow) throws -> ObjectSummary {
        ObjectSummary(
            id: ObjectID(rawValue: row[0]),
            collection: CollectionID(rawValue: row[1]),
            name: row[2],
            kind: ComponentCode.kind(of: row[3]),
            etag: try etag(of: row, at: 4),
            size: row[5],
            modseq: row[6],
            createdAt: Instant(secondsSince1970: row[7]),
            modifiedAt: Instant(secondsSince1970: row[8]),
            scheduleTag: row[9]
        )
    }

    /// Reads the columns of ``columns``.
    static func object(of row: CurrentRow) throws -> StoredObject {
        StoredObject(
            summary: try summary(of: row),
            uid: row[10],
            bytes: try bytes(of: row, at: 12),
            index: try bytes(of: row, at: 11)
        )
    }

    /// Reads rows of ``columns``, followed by the place of each in the list that was asked for, until they hold
    /// ``ObjectPage/largestBytes``.
    ///
    /// - Returns: the place of the last one read where it ended early; nil when there are no more.
    static func read(
        _ statement: Statement,
        _ arguments: StatementArguments,
        into found: inout [StoredObject]
    ) throws -> Int? {
        var bytes = 0
        var last: Int?
        try statement.takeRows(arguments) { row in
            let object = try object(of: row)
            found.append(object)
            bytes += object.bytes.count
            guard bytes >= ObjectPage.largestBytes else { return true }
            last = row[13]
            return false
        }
        return last
    }

    static func bytes(of row: CurrentRow, at index: Int) throws -> [UInt8] { (row[index] as BytesColumn).bytes }

    static func etag(of row: CurrentRow, at index: Int) throws -> ETag { (row[index] as ETagColumn).etag }

    static func data(of etag: ETag) -> Data {
        var data = Data(capacity: 16)
        for word in [etag.high, etag.low] {
            for shift in stride(from: UInt64(56), through: 0, by: -8) {
                data.append(UInt8(truncatingIfNeeded: word >> shift))
            }
        }
        return data
    }
}
