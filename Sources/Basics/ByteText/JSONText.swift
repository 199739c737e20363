/// JSON as bytes (RFC 8259).
public enum JSONText {
    /// Whether a text in it holds NUL, which is always written as `\u0000` (§7).
    ///
    /// - Complexity: O(bytes).
    public static func holdsNUL(_ json: some Sequence<UInt8>) -> Bool {
        let escaped = Array("u0000".utf8)
        /// How much of ``escaped`` was read; nil: outside of an escape.
        var matched: Int?
        for byte in json {
            guard let count = matched else {
                if byte == UInt8(ascii: "\\") { matched = 0 }
                continue
            }
            matched = byte == escaped[count] ? count + 1 : nil
            if matched == escaped.count { return true }
        }
        return false
    }
}
