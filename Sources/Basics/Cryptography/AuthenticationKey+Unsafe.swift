internal import COpenSSL

/// A secret key for HMAC-SHA-256 (RFC 2104, FIPS 198-1).
///
/// The key is prepared once; a code for a short message then costs one copy of that state and two blocks of SHA-256.
public struct AuthenticationKey: Sendable {
    private let prepared: Prepared

    /// - Parameter bytes: the key; 32 bytes or more, and secret. RFC 2104 §3 allows shorter ones, which are weaker.
    public init(_ bytes: [UInt8]) { prepared = Prepared(bytes) }

    /// A new key of 256 random bits.
    public static func random() -> AuthenticationKey { AuthenticationKey(SecureRandom.bytes(count: 32)) }

    /// The code that only a holder of the key can make for this message.
    public func authenticationCode(for message: [UInt8]) -> SHA256Digest {
        guard let context = unsafe EVP_MAC_CTX_dup(prepared.context) else {
            preconditionFailure("libcrypto can't copy an HMAC.")
        }
        defer { unsafe EVP_MAC_CTX_free(context) }
        let status = unsafe message.withUnsafeBytes { bytes in
            // Of an empty array the address may be nil, which libcrypto reads as "no data" and takes.
            unsafe EVP_MAC_update(context, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        precondition(status == 1, "libcrypto can't go on with an HMAC.")
        return unsafe SHA256Digest.written { unsafe EVP_MAC_final(context, $0, nil, 32) }
    }

    /// The state after the key, from which every code starts.
    // It is only copied from after `init`, which libcrypto allows from any thread.
    @safe private final class Prepared: @unchecked Sendable {
        let context: OpaquePointer

        init(_ key: [UInt8]) {
            let algorithm = unsafe EVP_MAC_fetch(nil, "HMAC", nil)
            // The context keeps its own reference.
            defer { unsafe EVP_MAC_free(algorithm) }
            guard let context = unsafe EVP_MAC_CTX_new(algorithm) else { preconditionFailure("libcrypto has no HMAC.") }
            // Keys are padded with zeros (RFC 2104 §2), so this is the same key; libcrypto refuses an empty one.
            let bytes = key.isEmpty ? [0] : key
            var digest = Array("SHA256".utf8CString)
            // The parameters hold addresses of both texts, which therefore have to live across the call.
            let status = unsafe OSSL_MAC_PARAM_DIGEST.withCString { name in
                unsafe digest.withUnsafeMutableBufferPointer { value in
                    let parameters = unsafe [
                        OSSL_PARAM_construct_utf8_string(name, value.baseAddress, 0), OSSL_PARAM_construct_end(),
                    ]
                    return unsafe EVP_MAC_init(context, bytes, bytes.count, parameters)
                }
            }
            precondition(status == 1, "libcrypto can't start HMAC-SHA-256.")
            unsafe self.context = unsafe context
        }

        deinit { unsafe EVP_MAC_CTX_free(context) }
    }
}
