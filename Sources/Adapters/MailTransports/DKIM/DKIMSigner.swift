internal import CivilTime
internal import Cryptography
internal import FoundationEssentials

/// Signs mails for their domain (DKIM, RFC 6376), with RSA or Ed25519 (RFC 8463), one signature for each key.
package struct DKIMSigner: Sendable {
    private let domain: String
    private let keys: [DKIMKey]

    /// What a recipient or a program relies on. A list that adds its own fields does not break the signature.
    private static let names = [
        "from", "to", "cc", "reply-to", "subject", "date", "message-id", "mime-version", "content-type",
        "content-transfer-encoding", "auto-submitted", "list-unsubscribe", "list-unsubscribe-post",
    ]
    /// Signed once more than they are there, so that no second one can be put above them (RFC 6376 §8.15).
    private static let closedNames = ["from", "to", "cc", "reply-to", "subject", "date"]

    /// - Parameters:
    ///   - domain: that of the address in From, in ASCII.
    ///   - keys: one signature each.
    package init(domain: String, keys: [DKIMKey]) {
        self.domain = domain
        self.keys = keys
    }

    /// Signs a mail.
    ///
    /// - Parameters:
    ///   - message: the whole mail.
    ///   - time: the present.
    ///   - lineEnd: of the fields.
    /// - Throws: ``DKIMKey/Failure`` where a key does not sign.
    /// - Returns: the header fields to be put above those of the mail.
    func fields(
        signing message: [UInt8],
        at time: Instant,
        lineEnd: MailMessage.LineEnd
    ) throws(DKIMKey.Failure) -> [UInt8] {
        let mail = CanonicalMail(message)
        let present = Set(mail.fields.map(\.name))
        let names = Self.names.filter(present.contains) + Self.closedNames
        let bodyHash = Self.base64(SHA256.hash(of: mail.body).bytes)
        var text = ""
        for key in keys {
            var lines = [
                "DKIM-Signature: v=1; a=\(key.key.algorithm.rawValue)-sha256; c=relaxed/relaxed;",
                " d=\(domain);", " s=\(key.selector); t=\(time.secondsSince1970);",
            ]
            lines += Self.folded(names.map { $0 + ":" }, beginning: " h=") + [" bh=\(bodyHash);", " b="]
            let unsigned = lines.joined(separator: "\r\n")
            let signature = try Self.signature(of: mail, names, unsigned: lines.joined(), by: key)
            text += unsigned + Self.chunks(signature).joined(separator: "\r\n ") + "\r\n"
        }
        return Array((lineEnd == .wire ? text : text.replacing("\r\n", with: "\n")).utf8)
    }

    /// Makes one signature.
    ///
    /// - Parameters:
    ///   - mail: the mail.
    ///   - names: those of `h=`.
    ///   - unsigned: the whole field, unfolded, up to `b=`.
    ///   - key: signs.
    /// - Throws: ``DKIMKey/Failure`` where the key does not sign.
    /// - Returns: what stands behind `b=`.
    static func signature(
        of mail: CanonicalMail,
        _ names: [String],
        unsigned: String,
        by key: DKIMKey
    ) throws(DKIMKey.Failure) -> String {
        var signed: [UInt8] = []
        for field in mail.fields(of: names) { signed += field.line + [UInt8(ascii: "\r"), UInt8(ascii: "\n")] }
        signed += CanonicalMail.field(Array(unsigned.utf8))?.line ?? []
        do {
            // RFC 8463 §3: Ed25519 signs the digest.
            let isHashed = key.key.algorithm == .ed25519
            return base64(try key.key.signature(of: isHashed ? SHA256.hash(of: signed).bytes : signed))
        } catch {
            throw DKIMKey.Failure(reason: "the mail can't be signed: \(error)")
        }
    }

    /// Words in lines of at most 70 characters, the last one closed by a semicolon in the place of its colon.
    private static func folded(_ words: [String], beginning: String) -> [String] {
        var lines = [beginning]
        for word in words {
            if lines[lines.count - 1].utf8.count + word.utf8.count > 70 { lines.append(" ") }
            lines[lines.count - 1] += word
        }
        lines[lines.count - 1] = lines[lines.count - 1].dropLast() + ";"
        return lines
    }

    private static func chunks(_ text: String) -> [Substring] {
        var rest = text[...]
        var chunks: [Substring] = []
        while !rest.isEmpty {
            chunks.append(rest.prefix(70))
            rest = rest.dropFirst(70)
        }
        return chunks
    }

    private static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
