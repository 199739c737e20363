package import XMLStream

/// The body of PROPFIND (RFC 4918 §9.1, §14.20).
package struct PropFind: Equatable, Sendable {
    package var selection: PropertySelection

    /// - Parameters:
    ///   - body: empty means allprop.
    ///   - limits: for the reader.
    /// - Throws: ``XMLError`` for a body that is no such message.
    package init(body: [UInt8], limits: XMLLimits) throws(XMLError) {
        guard !body.isEmpty else {
            selection = .all(including: [])
            return
        }
        var reader = try XMLReader(body, limits: limits)
        try reader.root(DAVName.propfind)
        var found: PropertySelection?
        var included: [PropertyName] = []
        while let child = reader.nextChild() {
            switch child {
            case DAVName.prop, DAVName.allprop, DAVName.propname:
                guard found == nil else {
                    throw reader.error("propfind holds more than one of prop, allprop, propname")
                }
                if child == DAVName.prop {
                    found = .some(PropertySelection.names(in: &reader))
                } else {
                    found = child == DAVName.propname ? .names : .all(including: [])
                    reader.skip()
                }
            case DAVName.include: included = PropertySelection.names(in: &reader)
            default: reader.skip()
            }
        }
        switch found {
        case nil: throw XMLError(.unexpected("propfind holds none of prop, allprop, propname"))
        case .all: selection = .all(including: included)
        case .some(let other): selection = other
        }
    }
}
