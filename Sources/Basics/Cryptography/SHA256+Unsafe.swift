internal import COpenSSL

/// SHA-256 (FIPS 180-4 §6.2), fed piece by piece.
///
/// An allocation failure inside libcrypto ends the process: no caller could go on without a digest.
@safe public struct SHA256: ~Copyable {
    /// Owned; freed when this value goes.
    private let context: OpaquePointer

    /// The digest of no bytes yet.
    public init() {
        guard let context = unsafe EVP_MD_CTX_new(),
            unsafe EVP_DigestInit_ex2(context, Self.algorithm.pointer, nil) == 1
        else { preconditionFailure("libcrypto can't start SHA-256.") }
        unsafe self.context = unsafe context
    }

    deinit { unsafe EVP_MD_CTX_free(context) }

    /// Appends bytes to what is hashed.
    public mutating func update(_ bytes: Span<UInt8>) {
        let status = unsafe bytes.withUnsafeBytes { unsafe EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
        precondition(status == 1, "libcrypto can't go on with SHA-256.")
    }

    /// The digest of everything that was appended.
    public consuming func finalize() -> SHA256Digest {
        unsafe SHA256Digest.written { unsafe EVP_DigestFinal_ex(context, $0, nil) }
    }

    /// The digest of bytes that are all at hand.
    public static func hash(of bytes: [UInt8]) -> SHA256Digest {
        unsafe SHA256Digest.written { output in
            unsafe bytes.withUnsafeBytes {
                unsafe EVP_Digest($0.baseAddress, $0.count, output, nil, algorithm.pointer, nil)
            }
        }
    }

    /// The implementation of SHA-256 that libcrypto offers, looked up once: a lookup costs more than hashing an event.
    private static let algorithm = Algorithm()

    // libcrypto never changes a fetched algorithm, and any thread may use it.
    @safe private struct Algorithm: @unchecked Sendable {
        let pointer: OpaquePointer?
        init() { unsafe pointer = unsafe EVP_MD_fetch(nil, "SHA256", nil) }
    }
}

extension SHA256Digest {
    /// The digest that `write` puts into 32 bytes; `write` returns 1 for success.
    static func written(_ write: (UnsafeMutablePointer<UInt8>) -> Int32) -> SHA256Digest {
        // libcrypto writes exactly 32 bytes, which the buffer holds.
        unsafe withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { buffer in
            let words = unsafe buffer.bindMemory(to: UInt8.self)
            guard let start = words.baseAddress, unsafe write(start) == 1 else {
                preconditionFailure("libcrypto can't finish a digest.")
            }
            return unsafe SHA256Digest(
                firstWord: UInt64(bigEndian: buffer.load(fromByteOffset: 0, as: UInt64.self)),
                secondWord: UInt64(bigEndian: buffer.load(fromByteOffset: 8, as: UInt64.self)),
                thirdWord: UInt64(bigEndian: buffer.load(fromByteOffset: 16, as: UInt64.self)),
                fourthWord: UInt64(bigEndian: buffer.load(fromByteOffset: 24, as: UInt64.self))
            )
        }
    }
}
