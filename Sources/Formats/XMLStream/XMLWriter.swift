/// An append-only writer of namespaced XML.
///
/// Prefixes are fixed when it is made and declared on the root; an element of another namespace declares its own on the
/// spot. The bytes written so far can be taken out at any point, so a long answer streams.
public struct XMLWriter: Sendable {
    /// A namespace and its prefix.
    public struct Prefix: Hashable, Sendable {
        /// The namespace URI.
        public var namespace: String
        /// The prefix, without the colon.
        public var prefix: String

        /// Associates a prefix with a namespace.
        public init(_ prefix: String, _ namespace: String) {
            self.prefix = prefix
            self.namespace = namespace
        }
    }

    /// The document written so far.
    public private(set) var bytes: [UInt8] = []
    private let prefixes: [Prefix]
    private var isRootWritten = false

    /// Creates a writer that declares `prefixes` on the root; `capacity` is the number of bytes to reserve.
    public init(prefixes: [Prefix], reserving capacity: Int = 1024) {
        self.prefixes = prefixes
        bytes.reserveCapacity(capacity)
    }

    /// Writes the XML declaration; call it first.
    public mutating func declaration() {
        raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    }

    /// Opens an element; the first one declares the prefixes.
    public mutating func open(_ name: XMLName, _ attributes: [(String, String)] = []) {
        start(name, attributes)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Closes the innermost open element, which must have this name.
    public mutating func close(_ name: XMLName) {
        raw("</")
        _ = qualified(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Writes an element without content.
    public mutating func empty(_ name: XMLName, _ attributes: [(String, String)] = []) {
        start(name, attributes)
        raw("/>")
    }

    /// An element with text only.
    public mutating func element(_ name: XMLName, _ text: String, _ attributes: [(String, String)] = []) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// Writes escaped character data.
    public mutating func text(_ value: String) { XMLEscape.text(value.utf8, into: &bytes) }

    /// Text given as bytes, which must be UTF-8.
    public mutating func text(_ value: [UInt8]) { XMLEscape.text(value, into: &bytes) }

    /// A comment for people. A comment must not contain two adjacent hyphens (XML 1.0 §2.5):
    /// each is set apart.
    public mutating func comment(_ value: String) {
        raw("<!-- ")
        text(value.contains("-") ? value.replacing("--", with: "- - ") : value)
        raw(" -->")
    }

    /// Writes a stored element unchanged.
    public mutating func fragment(_ fragment: XMLFragment) { bytes.append(contentsOf: fragment.bytes) }

    /// Markup that was written before, with the prefixes of this writer; or text that holds nothing to escape.
    public mutating func markup(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

    /// As ``markup(_:)-([UInt8])``.
    public mutating func markup(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// Sixteen hexadecimal digits in lower case.
    public mutating func hexadecimal(_ word: UInt64) {
        var shift: UInt64 = 64
        while shift > 0 {
            shift -= 4
            let digit = UInt8(truncatingIfNeeded: word >> shift) & 15
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }

    /// Markup known when the program was written, with the prefixes of this writer.
    public mutating func raw(_ markup: StaticString) { XMLEscape.append(markup, into: &bytes) }

    /// The bytes written since the last call.
    public mutating func take() -> [UInt8] {
        var taken: [UInt8] = []
        taken.reserveCapacity(bytes.count)
        swap(&taken, &bytes)
        return taken
    }

    private mutating func start(_ name: XMLName, _ attributes: [(String, String)]) {
        bytes.append(UInt8(ascii: "<"))
        let isKnown = qualified(name)
        if !isKnown { attribute("xmlns", name.namespace) }
        if !isRootWritten {
            isRootWritten = true
            for item in prefixes { attribute("xmlns:\(item.prefix)", item.namespace) }
        }
        for (name, value) in attributes { attribute(name, value) }
    }

    /// Writes the name; false where its namespace has no prefix, and so must be declared as the default one.
    private mutating func qualified(_ name: XMLName) -> Bool {
        for item in prefixes where item.namespace == name.namespace {
            bytes.append(contentsOf: item.prefix.utf8)
            bytes.append(UInt8(ascii: ":"))
            bytes.append(contentsOf: name.local.utf8)
            return true
        }
        bytes.append(contentsOf: name.local.utf8)
        return false
    }

    private mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        raw("=\"")
        XMLEscape.attribute(value, into: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}
