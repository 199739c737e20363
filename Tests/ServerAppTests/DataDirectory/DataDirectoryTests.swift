import Foundation
import ServerApp
import Testing

struct DataDirectoryTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)").path

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func isForThisUserAlone() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let directory = try DataDirectory(opening: path)
        #expect(try mode(path) == 0o700)
        let secret = try directory.secret()
        #expect(secret.count == 32)
        #expect(try directory.secret() == secret)
        #expect(try DataDirectory(opening: path).secret() == secret)
        #expect(try mode(path + "/secret") == 0o600)
    }

    @Test func closesADirectoryThatWasOpenToOthers() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755]
        )
        _ = try DataDirectory(opening: path)
        #expect(try mode(path) == 0o700)
    }

    @Test func refusesAFileAndADamagedSecret() throws {
        #expect(throws: StartError.dataDirectory(path: "/proc/version", reason: "it is a file, not a directory")) {
            try DataDirectory(opening: "/proc/version")
        }
        let reason = "it can't be created (Not a directory)"
        #expect(throws: StartError.dataDirectory(path: "/proc/version/x", reason: reason)) {
            try DataDirectory(opening: "/proc/version/x")
        }
        defer { try? FileManager.default.removeItem(atPath: path) }
        let directory = try DataDirectory(opening: path)
        try Data("short".utf8).write(to: URL(filePath: path + "/secret"))
        #expect(throws: StartError.self) { try directory.secret() }
    }

    @Test func isMadeOnlyByThoseWhoMay() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: StartError.noInstallation(path: path + "/deep")) {
            try DataDirectory(opening: path + "/deep", isMade: false)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
        var configuration = Configuration()
        configuration.dataDirectory = path
        try Installation(configuration).close()
        try Installation(configuration, isMade: false).close()
    }

    @Test func mayBeALink() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try DataDirectory(opening: path + "/real")
        try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: path + "/real")
        _ = try DataDirectory(opening: path + "/link").secret()
        #expect(FileManager.default.fileExists(atPath: path + "/real/secret"))
    }

    @Test func letsOneServerIn() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let directory = try DataDirectory(opening: path)
        var lock: DataDirectoryLock? = try directory.lock()
        #expect(throws: StartError.dataDirectoryInUse(path: path, process: "\(getpid())")) { try directory.lock() }
        #expect(lock != nil)
        lock = nil
        _ = try directory.lock()
    }
}
