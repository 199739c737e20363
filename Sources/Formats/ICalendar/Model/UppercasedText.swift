internal import ByteText

extension ArraySlice<UInt8> {
    /// The bytes as text with a to z in upper case. Nothing is copied first where they stand so already, as they nearly
    /// always do.
    var uppercasedText: String {
        guard contains(where: { $0.asciiUppercased != $0 }) else { return String(decoding: self, as: UTF8.self) }
        return String(decoding: map(\.asciiUppercased), as: UTF8.self)
    }
}
