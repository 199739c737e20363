internal import Calendars
internal import FoundationEssentials
internal import GRDB
internal import GRDBSQLite

// Blobs straight from SQLite's memory: a listing of ten thousand objects reads as many tags, and a `Data` for each
// costs more than the row.

/// The sixteen bytes of an ``ETag`` in a result row.
struct ETagColumn: DatabaseValueConvertible, StatementColumnConvertible {
    let etag: ETag

    private init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == 16 else { return nil }
        // The buffer has the sixteen bytes that are read, and the loads need no alignment.
        let high = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
        let low = unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        etag = ETag(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
    }

    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        // SQLite keeps the blob until the next step of the statement; it is copied before that.
        unsafe self.init(blob(of: sqliteStatement, at: index))
    }

    static func fromDatabaseValue(_ value: DatabaseValue) -> ETagColumn? {
        unsafe Data.fromDatabaseValue(value)?.withUnsafeBytes { unsafe ETagColumn($0) }
    }

    var databaseValue: DatabaseValue { ObjectTable.data(of: etag).databaseValue }
}

/// The bytes of a blob in a result row.
struct BytesColumn: DatabaseValueConvertible, StatementColumnConvertible {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        // SQLite keeps the blob until the next step of the statement; it is copied before that.
        bytes = unsafe Array(blob(of: sqliteStatement, at: index))
    }

    static func fromDatabaseValue(_ value: DatabaseValue) -> BytesColumn? {
        Data.fromDatabaseValue(value).map { BytesColumn(Array($0)) }
    }

    var databaseValue: DatabaseValue { Data(bytes).databaseValue }
}

/// A blob where SQLite has it; valid until the statement goes on.
private func blob(of statement: SQLiteStatement, at index: CInt) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, index),
        count: Int(sqlite3_column_bytes(statement, index))
    )
}
