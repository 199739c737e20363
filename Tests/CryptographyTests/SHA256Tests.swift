import Cryptography
import Testing

/// The examples of FIPS 180-4 (NIST, "Secure Hash Standard: SHA-256") and its edges around a block of 64 bytes.
@Suite struct SHA256Tests {
    static let examples: [(message: String, digest: String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstno"
                + "pqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ]

    @Test(arguments: examples)
    func hashesTheExamples(_ example: (message: String, digest: String)) {
        #expect(SHA256.hash(of: Array(example.message.utf8)).hexadecimal == example.digest)
    }

    @Test func hashesAMillionLettersInPieces() {
        var hash = SHA256()
        let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 999)
        for _ in 0..<1_001 { hash.update(piece.span) }
        hash.update(piece.span.extracting(0..<1))
        #expect(hash.finalize().hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 1_000])
    func piecesGiveTheDigestOfTheWhole(_ count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        var hash = SHA256()
        for byte in bytes { hash.update([byte].span) }
        hash.update([UInt8]().span)
        #expect(hash.finalize() == SHA256.hash(of: bytes))
    }

    @Test func aDigestIsItsBytes() {
        let digest = SHA256.hash(of: Array("abc".utf8))
        #expect(digest.bytes.count == 32)
        #expect(digest.bytes.prefix(9) == [0xBA, 0x78, 0x16, 0xBF, 0x8F, 0x01, 0xCF, 0xEA, 0x41])
        #expect(digest.bytes.last == 0xAD)
        #expect(digest.firstWord == 0xBA78_16BF_8F01_CFEA)
        #expect(digest.fourthWord == 0xB410_FF61_F200_15AD)
        #expect(digest != SHA256.hash(of: Array("abd".utf8)))
    }
}
