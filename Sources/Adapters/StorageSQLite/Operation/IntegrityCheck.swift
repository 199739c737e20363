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
                try Integrity.look(at: connection, readable: readable, into: &report)
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
        ]
        return try Integrity.disagreements(questions + Integrity.questions, in: connection)
    }
}
