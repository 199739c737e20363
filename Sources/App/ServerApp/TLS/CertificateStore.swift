package import CivilTime
internal import Cryptography
internal import FoundationEssentials
internal import NIOCore
package import NIOSSL
internal import Synchronization

/// The certificate that the server shows, exchanged while it runs: a new connection gets the newest.
package final class CertificateStore: Sendable {
    private struct Loaded: Sendable {
        var chain: [NIOSSLCertificateSource]
        var key: NIOSSLPrivateKeySource
        /// Of the certificate that stands first, which is the server's own.
        var expiry: Instant
        /// When the two files were last written, as seen before they were read.
        var written: [Date?]
    }

    /// Where the certificate is, to be shown to people who must trust it by hand.
    package let path: String
    private let privateKeyPath: String
    private let loaded: Mutex<Loaded>

    /// Loads the configured certificate, or makes one for loopback in the data directory where none is configured.
    package init(_ configuration: Configuration, in directory: DataDirectory) throws(StartError) {
        if let certificate = configuration.certificate, let key = configuration.privateKey {
            path = certificate
            privateKeyPath = key
        } else {
            path = directory.certificatePath
            privateKeyPath = directory.privateKeyPath
            try Self.makeIfMissing(in: directory)
        }
        loaded = Mutex(try Self.load(path, privateKeyPath))
    }

    /// Reads the files again; when they are broken, the old certificate stays in use.
    package func reload() throws(StartError) {
        let fresh = try Self.load(path, privateKeyPath)
        loaded.withLock { $0 = fresh }
    }

    /// Reads the files again if one of them was written since; tells whether it did. Broken ones are told of once.
    package func reloadIfWritten() throws(StartError) -> Bool {
        let written = Self.written(path, privateKeyPath)
        let isNew = loaded.withLock { loaded in
            defer { loaded.written = written }
            return loaded.written != written
        }
        if isNew { try reload() }
        return isNew
    }

    private static func written(_ paths: String...) -> [Date?] {
        paths.map { (try? FileManager.default.attributesOfItem(atPath: $0))?[.modificationDate] as? Date }
    }

    /// What is to be said of the certificate's end.
    package struct Concern: Equatable, Sendable {
        package var isExpired: Bool
        /// A whole sentence for the administrator.
        package var text: String
    }

    /// So long before the end it is spoken of, in days: those who renew by a program do it a month before.
    private static let daysOfWarning: Int64 = 14

    /// The last moment at which apps accept the certificate.
    package var expiry: Instant { loaded.withLock { $0.expiry } }

    /// nil: there is nothing to say yet.
    package func concern(at now: Instant) -> Concern? {
        let expiry = expiry
        let secondsLeft = expiry.secondsSince1970 - now.secondsSince1970
        guard secondsLeft < Self.daysOfWarning * 86_400 else { return nil }
        let isExpired = secondsLeft < 0
        let verb = isExpired ? "expired" : "expires"
        return Concern(
            isExpired: isExpired,
            text: "The certificate \(path) \(verb) at \(expiry.iso8601). "
                + "Renew it: a running server takes the new file up by itself."
        )
    }

    /// TLS 1.2 or later with forward secrecy, with the certificate of the moment for each new connection.
    package func serverConfiguration() -> TLSConfiguration {
        var configuration = Self.configuration(loaded.withLock { $0 })
        configuration.sslContextCallback = { [self] _, promise in
            let now = loaded.withLock { $0 }
            var change = NIOSSLContextConfigurationOverride()
            change.certificateChain = now.chain
            change.privateKey = now.key
            promise.succeed(change)
        }
        return configuration
    }

    private static func configuration(_ loaded: Loaded) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: loaded.chain,
            privateKey: loaded.key
        )
        configuration.minimumTLSVersion = .tlsv12
        // Of TLS 1.2 only what keeps past connections secret and is authenticated; TLS 1.3 has nothing else.
        configuration.cipherSuites = "ECDHE+AESGCM:ECDHE+CHACHA20"
        return configuration
    }

    private static func load(_ certificatePath: String, _ privateKeyPath: String) throws(StartError) -> Loaded {
        let written = written(certificatePath, privateKeyPath)
        if let reason = FileCalls.readingFailure(certificatePath) {
            throw .certificate(path: certificatePath, reason: reason)
        }
        let chain: [NIOSSLCertificate]
        do {
            chain = try NIOSSLCertificate.fromPEMFile(certificatePath)
        } catch {
            throw .certificate(path: certificatePath, reason: "it is not a certificate in PEM form")
        }
        guard let own = chain.first else {
            throw .certificate(path: certificatePath, reason: "there is no certificate in it")
        }
        if let reason = FileCalls.readingFailure(privateKeyPath) {
            throw .certificate(path: certificatePath, reason: "its key \(privateKeyPath): \(reason)")
        }
        let key: NIOSSLPrivateKeySource
        do {
            key = .privateKey(try NIOSSLPrivateKey(file: privateKeyPath, format: .pem))
        } catch {
            throw .certificate(
                path: certificatePath,
                reason: "its key \(privateKeyPath) is not a key in PEM form, or has a password"
            )
        }
        let loaded = Loaded(
            chain: chain.map { .certificate($0) },
            key: key,
            expiry: Instant(secondsSince1970: Int64(own.notValidAfter)),
            written: written
        )
        do {
            _ = try NIOSSLContext(configuration: configuration(loaded))
        } catch {
            throw .certificate(path: certificatePath, reason: "the key \(privateKeyPath) does not belong to it")
        }
        return loaded
    }

    private static func makeIfMissing(in directory: DataDirectory) throws(StartError) {
        let now = Date()
        if let old = try? String(contentsOf: URL(filePath: directory.certificatePath), encoding: .utf8),
            MadeCertificate.isFresh(old, at: now),
            FileManager.default.isReadableFile(atPath: directory.privateKeyPath)
        {
            return
        }
        let made: SelfSignedCertificate
        do { made = try MadeCertificate.make(at: now) } catch {
            throw .certificate(path: directory.certificatePath, reason: "it could not be made: \(error)")
        }
        try directory.write(Array(made.privateKeyPEM.utf8), to: directory.privateKeyPath, replacing: true)
        try directory.write(Array(made.certificatePEM.utf8), to: directory.certificatePath, replacing: true)
    }
}
