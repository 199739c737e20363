internal import Glibc

/// Brings a finished file to the disk.
enum FileDescriptorSync {
    /// - Returns: what went wrong, or nil.
    static func failure(syncing path: String) -> String? {
        let descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return "open: error \(errno)" }
        defer { close(descriptor) }
        return fsync(descriptor) == 0 ? nil : "fsync: error \(errno)"
    }
}
