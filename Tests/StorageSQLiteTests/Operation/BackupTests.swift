import Calendars
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
        let written = directory.file("backup.sqlite")
        #expect(throws: StorageError.fileExists(path: written)) { try database.backUp(to: written) }
        #expect(throws: StorageError.noDirectory(path: "/nonexistent/backup.sqlite", directory: "/nonexistent")) {
            try database.backUp(to: "/nonexistent/backup.sqlite")
        }
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

    @Test func eachRestoreKeepsWhatStoodThere() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let backup = directory.file("backup.sqlite")
        let database = try SQLiteDatabase(path: path)
        try database.backUp(to: backup)
        try database.close()
        var epochs = [database.epoch]
        for _ in 0..<3 {
            try Restore.restore(backup, to: path)
            let restored = try SQLiteDatabase(path: path)
            epochs.append(restored.epoch)
            try restored.close()
        }
        for (name, epoch) in zip([".before-restore-1", ".before-restore-2", ".before-restore", ""], epochs) {
            #expect(try SQLiteDatabase(path: path + name).epoch == epoch)
        }
    }

    @Test func aDamagedDatabaseSaysSoAndIsReplaced() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let backup = directory.file("backup.sqlite")
        let database = try SQLiteDatabase(path: path)
        try database.backUp(to: backup)
        try database.close()
        // The log would heal it.
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        let garbage = Data(repeating: 65, count: 8192)
        try garbage.write(to: URL(filePath: path))
        #expect(throws: StorageError.damaged(path: path, reason: "file is not a database")) {
            try SQLiteDatabase(path: path)
        }
        let text = StorageError.damaged(path: path, reason: "file is not a database").description
        #expect(text.contains("travlendar restore FILE") && !text.contains("may write there"))
        try Restore.restore(backup, to: path)
        #expect(try SQLiteDatabase(path: path).check { _ in nil }.isSound)
        #expect(try Data(contentsOf: URL(filePath: path + ".before-restore")) == garbage)
    }

    @Test func whatIsNoBackupIsRefusedAndChangesNothing() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("test.sqlite")
        let epoch = try SQLiteDatabase(path: path).epoch
        try Data(repeating: 65, count: 8192).write(to: URL(filePath: directory.file("bad.sqlite")))
        let foreign = directory.file("foreign.sqlite")
        try DatabaseQueue(path: foreign).write { try $0.execute(sql: "CREATE TABLE t (a)") }
        for (file, reason) in [
            (directory.file("bad.sqlite"), "it is damaged, or another kind of file"),
            (directory.file("absent.sqlite"), "there is no such file"),
            (directory.path, "it is a directory"),
            (foreign, "it is a database of another program"),
        ] {
            #expect(throws: StorageError.notABackup(path: file, reason: reason)) { try Restore.restore(file, to: path) }
        }
        #expect(!FileManager.default.fileExists(atPath: path + ".unfinished"))
        #expect(try SQLiteDatabase(path: path).epoch == epoch)
    }
}
