/// What a mail system found out about who sent a mail (RFC 8601).
struct AuthenticationResults {
    /// Each `method=result property=value …`, in lower case, without comments.
    private let statements: [[Substring]]

    /// Only the topmost field of the trusted system counts: it writes its own above all others, and takes away those
    /// that pretend to be its.
    ///
    /// - Parameters:
    ///   - fields: the values, in the order of the header.
    ///   - relay: the name by which the system calls itself.
    init(_ fields: [String], of relay: String) {
        for field in fields {
            let parts = Self.withoutComments(field.lowercased()).split(separator: ";")
            guard let name = parts.first?.split(whereSeparator: \.isWhitespace).first, name == relay.lowercased() else {
                continue
            }
            statements = parts.dropFirst().map { $0.split(whereSeparator: \.isWhitespace) }
            return
        }
        statements = []
    }

    /// Whether the domain of an address in From stands behind the mail: by DMARC, by a signature of it (DKIM), or as
    /// the domain of the envelope's sender (SPF).
    func proves(_ sender: String) -> Bool {
        guard let domain = sender.lowercased().split(separator: "@").last.map(String.init) else { return false }
        return statements.contains { words in
            func value(_ name: String) -> String? {
                words.first { $0.hasPrefix("\(name)=") }.map { value in
                    String(value.dropFirst(name.count + 1).filter { $0 != "\"" }.split(separator: "@").last ?? "")
                }
            }
            return switch words.first {
            case "dmarc=pass": value("header.from") == domain
            case "dkim=pass": Self.isAligned(value("header.d") ?? value("header.i"), domain)
            case "spf=pass": value("smtp.mailfrom") == domain
            default: false
            }
        }
    }

    /// RFC 7489 §3.1.1: the domain itself, or one that it is under. A signature of a whole top-level domain is none.
    private static func isAligned(_ signer: String?, _ domain: String) -> Bool {
        guard let signer, signer.contains(".") else { return false }
        return domain == signer || domain.hasSuffix(".\(signer)")
    }

    private static func withoutComments(_ text: String) -> String {
        var depth = 0
        return String(
            text.filter { character in
                if character == "(" { depth += 1 }
                defer { if character == ")" { depth = max(0, depth - 1) } }
                return depth == 0
            }
        )
    }
}
