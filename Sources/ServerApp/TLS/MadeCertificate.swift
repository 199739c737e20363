internal import Crypto
internal import FoundationEssentials
internal import SwiftASN1
internal import X509

/// A certificate that the server makes for itself, good for loopback only: nobody else vouches for it.
struct MadeCertificate {
    var certificatePEM: String
    var privateKeyPEM: String

    /// Some clients refuse certificates that are valid for longer.
    private static let days = 397

    /// A new key, and a certificate for `localhost`, 127.0.0.1 and ::1.
    init(at now: Date) throws {
        let key = P256.Signing.PrivateKey()
        let name = try DistinguishedName { CommonName("Travlendar+ on this machine") }
        let addresses: [[UInt8]] = [[127, 0, 0, 1], [UInt8](repeating: 0, count: 15) + [1]]
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: now.addingTimeInterval(-86_400),
            notValidAfter: now.addingTimeInterval(Double(Self.days - 1) * 86_400),
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(
                    [.dnsName("localhost")]
                        + addresses.map { .ipAddress(ASN1OctetString(contentBytes: ArraySlice($0))) }
                )
            },
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
        certificatePEM = try certificate.serializeAsPEM().pemString + "\n"
        privateKeyPEM = key.pemRepresentation + "\n"
    }

    /// Whether a certificate that was made earlier is valid for another month.
    static func isFresh(_ pem: String, at now: Date) -> Bool {
        guard let certificate = try? Certificate(pemEncoded: pem) else { return false }
        return certificate.notValidBefore <= now && certificate.notValidAfter > now.addingTimeInterval(30 * 86_400)
    }
}
