package import XMLStream

/// A property with the value that a client gives it.
package struct PropertySetting: Equatable, Sendable {
    package var name: PropertyName
    /// The property's element, whole.
    package var fragment: XMLFragment

    package init(_ fragment: XMLFragment) {
        name = fragment.name
        self.fragment = fragment
    }

    /// A reader positioned in the property's element.
    package func reader() throws(XMLError) -> XMLReader {
        var reader = try XMLReader(fragment.bytes)
        _ = reader.root()
        return reader
    }

    /// The text of the property, without white space at either end.
    package func text() throws(XMLError) -> String {
        var reader = try reader()
        return reader.trimmedText()
    }

    /// Reads the properties in `DAV:set`, the current element; leaves it.
    static func settings(in reader: inout XMLReader) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        while let child = reader.nextChild() {
            guard child == DAVName.prop else {
                reader.skip()
                continue
            }
            while reader.nextChild() != nil { settings.append(PropertySetting(reader.fragment())) }
        }
        return settings
    }
}

/// The body of PROPPATCH (RFC 4918 §9.2, §14.19): assignments in document order.
package struct PropertyUpdate: Equatable, Sendable {
    /// A property of DAV:set or DAV:remove.
    package enum Instruction: Equatable, Sendable {
        case set(PropertySetting)
        case remove(PropertyName)

        package var name: PropertyName {
            switch self {
            case .set(let setting): setting.name
            case .remove(let name): name
            }
        }
    }

    package var instructions: [Instruction]

    package init(body: [UInt8], limits: XMLLimits) throws(XMLError) {
        var reader = try XMLReader(body, limits: limits)
        try reader.root(DAVName.propertyupdate)
        instructions = []
        while let child = reader.nextChild() {
            switch child {
            case DAVName.set:
                instructions += PropertySetting.settings(in: &reader).map { .set($0) }
            case DAVName.remove:
                while let part = reader.nextChild() {
                    guard part == DAVName.prop else {
                        reader.skip()
                        continue
                    }
                    while let name = reader.nextChild() {
                        instructions.append(.remove(name))
                        reader.skip()
                    }
                }
            default: reader.skip()
            }
        }
        guard !instructions.isEmpty else { throw XMLError(.unexpected("propertyupdate sets and removes nothing")) }
    }
}
