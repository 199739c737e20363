internal import Glibc
internal import Journeys

/// System calls on paths. Each passes a text or bytes that live while the call lasts; the system keeps none of them.
enum FileCalls {
    static func isWritable(_ path: String) -> Bool {
        unsafe access(path, R_OK | W_OK | X_OK) == 0
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

    /// What the last failed call said.
    static func reason() -> String { FileTrouble.words(code: errno) }
}
