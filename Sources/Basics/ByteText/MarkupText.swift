extension StringProtocol {
    /// The text for the content of elements and for quoted attributes, of HTML (§13.3), XML 1.0 (§2.4) and SVG.
    ///
    /// It goes by scalars: a mark that combines with a quote makes it another letter to Swift, but not to a browser.
    /// Characters that XML cannot hold (§2.2) are left out.
    ///
    /// - Complexity: O(length).
    public var escapedForMarkup: String {
        var output = ""
        output.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            case "\t", "\n", "\r": output.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
