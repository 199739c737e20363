package import WebDAV

/// The collations of calendar-query (RFC 4791 §7.5.1): how two texts are compared.
package enum Collation: String, CaseIterable, Hashable, Sendable {
    case asciiCasemap = "i;ascii-casemap"
    case octet = "i;octet"
    /// RFC 5051.
    case unicodeCasemap = "i;unicode-casemap"

    /// Reads a name; nil and `default` mean `i;ascii-casemap`.
    package init(name: String?) throws(DAVError) {
        guard let name, name != "default" else {
            self = .asciiCasemap
            return
        }
        guard let known = Collation(rawValue: name.lowercased()) else {
            throw CalendarCondition.unsupportedCollation(name)
        }
        self = known
    }

    /// The substring test of text-match (RFC 4790 §4.2.4).
    ///
    /// - Complexity: linear in the lengths of both; beside copies of the value in another case, only the pattern takes
    ///   memory.
    package func contains(_ value: String, _ pattern: String) -> Bool {
        switch self {
        case .octet: Self.contains(value.utf8, Array(pattern.utf8))
        case .asciiCasemap: Self.contains(value.utf8.lazy.map(Self.upperCased), pattern.utf8.map(Self.upperCased))
        case .unicodeCasemap:
            if value.utf8.allSatisfy({ $0 < 0x80 }), pattern.utf8.allSatisfy({ $0 < 0x80 }) {
                Self.asciiCasemap.contains(value, pattern)
            } else {
                // Characters compare by canonical equivalence, which implements the decomposition of RFC 5051 §2.
                Self.contains(value.uppercased().lowercased(), Array(pattern.uppercased().lowercased()))
            }
        }
    }

    /// By Knuth, Morris and Pratt: linear in both, so that no text is slow to look through.
    private static func contains<Value: Sequence>(_ value: Value, _ pattern: [Value.Element]) -> Bool
    where Value.Element: Equatable {
        guard !pattern.isEmpty else { return true }
        // For each beginning of the pattern, how long a shorter beginning it ends with.
        var shorter = [Int](repeating: 0, count: pattern.count)
        var matched = 0
        for index in 1..<pattern.count {
            while matched > 0, pattern[index] != pattern[matched] { matched = shorter[matched - 1] }
            if pattern[index] == pattern[matched] { matched += 1 }
            shorter[index] = matched
        }
        matched = 0
        for element in value {
            while matched > 0, element != pattern[matched] { matched = shorter[matched - 1] }
            if element == pattern[matched] { matched += 1 }
            if matched == pattern.count { return true }
        }
        return false
    }

    private static func upperCased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
    }
}
