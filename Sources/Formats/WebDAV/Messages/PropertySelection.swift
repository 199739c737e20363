package import XMLStream

/// Which properties a client asks for.
package enum PropertySelection: Equatable, Sendable {
    case names
    /// Those of RFC 4918 and these besides.
    case all(including: [PropertyName])
    /// In the order asked, each once.
    case some([PropertyName])

    /// Whether the value of this property is requested; allprop requests all of RFC 4918.
    package func includes(_ name: PropertyName) -> Bool {
        switch self {
        case .names: false
        case .all: true
        case .some(let names): names.contains(name)
        }
    }

    /// Reads the names in `DAV:prop` or `DAV:include`, the current element; leaves it.
    package static func names(in reader: inout XMLReader) -> [PropertyName] {
        var names: [PropertyName] = []
        var seen: Set<PropertyName> = []
        while let name = reader.nextChild() {
            if seen.insert(name).inserted { names.append(name) }
            reader.skip()
        }
        return names
    }
}
