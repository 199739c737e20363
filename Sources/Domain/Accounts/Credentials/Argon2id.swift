internal import CArgon2
internal import Cryptography

/// Password hashing by argon2id (RFC 9106), in the PHC string format, which carries salt and cost.
///
/// The cost is the second recommendation of OWASP for argon2id: 19 MiB, two passes, one lane; some 30 ms of one core.
package struct Argon2id: PasswordHashing {
    package var memoryKiB: UInt32
    package var passes: UInt32

    package init(memoryKiB: UInt32 = 19_456, passes: UInt32 = 2) {
        self.memoryKiB = memoryKiB
        self.passes = passes
    }

    package func hash(_ password: String) -> String? {
        let salt = SecureRandom.bytes(count: 16)
        let length = argon2_encodedlen(passes, memoryKiB, 1, 16, 32, Argon2_id)
        var encoded = [CChar](repeating: 0, count: length)
        let bytes = Array(password.utf8)
        // The C call reads `bytes` and `salt` and writes at most `length` bytes, all of which live across it.
        let status = unsafe bytes.withUnsafeBytes { password in
            unsafe salt.withUnsafeBytes { salt in
                unsafe encoded.withUnsafeMutableBufferPointer { output in
                    unsafe argon2id_hash_encoded(
                        passes,
                        memoryKiB,
                        1,
                        password.baseAddress,
                        password.count,
                        salt.baseAddress,
                        salt.count,
                        32,
                        output.baseAddress,
                        output.count
                    )
                }
            }
        }
        guard status == ARGON2_OK.rawValue else { return nil }
        return String(decoding: encoded.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    package func verify(_ password: String, against verifier: String) -> Bool {
        let bytes = Array(password.utf8)
        // The C call reads both inputs only; the library compares in constant time.
        let status = unsafe verifier.withCString { encoded in
            unsafe bytes.withUnsafeBytes { password in
                unsafe argon2id_verify(encoded, password.baseAddress, password.count)
            }
        }
        return status == ARGON2_OK.rawValue
    }
}

/// How passwords become verifiers; a parameter, so that tests need not pay for the real one.
package protocol PasswordHashing: Sendable {
    /// nil: no memory.
    func hash(_ password: String) -> String?
    /// Takes as long as ``hash(_:)`` with the parameters that the verifier names; false where it cannot be read.
    func verify(_ password: String, against verifier: String) -> Bool
}
