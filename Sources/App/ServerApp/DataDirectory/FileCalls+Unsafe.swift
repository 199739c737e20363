internal import Glibc
internal import TripSearch

/// System calls on paths. Each passes a text or bytes that live while the call lasts; the system keeps none of them.
enum FileCalls {
    static func isWritable(_ path: String) -> Bool {
        unsafe access(path, R_OK | W_OK | X_OK) == 0
    }

    static func isReadable(_ path: String) -> Bool {
        unsafe access(path, R_OK | X_OK) == 0
    }

    /// Its permissions; nil: there is no such file.
    static func mode(of path: String) -> mode_t? {
        var status = stat()
        // The buffer lives while the call lasts.
        return unsafe stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    /// In bytes; nil: there is no such file.
    static func size(of path: String) -> Int? {
        var status = stat()
        // The buffer lives while the call lasts.
        return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// A descriptor of a file that only this user may read, or a negative number.
    static func open(_ path: String, flags: Int32) -> Int32 {
        unsafe Glibc.open(path, flags | O_CLOEXEC, 0o600)
    }

    static func remove(_ path: String) {
        _ = unsafe unlink(path)
    }

    static func rename(_ path: String, to target: String) -> Bool {
        unsafe Glibc.rename(path, target) == 0
    }

    /// False with EEXIST when `target` is there already.
    static func link(_ path: String, to target: String) -> Bool {
        unsafe Glibc.link(path, target) == 0
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
    }

    /// Why this user can't read a file; nil: they can.
    static func readingFailure(_ path: String) -> String? {
        let descriptor = open(path, flags: O_RDONLY)
        guard descriptor >= 0 else { return reason() }
        close(descriptor)
        return nil
    }

    /// The message of the last failed call.
    static func reason() -> String { FileTrouble.words(code: errno) }
}
