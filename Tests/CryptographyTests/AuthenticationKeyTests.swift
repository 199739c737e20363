import Cryptography
import Testing

/// The test cases of RFC 4231 §4 for HMAC-SHA-256; case 5 shows the first 128 bits only.
@Suite struct AuthenticationKeyTests {
    struct Example: Sendable {
        var key: [UInt8]
        var message: [UInt8]
        var code: String
    }

    static let examples: [Example] = [
        Example(
            key: [UInt8](repeating: 0x0B, count: 20),
            message: Array("Hi There".utf8),
            code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        Example(
            key: Array("Jefe".utf8),
            message: Array("what do ya want for nothing?".utf8),
            code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        Example(
            key: [UInt8](repeating: 0xAA, count: 20),
            message: [UInt8](repeating: 0xDD, count: 50),
            code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        ),
        Example(
            key: Array(1...25),
            message: [UInt8](repeating: 0xCD, count: 50),
            code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
        ),
        Example(
            key: [UInt8](repeating: 0x0C, count: 20),
            message: Array("Test With Truncation".utf8),
            code: "a3b6167473100ee06e0c796c2955552b"
        ),
        Example(
            key: [UInt8](repeating: 0xAA, count: 131),
            message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
        Example(
            key: [UInt8](repeating: 0xAA, count: 131),
            message: Array(
                ("This is a test using a larger than block-size key and a larger than block-size data. "
                    + "The key needs to be hashed before being used by the HMAC algorithm.").utf8
            ),
            code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
        ),
    ]

    @Test(arguments: examples)
    func givesTheCodesOfTheRFC(_ example: Example) {
        let code = AuthenticationKey(example.key).authenticationCode(for: example.message)
        #expect(code.hexadecimal.hasPrefix(example.code))
    }

    /// By Python: hmac.new(b"", b"", "sha256").hexdigest()
    @Test func takesAnEmptyKeyAndMessage() {
        #expect(
            AuthenticationKey([]).authenticationCode(for: []).hexadecimal
                == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"
        )
    }

    @Test func aKeyIsUsedAgainAndFromManyTasks() async {
        let key = AuthenticationKey(Array("Jefe".utf8))
        let message = Array("what do ya want for nothing?".utf8)
        let codes = await withTaskGroup(of: Set<SHA256Digest>.self) { group in
            for _ in 0..<8 {
                group.addTask { Set((0..<500).map { _ in key.authenticationCode(for: message) }) }
            }
            return await group.reduce(into: Set()) { $0.formUnion($1) }
        }
        #expect(codes.map(\.hexadecimal) == ["5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"])
    }

    @Test func randomKeysDiffer() {
        #expect(
            AuthenticationKey.random().authenticationCode(for: [1])
                != AuthenticationKey.random().authenticationCode(for: [1])
        )
    }
}
