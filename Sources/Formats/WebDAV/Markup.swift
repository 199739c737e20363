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
