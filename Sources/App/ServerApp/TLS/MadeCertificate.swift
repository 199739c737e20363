internal import Cryptography
internal import FoundationEssentials
internal import NIOSSL

/// The certificate that the server makes for itself, for loopback only: no authority vouches for it.
enum MadeCertificate {
    /// Some clients refuse certificates that are valid for longer.
    private static let days: Int64 = 397
    private static let secondsPerDay: Int64 = 86_400

    /// A new key, and a certificate for `localhost`, 127.0.0.1 and ::1.
    static func make(at now: Date) throws(CryptographyError) -> SelfSignedCertificate {
        let now = Int64(now.timeIntervalSince1970)
        return try SelfSignedCertificate(
            commonName: "Travlendar+ on this machine",
            alternativeNames: ["DNS:localhost", "IP:127.0.0.1", "IP:::1"],
            validFrom: now - secondsPerDay,
            validThrough: now + (days - 1) * secondsPerDay
        )
    }

    /// Whether a certificate that was made earlier is valid for another month.
    static func isFresh(_ pem: String, at now: Date) -> Bool {
        guard let certificate = try? NIOSSLCertificate(bytes: Array(pem.utf8), format: .pem) else { return false }
        let now = Int64(now.timeIntervalSince1970)
        return Int64(certificate.notValidBefore) <= now
            && Int64(certificate.notValidAfter) > now + 30 * secondsPerDay
    }
}
