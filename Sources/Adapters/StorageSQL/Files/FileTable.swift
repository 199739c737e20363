internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// Rows of `file` as values.
enum FileTable {
    static let columns = """
        file.id, file.personId, file.path, file.etag, length(file.bytes), file.contentType, file.contentLanguage, \
        file.modseq, \
        file.createdAt, file.modifiedAt, file.arrivedModseq
        """

    /// Reads the columns of ``columns``.
    static func entry(of row: CurrentRow) throws -> FileEntry {
        var content: FileContent?
        if let etag: ETagColumn = row[3] {
            content = FileContent(etag: etag.etag, size: row[4], type: row[5], language: row[6])
        }
        return FileEntry(
            id: FileID(rawValue: row[0]),
            owner: PrincipalID(rawValue: row[1]),
            path: FilePath(text: row[2]),
            content: content,
            modseq: row[7],
            arrivedModseq: row[10],
            createdAt: Instant(secondsSince1970: row[8]),
            modifiedAt: Instant(secondsSince1970: row[9])
        )
    }

    static func find(_ address: FileAddress, in database: Database) throws -> FileEntry? {
        let statement = try database.cachedStatement(
            sql: "SELECT \(columns) FROM file WHERE personId = ? AND path = ?"
        )
        return try statement.first([address.owner.rawValue, address.path.text], entry)
    }

    static func insert(_ entry: FileEntry, bytes: [UInt8]?, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO file (id, personId, path, folder, modseq, arrivedModseq, createdAt, modifiedAt, etag,
                    bytes, contentType, contentLanguage)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        .execute(
            arguments: [
                entry.id.rawValue, entry.owner.rawValue, entry.path.text, entry.path.folder?.text ?? "", entry.modseq,
                entry.arrivedModseq, entry.createdAt.secondsSince1970, entry.modifiedAt.secondsSince1970,
                entry.content.map { ObjectTable.data(of: $0.etag) }, bytes.map { Data($0) }, entry.content?.type,
                entry.content?.language,
            ]
        )
    }

    static func update(_ entry: FileEntry, bytes: [UInt8], in database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE file SET modseq = ?, modifiedAt = ?, etag = ?, bytes = ?, contentType = ?, contentLanguage = ?
                    WHERE id = ?
                """
        )
        .execute(
            arguments: [
                entry.modseq, entry.modifiedAt.secondsSince1970, entry.content.map { ObjectTable.data(of: $0.etag) },
                Data(bytes), entry.content?.type, entry.content?.language, entry.id.rawValue,
            ]
        )
    }

    /// The rows of an entry and of all that is in it, as a condition on `personId = ?1` and `path`: `?2` is the entry's
    /// path.
    static let tree = "personId = ?1 AND (path = ?2 OR (path > ?2 || '/' AND path < ?2 || '0'))"
}
