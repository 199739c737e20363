internal import COpenSSL

/// A private key that signs, with its public half.
///
/// `@unchecked`: libcrypto only reads the key once it is made, and any number of threads may sign with it.
@safe public final class SignatureKey: @unchecked Sendable {
    /// How a key signs.
    public enum Algorithm: String, CaseIterable, Sendable {
        /// RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017 §8.2).
        case rsa
        /// Pure Ed25519 (RFC 8032 §5.1).
        case ed25519
    }

    /// Of the key.
    public let algorithm: Algorithm
    /// How long the key is, in bits.
    public let bits: Int
    /// Owned; freed when this object goes.
    private let key: OpaquePointer

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - algorithm: how it signs.
    ///   - bits: the length of an RSA key; an Ed25519 key has a length of its own.
    /// - Throws: ``CryptographyError`` with libcrypto's reason.
    public convenience init(making algorithm: Algorithm, bits: Int = 2048) throws(CryptographyError) {
        guard let maker = unsafe EVP_PKEY_CTX_new_from_name(nil, algorithm.name, nil) else { throw .latest() }
        defer { unsafe EVP_PKEY_CTX_free(maker) }
        try unsafe CryptographyError.check(EVP_PKEY_keygen_init(maker))
        if algorithm == .rsa {
            try unsafe CryptographyError.check(EVP_PKEY_CTX_set_rsa_keygen_bits(maker, Int32(bits)))
        }
        var key: OpaquePointer?
        guard unsafe EVP_PKEY_generate(maker, &key) == 1, let made = unsafe key else { throw .latest() }
        unsafe self.init(owning: made, algorithm)
    }

    /// Reads a key.
    ///
    /// - Parameter pem: as PEM, without a password: PKCS #8 (RFC 7468 §10), or the older form of RSA keys.
    /// - Throws: ``CryptographyError`` where it is no such key.
    public convenience init(pem: [UInt8]) throws(CryptographyError) {
        guard let input = unsafe BIO_new_mem_buf(pem, Int32(pem.count)) else { throw .latest() }
        defer { unsafe BIO_free(input) }
        // The callback gives no password; without one libcrypto would ask at the terminal.
        guard let key = unsafe PEM_read_bio_PrivateKey(input, nil, { _, _, _, _ in -1 }, nil) else { throw .latest() }
        guard let algorithm = Algorithm.allCases.first(where: { unsafe EVP_PKEY_is_a(key, $0.name) == 1 }) else {
            unsafe EVP_PKEY_free(key)
            throw CryptographyError(reason: "the key is neither RSA nor Ed25519")
        }
        unsafe self.init(owning: key, algorithm)
    }

    private init(owning key: OpaquePointer, _ algorithm: Algorithm) {
        unsafe self.key = unsafe key
        self.algorithm = algorithm
        bits = unsafe Int(EVP_PKEY_get_bits(key))
    }

    deinit { unsafe EVP_PKEY_free(key) }

    /// The private key as PEM (PKCS #8), without a password.
    ///
    /// - Throws: ``CryptographyError`` with libcrypto's reason.
    public func pem() throws(CryptographyError) -> String {
        guard let output = unsafe BIO_new(BIO_s_mem()) else { throw .latest() }
        defer { unsafe BIO_free(output) }
        try unsafe CryptographyError.check(PEM_write_bio_PKCS8PrivateKey(output, key, nil, nil, 0, nil, nil))
        var bytes = unsafe [UInt8](repeating: 0, count: BIO_ctrl_pending(output))
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe BIO_read(output, $0.baseAddress, Int32($0.count)) }
        guard count == bytes.count else { throw .latest() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The public half: of RSA a SubjectPublicKeyInfo (RFC 5280 §4.1) in DER, of Ed25519 its 32 bytes.
    ///
    /// - Throws: ``CryptographyError`` with libcrypto's reason.
    public func publicKey() throws(CryptographyError) -> [UInt8] {
        switch algorithm {
        case .rsa:
            let length = unsafe i2d_PUBKEY(key, nil)
            guard length > 0 else { throw .latest() }
            var bytes = [UInt8](repeating: 0, count: Int(length))
            // The second call writes as many bytes as the first has counted, and moves the pointer behind them.
            let written = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
                var end = buffer.baseAddress
                return unsafe i2d_PUBKEY(key, &end)
            }
            guard written == length else { throw .latest() }
            return bytes
        case .ed25519:
            var bytes = [UInt8](repeating: 0, count: 32)
            var length = bytes.count
            try unsafe CryptographyError.check(EVP_PKEY_get_raw_public_key(key, &bytes, &length))
            return bytes
        }
    }

    /// Signs a message.
    ///
    /// - Parameter message: the whole message; RSA hashes it with SHA-256 first.
    /// - Throws: ``CryptographyError`` with libcrypto's reason.
    /// - Returns: the signature: as long as an RSA key, or 64 bytes.
    public func signature(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
        guard let context = unsafe EVP_MD_CTX_new() else { throw .latest() }
        defer { unsafe EVP_MD_CTX_free(context) }
        let digest = unsafe algorithm == .rsa ? EVP_sha256() : nil
        try unsafe CryptographyError.check(EVP_DigestSignInit(context, nil, digest, nil, key))
        var length = 0
        try unsafe CryptographyError.check(EVP_DigestSign(context, nil, &length, message, message.count))
        var bytes = [UInt8](repeating: 0, count: length)
        try unsafe CryptographyError.check(EVP_DigestSign(context, &bytes, &length, message, message.count))
        return Array(bytes.prefix(length))
    }
}

extension SignatureKey.Algorithm {
    /// As libcrypto calls it.
    fileprivate var name: String {
        switch self {
        case .rsa: "RSA"
        case .ed25519: "ED25519"
        }
    }
}
