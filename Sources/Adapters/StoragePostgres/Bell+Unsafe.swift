internal import Glibc

/// Wakes a thread that waits for descriptors: a pipe.
final class Bell: Sendable {
    /// Can be read from after ``ring()``.
    let descriptor: Int32
    private let end: Int32

    init() throws(PostgresError) {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else {
            throw PostgresError(code: "", message: "no pipe can be made: error \(errno)")
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        end = ends[1]
    }

    deinit {
        close(descriptor)
        close(end)
    }

    func ring() {
        var byte: UInt8 = 1
        // Where the pipe is full it rings already.
        _ = unsafe write(end, &byte, 1)
    }

    func silence() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while unsafe read(descriptor, &bytes, bytes.count) == bytes.count {}
    }
}
