internal import Glibc

/// What other programs hand to a command.
enum StandardInput {
    /// Reads standard input up to a number of bytes; blocks the thread.
    static func read(atMost most: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < most {
            // The call writes no more than the buffer holds.
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(0, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }
}
