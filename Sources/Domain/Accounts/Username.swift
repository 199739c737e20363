/// The name of a person in addresses and at log-in: 3 to 21 letters, digits, dots, hyphens and underscores, folded to
/// lower case. It begins with a letter and ends with a letter or digit.
///
/// ASCII only, so that one name has one spelling in a URL, in every file system and in every client (some break on
/// `%`).
package struct Username: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package var description: String { text }

    /// Names that would collide with an address of the server or mislead people.
    package static let reserved: Set<String> = [
        "root", "admin", "system", "travlendar", "wellknown", "public", "anonymous",
    ]

    /// - Parameter text: as typed; nil comes of one that does not follow the rule. Reserved names are read:
    ///   ``AccountService`` refuses them.
    package init?(_ text: String) {
        let bytes = text.utf8
        guard (3...21).contains(bytes.count), let first = bytes.first, Self.isLetter(first) else { return nil }
        guard let last = bytes.last, Self.isLetter(last) || Self.isDigit(last) else { return nil }
        var isFolded = true
        for byte in bytes {
            guard Self.isLetter(byte) || Self.isDigit(byte) || Self.isMark(byte) else { return nil }
            if (0x41...0x5A).contains(byte) { isFolded = false }
        }
        // Nearly every client sends the name as it is kept.
        self.text =
            isFolded ? text : String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }
}
