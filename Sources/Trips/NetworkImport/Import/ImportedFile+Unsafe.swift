internal import Cryptography
internal import Glibc

/// System calls of an import: digests of files, syncs, and the swap of two directories.
enum ImportedFile {
    struct Digest {
        var bytes: Int
        /// Hexadecimal SHA-256.
        var sha256: String
    }

    static func digest(_ path: String) throws(ImportError) -> Digest {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotRead(path: path, reason: systemError()) }
        defer { close(descriptor) }
        var hash = SHA256()
        var total = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .cannotRead(path: path, reason: systemError()) }
            if count == 0 { break }
            total += count
            hash.update(buffer.span.extracting(0..<count))
        }
        return Digest(bytes: total, sha256: hash.finalize().hexadecimal)
    }

    static func sha256(of text: String) -> String { SHA256.hash(of: Array(text.utf8)).hexadecimal }

    /// Waits until a file or directory is on the disk.
    static func sync(_ path: String) throws(ImportError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: systemError()) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .cannotWrite(path: path, reason: systemError()) }
    }

    /// Puts `fresh` in the place of `path` at one stroke. What stood there stands at `fresh` afterwards; false: nothing
    /// did.
    static func swap(_ fresh: String, into path: String) throws(ImportError) -> Bool {
        if unsafe access(path, F_OK) != 0 {
            guard unsafe rename(fresh, path) == 0 else { throw .cannotWrite(path: path, reason: systemError()) }
            return false
        }
        if exchange(fresh, path) { return true }
        // A file system without exchange: the shortest gap there is.
        let aside = fresh + ".old"
        guard unsafe rename(path, aside) == 0 else { throw .cannotWrite(path: path, reason: systemError()) }
        guard unsafe rename(fresh, path) == 0 else {
            let reason = systemError()
            unsafe rename(aside, path)
            throw .cannotWrite(path: path, reason: reason)
        }
        guard unsafe rename(aside, fresh) == 0 else { throw .cannotWrite(path: fresh, reason: systemError()) }
        return true
    }

    /// renameat2(2) with RENAME_EXCHANGE. The header shows it to GNU sources only, so it is looked up by name.
    private static func exchange(_ left: String, _ right: String) -> Bool {
        typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        guard let address = unsafe dlsym(nil, "renameat2") else { return false }
        let function = unsafe unsafeBitCast(address, to: Rename.self)
        return unsafe function(AT_FDCWD, left, AT_FDCWD, right, 2) == 0
    }

    private static func systemError() -> String {
        let code = errno
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
