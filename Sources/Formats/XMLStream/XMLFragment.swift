/// One element as bytes that can be stored, and written into any document: it declares the namespaces that it uses.
public struct XMLFragment: Hashable, Sendable {
    /// The name of the element.
    public var name: XMLName
    /// The element as UTF-8, from its start tag to its end tag.
    public var bytes: [UInt8]

    /// Takes bytes as ``XMLReader/fragment()`` gave them.
    public init(name: XMLName, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// Writes the events of one element with default-namespace declarations only, so no prefix can clash.
struct FragmentWriter {
    private let document: XMLDocument
    private(set) var bytes: [UInt8] = []
    private(set) var rootName = XMLName("", "")

    init(_ document: XMLDocument) { self.document = document }

    mutating func write(from start: Int, language: String?) {
        rootName = document.names[Int(document.events[start].name)]
        var namespaces: [String] = [""]
        for index in start...Int(document.events[start].end) {
            let event = document.events[index]
            switch event.kind {
            case .text: XMLEscape.text(document.pool[Int(event.lower)..<Int(event.upper)], into: &bytes)
            case .start:
                let name = document.names[Int(event.name)]
                bytes.append(UInt8(ascii: "<"))
                bytes.append(contentsOf: name.local.utf8)
                if namespaces[namespaces.count - 1] != name.namespace || index == start {
                    attribute("xmlns", name.namespace)
                }
                namespaces.append(name.namespace)
                writeAttributes(of: event)
                if index == start, let language, !hasLanguage(event) { attribute("xml:lang", language) }
                if Int(event.end) == index + 1 {
                    bytes.append(contentsOf: "/>".utf8)
                } else {
                    bytes.append(UInt8(ascii: ">"))
                }
            case .end:
                namespaces.removeLast()
                guard document.events[index - 1].kind != .start || Int(document.events[index - 1].end) != index else {
                    continue
                }
                bytes.append(contentsOf: "</".utf8)
                bytes.append(contentsOf: document.names[Int(event.name)].local.utf8)
                bytes.append(UInt8(ascii: ">"))
            }
        }
    }

    private func hasLanguage(_ event: XMLDocument.Event) -> Bool {
        document.attributes[Int(event.lower)..<Int(event.upper)]
            .contains { document.names[Int($0.name)] == .language }
    }

    private mutating func writeAttributes(of event: XMLDocument.Event) {
        var prefixes = 0
        for item in document.attributes[Int(event.lower)..<Int(event.upper)] {
            let name = document.names[Int(item.name)]
            let value = document.string(item.lower, item.upper)
            if name.namespace.isEmpty {
                attribute(name.local, value)
            } else if name.namespace == XMLName.language.namespace {
                attribute("xml:\(name.local)", value)
            } else {
                prefixes += 1
                attribute("xmlns:n\(prefixes)", name.namespace)
                attribute("n\(prefixes):\(name.local)", value)
            }
        }
    }

    private mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        bytes.append(contentsOf: "=\"".utf8)
        XMLEscape.attribute(value, into: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}
