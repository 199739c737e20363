package import Calendars
internal import GRDB

extension SQLiteDatabase {
    /// Looks at everything: pages, foreign keys, the R*Tree, and each object's bytes against its tag and its index
    /// rows.
    ///
    /// Other work goes on meanwhile; the look is one snapshot. `readable` tells what is wrong with the bytes of an
    /// object; nil: nothing.
    ///
    /// - Throws: ``StorageError/damaged(path:reason:)`` or ``StorageError/cannotOpen(path:reason:)`` when the file
    ///   can't be read at all.
    /// - Complexity: O(size of the database).
    package func check(readable: (StoredObject) -> String?) throws(StorageError) -> IntegrityReport {
        do {
            return try read { connection in
                var report = IntegrityReport()
                report.problems += try Self.structure(in: connection)
                report.problems += try Self.disagreements(in: connection)
                try Self.look(at: connection, readable: readable, into: &report)
                return report
            }
        } catch {
            throw StorageError(opening: path, error)
        }
    }

    private static func structure(in connection: Database) throws -> [String] {
        var problems = try String.fetchAll(connection, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
        let keys = try Row.fetchAll(connection, sql: "PRAGMA foreign_key_check")
        problems += keys.map { "a row of \($0[0] as String) refers to a row of \($0[2] as String) that is not there" }
        if let tree = try String.fetchOne(connection, sql: "SELECT rtreecheck('objectSpan')"), tree != "ok" {
            problems.append("the index of times: \(tree)")
        }
        return problems
    }

    /// Rows that contradict one another.
    private static func disagreements(in connection: Database) throws -> [String] {
        let uncounted = CollectionKind.uncounted.map { "\($0.rawValue)" }.joined(separator: ", ")
        let questions = [
            (
                "spans of no object",
                """
                SELECT count(*) FROM objectSpan LEFT JOIN object ON object.id = objectSpan.id & -\(TimeOrderedIDs.block)
                WHERE object.id IS NULL OR objectSpan.id - object.id >= object.spanCount
                """
            ),
            (
                "objects whose spans are not all there",
                """
                SELECT count(*) FROM object WHERE spanCount <> (
                    SELECT count(*) FROM objectSpan_rowid WHERE rowid BETWEEN object.id AND object.id +
                        object.spanCount - 1)
                """
            ),
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
                    SELECT 1 FROM file AS round WHERE round.personId = file.personId AND round.path = file.folder
                        AND round.bytes IS NULL)
                """
            ),
            (
                "names that are both there and deleted",
                "SELECT count(*) FROM tombstone JOIN object USING (collectionId, name)"
            ),
        ]
        return try questions.compactMap { name, sql in
            let count = try Int.fetchOne(connection, sql: sql) ?? 0
            return count == 0 ? nil : "\(count) \(name)"
        }
    }

    private static func look(
        at connection: Database,
        readable: (StoredObject) -> String?,
        into report: inout IntegrityReport
    ) throws {
        let rows = try Row.fetchCursor(
            connection,
            sql: """
                SELECT \(ObjectTable.columns), collection.kind FROM object JOIN collection ON collection.id =
                    collectionId
                """
        )
        while let row = try rows.next() {
            let object = try ObjectTable.object(of: row)
            let place = "\(object.summary.collection.rawValue)/\(object.name)"
            report.objectCount += 1
            if ETag(of: object.bytes) != object.etag {
                report.problems.append("\(place): the bytes are not those that were stored")
            } else if row[13] != CollectionKind.notifications.rawValue, let reason = readable(object) {
                report.quarantined.append("\(place): \(reason)")
            }
        }
    }
}
