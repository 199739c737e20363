/// A telephone number with its country code (ITU-T E.164).
package struct PhoneNumber: Hashable, Sendable {
    /// `+393331234567`.
    package let text: String

    private static let digits = 8...15
    private static let longest = 40

    /// nil: it is none. Blanks, hyphens, dots, slashes and brackets between the digits, and `00` in place of the plus
    /// sign, are how people write it.
    package init?(_ typed: String) {
        guard typed.utf8.count <= Self.longest else { return nil }
        var digits = ""
        var hasPlus = false
        for scalar in typed.unicodeScalars {
            switch scalar {
            case "0"..."9": digits.unicodeScalars.append(scalar)
            case "+" where digits.isEmpty && !hasPlus: hasPlus = true
            case " ", "\u{A0}", "-", ".", "/", "(", ")": continue
            default: return nil
            }
        }
        if !hasPlus {
            guard digits.hasPrefix("00") else { return nil }
            digits.removeFirst(2)
        }
        guard Self.digits.contains(digits.count), digits.first != "0" else { return nil }
        text = "+" + digits
    }
}
