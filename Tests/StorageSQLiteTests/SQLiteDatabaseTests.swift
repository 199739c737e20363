import Foundation
import GRDB
import TestSupport
import Testing

@testable import StorageSQLite

@Suite struct SQLiteDatabaseTests {
    @Test func writerSyncsEachCommit() async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        let settings = try await database.pool.writeWithoutTransaction { connection in
            try ["synchronous", "journal_mode", "foreign_keys", "busy_timeout"].map { name in
                try String.fetchOne(connection, sql: "PRAGMA \(name)") ?? ""
            }
        }
        // 2 is FULL: an fsync of the log before each commit returns.
        #expect(settings == ["2", "wal", "1", "5000"])
    }

    @Test func fileIsPrivate() throws {
        let directory = try TemporaryDirectory()
        _ = try SQLiteDatabase(path: directory.file("test.sqlite"))
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.file("test.sqlite"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test func keepsItsEpoch() throws {
        let directory = try TemporaryDirectory()
        let first = try SQLiteDatabase(path: directory.file("test.sqlite"))
        let epoch = first.epoch
        try first.close()
        #expect(epoch > 0)
        #expect(try SQLiteDatabase(path: directory.file("test.sqlite")).epoch == epoch)
    }

    @Test func refusesADatabaseThatIsNewer() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let later = Migration("9999-later") { try $0.execute(sql: "CREATE TABLE later (id INTEGER)") }
        try SQLiteDatabase(path: path, migrations: Migration.all + [later]).close()
        let error = #expect(throws: StorageError.self) { try SQLiteDatabase(path: path) }
        #expect(error == .newerThanProgram(path: path, unknownMigrations: ["9999-later"]))
        #expect(error?.description.contains("Install that version") == true)
    }

    @Test func copiesBeforeItMigrates() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let old = try SQLiteDatabase(path: path)
        try await old.write { try $0.execute(sql: "INSERT INTO home (personId, createdAt) VALUES (7, 0)") }
        try old.close()

        let erasing = Migration("9999-erasing") { try $0.execute(sql: "DELETE FROM home") }
        let new = try SQLiteDatabase(path: path, migrations: Migration.all + [erasing])
        #expect(try new.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM home") } == 0)

        let copy = try SQLiteDatabase(path: "\(path).before-9999-erasing")
        #expect(try copy.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM home") } == 1)
    }

    @Test func migrationThatFailsLeavesTheDatabaseAsItWas() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        try SQLiteDatabase(path: path).close()
        let failing = Migration("9999-failing") { connection in
            try connection.execute(sql: "CREATE TABLE half (id INTEGER)")
            try connection.execute(sql: "this is no SQL")
        }
        #expect(throws: StorageError.self) { try SQLiteDatabase(path: path, migrations: Migration.all + [failing]) }
        let database = try SQLiteDatabase(path: path)
        #expect(try database.read { try $0.tableExists("half") } == false)
    }

    @Test func aMissingDirectoryIsToldWithWhatToDo() {
        let error = #expect(throws: StorageError.self) { try SQLiteDatabase(path: "/nonexistent/test.sqlite") }
        #expect(error?.description.contains("Check that its directory exists") == true)
    }

    @Test func aFileThatIsNoDatabaseIsRefused() throws {
        let directory = try TemporaryDirectory()
        try Data(repeating: 65, count: 8192).write(to: URL(filePath: directory.file("test.sqlite")))
        #expect(throws: StorageError.self) { try SQLiteDatabase(path: directory.file("test.sqlite")) }
    }
}
