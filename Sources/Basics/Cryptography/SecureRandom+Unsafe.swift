internal import ByteText
internal import COpenSSL

/// Random bytes that nobody can predict, for keys, tokens and salts.
public enum SecureRandom {
    /// Draws bytes from libcrypto's generator, which the kernel seeds.
    ///
    /// Ends the process if the generator fails: a predictable secret would be worse.
    public static func bytes(count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let status = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            // The call writes `count` bytes, all of which the buffer holds.
            unsafe RAND_priv_bytes(buffer.baseAddress, Int32(buffer.count))
        }
        precondition(status == 1, "libcrypto has no random bytes.")
        return bytes
    }

    /// Draws bytes and writes them in lower-case hexadecimal digits, two for each.
    public static func hexadecimal(byteCount: Int) -> String { Hexadecimal.text(of: bytes(count: byteCount)) }

    /// A UUID of random bits (RFC 9562 §5.4), in lower case.
    public static func uuid() -> String {
        var bytes = bytes(count: 16)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return Hexadecimal.uuid(of: bytes)
    }
}
