import GRDB
import StorageSQLite
import TestSupport
import Testing

/// A listing of ten thousand objects costs ten thousand rows of an index, not as many pages of the table.
@Suite struct CoveringIndexTests {
    @Test(arguments: [ObjectTable.listing, ObjectTable.changes]) func listingsTouchNoRow(sql: String) throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        let arguments = StatementArguments(sql.filter { $0 == "?" }.map { _ in Int64?.none })
        let steps = try database.read {
            try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments).map { $0["detail"] as String }
        }
        #expect(steps.count == 1)
        #expect(steps.allSatisfy { $0.contains("USING COVERING INDEX") }, "\(steps)")
    }
}
