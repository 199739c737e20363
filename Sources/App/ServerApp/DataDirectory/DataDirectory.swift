internal import Cryptography
internal import FoundationEssentials
internal import Glibc
internal import TripSearch

/// The data directory of an installation: the database, the secrets, a self-signed certificate.
package struct DataDirectory: Sendable {
    package let path: String

    package var databasePath: String { path + "/travlendar.sqlite" }
    var certificatePath: String { path + "/loopback-certificate.pem" }
    var privateKeyPath: String { path + "/loopback-key.pem" }
    private var secretPath: String { path + "/secret" }
    private var lockPath: String { path + "/server.lock" }

    /// Opens the directory, creates it if it is missing, and sets its mode to 0700.
    ///
    /// - Parameters:
    ///   - path: the directory.
    ///   - isMade: whether a missing directory is created; if false, there must be a database.
    /// - Throws: ``StartError``; ``StartError/noInstallation(path:)`` if there is no database and none may be created.
    package init(opening path: String, isMade: Bool = true) throws(StartError) {
        self.path = path
        let files = FileManager.default
        var isDirectory = false
        let isThere = files.fileExists(atPath: path, isDirectory: &isDirectory)
        if isThere, !isDirectory {
            throw .dataDirectory(path: path, reason: "it is a file, not a directory")
        }
        if isThere, !FileCalls.isReadable(path) {
            throw .dataDirectoryOfAnother(path: path, owner: Self.owner(of: path))
        }
        if !isMade, !Self.holdsDatabase(path) { throw .noInstallation(path: path) }
        do {
            if !isThere {
                try files.createDirectory(
                    atPath: path,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            }
            // Of what a link leads to.
            if let mode = FileCalls.mode(of: path + "/."), mode & 0o077 != 0 {
                try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
            }
        } catch {
            let what = isThere ? "its permissions can't be set to 0700" : "it can't be created"
            throw .dataDirectory(path: path, reason: "\(what) (\(FileTrouble.words(error)))")
        }
        guard FileCalls.isWritable(path) else {
            throw .dataDirectory(path: path, reason: "this user may not write there")
        }
    }

    private static func owner(of path: String) -> String? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.ownerAccountName] as? String
    }

    /// True also after an interrupted restore; opening the database then reports the remedy.
    private static func holdsDatabase(_ path: String) -> Bool {
        let database = path + "/travlendar.sqlite"
        return [database, database + ".before-restore"].contains { FileManager.default.fileExists(atPath: $0) }
    }

    /// The secret of this installation: 32 random bytes, created by the first call.
    package func secret() throws(StartError) -> [UInt8] {
        if let found = try storedSecret() { return found }
        try write(SecureRandom.bytes(count: 32), to: secretPath)
        // Read back: if two processes start at once, the file that was linked first wins.
        guard let stored = try storedSecret() else {
            throw .dataDirectory(path: path, reason: "the secret in it can't be read back")
        }
        return stored
    }

    /// Why the secret can't be used; nil if it can, or if the first start has yet to create it.
    var secretProblem: String? {
        do throws(StartError) {
            _ = try storedSecret()
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Whether there is a database file without a single byte, as a full disk or a failed copy leaves it.
    var hasEmptyDatabase: Bool {
        FileCalls.size(of: databasePath) == 0
    }

    var adminTokenPath: String { path + "/admin-token" }

    /// The token of the administrative interface: 128 random bits in hexadecimal, created by the first call. If the
    /// file is deleted, the next start creates a new token.
    func adminToken() throws(StartError) -> String {
        if FileManager.default.fileExists(atPath: adminTokenPath) == false {
            try write(Array((SecureRandom.hexadecimal(byteCount: 16) + "\n").utf8), to: adminTokenPath)
        }
        let text = (try? String(contentsOf: URL(filePath: adminTokenPath), encoding: .utf8)) ?? ""
        let token = text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        guard token.utf8.count >= 16 else {
            throw .dataDirectory(
                path: path,
                reason: "the file admin-token in it is damaged; delete it to get a new one"
            )
        }
        return token
    }

    private func storedSecret() throws(StartError) -> [UInt8]? {
        guard let found = try? Data(contentsOf: URL(filePath: secretPath)) else { return nil }
        guard found.count == 32 else {
            throw .dataDirectory(path: path, reason: "the file secret in it is damaged; put it back from a backup")
        }
        return [UInt8](found)
    }

    /// Writes a file that only this user may read, whole or not at all; one that stands there stays unless it is to be
    /// replaced.
    func write(_ bytes: [UInt8], to file: String, replacing: Bool = false) throws(StartError) {
        let temporary = "\(file).\(getpid())"
        FileCalls.remove(temporary)
        let descriptor = FileCalls.open(temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
        guard descriptor >= 0 else { throw .dataDirectory(path: path, reason: FileCalls.reason()) }
        defer { FileCalls.remove(temporary) }
        let isWritten = FileCalls.write(bytes, to: descriptor) && fsync(descriptor) == 0
        close(descriptor)
        guard isWritten else { throw .dataDirectory(path: path, reason: FileCalls.reason()) }
        let isPlaced =
            replacing
            ? FileCalls.rename(temporary, to: file)
            : FileCalls.link(temporary, to: file) || errno == EEXIST
        guard isPlaced else { throw .dataDirectory(path: path, reason: FileCalls.reason()) }
        // The name is in the directory, which a power cut would lose.
        let directory = FileCalls.open(path, flags: O_RDONLY | O_DIRECTORY)
        guard directory >= 0 else { throw .dataDirectory(path: path, reason: FileCalls.reason()) }
        defer { close(directory) }
        guard fsync(directory) == 0 else { throw .dataDirectory(path: path, reason: FileCalls.reason()) }
    }

    /// Keeps a second server out for as long as the answer lives. The command line works beside a server without it.
    package func lock() throws(StartError) -> DataDirectoryLock {
        let descriptor = FileCalls.open(lockPath, flags: O_RDWR | O_CREAT)
        guard descriptor >= 0 else { throw .dataDirectory(path: path, reason: FileCalls.reason()) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            let holder = (try? String(contentsOf: URL(filePath: lockPath), encoding: .utf8)) ?? ""
            let number = holder.split(whereSeparator: \.isNewline).first.map(String.init)
            throw .dataDirectoryInUse(path: path, process: number ?? "unknown")
        }
        ftruncate(descriptor, 0)
        // Only for the message above: the lock itself is what counts.
        _ = FileCalls.write(Array("\(getpid())\n".utf8), to: descriptor)
        return DataDirectoryLock(descriptor: descriptor)
    }
}

/// A lock that the system gives back when this process ends, however it ends.
package final class DataDirectoryLock: Sendable {
    private let descriptor: Int32

    fileprivate init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
