package import XMLStream

/// The value of a property.
package enum PropertyValue: Hashable, Sendable {
    case empty
    case text(String)
    /// Text that is stored as bytes, such as a calendar object.
    case bytes([UInt8])
    case content([Markup])
    /// The property's element whole, as a client once sent it.
    case whole(XMLFragment)

    package static func href(_ encoded: String) -> PropertyValue { .content([.href(encoded)]) }

    package static func hrefs(_ encoded: [String]) -> PropertyValue { .content(encoded.map(Markup.href)) }

    package static func elements(_ names: [XMLName]) -> PropertyValue { .content(names.map { .element($0) }) }

    /// The addresses in every `DAV:href` of the value, as they stand there.
    package var hrefs: [String] {
        switch self {
        case .empty, .text, .bytes: []
        case .content(let content): content.flatMap(\.hrefs)
        case .whole(let fragment): (try? Markup(openingHrefsOf: fragment))?.hrefs ?? []
        }
    }

    package func write(as name: PropertyName, into writer: inout XMLWriter) {
        switch self {
        case .empty: writer.empty(name)
        case .text(let text): writer.element(name, text)
        case .bytes(let bytes):
            writer.open(name)
            writer.text(bytes)
            writer.close(name)
        case .content(let content):
            guard !content.isEmpty else { return writer.empty(name) }
            writer.open(name)
            for item in content { item.write(into: &writer) }
            writer.close(name)
        case .whole(let fragment): writer.fragment(fragment)
        }
    }
}

/// A property and its value.
package struct PropertyAnswer: Hashable, Sendable {
    package var name: PropertyName
    package var value: PropertyValue

    package init(_ name: PropertyName, _ value: PropertyValue) {
        self.name = name
        self.value = value
    }
}

/// The properties of one resource that have the same status.
package struct PropertyStatus: Hashable, Sendable {
    package var status: HTTPCode
    package var properties: [PropertyAnswer]
    package var condition: DAVCondition?

    package init(_ status: HTTPCode, _ properties: [PropertyAnswer], condition: DAVCondition? = nil) {
        self.status = status
        self.properties = properties
        self.condition = condition
    }
}

extension PropertyStatus {
    /// As `DAV:propstat`, for answers that nest; nil where it holds no property. Values that are bytes have no place
    /// there.
    package var markup: Markup? {
        guard !properties.isEmpty else { return nil }
        let values = properties.map { property in
            switch property.value {
            case .empty, .bytes: Markup.element(property.name)
            case .whole(let fragment): Markup.fragment(fragment)
            case .text(let text): Markup.element(property.name, [.text(text)])
            case .content(let content): Markup.element(property.name, content)
            }
        }
        return .element(
            DAVName.propstat,
            [.element(DAVName.prop, values), .element(DAVName.status, [.text(status.line)])]
        )
    }
}
