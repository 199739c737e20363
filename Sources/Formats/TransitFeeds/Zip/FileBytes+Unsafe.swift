internal import Glibc

/// A file that is read at any place.
final class FileBytes: Sendable {
    let path: String
    let count: Int
    private let descriptor: Int32

    init(path: String) throws(FeedError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: unsafe String(cString: strerror(errno))) }
        let end = lseek(descriptor, 0, SEEK_END)
        guard end >= 0 else {
            close(descriptor)
            throw .cannotOpen(path: path, reason: "not a regular file")
        }
        self.path = path
        self.descriptor = descriptor
        count = Int(end)
    }

    deinit { close(descriptor) }

    /// Up to `length` bytes from `offset`; fewer only at the end of the file.
    func read(at offset: Int, length: Int) throws(FeedError) -> [UInt8] {
        let wanted = max(0, min(length, count - offset))
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
            initialized = 0
            while initialized < wanted {
                let got = unsafe pread(
                    descriptor,
                    buffer.baseAddress.map { unsafe $0 + initialized },
                    wanted - initialized,
                    offset + initialized
                )
                if got < 0 && errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { break }
                initialized += got
            }
        }
        guard failure == 0 else { throw .cannotOpen(path: path, reason: unsafe String(cString: strerror(failure))) }
        return bytes
    }
}
