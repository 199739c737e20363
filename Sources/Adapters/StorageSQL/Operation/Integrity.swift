internal import Calendars

#if SQLITE
internal import GRDB
#endif

/// What must hold between the rows of any store.
enum Integrity {
    /// Statements that count rows which contradict others, each with what they are.
    static var questions: [(name: String, sql: String)] {
        let uncounted = CollectionKind.uncounted.map { "\($0.rawValue)" }.joined(separator: ", ")
        return [
            (
                "objects ahead of their collection's counter",
                "SELECT count(*) FROM object JOIN collection ON collection.id = collectionId WHERE object.modseq > "
                    + "collection.modseq"
            ),
            (
                "collections ahead of their home's counter",
                "SELECT count(*) FROM collection JOIN home USING (personId) WHERE collection.modseq > home.modseq"
            ),
            (
                "homes whose count of bytes is wrong",
                """
                SELECT count(*) FROM home WHERE usedBytes <> (
                    SELECT COALESCE(sum(length(object.bytes)), 0) FROM collection JOIN object ON collectionId =
                        collection.id
                    WHERE collection.personId = home.personId AND collection.kind NOT IN (\(uncounted))
                ) + (
                    SELECT COALESCE(sum(COALESCE(length(bytes), 0) + \(FileEntry.overheadBytes)), 0) FROM file
                    WHERE file.personId = home.personId
                ) + (
                    SELECT COALESCE(sum(length(bytes)), 0) FROM attachment WHERE attachment.personId = home.personId
                ) + (
                    SELECT COALESCE(sum(length(alarms)), 0) FROM objectOverlay WHERE objectOverlay.personId =
                        home.personId
                )
                """
            ),
            (
                "attachments that nothing names",
                "SELECT count(*) FROM attachment WHERE NOT EXISTS (SELECT 1 FROM attachmentUse WHERE attachmentId "
                    + "= attachment.id)"
            ),
            (
                "files that lie in no folder",
                """
                SELECT count(*) FROM file WHERE folder <> '' AND NOT EXISTS (
                    SELECT 1 FROM file AS around WHERE around.personId = file.personId AND around.path = file.folder
                        AND around.bytes IS NULL)
                """
            ),
            (
                "names that are both there and deleted",
                "SELECT count(*) FROM tombstone JOIN object USING (collectionId, name)"
            ),
        ]
    }

    static func disagreements(
        _ questions: [(name: String, sql: String)],
        in connection: Database
    ) throws -> [String] {
        try questions.compactMap { name, sql in
            let count = try Int.fetchOne(connection, sql: sql) ?? 0
            return count == 0 ? nil : "\(count) \(name)"
        }
    }

    /// Looks at the bytes of each object, some at a time.
    static func look(
        at connection: Database,
        readable: (StoredObject) -> String?,
        into report: inout IntegrityReport
    ) throws {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT \(ObjectTable.columns), collection.kind FROM object
                JOIN collection ON collection.id = collectionId WHERE object.id > ? ORDER BY object.id LIMIT 200
                """
        )
        var last: Int64 = 0
        while true {
            let start = last
            try statement.each([start]) { row in
                let object = try ObjectTable.object(of: row)
                last = object.summary.id.rawValue
                let place = "\(object.summary.collection.rawValue)/\(object.name)"
                report.objectCount += 1
                if ETag(of: object.bytes) != object.etag {
                    report.problems.append("\(place): the bytes are not those that were stored")
                } else if row[13] != CollectionKind.notifications.rawValue, let reason = readable(object) {
                    report.quarantined.append("\(place): \(reason)")
                }
            }
            guard last > start else { return }
        }
    }
}
