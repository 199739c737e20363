import Accounts
import CivilTime
import Foundation
import GRDB
import TestSupport
import Testing

@testable import StorageSQLite

/// Files that were cut short or written over, found before a server acknowledges anything.
@Suite struct WholeFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The path of a database as a killed server leaves it: the file and a log that is not empty. Where it `isLogged`,
    /// most pages are in the log alone.
    private func leftOver(isLogged: Bool) async throws -> String {
        let database = try SQLiteDatabase(path: directory.file("open.sqlite"))
        try await database.write { connection in
            try connection.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, b BLOB)")
            for _ in 0..<300 { try connection.execute(sql: "INSERT INTO t (b) VALUES (randomblob(3000))") }
        }
        if !isLogged {
            try await database.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            try await database.write { try $0.execute(sql: "UPDATE t SET b = x'00' WHERE id = 1") }
        }
        let copy = directory.file("copy.sqlite")
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: database.path + suffix, toPath: copy + suffix)
        }
        #expect(WholeFile.size(of: copy + "-wal") > 0)
        return copy
    }

    @Test(arguments: [true, false]) func whatAKilledServerLeavesIsWhole(isLogged: Bool) async throws {
        let database = try SQLiteDatabase(path: try await leftOver(isLogged: isLogged))
        #expect(database.hadUncleanEnd)
        try database.requireSound()
        #expect(try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM t") } == 300)
    }

    @Test func whatWasClosedIsAllInTheFile() async throws {
        let path = directory.file("t.sqlite")
        let first = try SQLiteDatabase(path: path)
        try await first.write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY)") }
        try first.close()
        #expect(WholeFile.size(of: path + "-wal") == 0)
        let second = try SQLiteDatabase(path: path)
        #expect(!second.hadUncleanEnd)
        try second.close()
    }

    @Test func aFileThatWasCutShortIsRefused() async throws {
        let path = try await leftOver(isLogged: false)
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.truncate(atOffset: UInt64(WholeFile.size(of: path) / 2))
        try handle.close()
        let error = #expect(throws: StorageError.self) { _ = try SQLiteDatabase(path: path) }
        #expect("\(try #require(error))".contains("the file was cut short"))
        #expect("\(try #require(error))".contains("travlendar restore"))
    }

    @Test func pagesThatWereWrittenOverAreFoundAtTheStart() async throws {
        let path = try await leftOver(isLogged: false)
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        // Those of the rows, at the end of the file.
        let count = WholeFile.size(of: path) / 4096
        for page in count - 60..<count - 30 {
            try handle.seek(toOffset: UInt64(page * 4096))
            try handle.write(contentsOf: Data(repeating: 0x5A, count: 4096))
        }
        try handle.close()
        let database = try SQLiteDatabase(path: path)
        let error = #expect(throws: StorageError.self) { try database.requireSound() }
        #expect("\(try #require(error))".contains("is damaged"))
    }

    /// An app password notes when it was used, which must keep nobody out.
    @Test func anAppPasswordWorksWhereNothingCanBeWritten() async throws {
        let database = try SQLiteDatabase(path: directory.file("t.sqlite"))
        let accounts = SQLAccountRepository(database)
        let now = Instant(secondsSince1970: 1_762_923_600)
        let name = try #require(Username("anna"))
        let anna = try await accounts.addPrincipal(PrincipalDraft(name: name), at: now)
        let digest = [UInt8](repeating: 7, count: 32)
        let record = AppPasswordRecord(label: "phone", digest: digest, createdAt: now, lastUsedAt: nil)
        try await accounts.addAppPassword(record, of: anna.id)
        try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
        let found = try await accounts.findAppPassword(of: anna.id, digest: digest, usedAt: now)
        #expect(found?.label == "phone")
    }
}
