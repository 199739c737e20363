/// A namespaced pull reader.
///
/// The reader stands in an element. ``nextChild()`` opens the next child element and answers its name, or leaves the
/// element and answers nil when there is none left; an opened child is finished by reading its children to the end, or
/// by ``text()``, ``fragment()`` or ``skip()``.
///
///     while let child = reader.nextChild() {
///         switch child {
///         case .displayName: name = reader.text()
///         default: reader.skip()
///         }
///     }
///
/// Documents are parsed whole (a request body is bounded), with entities, document types and network access off.
/// A copy is a bookmark: it continues from where it was taken.
public struct XMLReader: Sendable {
    private let document: XMLDocument
    /// The event to look at next.
    private var position = 0
    /// Indices of the start events of the open elements.
    private var open: [Int] = []

    /// Parses the bytes (UTF-8, or what their byte order mark or XML declaration says) and stands before the root.
    ///
    /// - Complexity: O(bytes).
    public init(_ bytes: [UInt8], limits: XMLLimits = .standard) throws(XMLError) {
        document = try SAXParser.parse(bytes, limits: limits)
    }

    /// Opens the root element and answers its name; call it once, first.
    public mutating func root() -> XMLName {
        open.append(0)
        position = 1
        return document.names[Int(document.events[0].name)]
    }

    /// Opens the root element, which must have this name.
    public mutating func root(_ expected: XMLName) throws(XMLError) {
        let found = root()
        guard found == expected else { throw error("expected \(expected), found \(found)") }
    }

    /// The element in which the reader is positioned.
    public var name: XMLName { document.names[Int(current.name)] }

    /// Opens the next child element; nil: there is none, and the element is left.
    public mutating func nextChild() -> XMLName? {
        while true {
            let event = document.events[position]
            switch event.kind {
            case .text: position += 1
            case .start:
                open.append(position)
                position += 1
                return document.names[Int(event.name)]
            case .end:
                position += 1
                open.removeLast()
                return nil
            }
        }
    }

    /// A child of an element whose content is mixed.
    public enum Node: Equatable, Sendable {
        /// A child element, now opened.
        case element(XMLName)
        /// Character data between child elements.
        case text(String)
    }

    /// As ``nextChild()``, with the character data between the children.
    public mutating func nextNode() -> Node? {
        let event = document.events[position]
        guard event.kind == .text else { return nextChild().map(Node.element) }
        position += 1
        return .text(document.string(event.lower, event.upper))
    }

    /// The attributes of the current element, in the order of the document.
    public var attributes: [(name: XMLName, value: String)] {
        document.attributes[Int(current.lower)..<Int(current.upper)].map { attribute in
            (document.names[Int(attribute.name)], document.string(attribute.lower, attribute.upper))
        }
    }

    /// Leaves the element and skips the rest of it.
    public mutating func skip() {
        position = Int(current.end) + 1
        open.removeLast()
    }

    /// The character data directly in the element; leaves it, skipping child elements.
    public mutating func text() -> String {
        String(decoding: textBytes(), as: UTF8.self)
    }

    /// As ``text()``, as bytes.
    public mutating func textBytes() -> [UInt8] {
        var bytes: [UInt8] = []
        let end = Int(current.end)
        while position < end {
            let event = document.events[position]
            switch event.kind {
            case .text:
                bytes.append(contentsOf: document.pool[Int(event.lower)..<Int(event.upper)])
                position += 1
            case .start: position = Int(event.end) + 1
            case .end: position += 1
            }
        }
        skip()
        return bytes
    }

    /// As ``text()``, without white space at either end.
    public mutating func trimmedText() -> String {
        let bytes = textBytes()
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }

    /// The value of an attribute of the current element.
    public func attribute(_ name: XMLName) -> String? {
        for attribute in document.attributes[Int(current.lower)..<Int(current.upper)]
        where document.names[Int(attribute.name)] == name {
            return document.string(attribute.lower, attribute.upper)
        }
        return nil
    }

    /// As ``attribute(_:)-(XMLName)``, of a name in no namespace.
    public func attribute(_ local: String) -> String? { attribute(XMLName("", local)) }

    /// The `xml:lang` in force here (XML 1.0 §2.12).
    public var language: String? {
        for index in open.reversed() {
            let start = document.events[index]
            for attribute in document.attributes[Int(start.lower)..<Int(start.upper)]
            where document.names[Int(attribute.name)] == .language {
                return document.string(attribute.lower, attribute.upper)
            }
        }
        return nil
    }

    /// The whole element as self-contained bytes; leaves it.
    public mutating func fragment() -> XMLFragment {
        var writer = FragmentWriter(document)
        writer.write(from: open[open.count - 1], language: language)
        skip()
        return XMLFragment(name: writer.rootName, bytes: writer.bytes)
    }

    /// An error at the position of the current element.
    public func error(_ detail: String) -> XMLError {
        guard let index = open.last else { return XMLError(.unexpected(detail)) }
        let start = document.events[index]
        return XMLError(.unexpected(detail), line: Int(start.line), column: Int(start.column))
    }

    private var current: XMLDocument.Event {
        precondition(!open.isEmpty, "the reader stands in no element: root() was not called, or all was read")
        return document.events[open[open.count - 1]]
    }
}
