package import Accounts
internal import Cryptography

/// The secret part of the addresses that one recipient is given about one meeting: of answers by mail, and of the page
/// without an account. Whoever has it answers for this recipient and nobody else.
///
/// It is derived, so that each mail about a meeting has the same one.
package struct AnswerToken: Equatable, Sendable {
    /// 26 characters of base32 in lower case (RFC 4648 §6): mail systems change the case of addresses.
    package let text: String

    /// nil: `text` does not have the form of a token.
    package init?(_ text: some StringProtocol) {
        let lower = text.lowercased()
        guard lower.utf8.count == Self.length, lower.utf8.allSatisfy({ Self.alphabet.contains($0) }) else { return nil }
        self.text = lower
    }

    /// - Parameters:
    ///   - secret: of the installation.
    ///   - person: on whose behalf the mail goes out.
    ///   - uid: of the meeting.
    ///   - recipient: the calendar user address.
    package init(secret: [UInt8], person: PrincipalID, uid: String, recipient: String) {
        let subject = "answer\n\(person.rawValue)\n\(recipient.utf8.count)\n\(recipient)\n\(uid)"
        let code = AuthenticationKey(secret).authenticationCode(for: Array(subject.utf8)).bytes
        var rest = code.prefix(16).reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
        let characters = (0..<Self.length).map { _ in
            defer { rest >>= 5 }
            return Self.alphabet[Int(truncatingIfNeeded: rest & 31)]
        }
        text = String(decoding: characters, as: UTF8.self)
    }

    /// Under which the store keeps what the token opens.
    package var digest: [UInt8] { SHA256.hash(of: Array("mail:\(text)".utf8)).bytes }

    private static let length = 26
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
}
