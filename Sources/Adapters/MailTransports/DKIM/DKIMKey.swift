package import Cryptography
internal import FoundationEssentials

/// A key with which mails of a domain are signed, under the name by which its public half is found.
package struct DKIMKey: Sendable {
    /// Why a key or its name can't be used.
    package struct Failure: Error, Equatable, Sendable {
        /// The end of a sentence.
        package var reason: String
    }

    /// The name of the key in the domain (RFC 6376 §3.1).
    package let selector: String
    let key: SignatureKey

    /// RFC 8301 §3.2: recipients ignore signatures of shorter RSA keys.
    private static let fewestBits = 1024
    /// RFC 8301 §3.2 asks for as many.
    private static let advisedBits = 2048

    /// - Parameters:
    ///   - selector: letters, digits and hyphens; dots separate labels.
    ///   - key: the private key.
    /// - Throws: ``Failure`` where the selector is none, or the key is too short.
    package init(selector: String, key: SignatureKey) throws(Failure) {
        guard Self.isSelector(selector) else {
            throw Failure(reason: "\"\(selector)\" is no selector: letters, digits and hyphens, such as cal2026")
        }
        guard key.algorithm == .ed25519 || key.bits >= Self.fewestBits else {
            throw Failure(reason: "a key of \(key.bits) bits is too short; \(Self.advisedBits) are usual")
        }
        self.selector = selector
        self.key = key
    }

    /// Whether a text is the name of a key: labels of DNS.
    package static func isSelector(_ text: String) -> Bool {
        text.utf8.count <= 100
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
                let isPlain = label.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                        true
                    default: false
                    }
                }
                return isPlain && (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            }
    }

    /// Whether the key is shorter than is advised.
    package var isShort: Bool { key.algorithm == .rsa && key.bits < Self.advisedBits }

    /// "RSA, 2048 bits", for an operator.
    package var summary: String {
        switch key.algorithm {
        case .rsa: "RSA, \(key.bits) bits"
        case .ed25519: "Ed25519"
        }
    }

    /// The text of the record in DNS (RFC 6376 §3.6.1, RFC 8463 §4.2).
    ///
    /// - Throws: ``Failure`` with the reason of the library.
    package func record() throws(Failure) -> String {
        do {
            let bytes = try key.publicKey()
            return "v=DKIM1; k=\(key.algorithm.rawValue); p=\(Data(bytes).base64EncodedString())"
        } catch {
            throw Failure(reason: "\(error)")
        }
    }

    /// The record as a zone file has it.
    ///
    /// - Parameter domain: of the address in From.
    /// - Throws: ``Failure`` with the reason of the library.
    /// - Returns: one record; its strings have no more than 255 bytes.
    package func zoneRecord(for domain: String) throws(Failure) -> String {
        var rest = try record()[...]
        var strings: [String] = []
        while !rest.isEmpty {
            strings.append("\"\(rest.prefix(250))\"")
            rest = rest.dropFirst(250)
        }
        let value = strings.count == 1 ? strings[0] : "( \(strings.joined(separator: "\n    ")) )"
        return "\(selector)._domainkey.\(domain). IN TXT \(value)"
    }
}
