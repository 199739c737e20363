package import XMLStream

/// Which properties a client asks for.
package enum PropertySelection: Equatable, Sendable {
    case names
    /// Those of RFC 4918 and these besides.
    case all(including: [PropertyName])
    /// In the order asked, each once.
    case some([PropertyName])

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
