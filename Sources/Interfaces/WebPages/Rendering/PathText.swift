/// Text as a part of an address (RFC 3986 §2).
enum PathText {
    /// Everything but unreserved characters percent-encoded: fit for a segment of a path and for a value of a query.
    static func encoded(_ text: String) -> String {
        var output = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                output.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                output += "%" + (byte < 0x10 ? "0" : "") + digits
            }
        }
        return output
    }

    /// `?view=day&at=...` of those that have a value; empty where none has.
    static func query(_ items: KeyValuePairs<String, String?>) -> String {
        let parts = items.compactMap { name, value in value.map { "\(name)=\(encoded($0))" } }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }
}
