internal import Glibc

/// Byte search by the C library, which uses the widest vectors of the machine.
public enum ByteSearch {
    /// The offset of the first `byte` in a range of the bytes, or nil.
    ///
    /// - Complexity: O(n), tens of gigabytes per second.
    public static func firstIndex(of byte: UInt8, in bytes: [UInt8], from start: Int = 0, to end: Int? = nil) -> Int? {
        let end = min(end ?? bytes.count, bytes.count)
        guard start >= 0, start < end else { return nil }
        // The pointer is used only inside the closure, and the range was checked above.
        return unsafe bytes.withUnsafeBytes { buffer -> Int? in
            guard let base = buffer.baseAddress,
                let found = unsafe memchr(base + start, Int32(byte), end - start)
            else { return nil }
            return unsafe UnsafeRawPointer(found) - base
        }
    }
}
