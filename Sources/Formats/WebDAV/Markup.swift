package import XMLStream

/// A small tree of elements and text: the content of a property or a condition.
package indirect enum Markup: Hashable, Sendable {
    case element(XMLName, attributes: [Attribute] = [], [Markup] = [])
    case text(String)
    /// An element as a client once sent it.
    case fragment(XMLFragment)

    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// `<D:href>`, of a path that is already encoded.
    package static func href(_ encoded: String) -> Markup { .element(DAVName.href, [.text(encoded)]) }

    /// An element as a client once sent it, opened wherever a `DAV:href` lies in it; the rest stays as it was sent.
    ///
    /// Of the elements that are opened, attributes in a namespace other than `xml` are left out.
    ///
    /// - Throws: ``XMLError`` where the bytes are no XML.
    package init(openingHrefsOf fragment: XMLFragment) throws(XMLError) {
        var reader = try XMLReader(fragment.bytes)
        _ = reader.root()
        self = Self.opened(&reader)
    }

    /// Reads the element in which the reader stands; leaves it.
    private static func opened(_ reader: inout XMLReader) -> Markup {
        let (name, start) = (reader.name, reader)
        let attributes = reader.attributes.compactMap { name, value -> Attribute? in
            if name.namespace.isEmpty { return Attribute(name.local, value) }
            return name.namespace == XMLName.language.namespace ? Attribute("xml:\(name.local)", value) : nil
        }
        guard name != DAVName.href else {
            return .element(name, attributes: attributes, [.text(reader.trimmedText())])
        }
        var children: [Markup] = []
        while let node = reader.nextNode() {
            switch node {
            case .text(let text): children.append(.text(text))
            case .element: children.append(opened(&reader))
            }
        }
        guard children.contains(where: \.holdsHref) else {
            var start = start
            return .fragment(start.fragment())
        }
        return .element(name, attributes: attributes, children)
    }

    /// The texts of every `DAV:href` in it; not looked for in what stays as it was sent.
    var hrefs: [String] {
        guard case .element(let name, _, let children) = self else { return [] }
        guard name == DAVName.href else { return children.flatMap(\.hrefs) }
        if case .text(let text)? = children.first { return [text] }
        return []
    }

    /// Whether it is a `DAV:href`, or holds one; not looked for in what stays as it was sent.
    private var holdsHref: Bool {
        switch self {
        case .element(let name, _, let children): name == DAVName.href || children.contains(where: \.holdsHref)
        case .text, .fragment: false
        }
    }

    package func write(into writer: inout XMLWriter) {
        switch self {
        case .text(let text): writer.text(text)
        case .fragment(let fragment): writer.fragment(fragment)
        case .element(let name, let attributes, let children):
            let pairs = attributes.map { ($0.name, $0.value) }
            guard !children.isEmpty else { return writer.empty(name, pairs) }
            writer.open(name, pairs)
            for child in children { child.write(into: &writer) }
            writer.close(name)
        }
    }
}
