internal import ByteText

/// Text as a part of an address (RFC 3986 §2).
enum PathText {
    /// `?view=day&at=...` of those that have a value; empty where none has.
    static func query(_ items: KeyValuePairs<String, String?>) -> String {
        let parts = items.compactMap { name, value in value.map { "\(name)=\(PercentEncoding.encode($0))" } }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }
}
