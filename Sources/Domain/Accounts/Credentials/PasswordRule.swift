/// Which passwords people may choose (NIST SP 800-63B §5.1.1.2: length and known bad ones, no rules about kinds of
/// characters).
package enum PasswordRule {
    /// Lengths in bytes of UTF-8. The longest bounds the cost of a hash.
    package static let lengths = 8...1024

    /// - Parameters:
    ///   - password: as typed.
    ///   - names: what a guesser tries first: user name, display name, e-mail addresses.
    /// - Throws: ``AccountError/invalidValue(reason:)`` with the reason, for the person to read.
    static func check(_ password: String, of names: [String]) throws(AccountError) {
        if let problem = problem(with: password, of: names) { throw .invalidValue(reason: problem.description) }
    }

    /// What is wrong with a password, so that a page can say it in its own words; nil: it may be chosen.
    package static func problem(with password: String, of names: [String]) -> PasswordProblem? {
        guard lengths.contains(password.utf8.count) else { return .length(password.utf8.count) }
        guard !password.utf8.contains(0) else { return .nul }
        let folded = password.lowercased()
        guard !CommonPasswords.contains(password) else { return .common }
        for name in names.flatMap(parts(of:)) where name.utf8.count >= 4 {
            // A name with a few characters around it is guessed as quickly as the name.
            guard !folded.contains(name) || folded.utf8.count >= name.utf8.count + 6 else { return .likeName(name) }
        }
        return nil
    }

    /// A name whole, and an address's part before the @.
    private static func parts(of name: String) -> [String] {
        let folded = name.lowercased()
        return [folded] + folded.split(whereSeparator: { " @".contains($0) }).prefix(3).map(String.init)
    }
}

/// Why a password may not be chosen.
package enum PasswordProblem: Hashable, Sendable, CustomStringConvertible {
    /// It is too short or too long, with its length in bytes.
    case length(Int)
    case nul
    case common
    /// It is this name with little added.
    case likeName(String)

    package var description: String {
        switch self {
        case .length(let count):
            "A password needs \(PasswordRule.lengths.lowerBound) to \(PasswordRule.lengths.upperBound) bytes; this one "
                + "has \(count)."
        case .nul: "A password cannot hold a NUL byte."
        case .common: "This password is one of the 10,000 commonest, which are tried first. Choose another one."
        case .likeName(let name): "This password is the name \"\(name)\" with little added. Choose another one."
        }
    }
}
