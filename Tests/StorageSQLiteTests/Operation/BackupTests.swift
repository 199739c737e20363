import Foundation
import GRDB
import TestSupport
import Testing

@testable import StorageSQLite

@Suite struct BackupTests {
    private func count(in database: SQLiteDatabase) throws -> Int? {
        try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM home") }
    }

    @Test func aBackupIsWholeWhileWritesGoOn() async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try await withThrowingTaskGroup { group in
            for person in 0..<200 {
                group.addTask {
                    try await database.write { connection in
                        // Two rows a unit: a backup that tears a unit has an odd number.
                        for number in [person * 2, person * 2 + 1] {
                            try connection.execute(
                                sql: "INSERT INTO home (personId, createdAt) VALUES (?, 0)",
                                arguments: [number]
                            )
                        }
                    }
                }
            }
            group.addTask { try database.backUp(to: directory.file("backup.sqlite")) }
            try await group.waitForAll()
        }
        let backup = try SQLiteDatabase(path: directory.file("backup.sqlite"))
        #expect(try #require(try count(in: backup)) % 2 == 0)
        #expect(try backup.check { _ in nil }.isSound)
        #expect(backup.epoch == database.epoch)
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.file("backup.sqlite"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test func aBackupWritesOverNothing() throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteDatabase(path: directory.file("test.sqlite"))
        try database.backUp(to: directory.file("backup.sqlite"))
        #expect(throws: StorageError.self) { try database.backUp(to: directory.file("backup.sqlite")) }
        #expect(throws: StorageError.self) { try database.backUp(to: "/nonexistent/backup.sqlite") }
    }

    @Test func aRestoreBringsBackTheStateWithANewEpoch() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let database = try SQLiteDatabase(path: path)
        try await database.write { try $0.execute(sql: "INSERT INTO home (personId, createdAt) VALUES (1, 0)") }
        try database.backUp(to: directory.file("backup.sqlite"))
        try await database.write { try $0.execute(sql: "INSERT INTO home (personId, createdAt) VALUES (2, 0)") }
        try database.close()

        try Restore.restore(directory.file("backup.sqlite"), to: path)
        let restored = try SQLiteDatabase(path: path)
        #expect(try count(in: restored) == 1)
        #expect(restored.epoch != database.epoch)
        let kept = try SQLiteDatabase(path: path + ".before-restore")
        #expect(try count(in: kept) == 2)
    }

    @Test func whatIsNoBackupIsRefusedAndChangesNothing() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let epoch = try SQLiteDatabase(path: path).epoch
        try Data(repeating: 65, count: 8192).write(to: URL(filePath: directory.file("bad.sqlite")))
        #expect(throws: StorageError.self) { try Restore.restore(directory.file("bad.sqlite"), to: path) }
        #expect(throws: StorageError.self) { try Restore.restore(directory.file("absent.sqlite"), to: path) }
        #expect(try SQLiteDatabase(path: path).epoch == epoch)
    }
}
