internal import Glibc

/// The holder of a lease: a process of a machine, told apart from an earlier one with the same number.
package struct LeaseOwner: Hashable, Sendable {
    let host: String
    let process: Int32
    let nonce: UInt64

    package static func current() -> LeaseOwner {
        LeaseOwner(host: hostName() + kernel(), process: getpid(), nonce: UInt64.random(in: 0...UInt64.max))
    }

    package var text: String { "\(host)/\(process)/\(nonce)" }

    package init(host: String, process: Int32, nonce: UInt64) {
        self.host = host
        self.process = process
        self.nonce = nonce
    }

    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let process = Int32(parts[1]), let nonce = UInt64(parts[2]) else { return nil }
        self.init(host: String(parts[0]), process: process, nonce: nonce)
    }

    /// Whether it has certainly ended, as seen from the process of `other`. A process of another machine may still run.
    package func isGone(seenBy other: LeaseOwner) -> Bool {
        guard host == other.host, self != other else { return false }
        if process == other.process { return nonce != other.nonce }
        return kill(process, 0) == -1 && errno == ESRCH
    }

    /// What tells apart containers and machines of one name, whose processes have the same numbers: the boot of the
    /// kernel and the namespace of process numbers.
    private static func kernel() -> String {
        var bytes = [UInt8](repeating: 0, count: 128)
        var count = unsafe readlink("/proc/self/ns/pid", &bytes, bytes.count)
        var text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        let descriptor = unsafe open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 {
            count = unsafe read(descriptor, &bytes, bytes.count)
            close(descriptor)
            text += String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        }
        return text.filter { $0.isNumber || $0.isLetter }
    }

    private static func hostName() -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        // The last byte stays zero, whatever the length of the name.
        guard unsafe gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .filter { $0 != "/" }
    }
}
