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
}
