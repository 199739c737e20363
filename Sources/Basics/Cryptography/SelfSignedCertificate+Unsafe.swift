internal import COpenSSL

/// A TLS server's certificate on the curve P-256, signed by its own key, and that key.
public struct SelfSignedCertificate: Sendable {
    /// The certificate as PEM (RFC 7468 §5).
    public let certificatePEM: String
    /// Its key as PEM (PKCS #8, RFC 7468 §10), without a password.
    public let privateKeyPEM: String

    /// Makes a key and a certificate (X.509 version 3, RFC 5280) for servers only.
    ///
    /// - Parameters:
    ///   - commonName: the name of subject and issuer, at most 64 characters.
    ///   - alternativeNames: the names that clients compare, in libcrypto's notation: `DNS:localhost`, `IP:127.0.0.1`.
    ///   - validFrom: the first moment of validity, in seconds since 1970.
    ///   - validThrough: the last moment of validity, in seconds since 1970.
    /// - Throws: ``CryptographyError`` with libcrypto's reason, for instance for a name that it does not take.
    public init(
        commonName: String,
        alternativeNames: [String],
        validFrom: Int64,
        validThrough: Int64
    ) throws(CryptographyError) {
        let key = try unsafe Self.makeKey()
        defer { unsafe EVP_PKEY_free(key) }
        guard let certificate = unsafe X509_new() else { throw .latest() }
        defer { unsafe X509_free(certificate) }

        try unsafe Self.setNumber(of: certificate)
        try unsafe CryptographyError.check(X509_set_version(certificate, Int(X509_VERSION_3)))
        try unsafe CryptographyError.check(X509_set_pubkey(certificate, key))
        guard unsafe ASN1_TIME_set(X509_getm_notBefore(certificate), Int(validFrom)) != nil,
            unsafe ASN1_TIME_set(X509_getm_notAfter(certificate), Int(validThrough)) != nil
        else { throw .latest() }

        let name = unsafe X509_get_subject_name(certificate)
        let text = Array(commonName.utf8)
        try CryptographyError.check(
            unsafe X509_NAME_add_entry_by_NID(name, NID_commonName, MBSTRING_UTF8, text, Int32(text.count), -1, 0)
        )
        try unsafe CryptographyError.check(X509_set_issuer_name(certificate, name))

        try unsafe Self.add(NID_basic_constraints, "critical,CA:FALSE", to: certificate)
        try unsafe Self.add(NID_key_usage, "critical,digitalSignature", to: certificate)
        try unsafe Self.add(NID_ext_key_usage, "serverAuth", to: certificate)
        try unsafe Self.add(NID_subject_alt_name, alternativeNames.joined(separator: ","), to: certificate)

        // X509_sign returns the length of the signature.
        guard unsafe X509_sign(certificate, key, EVP_sha256()) > 0 else { throw .latest() }
        certificatePEM = try unsafe Self.pem { unsafe PEM_write_bio_X509($0, certificate) }
        privateKeyPEM = try unsafe Self.pem { unsafe PEM_write_bio_PKCS8PrivateKey($0, key, nil, nil, 0, nil, nil) }
    }

    /// The caller frees the key.
    private static func makeKey() throws(CryptographyError) -> OpaquePointer {
        guard let maker = unsafe EVP_PKEY_CTX_new_from_name(nil, "EC", nil) else { throw .latest() }
        defer { unsafe EVP_PKEY_CTX_free(maker) }
        try unsafe CryptographyError.check(EVP_PKEY_keygen_init(maker))
        try unsafe CryptographyError.check(EVP_PKEY_CTX_set_ec_paramgen_curve_nid(maker, NID_X9_62_prime256v1))
        var key: OpaquePointer?
        guard unsafe EVP_PKEY_generate(maker, &key) == 1, let made = unsafe key else { throw .latest() }
        return unsafe made
    }

    /// RFC 5280 §4.1.2.2: positive, at most 20 bytes; here 159 random bits.
    private static func setNumber(of certificate: OpaquePointer) throws(CryptographyError) {
        var bytes = SecureRandom.bytes(count: 20)
        bytes[0] = bytes[0] & 0x7F | 0x40
        guard let number = unsafe BN_bin2bn(bytes, Int32(bytes.count), nil) else { throw .latest() }
        defer { unsafe BN_free(number) }
        guard unsafe BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != nil else { throw .latest() }
    }

    private static func add(
        _ extensionNumber: Int32,
        _ value: String,
        to certificate: OpaquePointer
    ) throws(CryptographyError) {
        var context = unsafe X509V3_CTX()
        unsafe X509V3_set_ctx(&context, certificate, certificate, nil, nil, 0)
        guard let made = unsafe X509V3_EXT_conf_nid(nil, &context, extensionNumber, value) else { throw .latest() }
        defer { unsafe X509_EXTENSION_free(made) }
        try unsafe CryptographyError.check(X509_add_ext(certificate, made, -1))
    }

    private static func pem(_ write: (OpaquePointer) -> Int32) throws(CryptographyError) -> String {
        guard let output = unsafe BIO_new(BIO_s_mem()) else { throw .latest() }
        defer { unsafe BIO_free(output) }
        try unsafe CryptographyError.check(write(output))
        var bytes = unsafe [UInt8](repeating: 0, count: BIO_ctrl_pending(output))
        let count = unsafe bytes.withUnsafeMutableBytes {
            unsafe BIO_read(output, $0.baseAddress, Int32($0.count))
        }
        guard count == bytes.count else { throw .latest() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
