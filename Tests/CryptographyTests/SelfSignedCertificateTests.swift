import Cryptography
import Testing

@Suite struct SelfSignedCertificateTests {
    private func certificate(_ names: [String] = ["DNS:localhost", "IP:::1"]) throws -> SelfSignedCertificate {
        try SelfSignedCertificate(
            commonName: "Test",
            alternativeNames: names,
            validFrom: 1_750_000_000,
            validThrough: 1_760_000_000
        )
    }

    @Test func isPEM() throws {
        let made = try certificate()
        #expect(made.certificatePEM.hasPrefix("-----BEGIN CERTIFICATE-----\n"))
        #expect(made.certificatePEM.hasSuffix("-----END CERTIFICATE-----\n"))
        #expect(made.privateKeyPEM.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
        #expect(made.privateKeyPEM.hasSuffix("-----END PRIVATE KEY-----\n"))
    }

    @Test func eachHasItsOwnKeyAndNumber() throws {
        let first = try certificate()
        let second = try certificate()
        #expect(first.privateKeyPEM != second.privateKeyPEM)
        #expect(first.certificatePEM != second.certificatePEM)
    }

    @Test func refusesANameThatIsNone() {
        #expect(throws: CryptographyError.self) { try certificate(["IP:not an address"]) }
        #expect(throws: CryptographyError.self) { try certificate(["localhost"]) }
    }
}
