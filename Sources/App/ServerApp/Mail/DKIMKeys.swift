internal import Cryptography
internal import FoundationEssentials
internal import Glibc
internal import MailTransports
internal import TripSearch

/// A file with a key for DKIM, and the name of the key.
package struct DKIMKeyFile: Equatable, Sendable {
    package let selector: String
    package let path: String

    /// More than any key has.
    private static let mostBytes = 64 << 10

    /// - Parameter text: `SELECTOR=FILE`, with the absolute path of the file; nil: it is of another form.
    package init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, DKIMKey.isSelector(parts[0]), parts[1].hasPrefix("/") else { return nil }
        selector = parts[0]
        path = parts[1]
    }

    /// The key.
    ///
    /// - Throws: ``StartError/mail(_:)`` where it can't be read, others may read it, or it is no key.
    func read() throws(StartError) -> DKIMKey {
        guard let mode = FileCalls.mode(of: path) else { throw failure("can't be read: \(FileCalls.reason())") }
        // A group may read it, as systemd and packages arrange it; nobody else, and nobody else may change it.
        guard mode & 0o027 == 0 else {
            throw failure("can be read or changed by others. Take that away: chmod 600 \(path)")
        }
        guard FileCalls.size(of: path) ?? 0 <= Self.mostBytes else { throw failure("is too large for a key") }
        let bytes: [UInt8]
        do { bytes = Array(try Data(contentsOf: URL(filePath: path))) } catch {
            throw failure("can't be read (\(FileTrouble.words(error)))")
        }
        let key: SignatureKey
        do { key = try SignatureKey(pem: bytes) } catch { throw failure("holds no private key as PEM (\(error))") }
        do throws(DKIMKey.Failure) { return try DKIMKey(selector: selector, key: key) } catch {
            throw failure("can't be used: \(error.reason)")
        }
    }

    /// Makes a key in a new file that only this user may read.
    ///
    /// - Parameter algorithm: "rsa" or "ed25519".
    /// - Throws: ``StartError/mail(_:)``; a file that is there already is kept.
    package func make(_ algorithm: Algorithm) throws(StartError) {
        let pem: String
        do throws(CryptographyError) {
            pem = try SignatureKey(making: algorithm == .rsa ? .rsa : .ed25519).pem()
        } catch {
            throw failure("can't be filled: \(error)")
        }
        let descriptor = FileCalls.open(path, flags: O_CREAT | O_EXCL | O_WRONLY)
        guard descriptor >= 0 else { throw failure("can't be made: \(FileCalls.reason())") }
        let isWritten = FileCalls.write(Array(pem.utf8), to: descriptor) && fsync(descriptor) == 0
        let reason = FileCalls.reason()
        close(descriptor)
        guard isWritten else {
            FileCalls.remove(path)
            throw failure("can't be written: \(reason)")
        }
    }

    /// Reads the key for DNS.
    ///
    /// - Parameter domain: of the address in From.
    /// - Throws: ``StartError/mail(_:)`` where the key can't be read.
    /// - Returns: what a zone file holds for it.
    package func zoneRecord(for domain: String) throws(StartError) -> String {
        let key = try read()
        do throws(DKIMKey.Failure) { return try key.zoneRecord(for: domain) } catch {
            throw failure("can't be used: \(error.reason)")
        }
    }

    /// Of a key that is made.
    package enum Algorithm: String, CaseIterable, Sendable {
        /// Every mail system verifies it.
        case rsa
        /// Short and fast; many mail systems do not verify it yet, so it goes beside an RSA key.
        case ed25519
    }

    private func failure(_ what: String) -> StartError { .mail("The file of the DKIM key \(path) \(what).") }
}

extension Configuration {
    /// Signs mails; nil: they are not signed here.
    ///
    /// - Throws: ``StartError`` where a key can't be read.
    func dkimSigner() throws(StartError) -> DKIMSigner? {
        guard !mailDKIMKeys.isEmpty else { return nil }
        var keys: [DKIMKey] = []
        for file in mailDKIMKeys { keys.append(try file.read()) }
        return DKIMSigner(domain: mailDomain, keys: keys)
    }

    /// The domain of the address that mails come from, for which they are signed.
    package var mailDomain: String { mailSender.split(separator: "@").last.map { $0.lowercased() } ?? "localhost" }
}
