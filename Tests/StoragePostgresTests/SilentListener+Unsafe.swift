import Glibc
import Testing

/// Listens on a port of its own and never accepts: the kernel completes connections all the same.
final class SilentListener: Sendable {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        // The address lives as long as the calls, and is of the kind that its family says.
        let found = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe bind(made, generic, length) == 0 && listen(made, 64) == 0
                    && getsockname(made, generic, &length) == 0
            }
        }
        try #require(found)
        descriptor = made
        port = UInt16(bigEndian: address.sin_port)
    }

    /// How many connections came until now.
    func countAttempts() -> Int {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        var count = 0
        while case let accepted = accept(descriptor, nil, nil), accepted >= 0 {
            close(accepted)
            count += 1
        }
        return count
    }

    deinit { close(descriptor) }
}
