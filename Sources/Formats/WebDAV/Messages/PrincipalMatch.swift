package import XMLStream

/// The principal-match report (RFC 3744 §9.3): the principals that are the person who asks, or the resources that name
/// them in a property.
package struct PrincipalMatch: Equatable, Sendable {
    /// nil: `DAV:self`.
    package var property: PropertyName?
    package var properties: [PropertyName]

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(XMLError) {
        let error = reader.error("principal-match needs self or principal-property")
        var isSelf = false
        property = nil
        properties = []
        while let child = reader.nextChild() {
            switch child {
            case DAVName.`self`:
                isSelf = true
                reader.skip()
            case DAVName.principalProperty: property = PropertySelection.names(in: &reader).first
            case DAVName.prop: properties = PropertySelection.names(in: &reader)
            default: reader.skip()
            }
        }
        guard isSelf != (property != nil) else { throw error }
    }

    /// The properties that acl-principal-prop-set (RFC 3744 §9.2) asks for; the reader stands in its root.
    ///
    /// - Throws: ``XMLError`` for a second `DAV:prop`: there is at most one.
    package static func propertiesOfPrincipals(in reader: inout XMLReader) throws(XMLError) -> [PropertyName] {
        var names: [PropertyName]?
        while let child = reader.nextChild() {
            guard child == DAVName.prop else {
                reader.skip()
                continue
            }
            guard names == nil else { throw reader.error("there is more than one prop") }
            names = PropertySelection.names(in: &reader)
        }
        return names ?? []
    }
}
