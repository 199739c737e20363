/// The languages that a browser asks for (RFC 9110 §12.5.4), or the types (§12.5.1).
enum AcceptLanguage {
    /// The tags, or the types without parameters, of all header fields, the most wanted one first; those with weight 0
    /// are left out.
    static func tags(in fields: [String]) -> [String] {
        let ranges = fields.flatMap { $0.split(separator: ",") }.prefix(20)
        let weighted = ranges.map { range -> (tag: String, weight: Double) in
            let parts = range.filter { $0 != " " }.split(separator: ";")
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { $0.dropFirst(2) }
            return (parts.first.map(String.init) ?? "", quality.map { Double($0) ?? 0 } ?? 1)
        }
        // Sorted by place as well, so that the order of equals is the browser's.
        return weighted.enumerated().filter { $0.element.weight > 0 && !$0.element.tag.isEmpty }
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }

    /// `it` of `it-CH`.
    static func primary(_ tag: String) -> String { tag.prefix { $0 != "-" }.lowercased() }
}
