import XMLStream

/// An XML document as lines, one per element, with fixed prefixes: what snapshots and comparisons look at.
enum XMLTree {
    private static let prefixes = [
        "DAV:": "D", "urn:ietf:params:xml:ns:caldav": "C", "http://calendarserver.org/ns/": "CS",
        "http://apple.com/ns/ical/": "A",
    ]

    static func lines(_ bytes: [UInt8]) throws -> String {
        var reader = try XMLReader(bytes)
        var output = ""
        try write(reader.root(), &reader, 0, &output)
        return output
    }

    private static func write(_ name: XMLName, _ reader: inout XMLReader, _ level: Int, _ output: inout String) throws {
        let prefix = name.namespace.isEmpty ? "" : (prefixes[name.namespace] ?? "{\(name.namespace)}") + ":"
        output += String(repeating: "  ", count: level) + prefix + name.local
        for attribute in ["name", "content-type", "version"] {
            if let value = reader.attribute(attribute) { output += " \(attribute)=\(value)" }
        }
        var bookmark = reader
        let text = bookmark.text().split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "|")
        var isLeaf = true
        var inner = ""
        while let child = reader.nextChild() {
            isLeaf = false
            try write(child, &reader, level + 1, &inner)
        }
        output += isLeaf && !text.isEmpty ? " \(masked(text))\n" : "\n"
        output += inner
    }

    /// Sync tokens hold numbers that are drawn.
    private static func masked(_ text: String) -> String {
        text.hasPrefix("urn:travlendar:sync/") ? "urn:travlendar:sync/*" : text
    }
}
