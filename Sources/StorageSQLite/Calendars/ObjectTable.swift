internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import GRDB

/// Rows of `object` as values.
enum ObjectTable {
    static let summaryColumns = """
        object.id, object.collectionId, object.name, object.uid, object.kind, object.etag, length(object.bytes), \
        object.modseq, object.createdAt, object.modifiedAt, object.scheduleTag
        """
    static let columns = summaryColumns + ", object.recurrence, object.bytes"

    /// Reads the columns of ``summaryColumns``.
    static func summary(of row: Row) throws -> ObjectSummary {
        ObjectSummary(
            id: ObjectID(rawValue: row[0]),
            collection: CollectionID(rawValue: row[1]),
            name: row[2],
            uid: row[3],
            kind: ComponentCode.kind(of: row[4]),
            etag: try etag(of: row, at: 5),
            size: row[6],
            modseq: row[7],
            createdAt: Instant(secondsSince1970: row[8]),
            modifiedAt: Instant(secondsSince1970: row[9]),
            scheduleTag: row[10]
        )
    }

    /// Reads the columns of ``columns``.
    static func object(of row: Row) throws -> StoredObject {
        StoredObject(
            summary: try summary(of: row),
            bytes: try bytes(of: row, at: 12),
            index: try bytes(of: row, at: 11)
        )
    }

    static func bytes(of row: Row, at index: Int) throws -> [UInt8] { (row[index] as BytesColumn).bytes }

    static func etag(of row: Row, at index: Int) throws -> ETag { (row[index] as ETagColumn).etag }

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
