import Cryptography
import Testing

struct SignatureKeyTests {
    /// RFC 8032, section 7.1, the first test: the key and the signature of nothing.
    @Test func signsAsTheRFCSays() throws {
        let pem = """
            -----BEGIN PRIVATE KEY-----
            MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g
            -----END PRIVATE KEY-----
            """
        let key = try SignatureKey(pem: Array(pem.utf8))
        #expect(key.algorithm == .ed25519)
        #expect(try hex(key.publicKey()) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        #expect(
            try hex(key.signature(of: []))
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        )
    }

    @Test(arguments: SignatureKey.Algorithm.allCases)
    func isTheSameAfterItWasWritten(algorithm: SignatureKey.Algorithm) throws {
        let key = try SignatureKey(making: algorithm)
        let read = try SignatureKey(pem: Array(key.pem().utf8))
        #expect(read.algorithm == algorithm && read.bits == key.bits)
        #expect(try read.publicKey() == key.publicKey())
        // Neither way of signing draws random numbers.
        #expect(try read.signature(of: [1, 2, 3]) == key.signature(of: [1, 2, 3]))
        #expect(try read.signature(of: [1, 2, 3]) != SignatureKey(making: algorithm).signature(of: [1, 2, 3]))
    }

    @Test func anRSAKeyHasTheLengthThatWasAskedFor() throws {
        #expect(try SignatureKey(making: .rsa).bits == 2048)
        #expect(try SignatureKey(making: .rsa, bits: 3072).bits == 3072)
    }

    @Test func refusesWhatIsNoSuchKey() throws {
        let certificate = try SelfSignedCertificate(
            commonName: "Test",
            alternativeNames: ["DNS:localhost"],
            validFrom: 1_750_000_000,
            validThrough: 1_760_000_000
        )
        // Its key is on the curve P-256.
        for text in [certificate.privateKeyPEM, certificate.certificatePEM, "", "no key"] {
            #expect(throws: CryptographyError.self) { try SignatureKey(pem: Array(text.utf8)) }
        }
    }

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
