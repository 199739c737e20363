package import WebDAV
package import XMLStream

/// `CALDAV:text-match` (RFC 4791 §9.7.5).
package struct TextMatch: Hashable, Sendable {
    package var text: String
    package var collation: Collation
    package var isNegated: Bool

    package init(_ text: String, collation: Collation = .asciiCasemap, isNegated: Bool = false) {
        self.text = text
        self.collation = collation
        self.isNegated = isNegated
    }

    /// Reads and leaves the current element.
    package init(from reader: inout XMLReader) throws(DAVError) {
        collation = try Collation(name: reader.attribute("collation"))
        switch reader.attribute("negate-condition") {
        case nil, "no"?: isNegated = false
        case "yes"?: isNegated = true
        case _?: throw CalendarCondition.invalidFilter("negate-condition must be yes or no")
        }
        text = reader.text()
        guard text.utf8.count <= Self.mostBytes else {
            throw CalendarCondition.invalidFilter("a text-match has at most \(Self.mostBytes) bytes")
        }
    }

    /// Of the text to look for: each property of each object is compared with it.
    private static let mostBytes = 4096

    package func matches(_ value: String) -> Bool { collation.contains(value, text) != isNegated }
}
