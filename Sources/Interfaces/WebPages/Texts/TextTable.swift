internal import HTTPTypes

/// All texts of the pages in one language.
struct TextTable: Sendable {
    /// A tag of BCP 47.
    let language: String
    /// By the raw values of their keys, as templates name them.
    let texts: [String: String]

    /// All texts: `parts` are those of areas of the site, each in a file of its own.
    init(language: String, texts: [TextKey: String], parts: [[TextKey: String]] = []) {
        self.language = language
        let all = [texts] + parts
        self.texts = Dictionary(all.joined().map { ($0.key.rawValue, $0.value) }) { first, _ in first }
    }

    /// The first one speaks where nothing is known of the reader.
    static let all: [TextTable] = [english, italian]

    subscript(key: TextKey) -> String { texts[key.rawValue] ?? key.rawValue }

    /// The text with values for its `{names}`.
    func text(_ key: TextKey, _ values: [String: String]) -> String {
        Self.filled(self[key]) { values[$0] ?? "" }
    }

    /// The text for a number of things; one thing has words of its own.
    func count(_ count: Int, _ many: TextKey, one: TextKey, as name: String = "count") -> String {
        count == 1 ? self[one] : text(many, [name: "\(count)"])
    }

    /// Puts values in the place of `{names}`.
    static func filled(_ text: String, _ value: (String) -> String) -> String {
        var output = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            output += rest[..<open]
            output += value(String(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        return output + rest
    }

    /// In the person's language, else in the one that the browser asks for (RFC 9110 §12.5.4), else the server's.
    static func choose(person: String?, accepted: HTTPFields, server: String) -> TextTable {
        let wishes = [person].compactMap(\.self) + AcceptLanguage.tags(in: accepted[values: .acceptLanguage]) + [server]
        for tag in wishes {
            if let found = all.first(where: { $0.language == AcceptLanguage.primary(tag) }) { return found }
        }
        return all[0]
    }
}
