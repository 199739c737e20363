/// Text inside SVG: escaped, and without the characters that XML has not.
enum SVGText {
    static func escaped(_ text: String) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            case "\t", "\n", "\r": output += " "
            default:
                let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                if isAllowed { output.unicodeScalars.append(scalar) }
            }
        }
        return output
    }
}
