import CivilTime
import Foundation
import ServerApp
import Testing

struct CertificateStoreTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID().uuidString)").path

    @Test func makesOneCertificateForLoopbackAndKeepsIt() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let directory = try DataDirectory(opening: path)
        let store = try CertificateStore(Configuration(), in: directory)
        let made = try Data(contentsOf: URL(filePath: store.path))
        #expect(String(decoding: made, as: UTF8.self).hasPrefix("-----BEGIN CERTIFICATE-----"))
        let again = try CertificateStore(Configuration(), in: directory)
        #expect(try Data(contentsOf: URL(filePath: again.path)) == made)
        try store.reload()
        for file in ["loopback-certificate.pem", "loopback-key.pem"] {
            let mode = try FileManager.default.attributesOfItem(atPath: path + "/" + file)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func saysWhatIsWrongWithFiles() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let directory = try DataDirectory(opening: path)
        let other = try DataDirectory(opening: path + "/other")
        let mine = try CertificateStore(Configuration(), in: directory)
        _ = try CertificateStore(Configuration(), in: other)
        _ = try directory.secret()
        var configuration = Configuration()
        configuration.certificate = mine.path
        configuration.privateKey = path + "/missing.pem"
        let noKey = "its key \(path)/missing.pem: No such file or directory"
        #expect(throws: StartError.certificate(path: mine.path, reason: noKey)) {
            try CertificateStore(configuration, in: directory)
        }
        configuration.privateKey = other.path + "/loopback-key.pem"
        #expect(
            throws: StartError.certificate(
                path: mine.path,
                reason: "the key \(other.path)/loopback-key.pem does not belong to it"
            )
        ) {
            try CertificateStore(configuration, in: directory)
        }
        for (name, reason) in [
            ("absent", "No such file or directory"), ("secret", "it is not a certificate in PEM form"),
        ] {
            configuration.certificate = path + "/" + name
            #expect(throws: StartError.certificate(path: path + "/" + name, reason: reason)) {
                try CertificateStore(configuration, in: directory)
            }
        }
    }

    @Test func tellsOfItsEndFourteenDaysBefore() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = try CertificateStore(Configuration(), in: DataDirectory(opening: path))
        func concern(daysBefore days: Int64) -> CertificateStore.Concern? {
            store.concern(at: Instant(secondsSince1970: store.expiry.secondsSince1970 - days * 86_400))
        }
        #expect(concern(daysBefore: 14) == nil)
        let near = try #require(concern(daysBefore: 13))
        #expect(!near.isExpired)
        #expect(near.text.hasPrefix("The certificate \(store.path) expires at \(store.expiry.iso8601). Renew it"))
        let late = try #require(concern(daysBefore: -1))
        #expect(late.isExpired && late.text.contains(" expired at "))
    }

    @Test func keepsTheOldOneWhenTheNewIsBroken() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = try CertificateStore(Configuration(), in: DataDirectory(opening: path))
        try Data("nonsense".utf8).write(to: URL(filePath: store.path))
        #expect(throws: StartError.self) { try store.reloadIfWritten() }
        #expect(try store.reloadIfWritten() == false)
        _ = store.serverConfiguration()
    }
}
