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
