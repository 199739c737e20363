package import Accounts
internal import ByteText

/// An address that can be subscribed to.
package enum SubscriptionAddress {
    package static let longest = 2000

    /// The address as it is fetched: `webcal` and `webcals` are HTTP (draft-bhat-webcal), asked for encrypted. So is
    /// what begins with the name of a host, as people copy it from elsewhere.
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` for anything but an address of the web.
    package static func checked(_ text: String) throws(AccountError) -> String {
        let typed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let text = beginsWithHost(typed) ? "https://" + typed : typed
        guard let colon = text.firstRange(of: "://"), text.utf8.count <= longest,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { throw refusal }
        let scheme: String
        switch text[..<colon.lowerBound].lowercased() {
        case "https", "webcal", "webcals": scheme = "https"
        case "http": scheme = "http"
        default: throw refusal
        }
        let rest = text[colon.upperBound...].prefix { $0 != "#" }
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard !authority.isEmpty, authority.first != ":" else { throw refusal }
        guard !authority.contains("@") else {
            throw .invalidValue(reason: "The address must not hold a user name or password.")
        }
        let tail = rest.dropFirst(authority.count)
        return "\(scheme)://\(authority.lowercased())\(tail.first == "/" ? "" : "/")\(tail)"
    }

    /// Whether a text has a name with a dot where others have a scheme: `example.org/matches.ics`.
    private static func beginsWithHost(_ text: String) -> Bool {
        let name = text.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.count > 1
            && labels.allSatisfy { label in
                !label.isEmpty && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
            }
    }

    /// What may be told of an address where others could read it: its host.
    package static func host(of address: String) -> String {
        guard let start = address.firstRange(of: "://")?.upperBound else { return "" }
        return String(address[start...].prefix { $0 != "/" && $0 != "?" })
    }

    private static let refusal = AccountError.invalidValue(
        reason: "An address begins with https://, http:// or webcal://, and has at most \(longest) characters."
    )
}
